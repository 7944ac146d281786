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
 * Says that a part of an element could not be loaded, and offers to try again: a small panel above everything, beside the
 * element and next after it in the tab order. It takes no room: nothing moves when it comes or goes.
 */
export class LoadFailure {
  /** What can be tried again, with what is done when the user closes the panel instead. */
  readonly #retries = new Map<Retry, (() => void) | undefined>();
  readonly #place: Element;
  readonly #root: () => DocumentFragment | HTMLElement;
  #panel?: HTMLElement | undefined;
  #unfollow?: () => void;

  /** @param place what it stands beside @param root the tree that it stands in */
  constructor(place: Element, root: () => DocumentFragment | HTMLElement) {
    this.#place = place;
    this.#root = root;
  }

  /** The one of an element, for all its parts. */
  static of(host: ReactiveElement): LoadFailure {
    let own = failures.get(host);
    if (!own) failures.set(host, (own = new LoadFailure(host, () => host.renderRoot)));
    return own;
  }

  /** A part of an element is there, or is no longer needed. */
  static end(host: ReactiveElement, retry: Retry): void {
    failures.get(host)?.hide(retry);
  }

  /**
   * @param retry what the button does; it ends when the part is there or has failed once more
   * @param onDismiss the user has closed the panel
   */
  show(retry: Retry, onDismiss?: () => void): void {
    this.#retries.set(retry, onDismiss);
    this.connect();
    if (!this.#place.isConnected) return;
    announce(msg('Uma parte não foi carregada.', { id: 'dassPartFailed' }), 'assertive');
    this.#render(false);
  }

  hide(retry: Retry): void {
    if (!this.#retries.delete(retry) || this.#retries.size > 0) return;
    this.#close();
  }

  /** Puts what the panel stands in into the page. An element is there already. */
  protected connect(): void {}

  /** The panel is gone. @param hadFocus whether it had the focus */
  protected closed(hadFocus: boolean): void {
    if (hadFocus) (this.#place as HTMLElement).focus();
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
    // All but a modal dialog of the element's own is inert.
    (root.querySelector('dialog:modal') ?? root).append(panel);
    panel.showPopover();
    this.#panel = panel;
    const { width, height } = this.#place.getBoundingClientRect();
    // Beside what fills the window there is no room.
    const isBeside = width > 0 && height < innerHeight / 2;
    panel.classList.toggle('beside', isBeside);
    if (isBeside) this.#unfollow = anchor(panel, this.#place as HTMLElement, 'bottom-start');
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
