import type { ReactiveController, ReactiveElement } from 'lit';
import type { Countdown } from '../../base/countdown.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';

/** The field whose typing is watched. */
export interface PausingField {
  /** Whether a pause confirms now at all. */
  isOn(): boolean;
  /** How long a pause is, in milliseconds. */
  delay(): number;
  /** Whether there is something that a pause would confirm. */
  hasNews(): boolean;
  /** The user has paused. */
  confirm(): void;
}

/**
 * A pause in the typing that confirms, and shows how long it still waits. What counts and shows it is loaded for
 * the fields that want it; what was typed before that counts, too.
 */
export class PauseConfirmation implements ReactiveController {
  readonly #field: PausingField;
  readonly #lazyCountdown: LazyImport;
  #countdown?: Countdown;
  /** Typed before there was anything to count. */
  #isTyped = false;

  constructor(host: ReactiveElement, field: PausingField) {
    this.#field = field;
    this.#lazyCountdown = new LazyImport(host, async () => {
      const [{ Countdown }, { countdownStyles }] = await Promise.all([
        import('../../base/countdown.js'),
        import('../../base/styles/countdown.styles.js'),
      ]);
      adoptStyles(host.renderRoot, countdownStyles);
      this.#countdown = new Countdown(host, () => this.#field.confirm());
      if (this.#isTyped) this.typed();
    });
    host.addController(this);
  }

  hostUpdate(): void {
    if (!this.#field.isOn()) this.cancel();
    else if (!this.#countdown) this.#lazyCountdown.loadOnce();
  }

  /** The user has typed: the pause begins anew. */
  typed(): void {
    // The first key after a pause tries again what has not loaded.
    if (!this.#isTyped && this.#field.isOn()) this.#lazyCountdown.load();
    this.#isTyped = true;
    if (!this.#field.isOn() || !this.#field.hasNews()) this.cancel();
    else this.#countdown?.start(this.#field.delay());
  }

  /** Nothing is confirmed by itself any more. @returns whether it was about to be */
  cancel(): boolean {
    this.#isTyped = false;
    return this.#countdown?.cancel() ?? false;
  }

  render(): unknown {
    return this.#countdown?.render();
  }
}
