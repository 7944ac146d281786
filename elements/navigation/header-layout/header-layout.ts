import { html, nothing, type PropertyValues } from 'lit';
import { msg } from '../../../locales/localize.js';
import { DassElement } from '../../base/dass-element.js';
import { PageData } from '../../base/data/page-data.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { whileShown } from '../../base/motion/while-shown.js';
import { registerRegion } from '../../base/focus/regions.js';
import { list, number, property, record, state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import type { MenuItem } from '../../core/menu/menu.js';
import { unreadCount, type Notification } from '../../core/messages/notifications.js';
import { safeSessionStorage } from '../../core/preferences/storage.js';
import { home } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { LanguageOption } from '../../fields/language-picker/language-picker.js';
import type { DassAccountMenuEvents } from '../account-menu/account-menu.js';
import '../account-menu/account-menu.js';
import type { DassHeaderBarEvents } from '../header-bar/header-bar.js';
import '../header-bar/header-bar.js';
import type { DassMenuDrawer } from '../menu-drawer/menu-drawer.js';
import '../menu-drawer/menu-drawer.js';
import type { DassNotificationBellEvents } from '../notification-bell/notification-bell.js';
import '../notification-bell/notification-bell.js';
import type { DassNotificationListEvents } from '../notification-list/notification-list.js';
import { isDenied, type User } from '../user-model.js';
import { headerLayoutStyles } from './header-layout.styles.js';

/** On screens that match, the drawer is beside the content. */
const WIDE_SCREEN_QUERY = '(width >= 1100px)';
/** Session storage key for the open state of the docked drawer. */
const MENU_OPEN_KEY = 'dass-menu-open';

export interface DassHeaderLayoutEvents
  extends DassHeaderBarEvents, DassAccountMenuEvents, DassNotificationBellEvents, DassNotificationListEvents {}

/**
 * The frame of an application: the bar at the top, the menu at the side, the page in the middle. On wide pages the open
 * menu is beside the content, which is remembered for the session; on others it is above the page. The landmarks are
 * banner, navigation and main; a link skips to the content, and F6 and Shift+F6 move between the landmarks.
 * @summary The frame of an application: bar, menu, page.
 * @slot - The page. It is the main landmark.
 * @slot logo - The logo, when it is not an image.
 * @slot actions - Content in the bar, before the bell and the account.
 * @slot account - Content in the account panel, before the sign-out.
 * @fires {CustomEvent<DassHeaderBarNavigateDetail>} dass-navigate - Fired when the user follows the home link, or an
 *   entry of the menu or the history. Cancelable: prevent it when the router of the application navigates, otherwise
 *   the browser does.
 * @fires {CustomEvent<DassHeaderBarMenuToggleDetail>} dass-menu-toggle - Fired when the user opens or closes the menu.
 * @fires {CustomEvent<null>} dass-before-reload - Fired when the user clicks the version. Cancelable: when prevented,
 *   the page is not reloaded.
 * @fires {CustomEvent<null>} dass-logoff - Fired when the user has confirmed to sign out. The application signs out.
 * @fires {CustomEvent<DassAccountMenuChangeLanguageDetail>} dass-change-language - Fired when the user selects a
 *   language. Cancelable: when prevented, the language of the page is not changed.
 * @fires {CustomEvent<DassAccountMenuChangeVirtualKeyboardDetail>} dass-change-virtual-keyboard - Fired when the user
 *   has confirmed the change of the virtual keyboard, and it is stored. Cancelable: when prevented, the page is not
 *   reloaded.
 * @fires {CustomEvent<null>} dass-bell-click - Fired when the user opens or closes the notifications.
 * @fires {CustomEvent<DassNotificationListNotificationClickDetail>} dass-notification-click - Fired when the user opens
 *   a notification. Cancelable: when prevented, the browser opens no tab.
 * @fires {CustomEvent<DassNotificationListNotificationContextDetail>} dass-notification-context - Fired when the user
 *   requests the context menu of a notification. Cancelable: prevent it to show a menu of the application instead of
 *   the browser's.
 * @fires {CustomEvent<DassNotificationListMarkReadDetail>} dass-mark-read - Fired when the user marks a notification as
 *   read. The application updates `notifications`.
 * @fires {CustomEvent<null>} dass-mark-all-read - Fired when the user marks all notifications as read. The application
 *   updates `notifications`.
 * @fires {CustomEvent<null>} dass-scroll-visible - Fired when the end of the notifications becomes visible. The
 *   application can load more.
 * @csspart main - The main landmark, around the page.
 * @cssproperty [--dass-header-layout-padding=24px 32px] - Space around the page; 16px on small screens.
 */
export class DassHeaderLayout extends DassElement<DassHeaderLayoutEvents> {
  static override styles = [baseStyles, headerLayoutStyles];
  static override readonly pageData = new PageData('menuItems');

  /** Title of the area, in the bar. A text that starts with `dass` is a message id. Default: `''`. */
  @property({ type: String })
  heading = '';

  /** Address of the logo. Default: `''`, the slot `logo` is shown. */
  @property({ type: String })
  logo = '';

  /** Address of the home link around the logo. Default: `''`, the logo is not a link. */
  @property({ type: String, attribute: 'home-link' })
  homeLink = '';

  /**
   * The signed-in user: `{name, email, accessDenied}`. With `accessDenied`, the menu, its button, name, e-mail and
   * sign-out are hidden. Default: `undefined`, none.
   */
  @property({ attribute: false, accept: record as (value: unknown) => User | undefined })
  user?: User;

  /**
   * The entries of the menu: `{id, label, url, icon, active, items}`, nested. See `items` of `<dass-menu-drawer>`.
   * Default: `[]`.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly MenuItem[] | undefined })
  menuItems: readonly MenuItem[] = [];

  /**
   * Whether the menu is open. Setting it fires no event. Default: `undefined`, closed; on wide pages as it was last in
   * this session.
   */
  @property({ type: Boolean, attribute: 'menu-open' })
  menuOpen?: boolean;

  /** The notifications, the newest first. See `notifications` of `<dass-notification-list>`. Default: `[]`. */
  @property({ attribute: false, accept: list as (value: unknown) => readonly Notification[] | undefined })
  notifications: readonly Notification[] = [];

  /** Shows the bell. Default: `false`. */
  @property({ type: Boolean, attribute: 'with-notifications' })
  withNotifications = false;

  /**
   * Number of unread notifications, when not all are loaded. Default: `undefined`, those in `notifications` are
   * counted.
   */
  @property({ type: Number, attribute: 'unread-count', accept: number({ min: 0, whole: true }) })
  unreadCount?: number;

  /** Hides the history tab of the menu. Default: `false`. */
  @property({ type: Boolean, attribute: 'history-disabled' })
  historyDisabled = false;

  /** Address of the system whose history is stored. Default: `''`, the base address of the page's system. */
  @property({ type: String, attribute: 'system-url' })
  systemUrl = '';

  /** Address of the current page, which the menu marks. Default: `''`, the address of the document. */
  @property({ type: String, attribute: 'current-url' })
  currentUrl = '';

  /** Hides the sign-out, for pages that nobody signs in to. Default: `false`. */
  @property({ type: Boolean, attribute: 'without-logoff' })
  withoutLogoff = false;

  /** Text of the version. Default: `v1.0.0`. */
  @property({ type: String, attribute: 'version-label' })
  versionLabel = 'v1.0.0';

  /** The languages to select from: `{id, description, image}` each. Default: `[]`, Portuguese, Spanish and English. */
  @property({ attribute: false, accept: list as (value: unknown) => readonly LanguageOption[] | undefined })
  languages: readonly LanguageOption[] = [];

  /** Id of the selected language. Default: `''`, the present language. */
  @property({ type: String })
  language = '';

  @state()
  private _isWide = false;

  @state()
  private _listOpen = false;

  /** The modules of the notification list, loaded when it first opens. */
  readonly #list = new LazyImport(this, () =>
    Promise.all([import('../../controls/popup/popup.js'), import('../notification-list/notification-list.js')]),
  );
  #wideScreenQuery?: MediaQueryList;
  #regions: (() => void)[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    this.#wideScreenQuery = matchMedia(WIDE_SCREEN_QUERY);
    this.#wideScreenQuery.addEventListener('change', this.#onWidthChange);
    this._isWide = this.#wideScreenQuery.matches;
    if (this.hasUpdated) this.#register();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#wideScreenQuery?.removeEventListener('change', this.#onWidthChange);
    for (const unregister of this.#regions.splice(0)) unregister();
  }

  /**
   * Opens the list of the notifications and moves the focus into it, as a click on the bell does. Without
   * `withNotifications`, and when the list is open, it does nothing.
   */
  openNotifications(): void {
    if (!this.withNotifications) return;
    this._listOpen = true;
    this.#list.load();
  }

  protected override firstUpdated(): void {
    this.#register();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('withNotifications') && !this.withNotifications) this._listOpen = false;
  }

  protected override render() {
    return html`<a class="skip" href="#main" @click=${this.#skip}
        >${msg('Ir para o conteúdo', { id: 'dassHeaderSkip' })}</a
      >
      <dass-header-bar
        .heading=${this.heading}
        .logo=${this.logo}
        .homeLink=${this.homeLink}
        .menuOpen=${this.#isOpen}
        .withoutMenu=${isDenied(this.user)}
        .versionLabel=${this.versionLabel}
        .systemUrl=${this.systemUrl}
        @dass-navigate=${this.#forward}
        @dass-menu-toggle=${this.#onToggle}
        @dass-before-reload=${this.#forward}
        @pointerenter=${() => this.#drawer?.prepare()}
      >
        <slot name="logo" slot="logo">${this.homeLink && !this.logo ? renderIcon(home) : nothing}</slot>
        <slot name="actions" slot="actions"></slot>
        ${this.withNotifications ? this.#renderNotifications() : nothing}
        <dass-account-menu
          .user=${this.user}
          .languages=${this.languages}
          .language=${this.language}
          .withoutLogoff=${this.withoutLogoff}
          @dass-logoff=${this.#forward}
          @dass-change-language=${this.#onLanguage}
          @dass-change-virtual-keyboard=${this.#forward}
        >
          <slot name="account" slot="account"></slot>
        </dass-account-menu>
      </dass-header-bar>
      <div class="page">
        <dass-menu-drawer
          .items=${this.menuItems}
          .busy=${this.isBusy}
          .user=${this.user}
          .open=${this.#isOpen}
          .docked=${this._isWide}
          .historyDisabled=${this.historyDisabled}
          .systemUrl=${this.systemUrl}
          .currentUrl=${this.currentUrl}
          @dass-navigate=${this.#forward}
          @dass-close=${() => this.#setOpen(false)}
        ></dass-menu-drawer>
        <main id="main" part="main" tabindex="-1"><slot></slot></main>
      </div>`;
  }

  #renderNotifications() {
    const isShown = this._listOpen && this.#list.ready;
    return html`<dass-popup
      placement="bottom-end"
      label=${msg('Notificações', { id: 'dassNotificationsHeading' })}
      .open=${isShown}
      @dass-close=${() => (this._listOpen = false)}
    >
      <dass-notification-bell
        slot="anchor"
        .count=${this.unreadCount ?? unreadCount(this.notifications)}
        .expanded=${isShown ? 'true' : 'false'}
        @dass-bell-click=${this.#onBell}
        @pointerenter=${() => this.#list.preload()}
      ></dass-notification-bell>
      ${whileShown(
        isShown,
        () =>
          html`<dass-notification-list
            autofocus
            .notifications=${this.notifications}
            .busy=${this.isBusy}
            @dass-notification-click=${this.#forward}
            @dass-notification-context=${this.#forward}
            @dass-mark-read=${this.#forward}
            @dass-mark-all-read=${this.#forward}
            @dass-scroll-visible=${this.#forward}
          ></dass-notification-list>`,
      )}
    </dass-popup>`;
  }

  get #isOpen(): boolean {
    return (
      !isDenied(this.user) && (this.menuOpen ?? (this._isWide && safeSessionStorage.read(MENU_OPEN_KEY) === 'true'))
    );
  }

  get #drawer(): DassMenuDrawer | null {
    return this.renderRoot.querySelector('dass-menu-drawer');
  }

  #register(): void {
    const part = (selector: string) => this.renderRoot.querySelector<HTMLElement>(selector) as HTMLElement;
    const main = part('main');
    const enterMenu = (): boolean => {
      if (this.#isOpen) this.#drawer?.focus();
      return this.#isOpen;
    };
    this.#regions = [
      registerRegion({ element: part('dass-header-bar'), order: 10 }),
      registerRegion({ element: part('dass-menu-drawer'), order: 20, enter: enterMenu }),
      registerRegion({ element: main, order: 30, enter: () => (main.focus(), true) }),
    ];
  }

  /** Fires an event of an inner element again from this element. Canceling it cancels the inner event. */
  #forward = (event: CustomEvent): void => {
    if (
      !this.dispatchEvent(
        new CustomEvent(event.type, { detail: event.detail as unknown, cancelable: event.cancelable }),
      )
    )
      event.preventDefault();
  };

  #onLanguage(event: CustomEvent<{ language: string }>): void {
    this.#forward(event);
    if (!event.defaultPrevented && this.language) this.language = event.detail.language;
  }

  #onBell(event: CustomEvent): void {
    // When the list could not be loaded, the bell retries.
    if (this._listOpen && this.#list.ready) this._listOpen = false;
    else this.openNotifications();
    this.#forward(event);
  }

  async #onToggle(event: CustomEvent<{ open: boolean }>): Promise<void> {
    this.#setOpen(event.detail.open);
    if (!this.menuOpen || !this._isWide) return;
    await this.updateComplete;
    await this.#drawer?.updateComplete;
    this.#drawer?.focus();
  }

  #setOpen(open: boolean): void {
    this.menuOpen = open;
    if (this._isWide) safeSessionStorage.write(MENU_OPEN_KEY, String(open));
    this.emit('dass-menu-toggle', { open });
  }

  /** Closes the menu when the window becomes narrow. Restores the docked menu when it becomes wide. */
  #onWidthChange = (): void => {
    this._isWide = this.#wideScreenQuery?.matches ?? false;
    this.menuOpen = this._isWide ? undefined : false;
  };

  #skip(event: Event): void {
    event.preventDefault();
    this.renderRoot.querySelector('main')?.focus();
  }
}

define('dass-header-layout', DassHeaderLayout);

declare global {
  interface HTMLElementTagNameMap {
    'dass-header-layout': DassHeaderLayout;
  }
}
