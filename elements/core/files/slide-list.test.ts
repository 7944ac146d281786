import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { indexAfter, slideKind, SlideReader, slideType, type Slide } from './slide-list.js';

const read = (...entries: unknown[]): readonly Slide[] => new SlideReader().read(entries);

describe('slideKind', () => {
  it('[CA-02] is decided by type and name', () => {
    const kinds: Readonly<Record<string, [name: string, type: string]>> = {
      image: ['costura.png', ''],
      video: ['linha.mp4', 'video/mp4; codecs="avc1"'],
      audio: ['ruído.mp3', 'audio/mp3'],
      pdf: ['laudo.PDF', 'application/octet-stream'],
      // Windows with Excel.
      text: ['medidas.csv', 'application/vnd.ms-excel'],
      link: ['aula', 'video/youtube'],
      other: ['foto.heic', ''],
    };
    for (const [kind, [name, type]] of Object.entries(kinds)) assert.equal(slideKind(slideType(name, type)), kind);
    assert.equal(slideKind(slideType('mapa.tif', 'image/tiff')), 'other');
    assert.equal(slideKind(slideType('', '')), 'other');
    // Nothing says whether it has a picture.
    assert.equal(slideType('gravação.webm', ''), 'video/webm');
    assert.equal(slideKind(slideType('memo.m4a', '')), 'audio');
    assert.equal(slideKind(slideType('nfe.xml', 'application/xml')), 'text');
    assert.equal(slideKind(slideType('página.html', '')), 'text');
  });
});

describe('SlideReader', () => {
  it('[CA-06] addresses stored files by their address, otherwise by the download address of their id', () => {
    const [own, byId, none, nothing] = read(
      { src: '/a/foto.png', id: 5 },
      { id: 'a b', fileName: 'x.png' },
      { id: 'null' },
      {},
    );
    assert.equal(own?.address, '/a/foto.png');
    assert.equal(own?.name, 'foto.png');
    assert.equal(byId?.address, '/api/download/file/a%20b?project=dds');
    assert.deepEqual([none?.address, nothing?.address], ['', '']);
  });

  it('[CA-06] refuses unsafe addresses', () => {
    const png = 'data:image/png;base64,iVBORw0KGgo=';
    const hostile = [
      'javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'data:image/svg+xml;base64,PHN2Zz4=',
      'data:image/svg+xml,<svg onload=alert(1)>',
      'file:///etc/passwd',
      'blob:https://evil.example/1',
    ];
    for (const src of hostile) assert.equal(read({ src, type: 'image/png' })[0]?.address, '', src);
    assert.equal(read({ src: png, type: 'image/png' })[0]?.address, png);
  });

  it('has a slide for each entry, whatever it is', (t) => {
    const { mock } = t.mock.method(console, 'warn', () => {});
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    // oxlint-disable-next-line no-sparse-arrays
    const slides = new SlideReader().read([null, undefined, 5, 'x', [], proxy, { name: 'a.png' }, ,]);
    assert.equal(slides.length, 8);
    assert.equal(new Set(slides.map(({ key }) => key)).size, 8);
    assert.equal(slides[6]?.name, 'a.png');
    assert.deepEqual([slides[0]?.kind, slides[0]?.address], ['other', '']);
    assert.ok(mock.callCount() > 0);
  });

  it('knows a file again by its id, its file or its address, also in copies', () => {
    const file = new File(['x'], 'a.txt');
    const entries = [{ _id: 'a' }, { id: 1 }, { file }, { src: '/x.png' }, { src: '/x.png' }];
    const reader = new SlideReader();
    const before = reader.read(entries).map(({ key }) => key);
    assert.equal(new Set(before).size, entries.length);
    assert.deepEqual(
      reader.read(entries.map((entry) => ({ ...entry }))).map(({ key }) => key),
      before,
    );
  });

  it('keeps the slides of the same entries', () => {
    const entries = [{ _id: 'a' }, { _id: 'b' }];
    const reader = new SlideReader();
    const [, b] = reader.read(entries);
    assert.equal(reader.read([entries[1], {}])[0], b);
  });
});

describe('indexAfter', () => {
  const list = (ids: readonly number[]): readonly Slide[] => read(...ids.map((id) => ({ id })));

  it('stays at the slide, otherwise at the next one that is left', () => {
    const before = list([1, 2, 3, 4]);
    assert.equal(indexAfter(before, 2, list([0, 3, 1])), 1);
    assert.equal(indexAfter(before, 1, list([1, 4])), 1);
    assert.equal(indexAfter(before, 3, list([1, 2])), 1);
    assert.equal(indexAfter(before, 3, list([9, 8])), 1);
    assert.equal(indexAfter(before, 3, []), 0);
    assert.equal(indexAfter([], 2, list([1, 2, 3])), 2);
  });

  it('is an index of the list, and that of the current slide if it is still there', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 12 });
    fc.assert(
      fc.property(ids, ids, fc.nat(14), (old, next, at) => {
        const result = indexAfter(list(old), at, list(next));
        assert.ok(Number.isInteger(result) && result >= 0 && result <= Math.max(0, next.length - 1));
        if (at < old.length && next.includes(old[at]!)) assert.equal(next[result], old[at]);
      }),
    );
  });
});
