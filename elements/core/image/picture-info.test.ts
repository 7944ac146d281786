import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { bmp, gif, png, svg } from '../../../test/corpus/files/samples.js';
import type { FileFormat } from '../files/content/file-format.js';
import type { Size } from './geometry.js';
import { isTooLargeToDecode, readPictureInfo, readPictureSize } from './picture-info.js';

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const read = (format: FileFormat, ...parts: BlobPart[]) => readPictureInfo(new Blob(parts), format);
const pngHead = '89504e470d0a1a0a 0000000d 49484452 00004e20 00002710 10 06 00 00 00 00000000';
/** A frame of a GIF with one pixel. */
const frame = '21f9040100000000 2c000000000100010000 0202440100';

const big = (...values: number[]): number[] => values.flatMap((value) => [(value >>> 8) & 0xff, value & 0xff]);
const big32 = (value: number): number[] => big(value >>> 16, value & 0xffff);
const little = (value: number, length: number): number[] =>
  Array.from({ length }, (_, index) => (value >>> (8 * index)) & 0xff);
const latin = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const jpegSegment = (marker: number, content: readonly number[]): number[] => [
  ...[0xff, marker, ...big(content.length + 2)],
  ...content,
];
const frameOf = (marker: number, { width, height }: Size): number[] =>
  jpegSegment(marker, [8, ...big(height, width), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
const riff = (name: string, content: readonly number[]): number[] => [
  ...[...latin('RIFF'), ...little(content.length + 12, 4), ...latin(`WEBP${name}`)],
  ...[...little(content.length, 4), ...content],
];
/** `[format, most pixels of a side, headers of a size]` */
const kinds: readonly (readonly [FileFormat, number, (size: Size) => number[]])[] = [
  ['png', 2 ** 31 - 1, ({ width, height }) => [...bytes(pngHead).slice(0, 16), ...big32(width), ...big32(height)]],
  ['gif', 65_535, ({ width, height }) => [...latin('GIF89a'), ...little(width, 2), ...little(height, 2), 0, 0, 0]],
  ['bmp', 2 ** 31 - 1, ({ width, height }) => bmpOf(40, little(width, 4), little(height, 4))],
  ['bmp', 2 ** 31 - 1, ({ width, height }) => bmpOf(124, little(width, 4), little(-height, 4))],
  ['bmp', 65_535, ({ width, height }) => bmpOf(12, little(width, 2), little(height, 2))],
  [
    'webp',
    2 ** 24,
    ({ width, height }) => riff('VP8X', [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3), 0]),
  ],
  ['webp', 2 ** 14, ({ width, height }) => riff('VP8L', [0x2f, ...little((width - 1) | ((height - 1) << 14), 4), 0])],
  [
    'webp',
    2 ** 14 - 1,
    ({ width, height }) => riff('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...little(width, 2), ...little(height, 2)]),
  ],
  // Baseline, progressive, lossless; after an Exif segment with a preview of its own.
  ...[0xc0, 0xc2, 0xc3].map(
    (marker) =>
      [
        'jpeg',
        65_535,
        (size) => [
          ...[0xff, 0xd8, ...jpegSegment(0xe1, [0xff, 0xd8, ...frameOf(0xc0, { width: 160, height: 120 })])],
          ...[...jpegSegment(0xc4, [0, 0, 0]), 0xff, ...frameOf(marker, size)],
        ],
      ] as const satisfies (typeof kinds)[number],
  ),
];
const bmpOf = (headerSize: number, ...parts: readonly number[][]): number[] => [
  ...[...latin('BM'), ...little(1000, 4), 0, 0, 0, 0, ...little(54, 4), ...little(headerSize, 4)],
  ...[...parts.flat(), 1, 0, 24, 0],
];
const samples = fc.constantFrom(...kinds).chain(([format, max, headers]) =>
  fc

    .tuple(fc.integer({ min: 1, max }), fc.integer({ min: 1, max }))
    .map(([width, height]) => ({ width, height }))
    .map((size) => ({ format, size, file: Uint8Array.from(headers(size)) })),
);
const formats = fc.constantFrom(
  'png',
  'jpeg',
  'gif',
  'webp',
  'bmp',
  'svg',
  'avif',
  'heic',
  'tiff',
) as fc.Arbitrary<FileFormat>;

/** A file of which is counted how much is read. */
class CountedBlob extends Blob {
  bytesRead = 0;
  override slice(start: number, end: number): Blob {
    const part = super.slice(start, end);
    this.bytesRead += part.size;
    return part;
  }
}

describe('headers of picture files', () => {
  it('[UQ-07] say the size without decoding, also of 200 megapixels', async () => {
    assert.deepEqual(await read('png', bytes(pngHead)), { width: 20_000, height: 10_000, isAnimated: false });
    assert.deepEqual(await read('png', png), { width: 1, height: 1, isAnimated: false });
    const app1 = `ffd8 ffe1 0100 ${'00'.repeat(254)}`;
    const sof = 'ffc0 0011 08 2710 4e20 03 012200 021101 031101';
    assert.deepEqual(await read('jpeg', bytes(`${app1} ${sof}`)), { width: 20_000, height: 10_000, isAnimated: false });
    // A table is no frame, and fill bytes are skipped.
    const dht = `ffc4 0006 00000000`;
    assert.deepEqual(await read('jpeg', bytes(`ffd8 ${dht} ff ${sof}`)), {
      width: 20_000,
      height: 10_000,
      isAnimated: false,
    });
  });

  it('[UQ-07] say whether there are several pictures', async () => {
    const head = '474946383961 0300 0200 00 00 00';
    assert.deepEqual(await read('gif', bytes(`${head} ${frame} 3b`)), { width: 3, height: 2, isAnimated: false });
    assert.deepEqual(await read('gif', bytes(`${head} ${frame} ${frame} 3b`)), {
      width: 3,
      height: 2,
      isAnimated: true,
    });
    assert.equal((await read('gif', gif))?.isAnimated, false);
    const animatedPng = `${pngHead.replace('00004e20', '00000e20')} 00000008 6163544c 00000002 00000000 00000000`;
    assert.equal((await read('png', bytes(animatedPng)))?.isAnimated, true);
    const webp = (flags: string) => `52494646 00000000 57454250 56503858 0a000000 ${flags} 000000 0f2700 e70300 00`;
    assert.deepEqual(await read('webp', bytes(webp('02'))), { width: 10_000, height: 1000, isAnimated: true });
    assert.equal((await read('webp', bytes(webp('10'))))?.isAnimated, false);
  });

  it('[UQ-07] a file that is cut or has no size has none', async () => {
    for (const format of ['png', 'jpeg', 'gif', 'webp', 'bmp', 'svg'] as const)
      assert.equal(await read(format, ''), undefined, format);
    assert.equal(await read('jpeg', bytes('ffd8 ffe1 ffff 00')), undefined);
    assert.equal(await read('bmp', bmp), undefined, 'a size of 0');
    assert.equal(await read('svg', svg), undefined);
  });

  it('[UQ-07] every format says any size that it can have', async () => {
    await fc.assert(
      fc.asyncProperty(samples, async ({ format, size, file }) => {
        assert.deepEqual(await readPictureSize(new Blob([file]), format), size);
      }),
      { numRuns: 500 },
    );
  });

  it('[UQ-07] a file that ends anywhere in its headers has no size, or the right one', async () => {
    await fc.assert(
      fc.asyncProperty(samples, fc.nat(400), async ({ format, size, file }, end) => {
        const found = await readPictureSize(new Blob([file.slice(0, end)]), format);
        if (found) assert.deepEqual(found, size);
      }),
      { numRuns: 500 },
    );
  });

  it('[UQ-07] bytes that are wrong are never an error, and a size has sides', async () => {
    const changes = fc.array(fc.tuple(fc.nat(120), fc.integer({ min: 0, max: 255 })), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(samples, formats, fc.boolean(), changes, async ({ format, file }, other, isOther, changed) => {
        for (const [index, value] of changed) if (index < file.length) file[index] = value;
        const info = await readPictureInfo(new Blob([file]), isOther ? other : format);
        if (info) assert.ok([info.width, info.height].every((side) => Number.isInteger(side) && side > 0));
      }),
      { numRuns: 1000 },
    );
  });

  it('[UQ-07] of 10 MB of garbage little is read, and there is no size', async () => {
    // Any byte is a length that goes on, or one that is too long.
    for (const fill of [0x00, 0x01, 0xff])
      for (const [format, , headers] of kinds) {
        const start = headers({ width: 1, height: 1 }).slice(0, 12);
        const file = new CountedBlob([Uint8Array.from(start), new Uint8Array(10_000_000).fill(fill)]);
        const size = await readPictureSize(file, format);
        // The sides of a GIF and of a BMP stand at its very start, and any bytes are numbers.
        if (format !== 'gif' && format !== 'bmp') assert.equal(size, undefined, format);
        assert.ok(file.bytesRead <= 65_536, `${format}: ${file.bytesRead}`);
      }
    // Segments without an end.
    const endless = new CountedBlob([
      Uint8Array.of(0xff, 0xd8),
      ...Array.from({ length: 4000 }, () => Uint8Array.from(jpegSegment(0xe2, [1]))),
    ]);
    assert.equal(await readPictureSize(endless, 'jpeg'), undefined);
    assert.ok(endless.bytesRead <= 5000);
  });

  it('[UQ-07] a JPEG whose picture begins without a frame has no size', async () => {
    const scan = jpegSegment(0xda, [1, 1, 0, 0, 63, 0]);
    const file = Uint8Array.from([0xff, 0xd8, ...scan, ...frameOf(0xc0, { width: 9, height: 9 })]);
    assert.equal(await readPictureSize(new Blob([file]), 'jpeg'), undefined);
  });

  it('[UQ-07] a photo of a phone is decoded, one of 200 megapixels is not, and its frames are not read', async () => {
    const sizes = [
      [8064, 6048],
      [12_000, 9000],
      [16_320, 12_240],
      [20_000, 10_000],
      [1, 4_000_000_000],
    ] as const;
    assert.deepEqual(
      sizes.map(([width, height]) => isTooLargeToDecode({ width, height })),
      [false, false, true, true, true],
    );
    const head = [...latin('GIF89a'), ...little(20_000, 2), ...little(10_000, 2), 0, 0, 0];
    const file = new CountedBlob([Uint8Array.from([...head, ...bytes(`${frame} ${frame} 3b`)]), new Uint8Array(1e6)]);
    assert.deepEqual(await readPictureInfo(file, 'gif'), { width: 20_000, height: 10_000, isAnimated: false });
    assert.ok(file.bytesRead <= 65_536);
  });
});
