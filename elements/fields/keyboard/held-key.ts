/** Delays in milliseconds: until a held key shows its variants or starts to repeat, and between repetitions. */
const LONG_PRESS = 450;
const REPEAT_FIRST = 500;
const REPEAT_NEXT = 60;

export interface HeldKeyOptions {
  /** Performs the action of the key. */
  press(): void;
  /** Called after a long press. Without it the key repeats or does nothing further. */
  readonly long?: (() => void) | undefined;
  readonly repeats: boolean;
}

/**
 * A pressed key. A key with variants acts on release unless it was held long. Other keys act immediately and may
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

  /** Ends the press: the finger is lifted, or another finger presses. */
  release(): void {
    this.cancel();
    if (!this.#isDone) this.#options.press();
    this.#isDone = true;
  }

  /** Ends a press whose variants were opened in another way: a touch also opens the context menu. */
  complete(): void {
    this.cancel();
    this.#isDone = true;
  }

  /** Cancels the press. */
  cancel(): void {
    clearTimeout(this.#timer);
  }

  #repeat = (): void => {
    this.#options.press();
    this.#timer = window.setTimeout(this.#repeat, REPEAT_NEXT);
  };
}
