import { html, nothing, type PropertyValues } from 'lit';
import { onLanguageChange } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { DassElement } from '../../base/dass-element.js';
import { PageData } from '../../base/data/page-data.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { whileShown } from '../../base/motion/while-shown.js';
import { stepTo } from '../../base/focus/steps-model.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { list, property, record, state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { iconButtonStyles } from '../../base/styles/icon-button.styles.js';
import { retryStyles } from '../../base/styles/retry.styles.js';
import { historyFor } from '../../core/history/history.js';
import type { MenuItem } from '../../core/menu/menu.js';
import { pageUrl, parseUrl } from '../../core/urls/page-url.js';
import type { CloseReason } from '../../controls/dialog/dialog-element.js';
import { menu as menuIcon } from '../../controls/icon/icons.js';
import { onIconsChange } from '../../controls/icon/registry.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { tabsStyles } from '../../controls/tabs/tabs.styles.js';
import { followsLink, staysInPage, type NavigateDetail } from '../link-click.js';
import { isDenied, type User } from '../user-model.js';
import { MenuView } from './menu-view.js';
import { MenuFilterBox } from './menu-filter-box.js';
import { menuDrawerStyles } from './menu-drawer.styles.js';
import { isShadowRoot } from '../../base/is-shadow-root.js';

/** Finds the nearest scrolling ancestor across shadow trees and slots. Undefined when only the page scrolls. */
function scrollerOf(element: Element): Element | undefined {
  let node: Node | null = element;
  while ((node = (node as Element).assignedSlot ?? node.parentNode)) {
    if (isShadowRoot(node)) node = node.host;
    if (!(node instanceof Element) || node === document.documentElement) return undefined;
    if (node.scrollHeight > node.clientHeight && /auto|scroll/.test(getComputedStyle(node).overflowY)) return node;
  }
  return undefined;
}

/** Scrolls an element out of view to the middle of its scrolling ancestor. Does not scroll the page. */
function reveal(element: Element): void {
  const scroller = scrollerOf(element);
  if (!scroller) return;
  const [inner, outer] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  scroller.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}

/**
 * Polling interval of the address in milliseconds, for browsers without the Navigation API (Firefox before 147,
 * WebKitGTK 2.50).
 */
const POLLING_INTERVAL_MS = 300;

/**
 * Calls a listener when the page navigates without loading.
 *
 * @returns a function that removes the listener
 */
function onPageMove(listener: () => void): () => void {
  const { navigation } = globalThis;
  if (navigation) {
    navigation.addEventListener('currententrychange', listener);
    return () => navigation.removeEventListener('currententrychange', listener);
  }
  let lastUrl = location.href;
  const timer = setInterval(() => {
    if (location.href === lastUrl) return;
    lastUrl = location.href;
    listener();
  }, POLLING_INTERVAL_MS);
  return () => clearInterval(timer);
}

export type DassMenuDrawerNavigateDetail = NavigateDetail;

/** The detail of `dass-close`. */
export interface DassMenuDrawerCloseDetail {
  /**
   * How the drawer was closed: `escape` (Escape key), `outside` (a press outside), `close` (close button) or `navigate`
   * (the user followed a link).
   */
  readonly reason: CloseReason | 'navigate';
}

export interface DassMenuDrawerEvents {
  'dass-navigate': DassMenuDrawerNavigateDetail;
  'dass-close': DassMenuDrawerCloseDetail;
}

/**
 * The menu in a drawer: a tab with the entries and a filter, and a tab with the pages that were visited. Entries are
 * links and follow the APG disclosure navigation pattern: groups are expanded and collapsed; Tab and the arrow keys
 * move. When the drawer opens, the filter has the focus: Down moves to the results, Enter opens the first result,
 * Escape clears the filter and then closes the drawer.
 * @summary The menu with its filter, and the history, in a drawer.
 * @fires {CustomEvent<DassMenuDrawerNavigateDetail>} dass-navigate - Fired when the user follows an entry of the menu
 *   or the history. Cancelable: prevent it when the router of the application navigates, otherwise the browser does.
 * @fires {CustomEvent<DassMenuDrawerCloseDetail>} dass-close - Fired when the user has closed the drawer or followed a
 *   link, so that it closed.
 * @cssproperty [--dass-drawer-width=288px] - Width of the drawer.
 */
