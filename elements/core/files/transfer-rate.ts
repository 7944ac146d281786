/** Half of the weight of the rate is on the last so many milliseconds. */
const HALF_LIFE_MS = 5_000;
/** Before, a rate says little. */
const MIN_TIME_MS = 1_500;
/** A later end is shown when it is later by more than this share. */
const SHOWN_DELAY = 0.25;
/** The clock of some browsers, and progress within one task, have no time between. */
const MIN_STEP_MS = 50;

/** How fast something is sent, and when it will be: an estimate that does not jump. */
export class TransferRate {
  /** Bytes per millisecond. */
  #rate: number | undefined;
  #time = 0;
  #last: number | undefined;
  /** Bytes that were sent since `#last`. */
  #bytes = 0;
  /** When the end was expected at last. */
  #end: number | undefined;

  /** Some bytes were sent. */
  add(bytes: number, now = performance.now()): void {
    this.#bytes += bytes;
    if (this.#last === undefined) {
      this.#last = now;
      this.#bytes = 0;
      return;
    }
    const time = now - this.#last;
    if (time < MIN_STEP_MS) return;
    const own = this.#bytes / time;
    const weight = 0.5 ** (time / HALF_LIFE_MS);
    this.#rate = this.#rate === undefined ? own : this.#rate * weight + own * (1 - weight);
    this.#time += time;
    this.#last = now;
    this.#bytes = 0;
  }

  /** Nothing is sent for now: the time until it goes on is not that of the connection. */
  pause(): void {
    this.#last = this.#end = undefined;
    this.#bytes = 0;
  }

  /**
   * Returns the seconds until so many bytes are sent, as they are shown: in steps that grow with the time. Undefined while that
   * is not known.
   */
  secondsFor(bytes: number, now = performance.now()): number | undefined {
    if (!this.#rate || this.#last === undefined || this.#time < MIN_TIME_MS) return undefined;
    const left = bytes / this.#rate;
    const known = this.#end === undefined ? undefined : this.#end - now;
    // An end that is a little later is not shown: the time left would go up and down.
    const isKept = known !== undefined && known > 0 && left > known && left < known * (1 + SHOWN_DELAY) + 1000;
    if (!isKept) this.#end = now + left;
    return inSteps(Math.max(0, (isKept ? known : left) / 1000));
  }
}

/** Rounds up to steps, so that the shown time does not change with each progress. */
function inSteps(seconds: number): number {
  const step = seconds < 10 ? 1 : seconds < 60 ? 5 : seconds < 600 ? 30 : 60;
  return Math.max(1, Math.ceil(seconds / step) * step);
}
