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
 * Reads the size of a picture from the headers of its file, without decoding it: a picture can be too large for that.
 *
 * @returns undefined for a format without a size, and for a file that is cut
 */
export async function readPictureInfo(file: Blob, format: FileFormat): Promise<PictureInfo | undefined> {
  if (format === 'jpeg') return readJpeg(file);
  // The pictures of a GIF have no index.
  const bytes = await readBytes(file, 0, format === 'gif' ? file.size : HEAD_BYTES);
  const view = new DataView(bytes.buffer);
  try {
    const info = infoOf(view, format);
    return info && info.width > 0 && info.height > 0 ? info : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function infoOf(view: DataView, format: FileFormat): PictureInfo | undefined {
  switch (format) {
    case 'png':
      return { width: view.getUint32(16), height: view.getUint32(20), isAnimated: hasAnimationChunk(view) };
    case 'bmp':
      return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)), isAnimated: false };
    case 'gif':
      return { width: view.getUint16(6, true), height: view.getUint16(8, true), isAnimated: countFrames(view) > 1 };
    case 'webp':
      return webpInfo(view);
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

function webpInfo(view: DataView): PictureInfo | undefined {
  switch (nameAt(view, 12)) {
    case 'VP8X': {
      const size = (offset: number): number => 1 + (view.getUint32(offset, true) & 0xffffff);
      return { width: size(24), height: size(27), isAnimated: (view.getUint8(20) & 0x02) !== 0 };
    }
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff), isAnimated: false };
    }
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
        isAnimated: false,
      };
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
async function readJpeg(file: Blob): Promise<PictureInfo | undefined> {
  let offset = 2;
  for (let segment = 0; segment < MAX_SEGMENTS; segment++) {
    const bytes = await readBytes(file, offset, 10);
    if (bytes.length < 10 || bytes[0] !== 0xff) return undefined;
    const view = new DataView(bytes.buffer);
    const marker = bytes[1]!;
    // SOF0 to SOF15, but not DHT, JPG and DAC.
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      const [height, width] = [view.getUint16(5), view.getUint16(7)];
      return width > 0 && height > 0 ? { width, height, isAnimated: false } : undefined;
    }
    // Fill bytes before a marker.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(2);
  }
  return undefined;
}
