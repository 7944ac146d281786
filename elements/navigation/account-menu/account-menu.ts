import { html, nothing, type PropertyValues } from 'lit';
import { getLanguage, setLanguage } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { DassElement } from '../../base/dass-element.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { list, property, record } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { visuallyHiddenStyles } from '../../base/styles/visually-hidden.styles.js';
import { avatarOf } from '../../core/format/avatar.js';
import { languages as kitLanguages } from '../../core/preferences/language.js';
import { virtualKeyboardPreference } from '../../core/preferences/virtual-keyboard-preference.js';
import { avatarDiscStyles } from '../../controls/avatar/avatar-disc.styles.js';
import { fitLetters, renderLetters } from '../../controls/avatar/letters.js';
import { logout, user as userIcon } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { DassLanguagePicker, LanguageOption } from '../../fields/language-picker/language-picker.js';
import { confirm, confirmDialog } from '../../messages/confirm-dialog/confirm.js';
import { notify } from '../../controls/notice/notify.js';
import { pageReload } from '../page-reload.js';
import { isDenied, readUserText, type User } from '../user.js';
import { accountMenuStyles } from './account-menu.styles.js';
import { DENSITIES, density, theme, THEMES } from './appearance.js';

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

  /** Whether the panel is open. Setting it fires no event. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  open = false;

  #unsubscribe?: () => void;
  /** The modules of the panel, loaded when the panel first opens. */
  readonly #panel = new LazyImport(this, () =>
    Promise.all([
      import('../../controls/popup/popup.js'),
      import('../../controls/switch/switch.js'),
      import('../../fields/language-picker/language-picker.js'),
    ]),
  );

  readonly #question = new LazyImport(this, confirmDialog.import);

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
    if (changed.has('open') && this.open) this.#panel.load();
  }

  protected override updated(): void {
    fitLetters(this.renderRoot);
  }

  protected override render() {
    const name = this.#name;
    const isShown = this.open && this.#panel.ready;
    return html`<dass-popup
      placement="bottom-end"
      label=${msg('Conta', { id: 'dassAccountLabel' })}
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
        @pointerenter=${() => this.#panel.preload()}
      >
        ${name ? this.#renderAvatar(name) : renderIcon(userIcon)}<span class="visually-hidden"
          >${name ? msg(str`Conta de ${name}`, { id: 'dassAccountLabelNamed' }) : msg('Conta', { id: 'dassAccountLabel' })}</span
        >
      </button>
      ${isShown ? this.#renderPanel(name) : nothing}
    </dass-popup>`;
  }

  /** Renders the avatar without `<dass-avatar>`, so that pages do not load that element at start. */
  #renderAvatar(name: string) {
    const avatar = avatarOf(name);
    if (avatar.kind !== 'text') return renderIcon(userIcon);
    return html`<span class="avatar" data-hue=${avatar.hue} aria-hidden="true">${renderLetters(avatar.text)}</span>`;
  }

  #renderPanel(name: string) {
    const email = readUserText(this.user, 'email');
    return html`<div class="content">
      ${
        name || email
          ? html`<p class="who">
              <strong dir="auto">${name}</strong>
              <span dir="auto">${email}</span>
            </p>`
          : nothing
      }
      <div class="settings">
        <dass-language-picker
          label=${msg('Idioma', { id: 'dassLanguageLabel' })}
          .options=${this.languages}
          .value=${this.language}
          @change=${this.#onLanguage}
        ></dass-language-picker>
        ${this.#renderChoice('theme', msg('Tema', { id: 'dassAccountTheme' }), THEMES, theme, {
          system: msg('Sistema', { id: 'dassAccountThemeSystem' }),
          light: msg('Claro', { id: 'dassAccountThemeLight' }),
          dark: msg('Escuro', { id: 'dassAccountThemeDark' }),
        })}
        ${this.#renderChoice('density', msg('Densidade', { id: 'dassAccountDensity' }), DENSITIES, density, {
          comfortable: msg('Confortável', { id: 'dassAccountDensityComfortable' }),
          compact: msg('Compacta', { id: 'dassAccountDensityCompact' }),
        })}
        <dass-switch
          label=${msg('Teclado virtual', { id: 'dassAccountVirtualKeyboard' })}
          .checked=${this.virtualKeyboard ?? virtualKeyboardPreference.get()}
          @dass-before-change=${this.#onKeyboard}
        ></dass-switch>
      </div>
      <slot name="account"></slot>
      ${
        isDenied(this.user)
          ? nothing
          : html`<button class="sign-out" type="button" @click=${this.#signOut}>
              ${renderIcon(logout)}${msg('Sair', { id: 'dassAccountSignOut' })}
            </button>`
      }
    </div>`;
  }

  #renderChoice<Value extends string>(
    name: string,
    legend: string,
    values: readonly Value[],
    choice: { get(): Value; set(value: Value): void },
    labels: Readonly<Record<Value, string>>,
  ) {
    const selected = choice.get();
    const select = (event: Event): void => {
      choice.set((event.target as HTMLInputElement).value as Value);
      this.requestUpdate();
    };
    return html`<fieldset @change=${select}>
      <legend>${legend}</legend>
      ${values.map((value) => html`<label><input type="radio" name=${name} .value=${value as string} .checked=${value === selected} />${labels[value]}</label>`)}
    </fieldset>`;
  }

  get #name(): string {
    return readUserText(this.user, 'name');
  }

  /** Opens or closes the panel. When it could not be loaded, the button retries. */
  #toggle(): void {
    this.open = !(this.open && this.#panel.ready);
    if (this.open) this.#panel.load();
  }

  /** The language that the user selected last. An earlier one that loads later must not report a failure. */
  #lastSelectedLanguage = '';

  async #onLanguage(event: Event): Promise<void> {
    const picker = event.target as DassLanguagePicker;
    const language = picker.value;
    const isAllowed = this.emit('dass-change-language', { language }, { cancelable: true });
    // The picker shows `language`, or the current language when that is empty.
    if (isAllowed && this.language) this.language = language;
    picker.value = this.language;
    if (!isAllowed || !isKitLanguage(language)) return;
    this.#lastSelectedLanguage = language;
    const isLoaded = await setLanguage(language);
    if (isLoaded) announce(msg(str`Idioma alterado para ${picker.readableValue}`, { id: 'dassLanguageChanged' }));
    else if (this.#lastSelectedLanguage === language) this.#showLanguageFailure(picker);
  }

  /** Shows the previous language in the picker and an error notice. */
  #showLanguageFailure(picker: DassLanguagePicker): void {
    if (this.language) this.language = getLanguage();
    picker.value = this.language;
    const message = (): string =>
      msg('O idioma não foi carregado. Verifique a conexão e tente de novo.', { id: 'dassLanguageFailed' });
    void notify({ type: 'error', message });
  }

  /** Keeps the switch unchanged until the user has confirmed and the preference is stored. */
  #onKeyboard(event: CustomEvent<{ checked: boolean }>): void {
    event.preventDefault();
    const enabled = event.detail.checked;
    this.#question.load(() => void this.#setKeyboard(enabled));
  }

  async #setKeyboard(enabled: boolean): Promise<void> {
    const isConfirmed = await confirm({
      tone: 'warning',
      heading: msg('Alterar o teclado virtual', { id: 'dassAccountKeyboardHeading' }),
      text: msg('A página será recarregada para aplicar a alteração. Deseja continuar?', {
        id: 'dassAccountKeyboardQuestion',
      }),
    });
    if (!isConfirmed || !this.isConnected) return;
    if (!virtualKeyboardPreference.set(enabled)) {
      void notify({ type: 'error', message: keyboardFailedText });
      return;
    }
    if (this.virtualKeyboard !== undefined) this.virtualKeyboard = enabled;
    this.requestUpdate();
    if (this.emit('dass-change-virtual-keyboard', { enabled }, { cancelable: true })) pageReload.now();
  }

  #signOut(): void {
    this.#question.load(() => void this.#confirmSignOut());
  }

  async #confirmSignOut(): Promise<void> {
    // Closes the panel first, so that the focus returns to its button after the question.
    await this.renderRoot.querySelector('dass-popup')?.hide();
    this.open = false;
    const isConfirmed = await confirm({
      heading: msg('Sair do sistema', { id: 'dassAccountSignOutHeading' }),
      text: msg('Deseja encerrar a sua sessão?', { id: 'dassAccountSignOutQuestion' }),
      confirmLabel: msg('Sair', { id: 'dassAccountSignOut' }),
    });
    if (isConfirmed && this.isConnected) this.emit('dass-logoff');
  }
}

const keyboardFailedText = (): string =>
  msg('A preferência não pôde ser gravada: o navegador bloqueia o armazenamento deste site.', {
    id: 'dassAccountKeyboardFailed',
  });

/** Whether the kit has texts in a language. Other languages are the responsibility of the application. */
const isKitLanguage = (id: string): boolean =>
  kitLanguages.some((language) => language.split('-')[0] === id.toLowerCase().split(/[-_]/)[0]);

define('dass-account-menu', DassAccountMenu);

declare global {
  interface HTMLElementTagNameMap {
    'dass-account-menu': DassAccountMenu;
  }
}
