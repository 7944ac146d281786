// Pictures of pages as data: made smaller for the repository, written as PNG, compared.
import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Pixels as RGBA, a byte for each. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Numbers of steps of each colour channel, the finest first. */
const STEPS = [51, 32, 16, 8, 5];
const MAX_COLOURS = 256;

export const decode = (png: Buffer): Picture => PNG.sync.read(png);

/**
 * Returns a picture in half its width and height, so that the repository stays small: a pixel is the mean of four, and
 * its channels are rounded until there are at most 256 colours.
 */
export function reduce(picture: Picture): Picture {
  const [width, height] = [picture.width >> 1, picture.height >> 1];
  const data = new Uint8Array(width * height * 4);
  const line = picture.width * 4;
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < 4; channel++, to++) {
        const from = y * 2 * line + x * 8 + channel;
        const four = picture.data[from]! + picture.data[from + 4]!;
        data[to] = (four + picture.data[from + line]! + picture.data[from + line + 4]!) >> 2;
      }
  const half = { width, height, data };
  for (const steps of STEPS) {
    const rounded = {
      ...half,
      data: data.map((value) => Math.round((Math.round((value / 255) * steps) / steps) * 255)),
    };
    if (coloursOf(rounded).size <= MAX_COLOURS) return rounded;
  }
  throw new Error('A picture has at most 216 colours with the fewest steps.');
}

const pixels = ({ data }: Picture): Uint32Array => new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);

/** The colours of a picture with their numbers. */
function coloursOf(picture: Picture): Map<number, number> {
  const colours = new Map<number, number>();
  for (const pixel of pixels(picture)) {
    if (!colours.has(pixel)) colours.set(pixel, colours.size);
    if (colours.size > MAX_COLOURS) break;
  }
  return colours;
}

const SOURCE = 'Source\0';

/** Identifies a screenshot. */
export const hashOf = (shot: Buffer): string => createHash('sha256').update(shot).digest('hex').slice(0, 16);

/** Returns the hash of the screenshot that a PNG was made from. */
export function sourceOf(png: Buffer): string | undefined {
  const start = png.indexOf(SOURCE, 'latin1');
  return start < 0 ? undefined : png.toString('latin1', start + SOURCE.length, start + SOURCE.length + 16);
}

/**
 * Returns the PNG of a reduced picture: one byte for a pixel, a third of the size that pngjs, which has no palettes, writes.
 * @param source hash of the screenshot, which the PNG names: the same screenshot need not be compared pixel by pixel
 */
export function encode(picture: Picture, source: string): Buffer {
  const { width, height } = picture;
  const colours = coloursOf(picture);
  const palette = Buffer.alloc(colours.size * 3);
  for (const [pixel, index] of colours) palette.set([pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255], index * 3);
  const all = pixels(picture);
  const lines = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) lines[y * (width + 1) + 1 + x] = colours.get(all[y * width + x]!)!;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits for a pixel, which are the number of its colour in the palette.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(SOURCE + source, 'latin1')),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}

/**
 * How far two colours may be apart (0 to 1, black and white are 1): a thin line is not always as dark, depending on where the
 * browser has drawn it before.
 */
const THRESHOLD = 0.08;
/** What may differ in a square of pixels with this side: the edge of a letter that another version of the browser draws. */
const SQUARE = 16;
const MAX_DIFFERENT = 3;

export interface Comparison {
  readonly isSame: boolean;
  /** What the two pictures share in grey, what differs in red. */
  readonly difference: Picture;
}

/** Compares two reduced pictures. A picture that is larger differs where the other one has nothing. */
export function compare(before: Picture, after: Picture): Comparison {
  const [width, height] = [Math.max(before.width, after.width), Math.max(before.height, after.height)];
  const [one, other] = [extend(before, width, height), extend(after, width, height)];
  const data = new Uint8Array(width * height * 4);
  const different = pixelmatch(one, other, data, width, height, {
    threshold: THRESHOLD,
    includeAA: true,
    windowSize: SQUARE,
  });
  const isSameSize = before.width === after.width && before.height === after.height;
  return { isSame: isSameSize && different <= MAX_DIFFERENT, difference: { width, height, data } };
}

/** Puts a picture on transparent ground. */
function extend(picture: Picture, width: number, height: number): Uint8Array {
  if (picture.width === width && picture.height === height) return picture.data;
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < picture.height; y++)
    data.set(picture.data.subarray(y * picture.width * 4, (y + 1) * picture.width * 4), y * width * 4);
  return data;
}

/** Returns the PNG of any picture. */
export function encodeColours({ width, height, data }: Picture): Buffer {
  const png = new PNG({ width, height });
  png.data.set(data);
  return PNG.sync.write(png);
}
