import { rememberFocus } from '../focus/focus-return.js';
import { LoadFailure } from './load-failure.js';
import { livingRoot, onTopModalChange } from '../overlay/overlay-stack.js';

/** Shows at the lower edge of the window, above a modal dialog as well, that something without an element did not load. */
class PageLoadFailure extends LoadFailure {
  readonly #host: HTMLElement;
  #unfollow?: () => void;
  #refocus?: () => void;

  constructor() {
    const host = document.createElement('div');
    // Without a box of its own: the panel is placed at the window, and the page does not move.
    host.style.display = 'contents';
    const root = host.attachShadow({ mode: 'open' });
    super(host, () => root);
    this.#host = host;
  }

  protected override connect(): void {
    if (this.#host.isConnected) return;
    livingRoot().append(this.#host);
    this.#refocus = rememberFocus(this.#host);
    this.#unfollow = onTopModalChange(() => {
      livingRoot().append(this.#host);
      // What is moved in the page is closed by it.
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

/** The one of the page. */
export const pageLoadFailure = (): LoadFailure => (failure ??= new PageLoadFailure());
