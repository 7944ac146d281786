import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { anchor } from './anchored.js';
import { openOverlay } from './overlay-stack.js';

/**
 * The list below a field that keeps the focus: a manual popover on the overlay stack, as wide as the field at least,
 * above everything, also above modal dialogs. `--_room` on it is the height that there is on the better side of the
 * field. It goes when the field is taken out of the page.
 */
export class ListPopover implements ReactiveController {
  #release?: () => void;
  #fit?: () => void;
  #measured?: Size | undefined;

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** Reads what `show` needs before the page is changed: after that it would have to be laid out for it alone. */
  measure(field: HTMLElement): void {
    this.#measured = sizeFor(field);
  }

  /**
   * @param field what it stands beside; a press on it is no press outside
   * @param dismiss a person asks it to close
   */
  show(popover: HTMLElement, field: HTMLElement, dismiss: (reason: 'escape' | 'outside') => void): void {
    if (this.#release || !popover.isConnected) return;
    this.#fit = () => {
      const { width, room } = this.#measured ?? sizeFor(field);
      this.#measured = undefined;
      popover.style.setProperty('min-inline-size', `${width}px`);
      popover.style.setProperty('--_room', `${room}px`);
    };
    this.#fit();
    // Before it shows, so that it is styled once.
    const unfollow = anchor(popover, field, 'bottom-start');
    popover.showPopover();
    const close = openOverlay({ element: popover, light: { inside: [field] }, dismiss });
    this.#release = () => {
      close();
      unfollow();
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

/** In pixels. */
interface Size {
  readonly width: number;
  /** The height below or above a field, whichever is more, as far as no keyboard on the screen takes it. */
  readonly room: number;
}

function sizeFor(field: HTMLElement): Size {
  const { top, bottom } = field.getBoundingClientRect();
  const height = visualViewport?.height ?? innerHeight;
  return { width: field.offsetWidth, room: Math.max(0, Math.max(top, height - bottom) - GAPS) };
}
