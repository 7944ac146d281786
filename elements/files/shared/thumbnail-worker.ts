import { decodePicture } from '../../base/decode-picture.js';

/** Height of a thumbnail in pixels: that of a row on a screen with two pixels per CSS pixel. */
const HEIGHT = 96;

/** What the page asks for. */
export interface ThumbnailRequest {
  readonly id: number;
  readonly file: Blob;
}

/** The answer. Without a bitmap the image cannot be decoded, or is too large. */
export interface ThumbnailAnswer {
  readonly id: number;
  readonly bitmap?: ImageBitmap;
}

const scope = self as unknown as {
  postMessage(answer: ThumbnailAnswer, transfer?: Transferable[]): void;
  onmessage: (event: MessageEvent<ThumbnailRequest>) => void;
};

/**
 * Decodes an image in its upright position and makes it small. It is drawn, because Chromium shows a bitmap with an
 * orientation unturned in a `bitmaprenderer` canvas.
 */
async function makeThumbnail(file: Blob): Promise<ImageBitmap> {
  const image = await decodePicture(file);
  const canvas = new OffscreenCanvas(Math.max(1, Math.round((image.width * HEIGHT) / image.height)), HEIGHT);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'medium';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return canvas.transferToImageBitmap();
}

scope.onmessage = async ({ data: { id, file } }) => {
  try {
    const bitmap = await makeThumbnail(file);
    scope.postMessage({ id, bitmap }, [bitmap]);
  } catch {
    scope.postMessage({ id });
  }
};