export class DassMenuDrawer extends DassElement<DassMenuDrawerEvents> {
  static override styles = [baseStyles, iconButtonStyles, tabsStyles, retryStyles, menuDrawerStyles];
  static override readonly pageData = new PageData('items');

  /**
   * The entries and groups: `{id, label, url, icon, active, items}`, nested up to 32 levels; deeper ones are moved to
   * the last of them. `icon` is the name of a registered icon, a missing `active` means true, a label that starts with
   * `dass` is a message id. Invalid entries are left out, and a group inside itself, too. The list is not changed.
   * Default: `[]`.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly MenuItem[] | undefined })
  items: readonly MenuItem[] = [];

  /** Whether the drawer is open. Setting it fires no event. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  open = false;

  /** Places the drawer beside the content of the page instead of above it. The page stays usable. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  docked = false;

  /** Hides the history tab. Visits are still recorded, for the other pages of the system. Default: `false`. */
  @property({ type: Boolean, attribute: 'history-disabled' })
  historyDisabled = false;

  /** Address of the system whose history is stored. Default: `''`, the base address of the page's system. */
  @property({ type: String, attribute: 'system-url' })
  systemUrl = '';

  /** Address of the current page, whose entry is marked. Default: `''`, the address of the document. */
  @property({ type: String, attribute: 'current-url' })
  currentUrl = '';

  /** The signed-in user. With `accessDenied`, no drawer is shown. Default: `undefined`, none. */
  @property({ attribute: false, accept: record as (value: unknown) => User | undefined })
  user?: User;

  /** Shows that the items are loading, as long as there are none. Sets `aria-busy`. Default: `false`. */
  @property({ type: Boolean })
  busy = false;

  @state()
  private _tab: 'menu' | 'history' = 'menu';

