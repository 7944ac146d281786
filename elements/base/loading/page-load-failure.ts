import { rememberFocus } from '../focus/focus-return.js';
import { LoadFailure } from './load-failure.js';
import { interactiveRoot, onTopModalChange } from '../overlay/overlay-stack.js';

/** Failure panel of functions without an element: at the bottom of the window, also above a modal dialog. */
class PageLoadFailure extends LoadFailure {
  readonly #host: HTMLElement;
  #unfollow?: () => void;
  #refocus?: () => void;

  constructor() {
    const host = document.createElement('div');
    // The container has no box: the panel is positioned in the window, and the layout of the page does not change.
    host.style.display = 'contents';
    const root = host.attachShadow({ mode: 'open' });
    super(host, () => root);
    this.#host = host;
  }

  protected override connect(): void {
    if (this.#host.isConnected) return;
    interactiveRoot().append(this.#host);
    this.#refocus = rememberFocus(this.#host);
    this.#unfollow = onTopModalChange(() => {
      interactiveRoot().append(this.#host);
      // Moving a popover closes it.
      this.#host.shadowRoot?.querySelector<HTMLElement>('[popover]')?.showPopover();
    });
  }

  protected override closed(hadFocus: boolean): void {
    this.#unfollow?.();
    this.#host.remove();
    if (hadFocus) this.#refocus?.();
  }
}

let failure: LoadFailure | undefined;

/** Returns the panel of the page. */
export const pageLoadFailure = (): LoadFailure => (failure ??= new PageLoadFailure());
