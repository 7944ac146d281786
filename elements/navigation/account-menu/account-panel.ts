import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { getLanguage, setLanguage } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import { languages as kitLanguages } from '../../core/preferences/language.js';
import { virtualKeyboardPreference } from '../../core/preferences/virtual-keyboard-preference.js';
import { logout } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { notify } from '../../controls/notice/notify.js';
import '../../controls/popup/popup.js';
import '../../controls/switch/switch.js';
import '../../fields/language-picker/language-picker.js';
import type { DassLanguagePicker, LanguageOption } from '../../fields/language-picker/language-picker.js';
import { confirm, confirmDialog } from '../../messages/confirm-dialog/confirm.js';
import { pageReload } from '../page-reload.js';
import { isDenied, readUserText, type User } from '../user-model.js';
import { accountPanelStyles } from './account-panel.styles.js';
import { DENSITIES, density, theme, THEMES } from './appearance.js';

/** The account menu, with the properties that the panel shows and changes. */
export interface AccountPanelHost extends ReactiveElement {
  readonly user?: User;
  readonly languages: readonly LanguageOption[];
  language: string;
  virtualKeyboard?: boolean;
  readonly withoutLogoff: boolean;
  open: boolean;
}

/** What the user does in the panel. The functions with a result return `false` if the application canceled it. */
export interface AccountActions {
  signOut(): void;
  changeLanguage(language: string): boolean;
  changeVirtualKeyboard(enabled: boolean): boolean;
}

/** The panel of the account menu: settings and sign-out. Loaded when it first opens. */
export class AccountPanel {
  readonly #menu: AccountPanelHost;
  readonly #actions: AccountActions;
  readonly #question: LazyImport;
  /** The language that the user selected last. An earlier one that loads later must not report a failure. */
  #lastSelectedLanguage = '';

  constructor(menu: AccountPanelHost, actions: AccountActions) {
    this.#menu = menu;
    this.#actions = actions;
    this.#question = new LazyImport(menu, confirmDialog.import);
    adoptStyles(menu.renderRoot, accountPanelStyles);
  }

  /** Renders the panel. @param name name of the user */
  render(name: string): TemplateResult {
    const email = readUserText(this.#menu.user, 'email');
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
          .options=${this.#menu.languages}
          .value=${this.#menu.language}
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
          .checked=${this.#menu.virtualKeyboard ?? virtualKeyboardPreference.get()}
          @dass-before-change=${this.#onKeyboard}
        ></dass-switch>
      </div>
      <slot name="account"></slot>
      ${
        isDenied(this.#menu.user) || this.#menu.withoutLogoff
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
      this.#menu.requestUpdate();
    };
    return html`<fieldset @change=${select}>
      <legend>${legend}</legend>
      ${values.map((value) => html`<label><input type="radio" name=${name} .value=${value as string} .checked=${value === selected} />${labels[value]}</label>`)}
    </fieldset>`;
  }

  #onLanguage = async (event: Event): Promise<void> => {
    const picker = event.target as DassLanguagePicker;
    const language = picker.value;
    const isAllowed = this.#actions.changeLanguage(language);
    // The picker shows `language`, or the current language when that is empty.
    if (isAllowed && this.#menu.language) this.#menu.language = language;
    picker.value = this.#menu.language;
    if (!isAllowed || !isKitLanguage(language)) return;
    this.#lastSelectedLanguage = language;
    const isLoaded = await setLanguage(language);
    if (isLoaded) announce(msg(str`Idioma alterado para ${picker.readableValue}`, { id: 'dassLanguageChanged' }));
    else if (this.#lastSelectedLanguage === language) this.#showLanguageFailure(picker);
  };

  /** Shows the previous language in the picker and an error notice. */
  #showLanguageFailure(picker: DassLanguagePicker): void {
    if (this.#menu.language) this.#menu.language = getLanguage();
    picker.value = this.#menu.language;
    const message = (): string =>
      msg('O idioma não foi carregado. Verifique a conexão e tente de novo.', { id: 'dassLanguageFailed' });
    void notify({ type: 'error', message });
  }

  /** Keeps the switch unchanged until the user has confirmed and the preference is stored. */
  #onKeyboard = (event: CustomEvent<{ checked: boolean }>): void => {
    event.preventDefault();
    const enabled = event.detail.checked;
    this.#question.load(() => void this.#setKeyboard(enabled));
  };

  async #setKeyboard(enabled: boolean): Promise<void> {
    const isConfirmed = await confirm({
      tone: 'warning',
      heading: msg('Alterar o teclado virtual', { id: 'dassAccountKeyboardHeading' }),
      text: msg('A página será recarregada para aplicar a alteração. Deseja continuar?', {
        id: 'dassAccountKeyboardQuestion',
      }),
    });
    if (!isConfirmed || !this.#menu.isConnected) return;
    if (!virtualKeyboardPreference.set(enabled)) {
      void notify({ type: 'error', message: keyboardFailedText });
      return;
    }
    if (this.#menu.virtualKeyboard !== undefined) this.#menu.virtualKeyboard = enabled;
    this.#menu.requestUpdate();
    if (this.#actions.changeVirtualKeyboard(enabled)) pageReload.now();
  }

  #signOut = (): void => {
    this.#question.load(() => void this.#confirmSignOut());
  };

  async #confirmSignOut(): Promise<void> {
    // Closes the panel first, so that the focus returns to its button after the question.
    await this.#menu.renderRoot.querySelector('dass-popup')?.hide();
    this.#menu.open = false;
    const isConfirmed = await confirm({
      heading: msg('Sair do sistema', { id: 'dassAccountSignOutHeading' }),
      text: msg('Deseja encerrar a sua sessão?', { id: 'dassAccountSignOutQuestion' }),
      confirmLabel: msg('Sair', { id: 'dassAccountSignOut' }),
    });
    if (isConfirmed && this.#menu.isConnected) this.#actions.signOut();
  }
}

const keyboardFailedText = (): string =>
  msg('A preferência não pôde ser gravada: o navegador bloqueia o armazenamento deste site.', {
    id: 'dassAccountKeyboardFailed',
  });

/** Whether the kit has texts in a language. Other languages are the responsibility of the application. */
const isKitLanguage = (id: string): boolean =>
  kitLanguages.some((language) => language.split('-')[0] === id.toLowerCase().split(/[-_]/)[0]);
