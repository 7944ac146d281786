import { startWorker } from '../../base/loading/worker-address.js';
import { captureAdapters, type CaptureSource } from '../shared/capture-source.js';
import { stopStream } from '../shared/devices.js';
import { takeName } from '../shared/take-model.js';
import type { WorkerCommand, WorkerReport } from './camera-messages.js';
import { readMp4Header } from './mp4-model.js';
import { pumpPictures } from './picture-source.js';

/** The header of a file may say this much more or less than was counted, in seconds. */
const DURATION_TOLERANCE = 0.5;

export interface FilmOptions {
  /** The file is not larger. */
  readonly maxBytes: number;
  /** The film stops at this length. */
  readonly maxSeconds: number;
}

/** Why there is no film: no way to an MP4 file in this browser, or the encoder has failed. */
export class FilmError extends Error {
  override readonly name = 'FilmError';
  readonly isUnsupported: boolean;

  constructor(isUnsupported: boolean, reason: string) {
    super(reason);
    this.isUnsupported = isUnsupported;
  }
}

/** Hears of a film. */
export interface FilmListener {
  /** Called with the first picture of a camera. */
  live(): unknown;
  progressed(seconds: number, bytes: number): void;
  /** Called when the file is complete and checked. */
  finished(file: File, seconds: number): void;
  /** Called when there is no file. */
  failed(error: FilmError): void;
}

/** A film on its way to an MP4 file. It is encoded in a worker while it is taken. */
export class Film {
  readonly #listener: FilmListener;
  #worker?: Worker | undefined;
  #source = 0;
  /** Ends the pictures of a camera, by source. */
  readonly #endPictures = new Map<number, () => void>();
  #sound?: CaptureSource | undefined;
  #soundStream?: MediaStream | undefined;
  #isEnded = false;

  /** @param soundStream a microphone; it is stopped with the film */
  constructor(options: FilmOptions, soundStream: MediaStream | undefined, listener: FilmListener) {
    this.#listener = listener;
    this.#soundStream = soundStream;
    try {
      this.#worker = startWorker(
        'camera-worker.js',
        () => new Worker(new URL('./camera-worker.ts', import.meta.url), { type: 'module' }),
      );
    } catch (error) {
      queueMicrotask(() => this.#fail(false, String(error)));
      return;
    }
    this.#worker.onmessage = ({ data }: MessageEvent<WorkerReport>) => void this.#handleReport(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(false, event.message || 'The worker could not be loaded');
    };
    this.#send({
      type: 'open',
      name: takeName(new Date(), Math.random(), 'mp4'),
      ...options,
      withSound: soundStream !== undefined,
    });
    const [track] = soundStream?.getAudioTracks() ?? [];
    if (track) void this.#addSound(track);
  }

  /** Takes the pictures of a camera. The one before is filmed until the first picture comes. */
  add(track: MediaStreamTrack): void {
    const worker = this.#worker;
    if (!worker || this.#isEnded) return;
    const source = ++this.#source;
    this.#endPictures.set(source, pumpPictures(track, source, worker));
  }

  /** Ends the film with a file. */
  stop(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#releaseSources();
    this.#send({ type: 'stop' });
  }

  /** Ends the film without a file. */
  discard(): void {
    this.#isEnded = true;
    this.#releaseSources();
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #addSound(track: MediaStreamTrack): Promise<void> {
    for (const read of captureAdapters()) {
      try {
        this.#sound = await read(track);
      } catch (error) {
        console.warn('[dass] <dass-camera-dialog> The microphone could not be read.', error);
        continue;
      }
      if (this.#isEnded) this.#releaseSources();
      else this.#send({ type: 'sound', input: this.#sound.input }, [this.#sound.input]);
      return;
    }
  }

  async #handleReport(message: WorkerReport): Promise<void> {
    if (!this.#worker) return;
    if (message.type === 'live') {
      this.#endPicturesBefore(message.source);
      this.#listener.live();
    } else if (message.type === 'progress') this.#listener.progressed(message.seconds, message.bytes);
    else if (message.type === 'failed') this.#fail(message.kind === 'unsupported', message.reason);
    else {
      if (message.error !== undefined)
        console.warn(`[dass] <dass-camera-dialog> The encoder has ended early: ${message.error}`);
      const { file, seconds } = message;
      const header = readMp4Header(new Uint8Array(await file.arrayBuffer()));
      if (!this.#worker) return;
      if (!header || Math.abs(header.duration - seconds) > DURATION_TOLERANCE) {
        this.#fail(false, `The file says ${header?.duration ?? 'nothing'} instead of ${seconds} s`);
        return;
      }
      this.discard();
      this.#listener.finished(file, header.duration);
    }
  }

  #fail(isUnsupported: boolean, reason: string): void {
    if (!this.#worker && this.#isEnded) return;
    this.discard();
    this.#listener.failed(new FilmError(isUnsupported, reason));
  }

  #releaseSources(): void {
    this.#endPicturesBefore(Infinity);
    this.#sound?.close();
    if (this.#soundStream) stopStream(this.#soundStream);
    this.#sound = this.#soundStream = undefined;
  }

  #endPicturesBefore(source: number): void {
    for (const [other, end] of this.#endPictures) {
      if (other >= source) continue;
      end();
      this.#endPictures.delete(other);
    }
  }

  #send(command: WorkerCommand, transfer: Transferable[] = []): void {
    this.#worker?.postMessage(command, transfer);
  }
}
