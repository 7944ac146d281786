import { SAMPLE_RATE } from './info-frame-model.js';

/** Samples of one measurement: 15 a second. */
const WINDOW = SAMPLE_RATE / 15;
/** Peaks below are silence: -54 dB. */
const SILENCE = 0.002;
const SILENCE_SAMPLES = 3 * SAMPLE_RATE;

/** How loud the signal is. */
export interface Level {
  /** Highest amplitude, 0 to 1. */
  readonly peak: number;
  /** Root mean square, 0 to 1. */
  readonly rms: number;
  /** Whether nothing has been heard for about three seconds. */
  readonly isSilent: boolean;
}

/** Whether nothing can be heard in these samples. */
export const isSilence = (samples: Float32Array): boolean => samples.every((sample) => Math.abs(sample) < SILENCE);

/** Measures the level of a stream of samples. */
export class LevelMeter {
  #count = 0;
  #peak = 0;
  #squares = 0;
  #silent = 0;

  /** @returns the level at the end of each measurement, otherwise `undefined` */
  add(samples: Float32Array): Level | undefined {
    for (const sample of samples) {
      const amplitude = Math.min(1, Math.abs(sample));
      if (amplitude > this.#peak) this.#peak = amplitude;
      this.#squares += amplitude * amplitude;
      this.#silent = amplitude < SILENCE ? this.#silent + 1 : 0;
    }
    this.#count += samples.length;
    if (this.#count < WINDOW) return undefined;
    const level = {
      peak: this.#peak,
      rms: Math.sqrt(this.#squares / this.#count),
      isSilent: this.#silent >= SILENCE_SAMPLES,
    };
    this.#count = this.#peak = this.#squares = 0;
    return level;
  }
}

/** Lowest level that the meter shows, in decibels. */
const FLOOR_DB = -60;

/** Returns the length of the meter's bar, 0 to 1: linear in decibels, as hearing is. */
export function meterShare(amplitude: number): number {
  if (!(amplitude > 0)) return 0;
  return Math.min(1, Math.max(0, 1 - (20 * Math.log10(amplitude)) / FLOOR_DB));
}
