import type { ReactiveController, ReactiveElement } from 'lit';
import { observeVisibleViewport, type VisibleViewport } from '../../base/overlay/visible-viewport.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import { baseFontSize } from '../../base/styles/base-font-size.js';
import { keyboardInsetStyles } from './keyboard-inset.styles.js';

/** Below this height, in `--dass-font-size`, hints are hidden, so that the text field and the results are in view together. */
const MIN_COMFORTABLE_HEIGHT = 36;

/** Fits the dialog into the part of the window that an on-screen keyboard leaves visible. */
export class KeyboardInset implements ReactiveController {
  readonly #host: ReactiveElement & { readonly open: boolean };
  #isLow = false;
  #viewport: VisibleViewport | undefined;
  #stopObserving: (() => void) | undefined;

  constructor(host: ReactiveElement & { readonly open: boolean }) {
    this.#host = host;
    host.addController(this);
    adoptStyles(host.renderRoot, keyboardInsetStyles);
  }

  /** Whether the visible part is low. */
  get isLow(): boolean {
    return this.#isLow;
  }

  /** Before the rendering, which depends on `isLow`. */
  hostUpdate(): void {
    if (this.#host.open && this.#host.isConnected)
      this.#stopObserving ??= observeVisibleViewport((viewport) => this.#handleViewport(viewport));
    else this.hostDisconnected();
  }

  hostUpdated(): void {
    this.#fitDialog();
  }

  hostDisconnected(): void {
    this.#stopObserving?.();
    this.#stopObserving = undefined;
  }

  #handleViewport(viewport: VisibleViewport): void {
    const isLow = viewport.height < MIN_COMFORTABLE_HEIGHT * baseFontSize();
    this.#viewport = viewport;
    if (isLow !== this.#isLow) {
      this.#isLow = isLow;
      this.#host.requestUpdate();
    }
    this.#fitDialog();
  }

  #fitDialog(): void {
    const dialog = this.#host.renderRoot.querySelector('dialog');
    if (!dialog || !this.#viewport) return;
    const { height, covered } = this.#viewport;
    dialog.style.setProperty('--_seen', `${height}px`);
    dialog.style.setProperty('--_covered', `${covered}px`);
    dialog.classList.toggle('low', this.#isLow);
  }
}
