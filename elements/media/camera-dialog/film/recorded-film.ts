import { takeName } from '../../shared/take-model.js';
import { FilmError, type FilmListener, type FilmOptions, type FilmTaking } from './film-taking.js';
import { containBox, filmSize, FRAME_RATE, isFull, SOUND_BITRATE, videoBitrate } from '../film-model.js';
import { readMp4Header, repairTrackDurations } from '../mp4-model.js';
import { PictureSources, watchPictures } from '../picture-source.js';

/** The header of a file may say this much more or less than was counted, in seconds. */
const DURATION_TOLERANCE = 1;
const PROGRESS_INTERVAL_MS = 250;
/** Maximum ratio of the size of a film to that by its bit rate. */
const SIZE_MARGIN = 1.1;

/** H.264 high, main and baseline, at the level of 720p. Without codecs, Chromium writes VP9. */
const VIDEO_CODECS = ['avc1.64001f', 'avc1.4d001f', 'avc1.42001f'];
const SOUND_CODECS = ['mp4a.40.2', 'opus'];

/** Returns the type of an MP4 file that the browser's recorder writes; `undefined` if it writes none. */
function recorderType(withSound: boolean): string | undefined {
  const { MediaRecorder: Recorder } = globalThis as { MediaRecorder?: typeof MediaRecorder };
  if (!Recorder || !('captureStream' in HTMLCanvasElement.prototype)) return undefined;
  return VIDEO_CODECS.flatMap((video) => (withSound ? SOUND_CODECS.map((sound) => `${video},${sound}`) : [video]))
    .map((codecs) => `video/mp4;codecs="${codecs}"`)
    .find((type) => Recorder.isTypeSupported(type));
}

/**
 * A film that the browser's own recorder writes, where there is no encoder for `Film`. The recorder gives the file only
 * at the end: with parts, Chromium writes no duration. So the size is estimated until then.
 */
export class RecordedFilm implements FilmTaking {
  readonly #options: FilmOptions;
  readonly #soundStream: MediaStream | undefined;
  readonly #listener: FilmListener;
  readonly #type: string | undefined;
  readonly #bitrate: number;
  readonly #sources = new PictureSources();
  /** The pictures go through a canvas: a recorder does not change its camera. */
  readonly #canvas = document.createElement('canvas');
  readonly #context = this.#canvas.getContext('2d', { alpha: false })!;
  #recorder?: MediaRecorder;
  #parts: Blob[] = [];
  #timer = 0;
  #startedAt = 0;
  /** Length in seconds when it was stopped. */
  #seconds?: number;
  #isDone = false;

  /** @param soundStream a microphone, which stays open */
  constructor(options: FilmOptions, soundStream: MediaStream | undefined, listener: FilmListener) {
    this.#options = options;
    this.#soundStream = soundStream;
    this.#listener = listener;
    this.#type = recorderType(soundStream !== undefined);
    this.#bitrate = videoBitrate(options.maxBytes, options.maxSeconds);
    if (!this.#type) queueMicrotask(() => this.#fail(true, 'The recorder of this browser writes no MP4 file'));
  }

  add(track: MediaStreamTrack): void {
    if (!this.#type || this.#isDone || this.#seconds !== undefined) return;
    this.#sources.add((source) => watchPictures(track, (video) => this.#draw(source, video)));
  }

  stop(): void {
    if (this.#isDone || this.#seconds !== undefined) return;
    this.#seconds = this.#length;
    this.#release();
    this.#recorder?.stop();
  }

  discard(): void {
    this.#isDone = true;
    this.#release();
    if (this.#recorder && this.#recorder.state !== 'inactive') this.#recorder.stop();
  }

  get #length(): number {
    return (performance.now() - this.#startedAt) / 1000;
  }

  #draw(source: number, video: HTMLVideoElement): void {
    const picture = { width: video.videoWidth, height: video.videoHeight };
    try {
      if (!this.#recorder) Object.assign(this.#canvas, filmSize(picture));
      if (this.#sources.endBefore(source)) this.#context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
      const box = containBox(picture, this.#canvas);
      this.#context.drawImage(video, box.x, box.y, box.width, box.height);
      this.#recorder ??= this.#start();
    } catch (error) {
      this.#fail(false, String(error));
    }
  }

  #start(): MediaRecorder {
    const stream = this.#canvas.captureStream(FRAME_RATE);
    for (const track of this.#soundStream?.getAudioTracks() ?? []) stream.addTrack(track);
    const recorder = new MediaRecorder(stream, {
      mimeType: this.#type!,
      videoBitsPerSecond: this.#bitrate,
      audioBitsPerSecond: SOUND_BITRATE,
    });
    recorder.onstart = () => {
      if (this.#isDone) return;
      this.#startedAt = performance.now();
      this.#timer = window.setInterval(() => this.#reportProgress(), PROGRESS_INTERVAL_MS);
      this.#listener.live();
    };
    recorder.ondataavailable = ({ data }) => this.#parts.push(data);
    recorder.onerror = (event) =>
      // What was recorded so far is kept.
      console.warn('[dass] <dass-camera-dialog> The recorder has ended early.', (event as ErrorEvent).error);
    recorder.onstop = () => {
      for (const track of stream.getVideoTracks()) track.stop();
      void this.#finish();
    };
    recorder.start();
    return recorder;
  }

  #reportProgress(): void {
    const { maxBytes, maxSeconds } = this.#options;
    const seconds = this.#length;
    const bytes = ((this.#bitrate + (this.#soundStream ? SOUND_BITRATE : 0)) / 8) * seconds * SIZE_MARGIN;
    this.#listener.progressed(seconds, bytes);
    if (seconds >= maxSeconds || isFull(bytes, maxBytes)) this.stop();
  }

  async #finish(): Promise<void> {
    if (this.#isDone) return;
    const seconds = this.#seconds ?? this.#length;
    this.#release();
    const bytes = new Uint8Array(await new Blob(this.#parts).arrayBuffer());
    if (this.#isDone as boolean) return;
    const header = readMp4Header(bytes);
    if (!header?.tracks.includes('vide') || Math.abs(header.duration - seconds) > DURATION_TOLERANCE)
      this.#fail(false, `The file says ${header?.duration ?? 'nothing'} instead of ${seconds} s`);
    else if (bytes.length > this.#options.maxBytes) this.#fail(false, `The file has ${bytes.length} bytes`);
    else {
      this.#isDone = true;
      repairTrackDurations(bytes);
      const file = new File([bytes], takeName(new Date(), Math.random(), 'mp4'), { type: 'video/mp4' });
      this.#listener.finished(file, header.duration);
    }
  }

  #fail(isUnsupported: boolean, reason: string): void {
    if (this.#isDone) return;
    this.discard();
    this.#listener.failed(new FilmError(isUnsupported, reason));
  }

  #release(): void {
    clearInterval(this.#timer);
    this.#sources.endBefore(Infinity);
  }
}
