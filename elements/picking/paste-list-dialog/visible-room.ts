import type { ReactiveController, ReactiveElement } from 'lit';
import { observeVisibleViewport } from '../../base/overlay/visible-viewport.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import { visibleRoomStyles } from './visible-room.styles.js';

/** In less, in `rem`, what the user writes and what is found of it are in view together only where nothing else takes room. */
const LOW = 36;

/** A dialog in which the user writes: it takes the part of the window that a keyboard on the screen leaves to it. */
export class VisibleRoom implements ReactiveController {
  readonly #host: ReactiveElement & { readonly open: boolean };
  #isLow = false;
  #unfollow: (() => void) | undefined;

  constructor(host: ReactiveElement & { readonly open: boolean }) {
    this.#host = host;
    host.addController(this);
    adoptStyles(host.renderRoot, visibleRoomStyles);
  }

  /** Whether there is room for little. */
  get isLow(): boolean {
    return this.#isLow;
  }

  hostUpdated(): void {
    const dialog = this.#host.renderRoot.querySelector('dialog');
    if (!this.#host.open || !this.#host.isConnected || !dialog) this.hostDisconnected();
    else
      this.#unfollow ??= observeVisibleViewport(({ height, covered }) => {
        dialog.style.setProperty('--_seen', `${height}px`);
        dialog.style.setProperty('--_covered', `${covered}px`);
        this.#take(dialog, height < LOW * Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
      });
  }

  hostDisconnected(): void {
    this.#unfollow?.();
    this.#unfollow = undefined;
  }

  #take(dialog: HTMLElement, isLow: boolean): void {
    if (isLow === this.#isLow) return;
    this.#isLow = isLow;
    dialog.classList.toggle('low', isLow);
    this.#host.requestUpdate();
  }
}
