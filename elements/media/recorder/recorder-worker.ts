// Encodes the sound of microphones to an MP3 file while it is recorded, so that stopping takes no time.
import type { CaptureErrorKind } from '../shared/capture-error-model.js';
import { readSamples, type SampleInput } from '../shared/sample-reader.js';
import { DraftFile } from './draft-file.js';
import { Handover } from './handover-model.js';
import { LevelMeter } from './level-model.js';
import { Mp3Writer } from './worker/mp3-writer.js';
import type { WorkerCommand, WorkerReport } from './recorder-messages.js';

/** A source that has not ended by then after the user has stopped sends nothing more. */
const END_TIMEOUT_MS = 400;

const report = (message: WorkerReport): void => self.postMessage(message);

class Take {
  readonly #writer: Mp3Writer;
  readonly #name: string;
  readonly #maxSamples: number;
  #draft: DraftFile | undefined;
  readonly #meter = new LevelMeter();
  readonly #handover = new Handover((source) => report({ type: 'live', source }));
  /** Ends reading, by source. */
  readonly #closes = new Map<number, () => void>();
  #hasCurrent = false;
  #isPaused = false;
  #isStopping = false;
  #isDone = false;

  constructor(writer: Mp3Writer, draft: DraftFile | undefined, name: string, maxSamples: number) {
    this.#writer = writer;
    this.#draft = draft;
    this.#name = name;
    this.#maxSamples = maxSamples;
  }

  add(source: number, input: SampleInput): void {
    this.#handover.add(source);
    this.#closes.set(
      source,
      readSamples(input, {
        samples: (samples, rate) => this.#push(source, samples, rate),
        ended: () => this.#end(source),
      }),
    );
  }

  remove(source: number): void {
    if (this.#handover.isCurrent(source)) this.#hasCurrent = false;
    this.#handover.remove(source);
    this.#closes.get(source)?.();
    this.#closes.delete(source);
  }

  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
  }

  /** Ends the recording after the samples that are on their way. */
  stop(): void {
    this.#isStopping = true;
    if (!this.#hasCurrent || this.#isPaused) this.#finish();
    else setTimeout(() => this.#finish(), END_TIMEOUT_MS);
  }

  async discard(): Promise<void> {
    this.#isDone = true;
    await this.#draft?.delete();
    self.close();
  }

  /** Ends without a file. The draft stays, so that it is offered again. */
  abandon(): void {
    this.#isDone = true;
    this.#draft?.close();
    self.close();
  }

  #push(source: number, samples: Float32Array, rate: number): void {
    if (this.#isDone) return;
    const accepted = this.#handover.push(source, samples, rate);
    if (!accepted) return;
    this.#hasCurrent = true;
    const level = this.#meter.add(accepted);
    if (!this.#isPaused) this.#encode(accepted);
    if (level && !this.#isDone)
      report({ type: 'progress', samples: this.#writer.samples, bytes: this.#writer.bytes, level });
  }

  #encode(samples: Float32Array): void {
    const room = this.#maxSamples - this.#writer.samples;
    const isFull = samples.length >= room;
    try {
      this.#append(this.#writer.write(isFull ? samples.subarray(0, room) : samples));
    } catch (error) {
      this.#fail(error);
      return;
    }
    if (isFull) this.#finish();
  }

  #append(bytes: Uint8Array): void {
    if (!this.#draft || bytes.length === 0) return;
    try {
      this.#draft.append(bytes);
    } catch (error) {
      void this.#draft.delete();
      this.#draft = undefined;
      report({ type: 'draft-failed', reason: String(error) });
    }
  }

  #end(source: number): void {
    const wasCurrent = this.#handover.isCurrent(source);
    this.remove(source);
    if (this.#isStopping && wasCurrent) this.#finish();
    else report({ type: 'ended', source });
  }

  #finish(): void {
    if (this.#isDone) return;
    this.#isDone = true;
    try {
      // The draft stays until the page has the file.
      report({ type: 'done', file: this.#writer.finish(this.#name), samples: this.#writer.samples });
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The draft stays: it is all that is left of the recording. */
  #fail(error: unknown): void {
    this.#isDone = true;
    this.#draft?.close();
    report({ type: 'failed', kind: 'encoder', reason: String(error) });
  }
}

const WASM_MAGIC = '\0asm';

class EncoderError extends Error {
  constructor(
    readonly kind: CaptureErrorKind,
    message: string,
  ) {
    super(message);
  }
}

async function loadEncoder(address: string): Promise<WebAssembly.Module> {
  const response = await fetch(address);
  const bytes = await response.arrayBuffer();
  if (!response.ok || String.fromCharCode(...new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength))) !== WASM_MAGIC)
    throw new EncoderError('encoder', `${address} is no WebAssembly (${response.status})`);
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    // The file is in order, so it is forbidden.
    throw new EncoderError('encoder-blocked', String(error));
  }
}

async function open(command: WorkerCommand & { type: 'open' }): Promise<Take> {
  const writer = await Mp3Writer.create(await loadEncoder(command.encoder));
  let draft: DraftFile | undefined;
  try {
    if (command.withDraft) draft = await DraftFile.create(command.name, command.before);
  } catch (error) {
    report({ type: 'draft-failed', reason: String(error) });
  }
  return new Take(writer, draft, command.name, command.maxSamples);
}

let opened: Promise<Take> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<WorkerCommand>) => {
  if (data.type === 'open') {
    opened = open(data);
    opened.then(
      () => report({ type: 'ready' }),
      (error: unknown) =>
        report({
          type: 'failed',
          kind: error instanceof EncoderError ? error.kind : 'encoder',
          reason: String(error),
        }),
    );
    return;
  }
  opened?.then(
    (take) => {
      if (data.type === 'add') take.add(data.source, data.input);
      else if (data.type === 'remove') take.remove(data.source);
      else if (data.type === 'pause' || data.type === 'resume') take.pause(data.type === 'pause');
      else if (data.type === 'stop') take.stop();
      else if (data.type === 'abandon') take.abandon();
      else void take.discard();
    },
    // Reported already.
    () => self.close(),
  );
});
