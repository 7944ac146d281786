import type { FileFormat } from '../files/content/file-format.js';
import { readBytes } from '../files/content/read-bytes.js';
import type { Size } from './geometry.js';

/** What the headers of a picture file say. */
export interface PictureInfo extends Size {
  /** Whether the file has several pictures, which are shown one after the other. */
  readonly isAnimated: boolean;
}

const HEAD_BYTES = 65_536;
/** Segments before the frame of a JPEG that are read: previews and colour profiles are long, but few. */
const MAX_SEGMENTS = 500;

/**
 * Most pixels of a picture that is decoded, 480 MB in memory: photos of phones have up to 108 megapixels, and those of
 * 200 would end the page on a tablet.
 */
const MAX_DECODED_PIXELS = 120_000_000;

/** Whether a picture has too many pixels to be decoded. Ask before: a decoder takes the memory for all of them. */
export const isTooLargeToDecode = ({ width, height }: Size): boolean => width * height > MAX_DECODED_PIXELS;

/**
 * Reads the size of a picture from the headers of its file, without decoding it: a picture can be too large for that.
 * An orientation in the metadata, which may exchange the sides, is not applied.
 *
 * @returns undefined for a format whose headers are not known here, and for a file that is cut or wrong
 */
export async function readPictureSize(file: Blob, format: FileFormat): Promise<Size | undefined> {
  const size = format === 'jpeg' ? await readJpeg(file) : await readHead(file, (view) => sizeOf(view, format));
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

/**
 * Reads the size of a picture, and whether it is one of several, without decoding it. The pictures of a file that is too
 * large to be decoded are not counted.
 *
 * @returns undefined as with `readPictureSize()`
 */
export async function readPictureInfo(file: Blob, format: FileFormat): Promise<PictureInfo | undefined> {
  const size = await readPictureSize(file, format);
  return size && { ...size, isAnimated: !isTooLargeToDecode(size) && (await readAnimated(file, format)) };
}

async function readAnimated(file: Blob, format: FileFormat): Promise<boolean> {
  switch (format) {
    case 'png':
      return (await readHead(file, hasAnimationChunk)) ?? false;
    case 'gif':
      // The pictures of a GIF have no index.
      return ((await readHead(file, countFrames, file.size)) ?? 0) > 1;
    case 'webp':
      return (await readHead(file, isAnimatedWebp)) ?? false;
    default:
      return false;
  }
}

/** Reads the start of a file. @returns undefined if there are fewer bytes than are needed */
async function readHead<T>(file: Blob, read: (view: DataView) => T, bytes = HEAD_BYTES): Promise<T | undefined> {
  const { buffer } = await readBytes(file, 0, bytes);
  try {
    return read(new DataView(buffer));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function sizeOf(view: DataView, format: FileFormat): Size | undefined {
  switch (format) {
    case 'png':
      return nameAt(view, 12) === 'IHDR' ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
    case 'bmp':
      // The first version has sides of 16 bits. In later ones, a negative height says that the first line is the top.
      return view.getUint32(14, true) === 12
        ? { width: view.getUint16(18, true), height: view.getUint16(20, true) }
        : { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
    case 'gif':
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    case 'webp':
      return webpSize(view);
    default:
      return undefined;
  }
}

const nameAt = (view: DataView, offset: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));

/** An animated PNG has the chunk `acTL` before its picture. */
function hasAnimationChunk(view: DataView): boolean {
  for (let offset = 8; offset + 8 <= view.byteLength; offset += 12 + view.getUint32(offset)) {
    const name = nameAt(view, offset + 4);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}

const isAnimatedWebp = (view: DataView): boolean => nameAt(view, 12) === 'VP8X' && (view.getUint8(20) & 0x02) !== 0;

function webpSize(view: DataView): Size | undefined {
  switch (nameAt(view, 12)) {
    case 'VP8X': {
      const side = (offset: number): number => 1 + (view.getUint32(offset, true) & 0xffffff);
      return { width: side(24), height: side(27) };
    }
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return undefined;
  }
}

/** Counts the pictures of a GIF, at most two. */
function countFrames(view: DataView): number {
  const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let frames = 0;
  let offset = 13 + tableBytes(view.getUint8(10));
  const skipBlocks = (): void => {
    while (offset < view.byteLength && view.getUint8(offset) > 0) offset += 1 + view.getUint8(offset);
    offset++;
  };
  while (offset < view.byteLength && frames < 2) {
    const block = view.getUint8(offset);
    if (block === 0x21) {
      offset += 2;
      skipBlocks();
    } else if (block === 0x2c && offset + 9 < view.byteLength) {
      frames++;
      offset += 11 + tableBytes(view.getUint8(offset + 9));
      skipBlocks();
    } else break;
  }
  return frames;
}

/** Reads the segments of a JPEG up to its frame. */
async function readJpeg(file: Blob): Promise<Size | undefined> {
  let offset = 2;
  for (let segment = 0; segment < MAX_SEGMENTS; segment++) {
    const bytes = await readBytes(file, offset, 10);
    if (bytes.length < 10 || bytes[0] !== 0xff) return undefined;
    const view = new DataView(bytes.buffer);
    const marker = bytes[1]!;
    // SOF0 to SOF15, but not DHT, JPG and DAC.
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return { width: view.getUint16(7), height: view.getUint16(5) };
    // The picture begins or ends, and there was no frame.
    if (marker === 0xda || marker === 0xd9) return undefined;
    // Fill bytes before a marker.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(2);
  }
  return undefined;
}
