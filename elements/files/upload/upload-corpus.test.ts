import { expect } from 'chai';
import './upload.js';
import type { DassUpload } from './upload.js';
import type { DassUploadRejectDetail } from './upload-properties.js';
import { pickFiles } from '../shared/example-files.js';
import { setLanguage } from '../../../locales/index.js';
import { fileCases, fileOf, type FileCase } from '../../../test/corpus/files/index.js';
import { docx, jpeg, png } from '../../../test/corpus/files/samples.js';
import { uploadFiles } from '../../../testing/dom.js';
import {
  closeNotices,
  drag,
  notices,
  openUpload as open,
  rejections,
  sizedFile,
  textFile as text,
  transferOf,
  untilNotice,
  untilShown,
} from '../../../test/support/elements/upload.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, until } from '../../../test/support/user.js';

/** Divides cases by what their upload accepts. */
function byTypes(cases: readonly FileCase[]): FileCase[][] {
  const groups = new Map<string, FileCase[]>();
  for (const one of cases) {
    const key = JSON.stringify([one.types, one.customType]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** Waits until all files are in the list or rejected. @returns what the upload says of each, in the order of both lists */
async function resultOf(element: DassUpload, rejected: { detail: unknown }[], count: number) {
  const refusals = () => rejected.flatMap(({ detail }) => (detail as DassUploadRejectDetail).files);
  await until('all files are checked', () => element.files.length + refusals().length === count);
  return {
    accepted: element.files.map(({ name, type, file }) => `${name} ${type} ${file!.name === name}`),
    refused: refusals().map(({ file, reason }) => `${file.name} ${reason}`),
  };
}

/** Waits for the notices of what was refused and what was renamed, and closes them. */
async function closeExpectedNotices(cases: readonly FileCase[]): Promise<void> {
  const isRenamed = (one: FileCase): boolean =>
    !one.refused && one.storedName !== undefined && one.storedName !== one.name.normalize();
  const count = Number(cases.some(({ refused }) => refused)) + Number(cases.some(isRenamed));
  await until(`${count} notices are shown`, () => notices().length === count);
  await closeNotices();
}

const notice = async (): Promise<string> => find(await untilNotice(), '.text').textContent;

describe('files of the real world in dass-upload', () => {
  afterEach(async () => {
    await setLanguage('pt_BR');
    await closeNotices();
  });

  for (const [name, cases] of Object.entries(fileCases))
    it(`[UP-12] [FI-07] ${name} are accepted or refused, picked and dropped`, async () => {
      for (const group of byTypes(cases)) {
        const [{ types = [], customType }] = group as [FileCase];
        const files = group.map((one, index) => fileOf(one, index));
        const expected = {
          accepted: group
            .filter(({ refused }) => !refused)
            .map((one) => `${(!one.refused && one.storedName) || one.name} ${one.accepted} true`),
          refused: group.flatMap((one) => (one.refused ? [`${one.name} ${one.refused}`] : [])),
        };
        for (const offer of [
          (element: DassUpload) => pickFiles(element, ...files),
          (element: DassUpload) => void drag(element, 'drop', transferOf(...files)),
        ]) {
          const element = await mount('dass-upload', { properties: { types, customType, multiple: true } });
          const rejected = listen(element, 'dass-reject');
          offer(element);
          expect(await resultOf(element, rejected, group.length)).to.deep.equal(expected);
          await closeExpectedNotices(group);
        }
      }
    });

  it('[FI-07] a JPEG that is named .png has its own type and a corrected name, and the user is told', async () => {
    const element = await open({ types: ['image'], multiple: true });
    pickFiles(element, new File([jpeg], 'captura.png', { type: 'image/png' }), new File([jpeg], 'foto'));
    await untilShown(element, 'captura.jpg', 'foto.jpg');
    const kept = element.files.map(({ name, type, file }) => [name, type, file!.name, file!.type]);
    expect(kept).to.deep.equal([
      ['captura.jpg', 'image/jpeg', 'captura.jpg', 'image/jpeg'],
      ['foto.jpg', 'image/jpeg', 'foto.jpg', 'image/jpeg'],
    ]);
    expect((await untilNotice()).type).to.equal('information');
    for (const [language, told] of [
      ['pt_BR', 'captura.png: adicionado como captura.jpg, conforme o conteúdo'],
      ['es', 'captura.png: agregado como captura.jpg, según su contenido'],
      ['en', 'captura.png: added as captura.jpg, as its content says'],
    ] as const) {
      await setLanguage(language);
      await until(`it is told in ${language}`, async () => (await notice()).startsWith(told));
    }
    pickFiles(
      element,
      new File([jpeg], 'captura.png', { type: 'image/png', lastModified: element.files[0]!.file!.lastModified }),
    );
    await until('it is known', () => rejections(element)[0]?.includes('Already in the list'));
  });

  it('[FI-07] a decomposed name of macOS is the composed one, and is stored composed', async () => {
    const element = await open({ multiple: true });
    const events = listen(element, 'dass-reject');
    const composed = text('inspeção.txt');
    const { lastModified } = composed;
    await element.addFiles([composed, new File(['texto'], 'inspec\u0327a\u0303o.txt', { lastModified })]);
    expect((events[0]!.detail as DassUploadRejectDetail).files[0]!.reason).to.equal('duplicate');
    await element.addFiles([new File(['outro texto'], 'pec\u0327a.txt')]);
    await untilShown(element, 'inspeção.txt', 'peça.txt');
    expect([element.files[1]!.name, element.files[1]!.file!.name]).to.deep.equal(['peça.txt', 'peça.txt']);
    element.files = [{ src: '/a', fileName: 'reviso\u0303es.txt' }];
    await untilShown(element, 'revisões.txt');
  });

  it('[UP-01] each entry has a copy of the whole schema', async () => {
    const onScan = (): number => 1;
    const schema = Object.freeze({ tags: ['costura'], place: { line: 3 }, since: new Date(0), onScan });
    const element = await open({ multiple: true, schema });
    await element.addFiles([text('a.txt', 'a'), text('b.txt', 'b')]);
    const [first, second] = element.files as unknown as (typeof schema)[];
    expect([first!.tags, first!.place, first!.since]).to.deep.equal([['costura'], { line: 3 }, new Date(0)]);
    first!.tags.push('corte');
    first!.place.line = 4;
    expect([second!.tags, second!.place, schema.tags]).to.deep.equal([['costura'], { line: 3 }, ['costura']]);
    expect(first!.onScan, 'what cannot be copied is shared').to.equal(onScan);
  });

  it('[UP-03] a limit that looks equal to the size has more decimals', async () => {
    const element = await open({ multiple: true });
    await element.addFiles([sizedFile('quase.txt', 10_000_060), sizedFile('maior.txt', 31_000_000)]);
    expect(await notice()).to.equal(
      ['Maior que o permitido: 10,0000 MB', '• quase.txt (10,0001 MB)', '• maior.txt (31,00 MB)'].join('\n'),
    );
    await element.updateComplete;
    expect(rejections(element)).to.deep.equal([
      'quase.txt 10,0001 MB Maior que o permitido: 10,0000 MB',
      'maior.txt 31,00 MB Maior que o permitido: 10,00 MB',
    ]);
  });

  it('[UP-03] the notice groups names by their reason', async () => {
    const element = await open({ types: ['image'], multiple: true });
    const program = new File(['MZ\u0000\u0003'], 'c.png', { type: 'image/png' });
    pickFiles(element, text('a.txt'), new File([docx], 'ata.docx'), program, text('b.txt'), new File([png], 'd.png'));
    await untilShown(element, 'd.png');
    expect(await notice()).to.equal(
      [
        'Tipo de arquivo não aceito',
        '• a.txt (5 B)',
        `• ata.docx (${docx.length} B)`,
        '• b.txt (5 B)',
        'c.png (4 B): O conteúdo não é o que o nome diz: é um programa',
      ].join('\n'),
    );
    expect(uploadFiles(element)).to.deep.equal(['d.png']);
  });
});
