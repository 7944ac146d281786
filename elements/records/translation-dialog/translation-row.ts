import { html, nothing, type TemplateResult } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import { alertTriangle, trash } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { languageTag } from '../../core/preferences/language-code.js';
import { countCharacters } from '../../core/text/characters.js';
import '../../fields/language-picker/language-picker.js';
import type { LanguageOption } from '../../fields/language-picker/language-options.js';
import '../../fields/text-input/text-input.js';
import type { TranslationRow } from './translation-rows-model.js';

/** A text near its maximum length has a counter. */
const COUNTER_SHARE = 0.8;

/** What a row shows, and what the user can do with it. */
export interface RowView {
  readonly row: TranslationRow;
  /** Name of the language. */
  readonly name: string;
  readonly options: readonly LanguageOption[];
  /** Whether the language is one that the application offers. */
  readonly isOffered: boolean;
  readonly warnings: readonly string[];
  readonly maxLength: number;
  /** Whether the user can change the row. Otherwise it cannot be removed either. */
  readonly readOnly: boolean;
  /** Whether the button that removes the row is shown. */
  readonly isRemovable: boolean;
  setLanguage(language: string): void;
  setText(text: string): void;
  /** The user has left a text that has changed. */
  leave(): void;
  /** Ctrl+Enter in a valid text. */
  confirm(): void;
  remove(): void;
}

/** Renders the language and the text of a translation. */
export function renderRow(view: RowView): TemplateResult {
  const { row, name, readOnly, warnings, maxLength } = view;
  const { language, text } = row;
  return html`<li class="row" data-id=${row.id}>
    <div class="language">
      <dass-language-picker
        label=${msg('Idioma', { id: 'dassLanguageLabel' })}
        label-hidden
        placeholder=${msg('Escolha o idioma', { id: 'dassTranslationSelectLanguage' })}
        hint=${view.isOffered ? nothing : msg('Não está entre os idiomas oferecidos', { id: 'dassTranslationNotOffered' })}
        ?readonly=${readOnly}
        .options=${view.options}
        .value=${language}
        @change=${(event: Event) => view.setLanguage((event.target as HTMLElementTagNameMap['dass-language-picker']).value)}
      ></dass-language-picker
      >${
        view.isRemovable
          ? html`<button
              class="icon-button remove"
              type="button"
              aria-label=${msg(str`Remover ${name}`, { id: 'dassTranslationRemove' })}
              ?disabled=${readOnly}
              @click=${() => view.remove()}
            >
              ${renderIcon(trash)}
            </button>`
          : nothing
      }
    </div>
    <dass-text-input
      label=${fieldLabel(language, name)}
      label-hidden
      multiline
      rows="2"
      max-rows="10"
      spellcheck="true"
      text-language=${languageTag(language) ?? 'und'}
      max-length=${maxLength}
      ?counter=${countCharacters(text) > maxLength * COUNTER_SHARE}
      ?readonly=${readOnly}
      .value=${text}
      @input=${(event: Event) => {
        // Input events are composed: the application gets the texts when the user confirms.
        event.stopPropagation();
        view.setText((event.target as HTMLElementTagNameMap['dass-text-input']).value);
      }}
      @change=${() => view.leave()}
      @dass-confirm=${() => view.confirm()}
    ></dass-text-input>
    ${warnings.map((warning) => html`<p class="warning">${renderIcon(alertTriangle)}<span>${warning}</span></p>`)}
  </li>`;
}

/** Returns the label of a text field. */
export const fieldLabel = (language: string, name: string): string =>
  language === ''
    ? msg('Tradução, idioma não escolhido', { id: 'dassTranslationTextUnknown' })
    : msg(str`Tradução em ${name}`, { id: 'dassTranslationText' });
