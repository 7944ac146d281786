import { msg } from '../../../locales/localize.js';
import { notify } from '../../controls/notice/notify.js';

/** Returns a picture of the screen or window that the user selects. Undefined when he cancels. */
export async function captureScreen(): Promise<File | undefined> {
  let stream: MediaStream | undefined;
  try {
    stream = await navigator.mediaDevices.getDisplayMedia({ video: true });
    return await firstFrame(stream);
  } catch (error) {
    // The user has closed the browser's dialog.
    const isCanceled = error instanceof DOMException && error.name === 'NotAllowedError';
    if (!isCanceled) {
      void notify({
        type: 'error',
        message: () => msg('A tela não foi capturada. Tente de novo.', { id: 'dassUploadCaptureFailed' }),
      });
    }
    return undefined;
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop();
  }
}

async function firstFrame(stream: MediaStream): Promise<File> {
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = stream;
  try {
    await video.play();
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('The frame has no size');
    return new File([blob], captureName(new Date()), { type: 'image/png' });
  } finally {
    video.srcObject = null;
  }
}

/** Returns a name with the local time, which sorts: 'tela-2026-11-23-14-05-09.png'. */
function captureName(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
  return `${msg('tela', { id: 'dassUploadCaptureName' })}-${local.replace(/[T:]/g, '-')}.png`;
}
