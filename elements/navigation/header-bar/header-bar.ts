import { html, nothing } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { DassElement } from '../../base/dass-element.js';
import { property, state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { iconButtonStyles } from '../../base/styles/icon-button.styles.js';
import { visuallyHiddenStyles } from '../../base/styles/visually-hidden.styles.js';
import { imageUrl } from '../../core/format/avatar.js';
import { historyFor, homeLabel } from '../../core/history/history.js';
import { safeUrl } from '../../core/urls/safe-url.js';
import { home, menu as menuIcon } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { followsLink, staysInPage, type NavigateDetail } from '../link-click.js';
import '../version-tag/version-tag.js';
import { headerBarStyles } from './header-bar.styles.js';

export type DassHeaderBarNavigateDetail = NavigateDetail;

/** The detail of `dass-menu-toggle`. */
export interface DassHeaderBarMenuToggleDetail {
  /** Whether the menu is open now. */
  readonly open: boolean;
}

export interface DassHeaderBarEvents {
  'dass-navigate': DassHeaderBarNavigateDetail;
  'dass-menu-toggle': DassHeaderBarMenuToggleDetail;
  'dass-before-reload': null;
}

/**
 * The bar at the top of every page: menu button, logo (a link when there is a home link), title and version; at the end
 * the bell and the account.
 * @summary The bar at the top of the page.
 * @slot - Content at the end of the bar: the bell, the account.
 * @slot logo - The logo, when it is not an image.
 * @slot actions - Content before the bell and the account.
 * @fires {CustomEvent<DassHeaderBarNavigateDetail>} dass-navigate - Fired when the user follows the home link.
 *   Cancelable: prevent it when the router of the application navigates, otherwise the browser does.
 * @fires {CustomEvent<DassHeaderBarMenuToggleDetail>} dass-menu-toggle - Fired when the user clicks the menu button.
 * @fires {CustomEvent<null>} dass-before-reload - Fired when the user clicks the version. Cancelable: when prevented,
 *   the page is not reloaded.
 * @csspart bar - The bar.
 * @csspart heading - The title.
 * @cssproperty [--dass-header-height=60px] - Height of the bar. Set it on the page: the menu uses it, too.
 * @cssproperty [--dass-header-z-index=9999] - The `z-index` of the bar.
 */
export class DassHeaderBar extends DassElement<DassHeaderBarEvents> {
  static override styles = [baseStyles, visuallyHiddenStyles, iconButtonStyles, headerBarStyles];

  /** Title of the area. A text that starts with `dass` is a message id. Default: `''`. */
  @property({ type: String })
  heading = '';

  /**
   * Address of the logo, as `avatar` of `<dass-avatar>`. Default: `''`; for this and for a text that is not an address
   * the slot `logo` is shown.
   */
  @property({ type: String })
  logo = '';

  /**
   * Address of the home link around the logo. Following it adds 'Home' to the history. Default: `''`; for this and for
   * an unsafe address the logo is not a link.
   */
  @property({ type: String, attribute: 'home-link' })
  homeLink = '';

  /** Whether the menu is open, for the state of the menu button. Default: `false`. */
  @property({ type: Boolean, attribute: 'menu-open' })
  menuOpen = false;

  /** Hides the menu button. Default: `false`. */
  @property({ type: Boolean, attribute: 'without-menu' })
  withoutMenu = false;

  /** Text of the version. Default: `v1.0.0`. */
  @property({ type: String, attribute: 'version-label' })
  versionLabel = 'v1.0.0';

  /** Address of the system whose history is stored. Default: `''`, the base address of the page's system. */
  @property({ type: String, attribute: 'system-url' })
  systemUrl = '';

  /** Address of the last logo that failed to load. */
  @state()
  private _broken = '';

  protected override render() {
    const heading = resolveText(this.heading);
    return html`<header class="bar" part="bar" role="banner">
      ${
        this.withoutMenu
          ? nothing
          : html`<button
              class="icon-button menu"
              type="button"
              aria-label=${this.menuOpen ? msg('Fechar menu', { id: 'dassMenuClose' }) : msg('Abrir menu', { id: 'dassMenuOpen' })}
              aria-expanded=${this.menuOpen ? 'true' : 'false'}
              @click=${this.#toggle}
            >
              ${renderIcon(menuIcon)}
            </button>`
      }
      ${this.#renderLogo()}
      <span class="about">
        <span class="heading" part="heading" dir="auto" title=${heading || nothing}>${heading}</span>
        <dass-version-tag .label=${this.versionLabel} @dass-before-reload=${this.#onReload}></dass-version-tag>
      </span>
      <span class="end">
        <slot name="actions"></slot>
        <slot></slot>
      </span>
    </header>`;
  }

  #renderLogo() {
    const link = safeUrl(this.homeLink);
    const address = imageUrl(this.logo);
    const logo =
      address && address !== this._broken
        ? html`<img src=${address} alt="" @error=${() => (this._broken = address)} />`
        : html`<slot name="logo">${link ? renderIcon(home) : nothing}</slot>`;
    if (!link) return html`<span class="logo">${logo}</span>`;
    const follow = (event: MouseEvent): void => this.#follow(event, link);
    return html`<a class="logo" href=${link} @click=${follow} @auxclick=${follow}
      >${logo}<span class="visually-hidden">${msg('Página inicial', { id: 'dassHeaderHome' })}</span></a
    >`;
  }

  #toggle(): void {
    this.menuOpen = !this.menuOpen;
    this.emit('dass-menu-toggle', { open: this.menuOpen });
  }

  #follow(event: MouseEvent, url: string): void {
    if (!followsLink(event)) return;
    const visit = { url, label: homeLabel };
    historyFor(this.systemUrl || undefined).record(visit);
    if (staysInPage(event) && !this.emit('dass-navigate', visit, { cancelable: true })) event.preventDefault();
  }

  #onReload(event: Event): void {
    if (!this.emit('dass-before-reload', null, { cancelable: true })) event.preventDefault();
  }
}

define('dass-header-bar', DassHeaderBar);

declare global {
  interface HTMLElementTagNameMap {
    'dass-header-bar': DassHeaderBar;
  }
}
