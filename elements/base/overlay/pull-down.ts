import { Pull } from './pull-model.js';

/** How it springs back, and leaves: at once for the user who wants less motion. */
const MOTION = 'translate var(--dass-time-fast) var(--dass-ease)';

/**
 * Lets the user pull a sheet down by its head until it goes: the sheet follows the finger, and springs back where that is
 * not far enough. The head needs `touch-action: none`; what is below it scrolls as ever.
 */
export class PullDown {
  readonly #close: () => void;
  #release: (() => void) | undefined;

  /** @param close the sheet has been pulled away */
  constructor(close: () => void) {
    this.#close = close;
  }

  /** A pointer goes down on the head of a sheet. */
  begin({ isPrimary, button, pointerId, clientY, timeStamp }: PointerEvent, sheet: HTMLElement): void {
    if (!isPrimary || button !== 0) return;
    this.stop();
    const pull = new Pull(clientY, timeStamp);
    const { style } = sheet;
    const listeners = new AbortController();
    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', then: (event: PointerEvent) => void): void =>
      addEventListener(type, (event) => event.pointerId === pointerId && then(event), { signal: listeners.signal });
    const release = (this.#release = () => {
      listeners.abort();
      style.setProperty('transition', MOTION);
      style.removeProperty('translate');
    });

    listen('pointermove', (event) => {
      pull.moveTo(event.clientY, event.timeStamp);
      style.removeProperty('transition');
      style.setProperty('translate', `0 ${pull.distance}px`);
    });
    listen('pointercancel', release);
    listen('pointerup', (event) => {
      if (!pull.isEnough(sheet.offsetHeight, event.timeStamp)) return release();
      listeners.abort();
      style.setProperty('transition', MOTION);
      style.setProperty('translate', '0 100%');
      void Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished)).then(() => {
        if (this.#release === release) this.#close();
      });
    });
  }

  /** The sheet stands where it stood, whatever a finger does. */
  stop(): void {
    this.#release?.();
    this.#release = undefined;
  }
}
