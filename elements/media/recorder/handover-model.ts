import { SAMPLE_RATE } from './info-frame-model.js';
import { isSilence } from './level-model.js';
import { Resampler } from '../shared/resampler-model.js';

/** A new source that is silent for this long replaces the current one as well. */
const MAX_WAIT_SAMPLES = SAMPLE_RATE;

interface Source {
  readonly id: number;
  /** Created for the rate of the first samples, again when the rate changes. */
  resampler?: { readonly rate: number; readonly convert: Resampler };
  /** Number of samples since the source was added. */
  received: number;
}

/**
 * Makes one stream of several sources. A new source replaces the current one only when something is heard from it, so
 * that changing the microphone loses nothing and leaves no gap while the new one starts.
 */
export class Handover {
  #current?: Source | undefined;
  #next?: Source | undefined;
  readonly #replaced: (id: number, old: number | undefined) => void;

  /** @param replaced called when a source becomes the current one */
  constructor(replaced: (id: number, old: number | undefined) => void) {
    this.#replaced = replaced;
  }

  /** Adds a source. A source that is waiting already is given up. */
  add(id: number): void {
    this.#next = { id, received: 0 };
  }

  /** Removes a source that has ended. */
  remove(id: number): void {
    if (this.#current?.id === id) this.#current = undefined;
    if (this.#next?.id === id) this.#next = undefined;
  }

  /** Whether a source is the current one. */
  isCurrent(id: number): boolean {
    return this.#current?.id === id;
  }

  /**
   * @param id the source
   * @param rate its samples per second
   * @returns the samples for the recording, at its rate; `undefined` if the source is not the current one
   */
  push(id: number, samples: Float32Array, rate: number): Float32Array | undefined {
    const source = [this.#current, this.#next].find((known) => known?.id === id);
    if (!source || samples.length === 0) return undefined;
    if (source === this.#next) {
      source.received += (samples.length * SAMPLE_RATE) / rate;
      if (this.#current && source.received < MAX_WAIT_SAMPLES && isSilence(samples)) return undefined;
      const old = this.#current?.id;
      this.#current = source;
      this.#next = undefined;
      this.#replaced(id, old);
    }
    if (source.resampler?.rate !== rate) source.resampler = { rate, convert: new Resampler(rate, SAMPLE_RATE) };
    return source.resampler.convert.convert(samples);
  }
}
