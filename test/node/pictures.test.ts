import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import fc from 'fast-check';
import { compare, decode, encode, reduce, sourceOf, type Picture } from '../visual/support/picture.js';

/** A picture of one colour. */
function plain(width: number, height: number, colour: readonly number[]): Picture {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set([...colour, 255], at);
  return { width, height, data };
}
/** A copy with a square of another colour. */
function withSquare(picture: Picture, size: number, colour: readonly number[]): Picture {
  const data = picture.data.slice();
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) data.set(colour, (y * picture.width + x) * 4);
  return { ...picture, data };
}
const page = plain(200, 100, [250, 250, 252]);

test('a picture differs when something has moved, has another colour or another size', () => {
  const before = reduce(page);
  assert.equal(compare(before, reduce(page)).isSame, true);
  assert.equal(compare(before, reduce(withSquare(page, 6, [40, 40, 40]))).isSame, false);
  assert.equal(compare(before, reduce(plain(200, 100, [225, 225, 227]))).isSame, false);
  assert.equal(compare(before, reduce(plain(200, 104, [250, 250, 252]))).isSame, false);
});

test('a few pixels, as another version of a browser draws the edge of a letter, do not differ', () => {
  assert.equal(compare(reduce(page), reduce(withSquare(page, 2, [40, 40, 40]))).isSame, true);
});

test('law: what is written is read again, with the hash of its screenshot, whatever its colours are', () => {
  const pictures = fc
    .record({ width: fc.integer({ min: 2, max: 60 }), height: fc.integer({ min: 2, max: 60 }), seed: fc.nat(1000) })
    .map(({ width, height, seed }) => {
      const picture = plain(width, height, [0, 0, 0]);
      for (let at = 0; at < picture.data.length; at++)
        if (at % 4 !== 3) picture.data[at] = (at * 2_654_435_761 + seed * 40_503) >>> 24;
      return picture;
    });
  fc.assert(
    fc.property(pictures, (picture) => {
      const reduced = reduce(picture);
      const png = encode(reduced, '0123456789abcdef');
      const read = decode(png);
      assert.deepEqual([read.width, read.height], [reduced.width, reduced.height]);
      assert.deepEqual([...read.data], [...reduced.data]);
      assert.equal(sourceOf(png), '0123456789abcdef');
    }),
  );
});
