import { decodePicture } from '../../base/decode-picture.js';
import type { FileFormat } from '../../core/files/content/file-format.js';
import { readFormat } from '../../core/files/content/read-format.js';
import type { Size } from '../../core/image/geometry.js';
import { readPictureInfo } from '../../core/image/picture-info.js';
import { withinPixels } from '../../core/image/viewport.js';
import { createCanvas } from './picture-canvas.js';

/** More pixels are not edited: a canvas of this size takes 100 MB. */
const MAX_PIXELS = 25_000_000;
/** The limit of canvases in iOS. */
const SAFE_PIXELS = 4096 * 4096;
/** Largest side of a canvas in every engine. */
const MAX_SIDE = 16_000;
/** Largest side of the copy that is shown while nothing is zoomed. */
const PREVIEW_SIDE = 2048;
/** Size of an SVG that has none, in pixels. */
const VECTOR_SIDE = 1024;

/** Why a file cannot be edited. */
export type PictureProblem = 'none' | 'empty' | 'heic' | 'no-image' | 'unreadable' | 'too-large';

/** A file that cannot be edited. */
export class PictureError extends Error {
  readonly problem: PictureProblem;
  readonly megapixels: number;

  constructor(problem: PictureProblem, size?: Size, options?: ErrorOptions) {
    super(`The image cannot be edited: ${problem}`, options);
    this.problem = problem;
    this.megapixels = size ? (size.width * size.height) / 1e6 : 0;
  }
}

/** A decoded picture in its upright position. */
export interface Picture extends Size {
  readonly source: ImageBitmap | HTMLCanvasElement;
  /** A smaller copy, which is faster to draw. The same as `source` for a small picture. */
  readonly preview: ImageBitmap | HTMLCanvasElement;
  readonly format: FileFormat;
  /** Whether only the first picture of an animation is there. */
  readonly isFirstOfMany: boolean;
  /** The size before the picture was made smaller. */
  readonly sizeBefore?: Size;
}

const NO_IMAGES: ReadonlySet<FileFormat> = new Set(['text', 'html', 'xml', 'pdf', 'program', 'archive']);

/**
 * Decodes a picture file. An SVG is drawn as an image, so that nothing in it runs.
 *
 * @throws PictureError with what to say to the user
 */
export async function readPicture(file: Blob | undefined): Promise<Picture> {
  if (!file) throw new PictureError('none');
  if (file.size === 0) throw new PictureError('empty');
  const format = await readFormat(file).catch((cause: unknown) => {
    throw new PictureError('unreadable', undefined, { cause });
  });
  if (NO_IMAGES.has(format)) throw new PictureError('no-image');
  const info = await readPictureInfo(file, format);
  const decoded = await (format === 'svg' ? drawVector(file) : decodePicture(file)).catch((cause: unknown) => {
    throw new PictureError(problemOf(format, info), info, { cause });
  });
  const source = fit(decoded);
  if (!source) throw new PictureError('too-large', decoded);
  const size = { width: source.width, height: source.height };
  const before = { width: decoded.width, height: decoded.height };
  if (source !== decoded && decoded instanceof ImageBitmap) decoded.close();
  const preview = Math.max(size.width, size.height) > PREVIEW_SIDE * 1.25 ? shrunk(source, previewSize(size)) : source;
  return {
    ...size,
    source,
    preview: preview ?? source,
    format,
    isFirstOfMany: info?.isAnimated ?? false,
    ...(size.width < before.width ? { sizeBefore: before } : {}),
  };
}

/** Releases the memory of a picture. */
export function closePicture({ source, preview }: Picture): void {
  for (const image of [source, preview])
    if (image instanceof ImageBitmap) image.close();
    else image.width = image.height = 0;
}

function problemOf(format: FileFormat, info: Size | undefined): PictureProblem {
  if (format === 'heic') return 'heic';
  if (info && info.width * info.height > MAX_PIXELS) return 'too-large';
  return info || format === 'svg' || format === 'avif' ? 'unreadable' : 'no-image';
}

/** Returns the picture, or a smaller one that the engine can handle. Undefined if there is none. */
function fit(image: ImageBitmap | HTMLCanvasElement): ImageBitmap | HTMLCanvasElement | undefined {
  for (const pixels of [MAX_PIXELS, SAFE_PIXELS]) {
    const size = withinPixels(image, pixels, MAX_SIDE);
    const isSame = size.width === image.width && size.height === image.height;
    if (isSame && size.width * size.height <= SAFE_PIXELS) return image;
    // The result is drawn on a canvas of this size.
    const drawn = shrunk(image, size);
    if (drawn) return drawn;
  }
  return undefined;
}

const previewSize = (size: Size): Size => withinPixels(size, Infinity, PREVIEW_SIDE);

function shrunk(image: CanvasImageSource, { width, height }: Size): HTMLCanvasElement | undefined {
  const drawing = createCanvas({ width, height });
  if (!drawing) return undefined;
  drawing.context.imageSmoothingQuality = 'high';
  drawing.context.drawImage(image, 0, 0, width, height);
  return drawing.canvas;
}

/** Draws an SVG. One that loads parts of other pages would make the canvas unreadable, and is refused. */
async function drawVector(file: Blob): Promise<HTMLCanvasElement> {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = shrunk(
      image,
      withinPixels(width > 0 && height > 0 ? { width, height } : SQUARE, MAX_PIXELS, MAX_SIDE),
    );
    if (!canvas) throw new Error('The drawing is too large');
    canvas.getContext('2d')!.getImageData(0, 0, 1, 1);
    return canvas;
  } finally {
    URL.revokeObjectURL(url);
  }
}
const SQUARE: Size = { width: VECTOR_SIDE, height: VECTOR_SIDE };
