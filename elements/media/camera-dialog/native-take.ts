import { decodePicture } from '../../base/decode-picture.js';
import type { Take } from './camera-session.js';
import type { Size } from './film-model.js';
import { readMp4Header } from './mp4-model.js';
import { photoOf } from './photo.js';

/** Returns the size of a photo, in pixels. */
export async function photoSize(photo: File): Promise<Size> {
  const picture = await decodePicture(photo);
  const { width, height } = picture;
  picture.close();
  return { width, height };
}

/**
 * Reads a file of the camera application of a phone.
 *
 * @param maxBytes a photo gets smaller until its file fits; a film has to fit
 * @returns `undefined` if it is no picture, no MP4 file, or a film that is too large
 */
export async function readNativeTake(file: File, maxBytes: number): Promise<Take | undefined> {
  try {
    if (!file.type.startsWith('video/')) {
      const { file: photo, width, height } = await photoOf(file, maxBytes);
      return { kind: 'photo', file: photo, width, height };
    }
    if (file.size > maxBytes) return undefined;
    const header = readMp4Header(new Uint8Array(await file.arrayBuffer()));
    return header && { kind: 'video', file, duration: header.duration };
  } catch (error) {
    console.warn('[dass] <dass-camera-dialog> The file could not be read.', error);
    return undefined;
  }
}
