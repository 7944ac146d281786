/** How long until a key that is held shows its variants, or begins to repeat; and from one repetition to the next. */
const LONG_PRESS = 450;
const REPEAT_FIRST = 500;
const REPEAT_NEXT = 60;

export interface HeldKeyOptions {
  /** The key does what it does. */
  press(): void;
  /** It has been held long. Without it the key repeats, or does nothing more. */
  readonly long?: (() => void) | undefined;
  readonly repeats: boolean;
}

/**
 * A key under a finger. One with variants acts when it is let go, if it was not held long; others act at once, and may
 * repeat.
 */
export class HeldKey {
  readonly #options: HeldKeyOptions;
  #timer = 0;
  #isDone: boolean;

  constructor(options: HeldKeyOptions) {
    this.#options = options;
    this.#isDone = !options.long;
    if (options.long) {
      this.#timer = window.setTimeout(() => {
        this.#isDone = true;
        options.long?.();
      }, LONG_PRESS);
      return;
    }
    options.press();
    if (options.repeats) this.#timer = window.setTimeout(this.#repeat, REPEAT_FIRST);
  }

  /** The finger is lifted, or another one comes down. */
  release(): void {
    this.cancel();
    if (!this.#isDone) this.#options.press();
    this.#isDone = true;
  }

  /** Nothing more comes of it. */
  cancel(): void {
    clearTimeout(this.#timer);
  }

  #repeat = (): void => {
    this.#options.press();
    this.#timer = window.setTimeout(this.#repeat, REPEAT_NEXT);
  };
}
