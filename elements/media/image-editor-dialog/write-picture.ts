import type { FileFormat } from '../../core/files/content/file-format.js';
import { displayFileName } from '../../core/files/file-name.js';
import type { ImageState } from '../../core/image/image-edit.js';
import { mapMark } from '../../core/image/marks.js';
import { viewSize, viewTransform } from '../../core/image/orientation.js';
import { drawBlurs, drawMarks } from './draw-marks.js';
import type { ImageFormat } from './image-editor-properties.js';
import { createCanvas, type Drawing } from './picture-canvas.js';
import type { Picture } from './read-picture.js';

/** How a result is written. */
export interface WriteOptions {
  readonly format: ImageFormat;
  readonly quality: number;
  readonly maxWidth?: number | undefined;
  readonly maxBytes: number;
}

const MAX_ATTEMPTS = 12;
/** A result that is too large gets at least this much smaller at each attempt. */
const SHRINK = 0.9;

type WrittenFormat = Exclude<ImageFormat, 'auto'>;

/** Returns the format of the result of a file. */
function writtenFormat(asked: ImageFormat, before: FileFormat): WrittenFormat {
  if (asked !== 'auto') return asked;
  if (before === 'png' || before === 'svg' || before === 'gif') return 'png';
  return before === 'webp' ? 'webp' : 'jpeg';
}

/**
 * Draws the result and encodes it.
 *
 * @param name name of the file before
 */
export async function writePicture(
  picture: Picture,
  state: ImageState,
  name: string,
  options: WriteOptions,
): Promise<File> {
  const format = writtenFormat(options.format, picture.format);
  const { width } = viewSize(state, state.crop);
  let scale = Math.min(1, (options.maxWidth ?? Infinity) / width);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const drawing = draw(picture, state, scale);
    const blob = drawing && (await encode(drawing, format, options.quality));
    if (blob && blob.size <= options.maxBytes) return new File([blob], fileName(name, blob.type), { type: blob.type });
    // Without a canvas of this size the result is half as wide.
    scale *= blob ? Math.min(SHRINK, Math.sqrt(options.maxBytes / blob.size) * 0.97) : 0.5;
  }
  throw new Error('The image could not be encoded');
}

function draw(picture: Picture, state: ImageState, scale: number): Drawing | undefined {
  const { crop, marks } = state;
  const { width, height } = viewSize(state, crop);
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const drawing = createCanvas(size);
  if (!drawing) return undefined;
  const { context } = drawing;
  context.imageSmoothingQuality = 'high';
  context.scale(size.width / width, size.height / height);
  const transform = viewTransform(state, crop);
  context.save();
  context.transform(transform.a, transform.b, transform.c, transform.d, transform.e, transform.f);
  context.drawImage(picture.source, 0, 0);
  drawBlurs(context, picture.source, 1, marks, { x: 0, y: 0, width: picture.width, height: picture.height });
  context.restore();
  drawMarks(
    context,
    marks.map((mark) => mapMark(mark, transform)),
  );
  return drawing;
}

/** Encodes a canvas. A browser that cannot write WebP gives a PNG: it writes a JPEG then. */
async function encode(drawing: Drawing, format: WrittenFormat, quality: number): Promise<Blob | undefined> {
  const { canvas, context } = drawing;
  const type = `image/${format}`;
  if (format === 'jpeg') {
    // A JPEG has no transparency: it would become black.
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (blob?.type !== type && format === 'webp') return encode(drawing, 'jpeg', quality);
  return blob ?? undefined;
}

/** Returns the name with the extension of the type. */
function fileName(name: string, type: string): string {
  const extension = type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length);
  const shown = displayFileName(name);
  const stem = shown.replace(/\.(?:png|jpe?g|jfif|bmp|webp|gif|svg|heic|avif|tiff?)$/i, '') || 'image';
  const isSame = new RegExp(`\\.(?:${type === 'image/jpeg' ? 'jpe?g|jfif' : extension})$`, 'i').test(shown);
  return isSame ? shown : `${stem}.${extension}`;
}
