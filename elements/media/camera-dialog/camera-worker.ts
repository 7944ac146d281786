// Encodes a film to an MP4 file while it is taken.
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { readSamples, type SampleInput } from '../shared/sample-reader.js';
import type { WorkerCommand, WorkerReport } from './camera-messages.js';
import { chooseSound, chooseVideo, type VideoChoice } from './film/film-encoders.js';
import {
  containBox,
  fileSize,
  FilmClock,
  filmSize,
  FRAME_RATE,
  isFull,
  type Size,
  videoBitrate,
} from './film-model.js';
import { SoundTrack } from './film/sound-track.js';

const report = (message: WorkerReport): void => self.postMessage(message);

const MICROSECONDS = 1_000_000;
const KEY_FRAME_SECONDS = 2;
/** Pictures that wait for the encoder. More are left out. */
const MAX_QUEUE = 4;
/** Progress is reported this often. */
const REPORT_SECONDS = 0.25;

class UnsupportedError extends Error {}

class Film {
  readonly #options: WorkerCommand & { type: 'open' };
  readonly #clock = new FilmClock();
  readonly #output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'in-memory' }),
    target: new BufferTarget(),
  });
  #opening?: Promise<void>;
  #size!: Size;
  #canvas?: OffscreenCanvasRenderingContext2D;
  #encoder?: VideoEncoder;
  #pictures?: EncodedVideoPacketSource;
  #sound?: SoundTrack | undefined;
  #source = -1;
  #lastKey = -Infinity;
  #lastReport = 0;
  /** Length of the film. */
  #seconds = 0;
  #bytes = 0;
  #packets = 0;
  /** Packets are written one after the other. */
  #writes = Promise.resolve();
  #isDone = false;
  /** Whether the limit is reached: what the encoder still has is left out. */
  #isCut = false;

  constructor(options: WorkerCommand & { type: 'open' }) {
    this.#options = options;
  }

  addSound(input: SampleInput): void {
    readSamples(input, {
      samples: (samples, rate) => {
        const { start } = this.#clock;
        if (!this.#isDone && start !== undefined) this.#sound?.add(samples, rate, now() - start);
      },
      ended: () => undefined,
    });
  }

  async read(source: number, input: ReadableStream<VideoFrame>): Promise<void> {
    const reader = input.getReader();
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        this.add(source, next.value);
        if (this.#isDone || source < this.#source) break;
      }
    } catch (error) {
      console.warn('[dass] <dass-camera-dialog> The camera ended with an error.', error);
    }
    void reader.cancel().catch(() => undefined);
  }

  /** Adds a picture, and closes it. */
  add(source: number, frame: VideoFrame): void {
    try {
      if (this.#isDone || source < this.#source) return;
      this.#opening ??= this.#open(frame).catch((error: unknown) => this.#fail(error));
      if (this.#encoder) this.#encode(source, frame);
    } catch (error) {
      this.#fail(error);
    } finally {
      frame.close();
    }
  }

  /** Ends the film with its file. */
  async finish(error?: string): Promise<void> {
    if (this.#isDone) return;
    this.#isDone = true;
    try {
      await this.#opening;
      if (this.#encoder?.state === 'configured') await this.#encoder.flush();
      // The microphone may have sent more than the camera, on a busy machine.
      const sound = (await this.#sound?.finish(this.#seconds)) ?? 0;
      const seconds = Math.max(this.#seconds, sound);
      await this.#writes;
      if (this.#seconds === 0) throw new Error(error ?? 'There are no pictures');
      await this.#output.finalize();
      const file = new File([this.#output.target.buffer!], this.#options.name, { type: 'video/mp4' });
      report({ type: 'done', file, seconds, ...(error === undefined ? {} : { error }) });
    } catch (cause) {
      reportFailure(cause);
    }
    self.close();
  }

  async #open(frame: VideoFrame): Promise<void> {
    const { maxBytes, maxSeconds, withSound } = this.#options;
    this.#size = filmSize({ width: frame.displayWidth, height: frame.displayHeight });
    const choice = await chooseVideo(this.#size, videoBitrate(maxBytes, maxSeconds));
    if (!choice) throw new UnsupportedError('No encoder for an MP4 file');
    const sound = withSound ? await chooseSound() : undefined;
    this.#pictures = new EncodedVideoPacketSource(choice.format);
    this.#output.addVideoTrack(this.#pictures);
    if (sound) {
      const track = new EncodedAudioPacketSource(sound.format);
      this.#output.addAudioTrack(track);
      this.#sound = new SoundTrack(sound.config, maxSeconds, (chunk, meta) => {
        this.#write(chunk, () => track.add(EncodedPacket.fromEncodedChunk(chunk), meta));
      });
    }
    await this.#output.start();
    this.#startEncoder(choice, this.#pictures);
  }

  #startEncoder({ config }: VideoChoice, track: EncodedVideoPacketSource): void {
    this.#encoder = new VideoEncoder({
      output: (chunk, meta) => {
        const isWritten = this.#write(chunk, () => track.add(EncodedPacket.fromEncodedChunk(chunk), meta));
        if (isWritten) this.#seconds = chunk.timestamp / MICROSECONDS + 1 / FRAME_RATE;
      },
      // What was encoded so far is kept.
      error: (error) => void this.finish(String(error)),
    });
    this.#encoder.configure(config);
  }

  #encode(source: number, frame: VideoFrame): void {
    const encoder = this.#encoder!;
    if (encoder.state !== 'configured' || encoder.encodeQueueSize > MAX_QUEUE) return;
    const time = this.#clock.timeOf(source, frame.timestamp / MICROSECONDS, now());
    if (time === undefined) return;
    if (time >= this.#options.maxSeconds) {
      void this.finish();
      return;
    }
    const picture = this.#fit(frame, Math.round(time * MICROSECONDS));
    const keyFrame = time - this.#lastKey >= KEY_FRAME_SECONDS;
    if (keyFrame) this.#lastKey = time;
    encoder.encode(picture, { keyFrame });
    picture.close();
    if (source !== this.#source) report({ type: 'live', source });
    this.#source = source;
    if (time - this.#lastReport < REPORT_SECONDS) return;
    this.#lastReport = time;
    report({ type: 'progress', seconds: time, bytes: this.#fileSize });
  }

  /** Returns a picture in the size of the film, without a copy where it has this size already. */
  #fit(frame: VideoFrame, timestamp: number): VideoFrame {
    const { width, height } = this.#size;
    const duration = Math.round(MICROSECONDS / FRAME_RATE);
    const isUpright = !(frame as { rotation?: number }).rotation && !(frame as { flip?: boolean }).flip;
    const isSame = frame.displayWidth === width && frame.displayHeight === height && frame.codedWidth === width;
    if (isSame && isUpright) return new VideoFrame(frame, { timestamp, duration });
    this.#canvas ??= new OffscreenCanvas(width, height).getContext('2d', { alpha: false })!;
    const box = containBox({ width: frame.displayWidth, height: frame.displayHeight }, this.#size);
    this.#canvas.clearRect(0, 0, width, height);
    this.#canvas.drawImage(frame, box.x, box.y, box.width, box.height);
    return new VideoFrame(this.#canvas.canvas, { timestamp, duration });
  }

  /** @returns whether there is room for it */
  #write({ byteLength }: { readonly byteLength: number }, add: () => Promise<void>): boolean {
    this.#isCut ||= fileSize(this.#bytes + byteLength, this.#packets + 1) > this.#options.maxBytes;
    if (this.#isCut) {
      void this.finish();
      return false;
    }
    this.#bytes += byteLength;
    this.#packets++;
    this.#writes = this.#writes.then(add);
    this.#writes.catch((error: unknown) => this.#fail(error));
    if (isFull(this.#fileSize, this.#options.maxBytes)) void this.finish();
    return true;
  }

  get #fileSize(): number {
    return fileSize(this.#bytes, this.#packets);
  }

  #fail(error: unknown): void {
    if (this.#isDone) return;
    this.#isDone = true;
    reportFailure(error);
    self.close();
  }
}

function reportFailure(error: unknown): void {
  report({
    type: 'failed',
    kind: error instanceof UnsupportedError ? 'unsupported' : 'encoder',
    reason: String(error),
  });
}

/** The clock of what arrives here, in seconds. */
const now = (): number => performance.now() / 1000;

let film: Film | undefined;

self.addEventListener('message', ({ data }: MessageEvent<WorkerCommand>) => {
  if (data.type === 'open') film = new Film(data);
  else if (data.type === 'pictures') void film?.read(data.source, data.input);
  else if (data.type === 'picture') film?.add(data.source, data.frame);
  else if (data.type === 'sound') film?.addSound(data.input);
  else if (data.type === 'stop') void film?.finish();
  else self.close();
});
