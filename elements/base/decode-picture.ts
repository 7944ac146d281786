import { HEAD_BYTES, headFormat } from '../core/files/content/head-format.js';
import { readBytes } from '../core/files/content/read-bytes.js';
import { isTooLargeToDecode, readPictureSize } from '../core/image/picture-info.js';

/**
 * Decodes a picture file of the user in its upright position. Runs in pages and workers.
 *
 * @throws RangeError, before anything is decoded, if the headers say that the picture is too large
 */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  const size = await readPictureSize(file, headFormat(await readBytes(file, 0, HEAD_BYTES), file.size));
  if (size && isTooLargeToDecode(size))
    throw new RangeError(`The picture of ${size.width} × ${size.height} pixels is too large to be decoded`);
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}
