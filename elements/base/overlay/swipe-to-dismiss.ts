import { settled } from '../motion/motions.js';
import { Swipe } from './swipe-model.js';

/** Transition back or out. The token is 0 with reduced motion. */
const TRANSITION = 'translate var(--dass-time-fast) var(--dass-ease)';

/**
 * Lets the user swipe a sheet down by its header to close it. The sheet follows the finger and moves back if the
 * distance is too short. The header needs `touch-action: none`.
 */
export class SwipeToDismiss {
  readonly #close: () => void;
  #release: (() => void) | undefined;

  /** @param close called when the sheet was swiped away */
  constructor(close: () => void) {
    this.#close = close;
  }

  /** Starts with `pointerdown` on the header of the sheet. */
  begin({ isPrimary, button, pointerId, clientY, timeStamp }: PointerEvent, sheet: HTMLElement): void {
    if (!isPrimary || button !== 0) return;
    this.stop();
    const swipe = new Swipe(clientY, timeStamp);
    const { style } = sheet;
    const listeners = new AbortController();
    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', then: (event: PointerEvent) => void): void =>
      addEventListener(type, (event) => event.pointerId === pointerId && then(event), { signal: listeners.signal });
    const release = (this.#release = () => {
      listeners.abort();
      style.setProperty('transition', TRANSITION);
      style.removeProperty('translate');
      void settled(sheet).then(() => this.#release === release && style.removeProperty('transition'));
    });

    listen('pointermove', (event) => {
      swipe.moveTo(event.clientY, event.timeStamp);
      style.setProperty('transition', 'none');
      style.setProperty('translate', `0 ${swipe.distance}px`);
    });
    listen('pointercancel', release);
    listen('pointerup', (event) => {
      if (!swipe.isEnough(sheet.offsetHeight, event.timeStamp)) return release();
      listeners.abort();
      style.setProperty('transition', TRANSITION);
      style.setProperty('translate', '0 100%');
      void settled(sheet).then(() => this.#release === release && this.#close());
    });
  }

  /** Cancels the swipe and moves the sheet back. */
  stop(): void {
    this.#release?.();
    this.#release = undefined;
  }
}
