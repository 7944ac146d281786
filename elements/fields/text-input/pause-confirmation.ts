import type { ReactiveController, ReactiveElement } from 'lit';
import type { Countdown } from '../../base/countdown.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';

/** The field that is observed. */
export interface PauseHost {
  /** Whether a pause confirms the value now. */
  isOn(): boolean;
  /** Length of the pause in milliseconds. */
  delay(): number;
  /** Whether there is an unconfirmed value. */
  hasNews(): boolean;
  /** Called after the pause. */
  confirm(): void;
}

/**
 * Confirms the value after a pause in typing, with a visible countdown. The countdown module loads for fields that
 * need it; text typed before counts, too.
 */
export class PauseConfirmation implements ReactiveController {
  readonly #field: PauseHost;
  readonly #lazyCountdown: LazyImport;
  #countdown?: Countdown;
  /** Whether the user typed before the countdown was loaded. */
  #isTyped = false;

  constructor(host: ReactiveElement, field: PauseHost) {
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

  /** Restarts the pause after typing. */
  typed(): void {
    // The first key after a pause retries a failed import.
    if (!this.#isTyped && this.#field.isOn()) this.#lazyCountdown.load();
    this.#isTyped = true;
    if (!this.#field.isOn() || !this.#field.hasNews()) this.cancel();
    else this.#countdown?.start(this.#field.delay());
  }

  /**
   * Cancels the countdown.
   *
   * @returns whether it was running
   */
  cancel(): boolean {
    this.#isTyped = false;
    return this.#countdown?.cancel() ?? false;
  }

  render(): unknown {
    return this.#countdown?.render();
  }
}
