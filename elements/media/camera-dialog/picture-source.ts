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

/** The other browsers, by a video element. */
function sendFrames(track: MediaStreamTrack, source: number, worker: Worker): () => void {
  return watchPictures(track, (video, time) => {
    const frame = new VideoFrame(video, { timestamp: Math.round(time * 1000) });
    worker.postMessage({ type: 'picture', source, frame } satisfies WorkerCommand, [frame]);
  });
}

/**
 * Plays a camera in a video element that is not in the page.
 *
 * @param show called with each picture, and when it is shown, in milliseconds
 * @returns ends it
 */
export function watchPictures(
  track: MediaStreamTrack,
  show: (video: HTMLVideoElement, time: number) => void,
): () => void {
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = new MediaStream([track]);
  let isEnded = false;
  const handleFrame = (time: number): void => {
    if (isEnded) return;
    if (video.videoWidth > 0) show(video, time);
    video.requestVideoFrameCallback(handleFrame);
  };
  video.requestVideoFrameCallback(handleFrame);
  void video.play().catch(() => undefined);
  return () => {
    isEnded = true;
    video.srcObject = null;
  };
}

/** The cameras of a film. A camera ends with the first picture of the next one. */
export class PictureSources {
  #last = 0;
  /** Ends the pictures of a camera, by source. */
  readonly #ends = new Map<number, () => void>();

  /** @param start starts the pictures of a camera, and returns what ends them */
  add(start: (source: number) => () => void): void {
    const source = ++this.#last;
    this.#ends.set(source, start(source));
  }

  /** Ends the cameras before one. @returns whether there were any */
  endBefore(source: number): boolean {
    const before = [...this.#ends].filter(([other]) => other < source);
    for (const [other, end] of before) {
      end();
      this.#ends.delete(other);
    }
    return before.length > 0;
  }
}
