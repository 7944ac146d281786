import { assetAddress, startWorker } from '../../base/loading/worker-address.js';
import { CaptureError, type CaptureErrorKind } from '../shared/capture-error-model.js';
import { openDevice, permissionState, stopStream } from '../shared/devices.js';
import { holdPage } from '../shared/page-guards.js';
import { takeName } from '../shared/take-model.js';
import { captureAdapters, type CaptureSource } from '../shared/capture-source.js';
import { SAMPLE_RATE } from './info-frame-model.js';
import type { Level } from './level-model.js';
import type { WorkerCommand, WorkerReport } from './recorder-messages.js';
import type { EarlierPart } from './trim-model.js';
import { hasSamples, isActive, nextState, type RecorderAction, type RecorderState } from './recorder-model.js';

/** A microphone that sends nothing for this long has no signal. */
const NO_SIGNAL_MS = 2000;
/** A new microphone that sends nothing for this long does not replace the current one. */
const CHANGE_TIMEOUT_MS = 5000;
const WATCH_INTERVAL_MS = 500;

/** What a recording needs to know. */
export interface RecordingOptions {
  /** Id of the microphone; `''` for the browser's choice. */
  readonly deviceId: string;
  /** Seconds after which the recording stops. */
  readonly maxDuration: number;
  readonly withDraft: boolean;
  /** What it continues, for the draft. */
  readonly before?: EarlierPart | undefined;
}

/** Hears of a recording. */
export interface RecordingListener {
  /** Called when something that is shown has changed, once a second at least. */
  changed(): void;
  /** Called 15 times a second. */
  measured(level: Level): void;
  /** Called when the first samples are recorded. */
  started(): void;
  /** Called on every error. `state` says whether the recording goes on. */
  failed(error: CaptureError): void;
  /** Called when the file is complete. When it throws, the draft stays. */
  finished(file: File, duration: number): void;
}

/** An open microphone. */
interface Input {
  readonly id: number;
  readonly stream: MediaStream;
  readonly track: MediaStreamTrack;
  /** Index of the way by which its samples are read. */
  adapter: number;
  source?: CaptureSource;
  /** When it was opened, or has sent something last. */
  heardAt: number;
}

const hasOtherWay = ({ adapter }: Input): boolean => captureAdapters().length > adapter + 1;
const isOverdue = ({ heardAt }: Input, timeout: number): boolean => performance.now() - heardAt >= timeout;

/** One recording: from the question for the microphone to the file. Everything is released when it ends. */
export class Recording {
  state: RecorderState = 'idle';
  /** Name of the file, and of the draft. */
  readonly name = takeName(new Date(), Math.random(), 'mp3');
  /** Number of recorded samples. */
  samples = 0;
  /** Size of the recording in bytes. */
  bytes = 0;
  /** Whether nothing has been heard for some seconds. */
  isSilent = false;
  /** Whether there is no copy on disk, because it could not be written. */
  isDraftLost = false;
  /** The last error, until it is over. */
  error?: CaptureError | undefined;

  readonly #options: RecordingOptions;
  readonly #listener: RecordingListener;
  readonly #ended = new AbortController();
  #worker?: Worker;
  readonly #ready: Promise<void>;
  #setReady!: () => void;
  #setNotReady!: (reason: unknown) => void;
  #current?: Input | undefined;
  #next?: Input | undefined;
  #lastId = 0;
  /** Whether the user wants to go on as soon as there is a microphone. */
  #isResuming = false;
  /** Whether `error` says that the current microphone sends nothing. */
  #hasNoSignal = false;
  /** Replaced at each change of the device: the last one counts. */
  #opening?: AbortController;
  #watch = 0;
  #releasePage?: () => void;

