/** Shorter moves are ignored, in pixels. */
const MIN_MOVE_PX = 6;
/** A sheet closes when swiped by this ratio of its height, or by the maximum required distance in pixels. */
const MIN_HEIGHT_RATIO = 1 / 3;
const MAX_REQUIRED_PX = 200;
/** Speed of a flick, in pixels per millisecond: a short swipe is enough. */
const FLICK_SPEED = 0.5;
/** A pointer that rests this long before its release does not flick, in milliseconds. */
const REST_MS = 80;

/** Distance and speed of a downward swipe. */
export class Swipe {
  readonly #start: number;
  #position: number;
  #time: number;
  #speed = 0;

  /**
   * @param position vertical position in the window, in pixels
   * @param time time of the event, in milliseconds
   */
  constructor(position: number, time: number) {
    this.#start = this.#position = position;
    this.#time = time;
  }

  /** Distance down, in pixels; never negative. */
  get distance(): number {
    return Math.max(0, this.#position - this.#start - MIN_MOVE_PX);
  }

  moveTo(position: number, time: number): void {
    const passed = time - this.#time;
    if (passed > 0) this.#speed = (position - this.#position) / passed;
    this.#position = position;
    this.#time = time;
  }

  /** Whether a sheet of a height closes when it is released now. */
  isEnough(height: number, time: number): boolean {
    const { distance } = this;
    if (distance === 0) return false;
    const isResting = time - this.#time > REST_MS;
    if (!isResting && Math.abs(this.#speed) >= FLICK_SPEED) return this.#speed > 0;
    return distance >= Math.min(height * MIN_HEIGHT_RATIO, MAX_REQUIRED_PX);
  }
}
