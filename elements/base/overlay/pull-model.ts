/** A finger that moves less than this rests. In pixels. */
const STILL = 6;
/** Pulled by this share of its height, or so many pixels, a sheet goes. */
const SHARE = 1 / 3;
const FAR = 200;
/** So fast, in pixels a millisecond, a short pull is enough: a flick. */
const FAST = 0.5;
/** A finger that has rested so long before it lets go flicks nothing. In milliseconds. */
const REST = 80;

/** How far a finger has pulled something down, and how fast. */
export class Pull {
  readonly #start: number;
  #at: number;
  #time: number;
  #speed = 0;

  /** @param at height of the finger in the window, in pixels @param time in milliseconds */
  constructor(at: number, time: number) {
    this.#start = this.#at = at;
    this.#time = time;
  }

  /** How far it is down: it cannot be pushed up. In pixels. */
  get distance(): number {
    return Math.max(0, this.#at - this.#start - STILL);
  }

  moveTo(at: number, time: number): void {
    const passed = time - this.#time;
    if (passed > 0) this.#speed = (at - this.#at) / passed;
    this.#at = at;
    this.#time = time;
  }

  /** Whether a sheet of a height goes when it is let go now; else it springs back. */
  isEnough(height: number, time: number): boolean {
    const { distance } = this;
    if (distance === 0) return false;
    const isResting = time - this.#time > REST;
    if (!isResting && Math.abs(this.#speed) >= FAST) return this.#speed > 0;
    return distance >= Math.min(height * SHARE, FAR);
  }
}
