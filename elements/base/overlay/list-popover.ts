import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { whenIdle } from '../loading/idle.js';
import { anchor, directionOf, unanchor } from './anchored.js';
import { openOverlay } from './overlay-stack.js';

/**
 * The list below a field that keeps the focus: a manual popover on the overlay stack, as wide as the field at least,
 * above everything, also above modal dialogs. `--_room` on it is the height that there is on the better side of the
 * field. It goes when the field is taken out of the page.
 *
 * It shows where the field is known to be, and is anchored to it in the next pause, or as soon as anything moves: an
 * anchored popover is styled and laid out three times to show, while the user waits.
 */
export class ListPopover implements ReactiveController {
  #release?: () => void;
  #fit?: () => void;
  #measured?: Measured | undefined;

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** Reads what `show` needs before the page is changed: after that it would have to be laid out for it alone. */
  measure(field: HTMLElement): void {
    this.#measured = measure(field);
  }

  /**
   * @param field what it stands beside; a press on it is no press outside
   * @param dismiss the user asks it to close
   */
  show(popover: HTMLElement, field: HTMLElement, dismiss: (reason: 'escape' | 'outside') => void): void {
    if (this.#release || !popover.isConnected) return;
    const measured = this.#measured ?? measure(field);
    this.#measured = undefined;
    // Before it shows, so that it is styled once.
    size(popover, measured);
    unanchor(popover);
    popover.style.setProperty('inset', measured.below);
    popover.showPopover();
    const close = openOverlay({ element: popover, light: { inside: [field] }, dismiss });
    const follower = new Follower(popover, field);
    this.#fit = () => {
      follower.begin();
      size(popover, measure(field));
    };
    this.#release = () => {
      close();
      follower.stop();
      if (popover.matches(':popover-open')) popover.hidePopover();
    };
  }

  /** The field may have another size now. */
  fit(): void {
    this.#fit?.();
  }

  hide(): void {
    this.#release?.();
    this.#release = this.#fit = undefined;
  }

  hostDisconnected(): void {
    this.hide();
  }
}

/** Between the list and the field, and between the list and the edge of the window. In pixels. */
const GAPS = 12;

/** What is known of a field before anything is written. In pixels. */
interface Measured {
  readonly width: number;
  /** The height below or above a field, whichever is more, as far as no keyboard on the screen takes it. */
  readonly room: number;
  /** Where what begins below the field stands in the window: an `inset`. */
  readonly below: string;
}

function measure(field: HTMLElement): Measured {
  const { top, right, bottom, left } = field.getBoundingClientRect();
  const height = visualViewport?.height ?? innerHeight;
  const fromRight = document.documentElement.clientWidth - right;
  return {
    width: field.offsetWidth,
    room: Math.max(0, Math.max(top, height - bottom) - GAPS),
    below: directionOf(field) === 'rtl' ? `${bottom}px ${fromRight}px auto auto` : `${bottom}px auto auto ${left}px`,
  };
}

function size({ style }: HTMLElement, { width, room }: Measured): void {
  style.setProperty('min-inline-size', `${width}px`);
  style.setProperty('--_room', `${room}px`);
}

function isInView(popover: HTMLElement): boolean {
  const { left, right, bottom } = popover.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return left >= 0 && right <= clientWidth && bottom <= clientHeight;
}

/** Lets a popover that stands below its field follow it from the next pause on; at once where it does not fit there. */
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
    this.#stopWaiting();
    this.#unfollow ??= anchor(this.#popover, this.#field, 'bottom-start');
  };

  stop(): void {
    this.#stopWaiting();
    this.#unfollow?.();
  }

  #stopWaiting(): void {
    this.#cancel();
    window.removeEventListener('scroll', this.begin, { capture: true });
    window.removeEventListener('resize', this.begin);
  }
}
