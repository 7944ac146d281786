import { html, render, type ReactiveElement } from 'lit';
import { msg } from '../../../locales/localize.js';
import { announce } from '../announce.js';
import { holdsFocus } from '../focus/focus-return.js';
import { loadFailureStyles } from './load-failure.styles.js';
import { anchor } from '../overlay/anchored.js';
import { onTopModalChange } from '../overlay/overlay-stack.js';
import { adoptStyles } from '../styles/adopt-styles.js';

/** What has become of the file of a failed import. */
type FileState = 'available' | 'gone' | 'unknown';

/**
 * Asks the server for the file of a failed import. It is gone after a deployment that has removed the old files.
 *
 * @param error the error of the import. Chromium and Firefox name the file in it, WebKit does not
 */
async function failedFileState(error: unknown): Promise<FileState> {
  const address = /https?:\/\/[^\s'"]+/.exec(String(error))?.[0];
  if (!address) return 'unknown';
  try {
    const { ok, status, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    if (status === 404 || status === 410) return 'gone';
    if (!ok) return 'unknown';
    // A server with a history fallback answers with its page instead.
    return headers.get('Content-Type')?.includes('javascript') ? 'available' : 'gone';
  } catch {
    return 'unknown';
  }
}

type Retry = () => Promise<void>;

interface FailureOptions {
  /** Returns what could not be loaded. Default: a part of the element. */
  readonly text?: () => string;
  /** Called when the user closes the panel. */
  readonly onDismiss?: () => void;
}

declare global {
  interface WindowEventMap {
    /**
     * Fired when a part of the kit can be loaded only after a reload of the page: after a deployment that has removed the
     * old files. Cancel it to show a notice of the application instead of the kit's.
     */
    'dass-reload-needed': Event;
  }
}

/** Whether the application shows a notice of its own. */
const isReloadHandled = (): boolean => !window.dispatchEvent(new Event('dass-reload-needed', { cancelable: true }));

/** Returns the open modal dialog in a tree, also in the elements inside. */
function openModal(root: ParentNode): Element | undefined {
  for (const element of root.querySelectorAll('*')) {
    const modal = element.matches('dialog:modal') ? element : element.shadowRoot && openModal(element.shadowRoot);
    if (modal) return modal;
  }
  return undefined;
}

const failures = new WeakMap<ReactiveElement, LoadFailure>();

/**
 * Shows that modules or data could not be loaded, with a retry button: a small panel above everything, beside the
 * element and after it in the tab order. It does not change the layout. When retrying cannot help, the button reloads
 * the page.
 */
export class LoadFailure {
  readonly #retries = new Map<Retry, FailureOptions>();
  readonly #anchorElement: Element;
  readonly #root: () => DocumentFragment | HTMLElement;
  #panel?: HTMLElement | undefined;
  #unfollow?: () => void;
  #stopWatching?: () => void;
  #hasRetried = false;
  #needsReload = false;

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
   */
  show(retry: Retry, options: FailureOptions = {}): void {
    this.#retries.set(retry, options);
    if (this.#needsReload && isReloadHandled()) return this.#dismiss();
    this.connect();
    if (!this.#anchorElement.isConnected) return;
    announce(this.#text(), 'assertive');
    this.#render(false);
  }

  /** Finds out whether only a reload of the page helps. @param error the error of the last attempt */
  examine(error: unknown): void {
    if (!this.#needsReload && this.#retries.size > 0) void this.#examine(error, this.#hasRetried);
  }

  /** Removes a retry function. Closes the panel after the last one. */
  hide(retry: Retry): void {
    if (!this.#retries.delete(retry) || this.#retries.size > 0) return;
    this.#hasRetried = this.#needsReload = false;
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

  async #examine(error: unknown, hasRetried: boolean): Promise<void> {
    const state = await failedFileState(error);
    // Firefox and WebKit do not import a file again that has failed once.
    const needsReload = state === 'gone' || (state === 'available' && hasRetried);
    if (!needsReload || this.#needsReload || this.#retries.size === 0) return;
    this.#needsReload = true;
    const reason = state === 'gone' ? 'its file is gone from the server' : 'the browser does not import it again';
    console.error(`[dass] A part can be loaded only after a reload of the page: ${reason}.`);
    if (isReloadHandled()) return this.#dismiss();
    announce(this.#text(), 'assertive');
    if (this.#panel) this.#render(false);
  }

  #text(): string {
    if (this.#needsReload)
      return msg('Uma parte não foi carregada. Recarregue a página para continuar.', { id: 'dassPartNeedsReload' });
    const [first] = this.#retries.values();
    return first?.text?.() ?? msg('Uma parte não foi carregada.', { id: 'dassPartFailed' });
  }

  #buttonText(isTrying: boolean): string {
    if (isTrying) return msg('Carregando…', { id: 'dassLoading' });
    return this.#needsReload
      ? msg('Recarregar', { id: 'dassPartReload' })
      : msg('Tentar de novo', { id: 'dassPartRetry' });
  }

  #render(isTrying: boolean): void {
    const panel = this.#panel ?? this.#open();
    render(
      html`<span class="text">${this.#text()}</span>
        <button type="button" aria-disabled=${isTrying ? 'true' : 'false'} @click=${this.#onRetry}>
          ${this.#buttonText(isTrying)}
        </button>
        <button type="button" @click=${this.#dismiss}>${msg('Fechar', { id: 'dassPartClose' })}</button>`,
      panel,
    );
  }

  #open(): HTMLElement {
    const panel = document.createElement('div');
    panel.className = 'load-failure';
    panel.popover = 'manual';
    this.#panel = panel;
    this.#place(panel);
    this.#stopWatching = onTopModalChange(() => {
      if (panel.isConnected) this.#place(panel);
      else this.#stopWatching?.();
    });
    const { width, height } = this.#anchorElement.getBoundingClientRect();
    // There is no space beside an element that fills the window.
    const isBeside = width > 0 && height < innerHeight / 2;
    panel.classList.toggle('beside', isBeside);
    if (isBeside) this.#unfollow = anchor(panel, this.#anchorElement as HTMLElement, 'bottom-start');
    return panel;
  }

  /** Shows the panel in the open modal dialog of the element: everything outside it is inert. */
  #place(panel: HTMLElement): void {
    const root = this.#root();
    const parent = openModal(root) ?? root;
    if (panel.parentNode !== parent) {
      parent.append(panel);
      adoptStyles(panel.getRootNode(), loadFailureStyles);
    }
    // Moving a popover closes it.
    if (!panel.matches(':popover-open')) panel.showPopover();
  }

  #onRetry = async (): Promise<void> => {
    if (!this.#panel?.querySelector('[aria-disabled=false]')) return;
    if (this.#needsReload) return location.reload();
    this.#hasRetried = true;
    this.#render(true);
    await Promise.all([...this.#retries.keys()].map((retry) => retry()));
    if (this.#panel) this.#render(false);
  };

  #dismiss = (): void => {
    this.#close();
    for (const { onDismiss } of [...this.#retries.values()]) onDismiss?.();
  };

  #close(): void {
    const panel = this.#panel;
    if (!panel) return;
    this.#unfollow?.();
    this.#stopWatching?.();
    this.#panel = undefined;
    const hadFocus = holdsFocus(panel);
    panel.remove();
    this.closed(hadFocus);
  }
}
