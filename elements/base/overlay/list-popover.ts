import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { whenIdle } from '../loading/idle.js';
import { anchor, directionOf, unanchor } from './anchored.js';
import { openOverlay } from './overlay-stack.js';

/**
 * The list below a field that keeps the focus: a manual popover on the overlay stack, at least as wide as the field,
 * above everything. Its `--_available-height` is the height on the better side of the field. It closes when the field
 * is removed.
 *
 * It is first placed at the measured position, and anchored to the field in idle time or when anything moves. Showing
 * an anchored popover takes three style and layout passes, which the user would wait for.
 */
export class ListPopover implements ReactiveController {
  #release?: () => void;
  #resize?: () => void;
  #measured?: FieldBox | undefined;

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** Measures the field before the page changes; afterwards measuring would cause another layout. */
  measure(field: HTMLElement): void {
    this.#measured = measure(field);
  }

  /**
   * Shows the popover.
   *
   * @param field the field; a press on it is not outside
   * @param dismiss called when the user wants to close the popover
   */
  show(popover: HTMLElement, field: HTMLElement, dismiss: (reason: 'escape' | 'outside') => void): void {
    if (this.#release || !popover.isConnected) return;
    const measured = this.#measured ?? measure(field);
    this.#measured = undefined;
    // Before showing, so that styles are computed once.
    size(popover, measured);
    unanchor(popover);
    popover.style.setProperty('inset', measured.below);
    popover.showPopover();
    const close = openOverlay({ element: popover, light: { inside: [field] }, dismiss });
    const follower = new Follower(popover, field);
    this.#resize = () => {
      follower.begin();
      size(popover, measure(field));
    };
    this.#release = () => {
      close();
      follower.stop();
      if (popover.matches(':popover-open')) popover.hidePopover();
    };
  }

  /** Adapts to the current size of the field. */
  resize(): void {
    this.#resize?.();
  }

  hide(): void {
    this.#release?.();
    this.#release = this.#resize = undefined;
  }

  hostDisconnected(): void {
    this.hide();
  }
}

/** Space between list, field and window edge, in pixels. */
const GAPS_PX = 12;

/** Measurements of a field, in pixels. */
interface FieldBox {
  readonly width: number;
  /** Height below or above the field, whichever is larger, without an on-screen keyboard. */
  readonly availableHeight: number;
  /** An `inset` for a popover directly below the field. */
  readonly below: string;
}

function measure(field: HTMLElement): FieldBox {
  const { top, right, bottom, left } = field.getBoundingClientRect();
  const height = visualViewport?.height ?? innerHeight;
  const fromRight = document.documentElement.clientWidth - right;
  return {
    width: field.offsetWidth,
    availableHeight: Math.max(0, Math.max(top, height - bottom) - GAPS_PX),
    below: directionOf(field) === 'rtl' ? `${bottom}px ${fromRight}px auto auto` : `${bottom}px auto auto ${left}px`,
  };
}

function size({ style }: HTMLElement, { width, availableHeight }: FieldBox): void {
  style.setProperty('min-inline-size', `${width}px`);
  style.setProperty('--_available-height', `${availableHeight}px`);
}

function isInView(popover: HTMLElement): boolean {
  const { left, right, bottom } = popover.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return left >= 0 && right <= clientWidth && bottom <= clientHeight;
}

/** Makes a popover below its field follow it: from the next idle time on, or immediately if it does not fit there. */
class Follower {
  readonly #popover: HTMLElement;
  readonly #field: HTMLElement;
  readonly #cancel: () => void;
  #unfollow?: () => void;

  constructor(popover: HTMLElement, field: HTMLElement) {
    this.#popover = popover;
    this.#field = field;
    this.#cancel = whenIdle(() => {
      this.begin();
      return false;
    });
    window.addEventListener('scroll', this.begin, { capture: true, passive: true });
    window.addEventListener('resize', this.begin);
    if (!isInView(popover)) this.begin();
  }

  begin = (): void => {
    this.#cancelPending();
    this.#unfollow ??= anchor(this.#popover, this.#field, 'bottom-start');
  };

  stop(): void {
    this.#cancelPending();
    this.#unfollow?.();
  }

  #cancelPending(): void {
    this.#cancel();
    window.removeEventListener('scroll', this.begin, { capture: true });
    window.removeEventListener('resize', this.begin);
  }
}
