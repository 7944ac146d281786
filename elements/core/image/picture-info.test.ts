import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bmp, gif, png, svg } from '../../../test/corpus/files/samples.js';
import type { FileFormat } from '../files/content/file-format.js';
import { readPictureInfo } from './picture-info.js';

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const read = (format: FileFormat, ...parts: BlobPart[]) => readPictureInfo(new Blob(parts), format);
const pngHead = '89504e470d0a1a0a 0000000d 49484452 00004e20 00002710 10 06 00 00 00 00000000';
/** A frame of a GIF with one pixel. */
const frame = '21f9040100000000 2c000000000100010000 0202440100';

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
    const animatedPng = `${pngHead} 00000008 6163544c 00000002 00000000 00000000`;
    assert.equal((await read('png', bytes(animatedPng)))?.isAnimated, true);
    const webp = (flags: string) => `52494646 00000000 57454250 56503858 0a000000 ${flags} 000000 0f2700 1f4e00 00`;
    assert.deepEqual(await read('webp', bytes(webp('02'))), { width: 10_000, height: 20_000, isAnimated: true });
    assert.equal((await read('webp', bytes(webp('10'))))?.isAnimated, false);
  });

  it('[UQ-07] a file that is cut or has no size has none', async () => {
    for (const format of ['png', 'jpeg', 'gif', 'webp', 'bmp', 'svg'] as const)
      assert.equal(await read(format, ''), undefined, format);
    assert.equal(await read('jpeg', bytes('ffd8 ffe1 ffff 00')), undefined);
    assert.equal(await read('bmp', bmp), undefined, 'a size of 0');
    assert.equal(await read('svg', svg), undefined);
  });
});
