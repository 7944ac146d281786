import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { AcceptedTypes } from './accepted-types.js';
import { FILE_GROUPS, type FileGroup } from './file-groups.js';
import { candidateTypes, fileTypes } from './file-types.js';
import { iconGroup } from './mime-type.js';
import { headFormat } from './content/head-format.js';
import { decideType, refusalByName } from './type-decision.js';

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const png = bytes('\x89PNG\r\n\x1a\n\x00\x00');
const program = bytes('MZ\x90\x00\x03\x00\x00\x00');
const pdf = bytes('%PDF-1.7');
const ftyp = (brand: string): Uint8Array => bytes(`\0\0\0\x1cftyp${brand}\0\0\0\0`);
const transportStream = ((): Uint8Array => {
  const packets = new Uint8Array(188 * 4);
  for (let at = 0; at < packets.length; at += 188) packets[at] = 0x47;
  return packets;
})();
const decide = (name: string, type: string, head: Uint8Array, ...groups: FileGroup[]) =>
  decideType({ name, type }, headFormat(head), new AcceptedTypes(groups));

test('[UP-02] every group of the specification has its types', () => {
  const types = (group: FileGroup): string =>
    fileTypes
      .filter((one) => one.group === group)
      .map(({ type }) => type.replace(/^.*\//, '').replace(/^vnd\..*\./, ''))
      .join(' ');
  assert.equal(types('image'), 'png jpeg bmp webp gif svg+xml');
  assert.equal(types('pdf'), 'pdf');
  assert.equal(types('video'), 'mp4 mpeg x-flv mpegurl mp2t 3gpp quicktime x-msvideo x-ms-wmv youtube');
  assert.equal(types('audio'), 'aac mpeg midi ogg wav webm 3gpp 3gpp2');
  assert.equal(fileTypes.filter((one) => one.group === 'spreadsheet').length, 4);
  assert.equal(fileTypes.filter((one) => one.group === 'text').length, 5);
  assert.equal(fileTypes.filter((one) => one.group === 'presentation').length, 3);
  for (const { type, group } of fileTypes) if (group && group !== 'audio') assert.equal(iconGroup(type), group, type);
});

test('[UP-12] a declared type counts through its aliases, and an empty one by the extension', () => {
  const table: [name: string, declared: string, head: Uint8Array, group: FileGroup, type: string][] = [
    ['a.png', 'image/png', png, 'image', 'image/png'],
    ['a.PNG', 'image/x-png', png, 'image', 'image/png'],
    ['a', 'image/png', png, 'image', 'image/png'],
    ['a.jpg', 'image/pjpeg', bytes('\xff\xd8\xff\xe0'), 'image', 'image/jpeg'],
    ['a.csv', 'application/vnd.ms-excel', bytes('a;b'), 'spreadsheet', 'text/csv'],
    [
      'a.xls',
      'application/vnd.ms-excel',
      bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
      'spreadsheet',
      'application/vnd.ms-excel',
    ],
    ['a.ts', 'text/vnd.trolltech.linguist', transportStream, 'video', 'video/mp2t'],
    ['a.m3u8', 'audio/x-mpegurl', bytes('#EXTM3U\n'), 'video', 'application/vnd.apple.mpegurl'],
    ['a.3gp', '', ftyp('3gp5'), 'video', 'video/3gpp'],
    ['a.3gp', 'video/3gpp', ftyp('3gp5'), 'audio', 'audio/3gpp'],
    ['a.weba', 'video/webm', bytes('\x1aE\xdf\xa3 A_OPUS'), 'audio', 'audio/webm'],
    ['a.avi', '', bytes('RIFF\0\0\0\0AVI LIST'), 'video', 'video/x-msvideo'],
    ['a.wmv', 'application/octet-stream', bytes('\x30\x26\xb2\x75\x8e\x66\xcf\x11'), 'video', 'video/x-ms-wmv'],
    ['a.oga', 'application/ogg', bytes('OggS\0'), 'audio', 'audio/ogg'],
    ['a.ifb', '', bytes('BEGIN:VCALENDAR'), 'calendar', 'text/calendar'],
  ];
  for (const [name, declared, head, group, type] of table)
    assert.deepEqual(decide(name, declared, head, group), { type }, `${name} ${declared}`);
});

test('[UP-12] a content that the name denies is refused, and it is said what it is', () => {
  assert.deepEqual(decide('a.png', 'image/png', program, 'image'), { reason: 'content', found: 'program' });
  assert.deepEqual(decide('a.png', 'image/png', program), { reason: 'content', found: 'program' });
  assert.deepEqual(decide('a.png', 'image/png', bytes('<html>'), 'image'), { reason: 'content', found: 'html' });
  assert.deepEqual(decide('a.png', 'image/png', pdf, 'image', 'pdf'), { reason: 'content', found: 'pdf' });
  assert.deepEqual(decide('a.ts', '', bytes('const a = 1;'), 'video'), { reason: 'content', found: 'text' });
  assert.deepEqual(decide('a.jar.docx', '', bytes('PK\x03\x04 META-INF/MANIFEST.MF'), 'text'), {
    reason: 'content',
    found: 'program',
  });
  // Without a restriction the source text of a program is a text.
  assert.deepEqual(decide('a.ts', '', bytes('const a = 1;')), { type: 'text/typescript' });
});

test('[UP-04] types that are not accepted are refused; without a restriction every one is accepted', () => {
  assert.deepEqual(decide('a.pdf', 'application/pdf', pdf, 'image'), { reason: 'type', found: 'pdf' });
  assert.deepEqual(decide('a.exe', '', program, 'image'), { reason: 'type', found: 'program' });
  assert.deepEqual(decide('a.dwg', 'image/vnd.dwg', bytes('AC1032'), 'image'), { reason: 'type', found: 'text' });
  assert.deepEqual(decide('a.dwg', 'image/vnd.dwg', bytes('AC1032')), { type: 'image/vnd.dwg' });
  assert.deepEqual(decide('LEIAME', '', bytes('x')), { type: '' });
});

test('[UP-02] HEIC is recognized by its name and by its content', () => {
  assert.deepEqual(decide('IMG_1.HEIC', '', ftyp('heic'), 'image'), { reason: 'type', found: 'heic' });
  assert.deepEqual(decide('IMG_1.heic', 'image/heic', new Uint8Array(), 'image'), { reason: 'type', found: 'heic' });
  assert.deepEqual(decide('IMG_1.jpg', 'image/jpeg', ftyp('mif1'), 'image'), { reason: 'content', found: 'heic' });
});

test('[UP-02] a custom type is accepted by MIME type, wildcard and extension', () => {
  const accepted = new AcceptedTypes(['pdf', 'custom'], { type: 'model/*, .step;.STP', message: 'Desenho STEP' });
  const ask = (name: string, type: string) => decideType({ name, type }, 'step', accepted);
  assert.deepEqual(ask('a.STEP', ''), { type: 'model/step' });
  assert.deepEqual(ask('a', 'model/step'), { type: 'model/step' });
  assert.deepEqual(ask('a.dwg', ''), { reason: 'type', found: 'step' });
  assert.equal(accepted.customName, 'Desenho STEP');
  assert.equal(accepted.accept, 'application/pdf,.pdf,model/*,.step,.stp');
  assert.deepEqual(accepted.extensions, ['.pdf', 'model/*', '.step', '.stp']);
  for (const hostile of [undefined, null, 5, 'x', { type: 5 }, { type: '<script>,../../x' }])
    assert.equal(new AcceptedTypes(['custom'], hostile).accept, '');
});

test('[UP-04] a type that is dragged is known before the drop, an empty one is not', () => {
  const images = new AcceptedTypes(['image']);
  assert.deepEqual(
    ['image/png', 'image/x-png', '', 'application/pdf', 'application/x-unknown-app'].map((type) =>
      images.mayInclude(type),
    ),
    [true, true, true, false, false],
  );
  assert.equal(new AcceptedTypes([]).mayInclude('application/pdf'), true);
  // A photo that is declared as HEIC may be a JPEG.
  assert.equal(images.mayInclude('image/heic'), true);
  assert.equal(new AcceptedTypes(['custom'], { type: '.dwg' }).mayInclude('image/vnd.dwg'), true);
  assert.equal(new AcceptedTypes(['custom'], { type: '.dwg' }).mayInclude('model/step'), false);
});

test('[UP-02] laws: groups do not change what a file is, and a name alone never accepts', () => {
  const names = fc.constantFrom(
    ...fileTypes.flatMap(({ extensions }) => extensions.map((one) => `arquivo.${one}`)),
    'arquivo',
    'a.xyz',
  );
  const types = fc.constantFrom('', ...fileTypes.flatMap(({ type, aliases }) => [type, ...aliases]));
  const heads = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.constantFrom(png, pdf, program, transportStream, bytes('texto')),
  );
  const groups = fc.uniqueArray(fc.constantFrom(...FILE_GROUPS));
  fc.assert(
    fc.property(names, types, heads, groups, (name, type, head, wanted) => {
      const accepted = new AcceptedTypes(wanted);
      const decision = decideType({ name, type }, headFormat(head), accepted);
      if ('type' in decision) {
        assert.ok(
          wanted.length === 0 || fileTypes.some((one) => one.type === decision.type && wanted.includes(one.group!)),
        );
        assert.equal(refusalByName({ name, type }, accepted), undefined);
      }
      if (refusalByName({ name, type }, accepted)) assert.equal('reason' in decision && decision.reason, 'type');
      assert.ok(candidateTypes(name, type).length >= 0);
    }),
  );
});
