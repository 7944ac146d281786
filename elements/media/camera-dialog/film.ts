import { startWorker } from '../../base/loading/worker-address.js';
import { captureAdapters, type CaptureSource } from '../shared/capture-source.js';
import { takeName } from '../shared/take-model.js';
import type { WorkerCommand, WorkerReport } from './camera-messages.js';
import { FilmError, type FilmListener, type FilmOptions, type FilmTaking } from './film/film-taking.js';
import { readMp4Header } from './mp4-model.js';
import { PictureSources, pumpPictures } from './picture-source.js';

/** The header of a file may say this much more or less than was counted, in seconds. */
const DURATION_TOLERANCE = 0.5;

/** A film on its way to an MP4 file. It is encoded in a worker while it is taken. */
export class Film implements FilmTaking {
  readonly #listener: FilmListener;
  #worker?: Worker | undefined;
  readonly #sources = new PictureSources();
  #sound?: CaptureSource | undefined;
  #isEnded = false;

  /** @param soundStream a microphone, which stays open */
  constructor(options: FilmOptions, soundStream: MediaStream | undefined, listener: FilmListener) {
    this.#listener = listener;
    if (!('VideoEncoder' in globalThis)) {
      queueMicrotask(() => this.#fail(true, 'This browser has no WebCodecs'));
      return;
    }
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

  add(track: MediaStreamTrack): void {
    const worker = this.#worker;
    if (worker && !this.#isEnded) this.#sources.add((source) => pumpPictures(track, source, worker));
  }

  stop(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#releaseSources();
    this.#send({ type: 'stop' });
  }

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
      this.#sources.endBefore(message.source);
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
    this.#sources.endBefore(Infinity);
    this.#sound?.close();
    this.#sound = undefined;
  }

  #send(command: WorkerCommand, transfer: Transferable[] = []): void {
    this.#worker?.postMessage(command, transfer);
  }
}
