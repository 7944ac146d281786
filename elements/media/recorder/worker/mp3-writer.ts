import { createEncoder, type WasmMediaEncoder } from 'wasm-media-encoders/esnext';
import { BITRATE, FRAME_BYTES, infoFrame, isFrame, minFrames, SAMPLE_RATE } from '../info-frame-model.js';

/** The browser may keep larger pieces on disk instead of in memory. */
const BLOB_BYTES = 256 * 1024;

/** Encodes samples to an MP3 file. The time to finish does not depend on the length, because nothing is copied then. */
export class Mp3Writer {
  /** Number of samples written. */
  samples = 0;
  /** Number of bytes encoded. */
  bytes = 0;
  readonly #encoder: WasmMediaEncoder<'audio/mpeg'>;
  readonly #blobs: Blob[] = [];
  #recent: Uint8Array<ArrayBuffer>[] = [];
  #recentBytes = 0;
  #start?: Uint8Array;

  private constructor(encoder: WasmMediaEncoder<'audio/mpeg'>) {
    this.#encoder = encoder;
    encoder.configure({ channels: 1, sampleRate: SAMPLE_RATE, bitrate: BITRATE, outputSampleRate: SAMPLE_RATE });
  }

  /** @param wasm LAME */
  static async create(wasm: WebAssembly.Module): Promise<Mp3Writer> {
    return new Mp3Writer(await createEncoder('audio/mpeg', wasm));
  }

  /** @returns the new bytes, which may end within a frame; or none yet */
  write(samples: Float32Array): Uint8Array<ArrayBuffer> {
    this.samples += samples.length;
    return this.#add(this.#encoder.encode([samples]));
  }

  /**
   * Ends the file.
   *
   * @throws Error when the encoder has not written what it should have
   */
  finish(name: string): File {
    this.#add(this.#encoder.finalize());
    const frames = this.bytes / FRAME_BYTES;
    if (!this.#start || !isFrame(this.#start) || frames < minFrames(this.samples))
      throw new Error(`${this.bytes} bytes are no MP3 of ${this.samples} samples`);
    const parts = [infoFrame(frames, this.samples), ...this.#blobs, ...this.#recent];
    return new File(parts, name, { type: 'audio/mpeg' });
  }

  /** @param encoded the encoder's memory, which it uses again */
  #add(encoded: Uint8Array): Uint8Array<ArrayBuffer> {
    const bytes = new Uint8Array(encoded);
    if (bytes.length === 0) return bytes;
    this.#start ??= bytes.slice(0, 4);
    this.bytes += bytes.length;
    this.#recent.push(bytes);
    this.#recentBytes += bytes.length;
    if (this.#recentBytes >= BLOB_BYTES) {
      this.#blobs.push(new Blob(this.#recent));
      this.#recent = [];
      this.#recentBytes = 0;
    }
    return bytes;
  }
}
