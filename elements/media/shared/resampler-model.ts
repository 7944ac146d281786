/** Zero crossings of the filter on each side. */
const HALF_TAPS = 8;
/** Most tabulated positions between two samples. More would only cost memory. */
const MAX_PHASES = 1024;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Converts a stream of samples from one rate to another, by a windowed sinc filter. Chunks may have any length. */
export class Resampler {
  readonly #from: number;
  readonly #to: number;
  readonly #half: number;
  readonly #phases: number;
  readonly #table: Float32Array;
  /** The last input samples, which the next output samples still need. */
  #history: Float32Array;
  /** Index of the first sample of the history in the stream. */
  #historyStart: number;
  /** Number of output samples. */
  #written = 0;

  /** @param from samples per second of the input @param to samples per second of the output */
  constructor(from: number, to: number) {
    const divisor = gcd(from, to);
    this.#from = from / divisor;
    this.#to = to / divisor;
    // Below the lower of both rates' limits, or high tones would be heard as others.
    const cutoff = Math.min(1, to / from);
    this.#half = Math.ceil(HALF_TAPS / cutoff);
    this.#phases = Math.min(this.#to, MAX_PHASES);
    this.#table = filterTable(this.#phases, this.#half, cutoff);
    this.#history = new Float32Array(this.#half - 1);
    this.#historyStart = 1 - this.#half;
  }

  /** @returns the next output samples */
  convert(input: Float32Array): Float32Array {
    if (this.#from === this.#to) return input;
    const [half, taps] = [this.#half, 2 * this.#half];
    const samples = new Float32Array(this.#history.length + input.length);
    samples.set(this.#history);
    samples.set(input, this.#history.length);
    const end = this.#historyStart + samples.length;
    const output: number[] = [];
    for (;;) {
      const numerator = this.#written * this.#from;
      const index = Math.floor(numerator / this.#to);
      if (index + half >= end) break;
      const phase = Math.floor(((numerator % this.#to) / this.#to) * this.#phases);
      let sum = 0;
      const first = index - half + 1 - this.#historyStart;
      for (let tap = 0; tap < taps; tap++) sum += samples[first + tap]! * this.#table[phase * taps + tap]!;
      output.push(sum);
      this.#written++;
    }
    const next = Math.floor((this.#written * this.#from) / this.#to) - half + 1;
    this.#history = samples.slice(Math.max(0, next - this.#historyStart));
    this.#historyStart = end - this.#history.length;
    return Float32Array.from(output);
  }
}

/** The filter at each phase, each with a sum of 1 so that a constant stays the same. */
function filterTable(phases: number, half: number, cutoff: number): Float32Array {
  const taps = 2 * half;
  const table = new Float32Array(phases * taps);
  for (let phase = 0; phase < phases; phase++) {
    const row = table.subarray(phase * taps, (phase + 1) * taps);
    for (let tap = 0; tap < taps; tap++) {
      const distance = tap - half + 1 - phase / phases;
      const x = Math.PI * distance * cutoff;
      const window = Math.cos((Math.PI * distance) / (2 * half)) ** 2;
      row[tap] = (x === 0 ? 1 : Math.sin(x) / x) * (Math.abs(distance) < half ? window : 0);
    }
    const sum = row.reduce((total, value) => total + value, 0);
    row.forEach((value, tap) => (row[tap] = value / sum));
  }
  return table;
}
