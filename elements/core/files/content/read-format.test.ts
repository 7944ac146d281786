import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { noise, ole, openXml, zip } from '../../../../test/corpus/files/bytes.js';
import { doc, docx, svg, xlsx } from '../../../../test/corpus/files/samples.js';
import { readFormat } from './read-format.js';

/** A file that counts the bytes that are read of it. */
class CountedFile extends Blob {
  read = 0;

  override slice(start = 0, end = this.size): Blob {
    const part = super.slice(start, end);
    this.read += part.size;
    return part;
  }
}

test('[FI-07] of a large archive only its ends are read', async () => {
  const pictures = Array.from({ length: 30 }, (_, index) => [`word/media/${index}.png`, noise(1_000_000)] as const);
  const file = new CountedFile([zip([...pictures, ...openXml('word', 'document')])]);
  assert.equal(await readFormat(file), 'docx');
  assert.ok(file.read < 100_000, `${file.read} of ${file.size} bytes`);
});

test('[FI-07] of a large text and a large container only parts are read', async () => {
  const text = new CountedFile([`<?xml version="1.0"?><nota>${'x'.repeat(9_000_000)}</nota>`]);
  assert.equal(await readFormat(text), 'xml');
  const container = new CountedFile([ole(['WordDocument']), new Uint8Array(5_000_000)]);
  assert.equal(await readFormat(container), 'doc');
  for (const { read } of [text, container]) assert.ok(read < 100_000, `${read} bytes`);
});

test('[FI-07] a directory of 40,000 names is not read whole', async () => {
  const names = Array.from({ length: 40_000 }, (_, index) => `fotos do lote ${index}.jpg`);
  const file = new CountedFile([zip(names)]);
  assert.equal(await readFormat(file), 'archive');
  assert.ok(file.read < 1_200_000, `${file.read} bytes`);
});

test('[FI-07] law: files that are damaged anywhere have a format', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(docx, xlsx, doc, svg, zip(['a'], { isLarge: true })),
      fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { maxLength: 12 }),
      fc.nat(3000),
      async (bytes, changes, length) => {
        const damaged = bytes.slice(0, length || undefined);
        for (const [at, value] of changes) if (at < damaged.length) damaged[at] = value;
        assert.equal(typeof (await readFormat(new Blob([damaged]))), 'string');
      },
    ),
    { numRuns: 500 },
  );
});