  constructor(options: RecordingOptions, listener: RecordingListener) {
    this.#options = options;
    this.#listener = listener;
    this.#ready = new Promise((resolve, reject) => {
      this.#setReady = resolve;
      this.#setNotReady = reject;
    });
    this.#ready.catch(() => undefined);
  }

  /** The open microphone. */
  get track(): MediaStreamTrack | undefined {
    return (this.#current ?? this.#next)?.track;
  }

  async start(): Promise<void> {
    this.#act('record');
    this.#startWorker();
    await this.#open(this.#options.deviceId, false);
  }

  pause(): void {
    if (this.state !== 'recording') return;
    this.#send({ type: 'pause' });
    this.#act('pause');
  }

  /** Goes on. Opens a microphone first if the last one was removed. */
  async resume(): Promise<void> {
    if (this.state !== 'paused') return;
    if (this.#current) this.#resumeNow();
    else {
      this.#isResuming = true;
      await this.#open(this.#options.deviceId, false);
    }
  }

  /** Ends the recording with a file. Before the first samples there is none. */
  stop(): void {
    if (this.state === 'asking' || this.state === 'starting') this.discard();
    if (this.state !== 'recording' && this.state !== 'paused') return;
    this.#act('stop');
    this.#opening?.abort();
    this.#close(this.#next);
    this.#next = undefined;
    this.#send({ type: 'stop' });
    this.#current?.source?.end();
  }

  /** Ends the recording without a file. */
  discard(): void {
    if (!isActive(this.state)) return;
    this.#act('discard');
    this.#release('discard');
  }

  /** Ends the recording without a file, but with its draft, which is offered again. */
  abandon(): void {
    if (!isActive(this.state)) return;
    const last = hasSamples(this.state) ? 'abandon' : 'discard';
    this.#act('discard');
    this.#release(last);
  }

  /** Changes the microphone. The current one is kept until the new one sends something, and when that fails. */
  async changeDevice(id: string): Promise<void> {
    if (this.state === 'recording' || this.state === 'paused' || this.state === 'starting') await this.#open(id, true);
  }

  async #open(id: string, exact: boolean): Promise<void> {
    this.#opening?.abort();
    const opening = (this.#opening = new AbortController());
    const signal = AbortSignal.any([opening.signal, this.#ended.signal]);
    try {
      // The stored device is only a wish: it may be at another desk.
      const stream = await openDevice('microphone', { id, exact, signal });
      this.#act('allow');
      await this.#ready.catch(() => stopStream(stream));
      if (signal.aborted) stopStream(stream);
      else await this.#add(stream, 0);
    } catch (error) {
      if (!signal.aborted) this.#fail(error instanceof CaptureError ? error : this.#error('failed', error));
    }
  }

  async #add(stream: MediaStream, adapter: number): Promise<void> {
    const [track] = stream.getAudioTracks();
    const read = captureAdapters()[adapter];
    if (!track || !read) {
      stopStream(stream);
      throw this.#error('unsupported');
    }
    const input: Input = { id: ++this.#lastId, stream, track, adapter, heardAt: performance.now() };
    if (this.#next?.stream !== stream) this.#close(this.#next);
    this.#next = input;
    track.onended = () => void this.#handleEnd(input);
    try {
      input.source = await read(track);
    } catch (error) {
      if (this.#next !== input) return;
      this.#next = undefined;
      if (hasOtherWay(input)) await this.#add(stream, adapter + 1);
      else {
        stopStream(stream);
        throw this.#error('failed', error);
      }
      return;
    }
    if (this.#next !== input) {
      // Another one was selected meanwhile, or the recording has ended.
      this.#close(input);
      return;
    }
    input.heardAt = performance.now();
    this.#worker?.postMessage({ type: 'add', source: input.id, input: input.source.input } satisfies WorkerCommand, [
      input.source.input,
    ]);
    this.#watch ||= window.setInterval(this.#checkSignal, WATCH_INTERVAL_MS);
    this.#listener.changed();
  }

  #startWorker(): void {
    try {
      this.#worker = startWorker(
        'recorder-worker.js',
        () => new Worker(new URL('./recorder-worker.ts', import.meta.url), { type: 'module' }),
      );
    } catch (error) {
      this.#fail(this.#error('encoder', error));
      return;
    }
    this.#worker.onmessage = ({ data }: MessageEvent<WorkerReport>) => this.#handleReport(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(this.#error('encoder', new Error(event.message || 'The worker could not be loaded')));
    };
    const { maxDuration, withDraft, before } = this.#options;
    this.#send({
      type: 'open',
      encoder: assetAddress('lame.wasm', new URL('./lame.wasm', import.meta.url)).href,
      name: this.name,
      maxSamples: Math.floor(maxDuration * SAMPLE_RATE),
      withDraft,
      before,
    });
  }

  #handleReport(message: WorkerReport): void {
    if (!isActive(this.state)) return;
    switch (message.type) {
      case 'ready':
        this.#setReady();
        break;
      case 'live':
        this.#handleLive(message.source);
        break;
      case 'ended':
        break;
      case 'progress':
        this.#handleProgress(message);
        break;
      case 'draft-failed':
        this.isDraftLost = true;
        console.warn(`[dass] <dass-recorder> The recording goes on without a draft on disk: ${message.reason}`);
        this.#listener.changed();
        break;
      case 'done':
        this.#finish(message.file, message.samples);
        break;
      case 'failed':
        this.#fail(this.#error(message.kind, new Error(message.reason)));
        break;
    }
  }

  #handleLive(source: number): void {
    if (this.#next?.id !== source) return;
    const old = this.#current;
    this.#current = this.#next;
    this.#next = undefined;
    this.#current.heardAt = performance.now();
    this.error = undefined;
    this.#hasNoSignal = false;
    if (old) this.#close(old, old.stream !== this.#current.stream);
    if (this.state === 'starting') {
      this.#act('samples');
      this.#releasePage = holdPage();
      this.#listener.started();
    } else if (this.state === 'paused' && this.#isResuming) this.#resumeNow();
    else this.#listener.changed();
  }

  #handleProgress({ samples, bytes, level }: WorkerReport & { type: 'progress' }): void {
    const hasNews =
      Math.floor(samples / SAMPLE_RATE) !== Math.floor(this.samples / SAMPLE_RATE) ||
      level.isSilent !== this.isSilent ||
      this.#hasNoSignal;
    this.samples = samples;
    this.bytes = bytes;
    this.isSilent = level.isSilent;
    if (this.#current) this.#current.heardAt = performance.now();
    if (this.#hasNoSignal) this.error = undefined;
    this.#hasNoSignal = false;
    this.#listener.measured(level);
    if (hasNews) this.#listener.changed();
  }

  /** The browser ends a track when its device is removed or its permission is taken back. */
  async #handleEnd(input: Input): Promise<void> {
    if (input !== this.#current && input !== this.#next) return;
    const wasCurrent = input === this.#current;
    this.#close(input);
    if (wasCurrent) this.#current = undefined;
    else this.#next = undefined;
    if (!wasCurrent && this.#current) return;
    this.pause();
    const kind = (await permissionState('microphone')) === 'denied' ? 'denied' : 'unplugged';
    if (isActive(this.state) && this.state !== 'stopping' && !this.#current) this.#fail(this.#error(kind));
  }

  readonly #checkSignal = (): void => {
    const [current, next] = [this.#current, this.#next];
    if (next?.source) {
      const timeout = current ? CHANGE_TIMEOUT_MS : NO_SIGNAL_MS;
      if (isOverdue(next, timeout)) this.#replaceNext(next);
    } else if (!next && current && this.state === 'recording' && isOverdue(current, NO_SIGNAL_MS)) {
      if (hasOtherWay(current)) this.#addOtherWay(current);
      else this.#reportNoSignal();
    }
  };

  /** A new microphone sends nothing: it is read in another way, or given up if there is still one before it. */
  #replaceNext(next: Input): void {
    const current = this.#current;
    if (hasOtherWay(next)) {
      this.#close(next, false);
      this.#addOtherWay(next);
    } else if (!current) this.#reportNoSignal();
    else {
      const isSame = next.stream === current.stream;
      this.#close(next, !isSame);
      this.#next = undefined;
      if (isSame) current.adapter = next.adapter;
      else this.#fail(this.#error('silent'));
    }
  }

  #addOtherWay({ stream, adapter }: Input): void {
    void this.#add(stream, adapter + 1).catch((error: unknown) => this.#fail(this.#error('failed', error)));
  }

  #reportNoSignal(): void {
    if (this.error) return;
    this.#hasNoSignal = true;
    this.#fail(this.#error('silent'));
  }

  #resumeNow(): void {
    this.#isResuming = false;
    this.error = undefined;
    this.#send({ type: 'resume' });
    this.#act('resume');
  }

  #finish(file: File, samples: number): void {
    this.samples = samples;
    this.bytes = file.size;
    this.#act('file');
    try {
      this.#listener.finished(file, samples / SAMPLE_RATE);
      // It deletes the draft, and closes itself.
      this.#release('discard');
    } catch (error) {
      this.#release('abandon');
      this.#listener.failed((this.error = this.#error('encoder', error)));
    }
  }

  /** A recording with samples goes on without the device, except when the encoder has failed. */
  #fail(error: CaptureError): void {
    if (!isActive(this.state)) return;
    const isFatal = error.kind === 'encoder' || error.kind === 'encoder-blocked';
    const goesOn = error.kind === 'silent' || (!isFatal && hasSamples(this.state));
    this.error = error;
    if (!goesOn) {
      // The worker writes what the draft still lacks, unless it was never loaded.
      const last = !isFatal ? 'discard' : hasSamples(this.state) ? 'abandon' : undefined;
      this.#act('fail');
      this.#release(last);
    }
    this.#listener.failed(error);
  }

  #error(kind: CaptureErrorKind, cause?: unknown): CaptureError {
    return new CaptureError(kind, 'microphone', cause);
  }

  #act(action: RecorderAction): void {
    const state = nextState(this.state, action);
    if (state === this.state) return;
    this.state = state;
    this.#listener.changed();
  }

  #send(command: WorkerCommand): void {
    this.#worker?.postMessage(command);
  }

  #close(input: Input | undefined, isStopped = true): void {
    if (!input) return;
    input.track.onended = null;
    this.#send({ type: 'remove', source: input.id });
    input.source?.close();
    if (isStopped) stopStream(input.stream);
  }

  /** @param last what the worker still has to do */
  #release(last?: 'discard' | 'abandon'): void {
    clearInterval(this.#watch);
    this.#ended.abort();
    for (const input of [this.#current, this.#next]) this.#close(input);
    this.#current = this.#next = undefined;
    this.#releasePage?.();
    this.#setNotReady(new Error('The recording has ended'));
    // The worker closes itself when it has done this.
    if (last) this.#send({ type: last });
    else this.#worker?.terminate();
  }
}
