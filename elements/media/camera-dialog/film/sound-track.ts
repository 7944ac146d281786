import { Resampler } from '../../shared/resampler-model.js';
import { SOUND_RATE } from './film-encoders.js';

const MICROSECONDS = 1_000_000;
/** Silence is added in pieces of this length. */
const PIECE = SOUND_RATE;

/**
 * The sound of a film: it starts where the pictures start, and is as long as they are. What the microphone sends after the
 * maximum length is left out.
 */
export class SoundTrack {
  readonly #encoder: AudioEncoder;
  readonly #maxLength: number;
  #resampler?: { readonly rate: number; readonly convert: Resampler };
  /** Samples so far. */
  #length = 0;
  #hasStarted = false;

  /**
   * @param maxSeconds maximum length of the film
   * @param output called with each packet
   */
  constructor(config: AudioEncoderConfig, maxSeconds: number, output: EncodedAudioChunkOutputCallback) {
    this.#maxLength = Math.round(maxSeconds * SOUND_RATE);
    this.#encoder = new AudioEncoder({
      output,
      error: (error) => console.warn('[dass] <dass-camera-dialog> The film goes on without sound.', error),
    });
    this.#encoder.configure(config);
  }

  /**
   * @param rate samples a second
   * @param arrived when they have arrived, in seconds of the film
   */
  add(samples: Float32Array, rate: number, arrived: number): void {
    if (this.#resampler?.rate !== rate) this.#resampler = { rate, convert: new Resampler(rate, SOUND_RATE) };
    let rest = this.#resampler.convert.convert(samples);
    if (!this.#hasStarted) {
      this.#hasStarted = true;
      const start = Math.round(arrived * SOUND_RATE) - rest.length;
      if (start >= 0) this.#fill(Math.min(start, this.#maxLength));
      else rest = rest.subarray(-start);
    }
    // On a busy machine the pictures arrive later than the sound, and so does the one that ends the film.
    this.#encode(rest.subarray(0, this.#maxLength - this.#length));
  }

  /**
   * Ends the sound, with silence if the microphone has sent less than the pictures are long.
   *
   * @param seconds length of the pictures
   * @returns length of the sound in seconds
   */
  async finish(seconds: number): Promise<number> {
    this.#fill(Math.round(seconds * SOUND_RATE));
    if (this.#encoder.state === 'configured') await this.#encoder.flush();
    return this.#length / SOUND_RATE;
  }

  #fill(end: number): void {
    while (this.#length < end) this.#encode(new Float32Array(Math.min(PIECE, end - this.#length)));
  }

  #encode(samples: Float32Array): void {
    if (samples.length === 0 || this.#encoder.state !== 'configured') {
      this.#length += samples.length;
      return;
    }
    const data = new AudioData({
      format: 'f32-planar',
      sampleRate: SOUND_RATE,
      numberOfChannels: 1,
      numberOfFrames: samples.length,
      timestamp: Math.round((this.#length / SOUND_RATE) * MICROSECONDS),
      data: Float32Array.from(samples),
    });
    this.#length += samples.length;
    this.#encoder.encode(data);
    data.close();
  }
}
