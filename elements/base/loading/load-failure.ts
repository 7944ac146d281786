import { html, render, type ReactiveElement } from 'lit';
import { msg } from '../../../locales/localize.js';
import { announce } from '../announce.js';
import { holdsFocus } from '../focus/focus-return.js';
import { loadFailureStyles } from './load-failure.styles.js';
import { anchor } from '../overlay/anchored.js';
import { adoptStyles } from '../styles/adopt-styles.js';

type Retry = () => Promise<void>;

const failures = new WeakMap<ReactiveElement, LoadFailure>();

/**
 * Shows that modules could not be loaded, with a retry button: a small panel above everything, beside the element and
 * after it in the tab order. It does not change the layout.
 */
export class LoadFailure {
  /** Retry functions, each with the callback for closing the panel. */
  readonly #retries = new Map<Retry, (() => void) | undefined>();
  readonly #anchorElement: Element;
  readonly #root: () => DocumentFragment | HTMLElement;
  #panel?: HTMLElement | undefined;
  #unfollow?: () => void;

  /**
   * @param anchorElement the element that the panel is placed beside
   * @param root returns the tree that contains the panel
   */
  constructor(anchorElement: Element, root: () => DocumentFragment | HTMLElement) {
    this.#anchorElement = anchorElement;
    this.#root = root;
  }

  /** Returns the panel of an element, shared by all its modules. */
  static of(host: ReactiveElement): LoadFailure {
    let own = failures.get(host);
    if (!own) failures.set(host, (own = new LoadFailure(host, () => host.renderRoot)));
    return own;
  }

  /** Removes a retry function of an element, when its modules are loaded or no longer needed. */
  static end(host: ReactiveElement, retry: Retry): void {
    failures.get(host)?.hide(retry);
  }

  /**
   * Shows the panel.
   *
   * @param retry called by the button; resolves when the modules are loaded or have failed again
   * @param onDismiss called when the user closes the panel
   */
  show(retry: Retry, onDismiss?: () => void): void {
    this.#retries.set(retry, onDismiss);
    this.connect();
    if (!this.#anchorElement.isConnected) return;
    announce(msg('Uma parte não foi carregada.', { id: 'dassPartFailed' }), 'assertive');
    this.#render(false);
  }

  /** Removes a retry function. Closes the panel after the last one. */
  hide(retry: Retry): void {
    if (!this.#retries.delete(retry) || this.#retries.size > 0) return;
    this.#close();
  }

  /** Inserts the root of the panel into the page. Does nothing for an element. */
  protected connect(): void {}

  /**
   * Called after the panel was closed.
   *
   * @param hadFocus whether the focus was in the panel
   */
  protected closed(hadFocus: boolean): void {
    if (hadFocus) (this.#anchorElement as HTMLElement).focus();
  }

  #render(isTrying: boolean): void {
    const panel = this.#panel ?? this.#open();
    render(
      html`<span class="text">${msg('Uma parte não foi carregada.', { id: 'dassPartFailed' })}</span>
        <button type="button" aria-disabled=${isTrying ? 'true' : 'false'} @click=${this.#onRetry}>
          ${isTrying ? msg('Carregando…', { id: 'dassLoading' }) : msg('Tentar de novo', { id: 'dassPartRetry' })}
        </button>
        <button type="button" @click=${this.#dismiss}>${msg('Fechar', { id: 'dassPartClose' })}</button>`,
      panel,
    );
  }

  #open(): HTMLElement {
    const root = this.#root();
    adoptStyles(root, loadFailureStyles);
    const panel = document.createElement('div');
    panel.className = 'load-failure';
    panel.popover = 'manual';
    // Everything outside an open modal dialog of the element is inert.
    (root.querySelector('dialog:modal') ?? root).append(panel);
    panel.showPopover();
    this.#panel = panel;
    const { width, height } = this.#anchorElement.getBoundingClientRect();
    // There is no space beside an element that fills the window.
    const isBeside = width > 0 && height < innerHeight / 2;
    panel.classList.toggle('beside', isBeside);
    if (isBeside) this.#unfollow = anchor(panel, this.#anchorElement as HTMLElement, 'bottom-start');
    return panel;
  }

  #onRetry = async (): Promise<void> => {
    if (!this.#panel?.querySelector('[aria-disabled=false]')) return;
    this.#render(true);
    await Promise.all([...this.#retries.keys()].map((retry) => retry()));
    if (this.#panel) this.#render(false);
  };

  #dismiss = (): void => {
    this.#close();
    for (const onDismiss of [...this.#retries.values()]) onDismiss?.();
  };

  #close(): void {
    const panel = this.#panel;
    if (!panel) return;
    this.#unfollow?.();
    this.#panel = undefined;
    const hadFocus = holdsFocus(panel);
    panel.remove();
    this.closed(hadFocus);
  }
}
