import { html, type PropertyValues } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import { DassElement } from '../../base/dass-element.js';
import { PageData } from '../../base/data/page-data.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { whileShown } from '../../base/motion/while-shown.js';
import { list, property, record } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { visuallyHiddenStyles } from '../../base/styles/visually-hidden.styles.js';
import { avatarOf } from '../../core/format/avatar.js';
import { virtualKeyboardPreference } from '../../core/preferences/virtual-keyboard-preference.js';
import { avatarDiscStyles } from '../../controls/avatar/avatar-disc.styles.js';
import { fitLetters, renderLetters } from '../../controls/avatar/letters.js';
import { adjustments, user as userIcon } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { LanguageOption } from '../../fields/language-picker/language-picker.js';
import { readUserText, type User } from '../user-model.js';
import { accountMenuStyles } from './account-menu.styles.js';
import type { AccountPanel } from './account-panel.js';
import { density, theme } from './appearance.js';

/** The detail of `dass-change-language`. */
export interface DassAccountMenuChangeLanguageDetail {
  /** Id of the selected language: `pt_BR`, `es`, `en` or one of the application's `languages`. */
  readonly language: string;
}
/** The detail of `dass-change-virtual-keyboard`. */
export interface DassAccountMenuChangeVirtualKeyboardDetail {
  /** Whether the virtual keyboard is on now. */
  readonly enabled: boolean;
}

export interface DassAccountMenuEvents {
  'dass-logoff': null;
  'dass-change-language': DassAccountMenuChangeLanguageDetail;
  'dass-change-virtual-keyboard': DassAccountMenuChangeVirtualKeyboardDetail;
}

/**
 * The account of the signed-in user, in a panel below its button: name and e-mail, language, virtual keyboard, theme
 * and density, content of the application, and sign-out. The panel has controls of several kinds, so it does not follow
 * the APG menu pattern.
 * @summary The account of the user: settings and sign-out.
 * @slot account - Content of the application, before the sign-out.
 * @fires {CustomEvent<null>} dass-logoff - Fired when the user has confirmed to sign out. The application signs out.
 * @fires {CustomEvent<DassAccountMenuChangeLanguageDetail>} dass-change-language - Fired when the user selects a
 *   language. Cancelable: when prevented, the language of the page is not changed.
 * @fires {CustomEvent<DassAccountMenuChangeVirtualKeyboardDetail>} dass-change-virtual-keyboard - Fired when the user
 *   has confirmed the change of the virtual keyboard, and it is stored. Cancelable: when prevented, the page is not
 *   reloaded.
 * @csspart button - The button that opens the panel.
 */
export class DassAccountMenu extends DassElement<DassAccountMenuEvents> {
  static override styles = [baseStyles, visuallyHiddenStyles, avatarDiscStyles, accountMenuStyles];
  static override readonly pageData = new PageData('languages');

  /**
   * The signed-in user: `{name, email, accessDenied}`. With `accessDenied`, name, e-mail and sign-out are hidden.
   * Default: `undefined`, none.
   */
  @property({ attribute: false, accept: record as (value: unknown) => User | undefined })
  user?: User;

  /** The languages to select from: `{id, description, image}` each. Default: `[]`, Portuguese, Spanish and English. */
  @property({ attribute: false, accept: list as (value: unknown) => readonly LanguageOption[] | undefined })
  languages: readonly LanguageOption[] = [];

  /** Id of the selected language. Default: `''`, the present language. */
  @property({ type: String })
  language = '';

  /** Whether the virtual keyboard is on. Default: `undefined`, the stored preference of the user. */
  @property({ type: Boolean, attribute: 'virtual-keyboard' })
  virtualKeyboard?: boolean;

  /**
   * Hides the sign-out, for pages that nobody signs in to: without a user, the button has the icon of settings. Default:
   * `false`.
   */
  @property({ type: Boolean, attribute: 'without-logoff' })
  withoutLogoff = false;

  /** Whether the panel is open. Setting it fires no event. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  open = false;

  #unsubscribe?: () => void;
  #panel: AccountPanel | undefined;
  /** The panel, loaded when it first opens. */
  readonly #lazyPanel = new LazyImport(this, async () => {
    const module = await import('./account-panel.js');
    this.#panel = new module.AccountPanel(this, {
      signOut: () => this.emit('dass-logoff'),
      changeLanguage: (language) => this.emit('dass-change-language', { language }, { cancelable: true }),
      changeVirtualKeyboard: (enabled) => this.emit('dass-change-virtual-keyboard', { enabled }, { cancelable: true }),
    });
  });

  override connectedCallback(): void {
    super.connectedCallback();
    theme.restore();
    density.restore();
    this.#unsubscribe = virtualKeyboardPreference.subscribe(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe?.();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('open') && this.open) this.#lazyPanel.load();
  }

  protected override updated(): void {
    fitLetters(this.renderRoot);
  }

  protected override render() {
    const name = this.#name;
    const isShown = this.open && this.#panel !== undefined;
    return html`<dass-popup
      placement="bottom-end"
      label=${this.#heading}
      .open=${isShown}
      @dass-close=${() => (this.open = false)}
    >
      <button
        slot="anchor"
        part="button"
        class="opener"
        type="button"
        aria-haspopup="dialog"
        aria-expanded=${isShown ? 'true' : 'false'}
        @click=${this.#toggle}
        @pointerenter=${() => this.#lazyPanel.preload()}
      >
        ${name ? this.#renderAvatar(name) : renderIcon(this.#hasAccount ? userIcon : adjustments)}<span
          class="visually-hidden"
          >${name ? msg(str`Conta de ${name}`, { id: 'dassAccountLabelNamed' }) : this.#heading}</span
        >
      </button>
      ${whileShown(isShown, () => this.#panel?.render(name))}
    </dass-popup>`;
  }

  /** Renders the avatar without `<dass-avatar>`, so that pages do not load that element at start. */
  #renderAvatar(name: string) {
    const avatar = avatarOf(name);
    if (avatar.kind !== 'text') return renderIcon(userIcon);
    return html`<span class="avatar" data-hue=${avatar.hue} aria-hidden="true">${renderLetters(avatar.text)}</span>`;
  }

  /** Without an account the panel has settings only. */
  get #hasAccount(): boolean {
    return this.#name !== '' || !this.withoutLogoff;
  }

  get #heading(): string {
    return this.#hasAccount
      ? msg('Conta', { id: 'dassAccountLabel' })
      : msg('Configurações', { id: 'dassAccountSettings' });
  }

  get #name(): string {
    return readUserText(this.user, 'name');
  }

  /** Opens or closes the panel. When it could not be loaded, the button retries. */
  #toggle(): void {
    this.open = !(this.open && this.#panel !== undefined);
    if (this.open) this.#lazyPanel.load();
  }
}

define('dass-account-menu', DassAccountMenu);

declare global {
  interface HTMLElementTagNameMap {
    'dass-account-menu': DassAccountMenu;
  }
}
