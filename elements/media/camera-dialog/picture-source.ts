import type { WorkerCommand } from './camera-messages.js';

interface TrackProcessor {
  readonly readable: ReadableStream<VideoFrame>;
}
type TrackProcessorClass = new (init: { track: MediaStreamTrack }) => TrackProcessor;

/**
 * Sends the pictures of a camera to a worker.
 *
 * @param source number of the camera, larger than the one before
 * @returns ends it
 */
export function pumpPictures(track: MediaStreamTrack, source: number, worker: Worker): () => void {
  return 'MediaStreamTrackProcessor' in globalThis
    ? sendTrack(track, source, worker)
    : sendFrames(track, source, worker);
}

/** Chromium reads tracks directly: nothing depends on the page's thread. */
function sendTrack(track: MediaStreamTrack, source: number, worker: Worker): () => void {
  const { MediaStreamTrackProcessor } = globalThis as unknown as { MediaStreamTrackProcessor: TrackProcessorClass };
  // A copy of the track, which ends with the film, while the camera goes on.
  const copy = track.clone();
  const { readable } = new MediaStreamTrackProcessor({ track: copy });
  worker.postMessage({ type: 'pictures', source, input: readable } satisfies WorkerCommand, [readable]);
  return () => copy.stop();
}

/** The other browsers, by a video element that is not in the page. */
function sendFrames(track: MediaStreamTrack, source: number, worker: Worker): () => void {
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = new MediaStream([track]);
  let isEnded = false;
  const send = (time: number): void => {
    if (isEnded) return;
    if (video.videoWidth > 0) {
      const frame = new VideoFrame(video, { timestamp: Math.round(time * 1000) });
      worker.postMessage({ type: 'picture', source, frame } satisfies WorkerCommand, [frame]);
    }
    video.requestVideoFrameCallback(send);
  };
  video.requestVideoFrameCallback(send);
  void video.play().catch(() => undefined);
  return () => {
    isEnded = true;
    video.srcObject = null;
  };
}
