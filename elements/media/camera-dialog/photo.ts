import { decodePicture } from '../../base/decode-picture.js';
import { takeName } from '../shared/take-model.js';
import { fittingScale, type Size } from './film-model.js';

/** A camera that does not answer for this long gives the picture that is shown. */
const PHOTO_TIMEOUT_MS = 4000;
const MAX_ATTEMPTS = 12;

/** A photo, and the size of its picture. */
export interface Photo extends Size {
  readonly file: File;
}

interface PhotoRange {
  readonly max: number;
}
interface ImageCaptureLike {
  takePhoto(settings?: { imageWidth?: number; imageHeight?: number }): Promise<Blob>;
  getPhotoCapabilities(): Promise<{ readonly imageWidth?: PhotoRange; readonly imageHeight?: PhotoRange }>;
}
type ImageCaptureClass = new (track: MediaStreamTrack) => ImageCaptureLike;

/**
 * Takes a photo with everything that the camera has: as it sees it, never mirrored.
 *
 * @param video shows the camera
 * @param maxBytes the photo gets smaller until its file fits
 */
export async function takePhoto(video: HTMLVideoElement, track: MediaStreamTrack, maxBytes: number): Promise<Photo> {
  const shown = { width: video.videoWidth, height: video.videoHeight };
  // The picture of this moment, if the camera does not give a larger one.
  const frame = await createImageBitmap(video);
  const larger = await takeLarger(track, shown).catch((error: unknown) => {
    console.warn('[dass] <dass-camera-dialog> The photo is the picture that was shown.', error);
    return undefined;
  });
  const picture = larger ?? frame;
  try {
    return await toPng(picture, maxBytes);
  } finally {
    frame.close();
    larger?.close();
  }
}

/** Reads a picture file, and returns it as a photo. */
export async function photoOf(file: Blob, maxBytes: number): Promise<Photo> {
  const picture = await decodePicture(file);
  try {
    return await toPng(picture, maxBytes);
  } finally {
    picture.close();
  }
}

/** Returns the photo of the sensor where it is larger than what is shown. */
async function takeLarger(track: MediaStreamTrack, shown: Size): Promise<ImageBitmap | undefined> {
  const { ImageCapture } = globalThis as unknown as { ImageCapture?: ImageCaptureClass };
  if (!ImageCapture || track.readyState !== 'live') return undefined;
  const capture = new ImageCapture(track);
  const { imageWidth, imageHeight } = await withTimeout(capture.getPhotoCapabilities());
  const [width, height] = [imageWidth?.max ?? 0, imageHeight?.max ?? 0];
  if (width * height <= shown.width * shown.height) return undefined;
  const blob = await withTimeout(capture.takePhoto({ imageWidth: width, imageHeight: height }));
  const picture = await decodePicture(blob);
  if (picture.width * picture.height > shown.width * shown.height) return picture;
  picture.close();
  return undefined;
}

async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer = 0;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => reject(new Error('The camera does not answer')), PHOTO_TIMEOUT_MS);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

async function toPng(picture: ImageBitmap, maxBytes: number): Promise<Photo> {
  const canvas = document.createElement('canvas');
  let scale = 1;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const width = (canvas.width = Math.max(1, Math.round(picture.width * scale)));
    const height = (canvas.height = Math.max(1, Math.round(picture.height * scale)));
    const context = canvas.getContext('2d', { alpha: false })!;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('The picture could not be encoded');
    if (blob.size <= maxBytes) {
      const file = new File([blob], takeName(new Date(), Math.random(), 'png'), { type: 'image/png' });
      return { file, width, height };
    }
    scale *= fittingScale(blob.size, maxBytes);
  }
  throw new Error('The picture does not fit into the limit');
}