  /** The dialog that contains a drawer above the page. A docked drawer does not need it. */
  readonly #modal = new LazyImport(this, () => import('../../controls/drawer/drawer.js'));
  readonly #history = new LazyImport(this, () => import('../history-list/history-list.js'));
  /** Whether the modal drawer has been open once. Before that, it is not rendered. */
  #hasOpened = false;
  readonly #menu = new MenuView();
  readonly #filter: MenuFilterBox = new MenuFilterBox(this, {
    onChange: () => this.requestUpdate(),
    searched: () => this.#menu.searched,
    resultCount: () => (this.#menu.filtered?.isFiltered ? this.#menu.filtered.count : undefined),
    onKeydown: (event) => this.#onFilterKeydown(event),
  });
  /** Key of the entry that had the focus before the rows were rendered again. */
  #focusedKey: string | undefined;
  /** Path of the current page. */
  #path = '';
  /** Whether the current page has changed since the last update. */
  #hasPageChanged = false;
  /** Whether the main pointer is touch. Focusing the filter would then open a keyboard over the menu. */
  #isTouch = false;
  #cleanups: (() => void)[] = [];

  /**
   * Moves the focus to the filter. With a touch screen as the main pointer it goes to the selected tab, so that no
   * virtual keyboard covers the menu.
   * @param options as of `HTMLElement.focus()`
   */
  override focus(options?: FocusOptions): void {
    const part = (selector: string) => this.renderRoot.querySelector<HTMLElement>(selector);
    const input = this.#isTouch ? null : this.#filter.input;
    (input ?? part('[aria-selected=true]'))?.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const invalidate = (): void => {
      this.#menu.invalidate();
      this.requestUpdate();
    };
    this.#cleanups = [onLanguageChange(invalidate), onIconsChange(invalidate), onPageMove(() => this.requestUpdate())];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.#cleanups.splice(0)) stop();
    this.#menu.rows?.finish();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('open')) {
      this._tab = 'menu';
      this.#filter.text = '';
      this.#isTouch = matchMedia('(pointer: coarse)').matches;
    }
    if (this.historyDisabled) this._tab = 'menu';
    if (this._tab === 'history') this.#history.loadOnce();
    if (this.open && this.#isModal && changed.has('open')) this.#modal.load();
    else if (this.open && this.#isModal) this.#modal.loadOnce();
    if (changed.has('items')) this.#menu.invalidate();
    const { activeElement } = this.renderRoot as ShadowRoot;
    const focused = activeElement ? this.#menu.rows?.nodeOf(activeElement)?.key : undefined;
    const path = this.#currentPath();
    this.#hasPageChanged = this.hasUpdated && path !== this.#path && !changed.has('open');
    this.#path = path;
    const { rows } = this.#menu;
    if (this.open) this.#renderRows();
    this.#focusedKey = rows === this.#menu.rows ? undefined : focused;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('open') && this.open) void this.#revealCurrent();
    this.#restoreFocus();
    if (this.#hasPageChanged && !this.docked) this.#close('navigate');
  }

  /** Path of `currentUrl`, because the router of the application may render a page after the browser's address changes. */
  #currentPath(): string {
    return parseUrl(this.currentUrl || location.href, pageUrl())?.pathname ?? '';
  }

  /** Restores the focus on the entry after the rows were rendered again. */
  #restoreFocus(): void {
    const key = this.#focusedKey;
    this.#focusedKey = undefined;
    if (key === undefined || !this.open) return;
    const control = this.#menu.rows?.controlOf(key);
    if (control?.checkVisibility()) control.focus({ preventScroll: true });
    else this.focus();
  }

  /** Scrolls the menu to the entry of the current page when the drawer opens. */
  async #revealCurrent(): Promise<void> {
    await this.updateComplete;
    const { current } = this.#menu.rows ?? {};
    if (this.open && current) reveal(current);
  }

  /** Loads the modal drawer and creates the rows when the user is about to open it. @internal */
  prepare(): void {
    if (this.#isModal) this.#modal.preload();
    this.#renderRows();
  }

  #renderRows(): void {
    if (!isDenied(this.user)) this.#menu.render(this.items, this.#filter.text, this.currentUrl);
  }

  get #isModal(): boolean {
    return !this.docked && !isDenied(this.user);
  }

  protected override render() {
    if (isDenied(this.user)) return nothing;
    if (this.docked)
      return html`<div class="docked" ?hidden=${!this.open}>${this.open ? this.#renderContent() : nothing}</div>`;
    this.#hasOpened ||= this.open && this.#modal.ready;
    if (!this.#hasOpened) return nothing;
    return html`<dass-drawer
      heading=${msg('Menu principal', { id: 'dassMenuHeading' })}
      .open=${this.open}
      @dass-close=${this.#onClose}
    >
      ${whileShown(this.open, () => this.#renderContent())}
    </dass-drawer>`;
  }

  #renderContent() {
    const isMenu = this._tab === 'menu';
    return html`<div class="top" slot="header">
        ${
          this.docked
            ? nothing
            : html`<button
                class="icon-button close"
                type="button"
                aria-label=${msg('Fechar menu', { id: 'dassMenuClose' })}
                aria-expanded="true"
                @click=${() => this.#close('close')}
              >
                ${renderIcon(menuIcon)}
              </button>`
        }
        <div
          class="tablist"
          role="tablist"
          tabindex="-1"
          aria-label=${msg('Menu principal', { id: 'dassMenuHeading' })}
          @keydown=${this.#onTabKeydown}
        >
          ${this.#renderTab('menu', msg('Menu', { id: 'dassMenuTab' }))}
          ${this.historyDisabled ? nothing : this.#renderTab('history', msg('Histórico', { id: 'dassHistoryHeading' }))}
        </div>
      </div>
      <div
        class="panel"
        role="tabpanel"
        aria-labelledby=${this._tab}
        tabindex=${this.#isTouch ? -1 : nothing}
        ?autofocus=${!this.docked && this.#isTouch}
      >
        ${
          isMenu
            ? this.#renderMenu()
            : html`<dass-history-list
                .systemUrl=${this.systemUrl}
                @dass-navigate=${this.#onHistoryNavigate}
              ></dass-history-list>`
        }
      </div>`;
  }

  #renderTab(tab: 'menu' | 'history', label: string) {
    return html`<button
      id=${tab}
      type="button"
      role="tab"
      aria-selected=${this._tab === tab ? 'true' : 'false'}
      tabindex=${this._tab === tab ? 0 : -1}
      @click=${() => this.#selectTab(tab)}
    >
      ${label}
    </button>`;
  }

  #selectTab(tab: 'menu' | 'history'): void {
    this._tab = tab;
    if (tab === 'history') this.#history.load();
  }

  #renderMenu() {
    const empty = this.#emptyText;
    return html`${this.#filter.render(!this.docked && !this.#isTouch)}
      <nav
        aria-label=${msg('Menu principal', { id: 'dassMenuHeading' })}
        aria-busy=${this.isBusy ? 'true' : nothing}
        @click=${this.#onClick}
        @auxclick=${this.#onClick}
        @keydown=${this.#onKeydown}
      >
        ${this.#menu.rows?.root}
        ${empty ? html`<p class="empty">${empty}${this.#filter.suggestion.render()}</p>` : nothing}
      </nav>`;
  }

  get #emptyText(): string {
    if (this.#menu.filtered?.items.length !== 0) return '';
    if (this.isBusy) return msg('Carregando…', { id: 'dassLoading' });
    return this.#filter.text
      ? msg('Nenhum item do menu corresponde ao filtro', { id: 'dassMenuNoResults' })
      : msg('Nenhum item no menu', { id: 'dassMenuEmpty' });
  }

  #onTabKeydown(event: KeyboardEvent): void {
    const tabs = [...this.renderRoot.querySelectorAll<HTMLElement>('[role=tab]')];
    const rtl = getComputedStyle(this).direction === 'rtl';
    const to = stepTo(event.key, tabs.indexOf(event.target as HTMLElement), tabs.length, {
      orientation: 'horizontal',
      wrap: true,
      rtl,
    });
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    this.#selectTab(tab.id as 'menu' | 'history');
    tab.focus();
  }

  #onFilterKeydown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const { rows, filtered } = this.#menu;
    if (event.key === 'Escape' && this.#filter.text) this.#filter.handleInput('');
    else if (event.key === 'ArrowDown') rows?.step(null, 1)?.focus();
    else if (event.key === 'Enter' && filtered?.first) rows?.linkOf(filtered.first)?.click();
    else return;
    event.preventDefault();
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const from = event.target as Element;
    const { input } = this.#filter;
    const { rows } = this.#menu;
    const next = {
      ArrowDown: () => rows?.step(from, 1),
      ArrowUp: () => rows?.step(from, -1) ?? input,
      Home: () => rows?.step(null, 1),
      End: () => rows?.last(),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    next()?.focus();
  }

  #onClick(event: MouseEvent): void {
    const target = event.target as Element;
    const { rows } = this.#menu;
    const node = rows?.nodeOf(target);
    if (!node || !followsLink(event)) return;
    if (event.type === 'click' && rows?.toggle(target)) return;
    if (!target.closest('a[href]') || node.url === undefined) return;
    this.#navigate(event, { url: node.url, label: node.givenLabel || node.label });
  }

  #navigate(event: MouseEvent, visit: NavigateDetail): void {
    historyFor(this.systemUrl || undefined).record(visit);
    if (!staysInPage(event)) return;
    if (!this.emit('dass-navigate', visit, { cancelable: true })) event.preventDefault();
    this.#afterNavigate((event.target as Element).closest('a') ?? undefined);
  }

  #onHistoryNavigate(event: CustomEvent<NavigateDetail>): void {
    if (!this.emit('dass-navigate', event.detail, { cancelable: true })) event.preventDefault();
    this.#afterNavigate();
  }

  /** Closes a modal drawer and clears the filter after the user has followed a link. */
  #afterNavigate(followed?: Element): void {
    if (!this.docked) this.#close('navigate');
    this.#filter.text = '';
    this.requestUpdate();
    if (followed) void this.updateComplete.then(() => reveal(followed));
  }

  #onClose(event: CustomEvent<{ reason: CloseReason }>): void {
    this.#close(event.detail.reason);
  }

  #close(reason: DassMenuDrawerCloseDetail['reason']): void {
    if (!this.open) return;
    this.open = false;
    this.performUpdate();
    this.emit('dass-close', { reason });
  }
}

define('dass-menu-drawer', DassMenuDrawer);

declare global {
  interface HTMLElementTagNameMap {
    'dass-menu-drawer': DassMenuDrawer;
  }
}
