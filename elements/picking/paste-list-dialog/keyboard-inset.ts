import type { ReactiveController, ReactiveElement } from 'lit';
import { observeVisibleViewport } from '../../base/overlay/visible-viewport.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import { keyboardInsetStyles } from './keyboard-inset.styles.js';

/** Below this height, hints are hidden, so that the text field and the results are in view together. */
const MIN_COMFORTABLE_HEIGHT_REM = 36;

/** Fits the dialog into the part of the window that an on-screen keyboard leaves visible. */
export class KeyboardInset implements ReactiveController {
  readonly #host: ReactiveElement & { readonly open: boolean };
  #isLow = false;
  #unfollow: (() => void) | undefined;

  constructor(host: ReactiveElement & { readonly open: boolean }) {
    this.#host = host;
    host.addController(this);
    adoptStyles(host.renderRoot, keyboardInsetStyles);
  }

  /** Whether the visible part is low. */
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
        this.#setLow(
          dialog,
          height < MIN_COMFORTABLE_HEIGHT_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
        );
      });
  }

  hostDisconnected(): void {
    this.#unfollow?.();
    this.#unfollow = undefined;
  }

  #setLow(dialog: HTMLElement, isLow: boolean): void {
    if (isLow === this.#isLow) return;
    this.#isLow = isLow;
    dialog.classList.toggle('low', isLow);
    this.#host.requestUpdate();
  }
}
