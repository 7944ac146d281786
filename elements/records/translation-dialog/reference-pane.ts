import { html, type TemplateResult } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import { languageTag } from '../../core/preferences/language-code.js';
import '../../fields/language-picker/language-picker.js';
import type { LanguageOption } from '../../fields/language-picker/language-options.js';
import '../../fields/text-input/text-input.js';
import { trimmedText } from '../../core/text/visible-text.js';
import type { TranslationRow } from './translation-rows-model.js';

/** What the reference shows. */
export interface ReferenceView {
  readonly row: TranslationRow;
  /** Name of the language. */
  readonly name: string;
  /** The languages of the rows. */
  readonly options: readonly LanguageOption[];
  select(language: string): void;
}

/** Renders the text of one language beside the rows, to translate from. */
export const renderReference = ({ row, name, options, select }: ReferenceView): TemplateResult =>
  html`<div class="reference">
    <dass-language-picker
      label=${msg('Idioma de referência', { id: 'dassTranslationReference' })}
      .options=${options}
      .value=${row.language}
      @change=${(event: Event) => select((event.target as HTMLElementTagNameMap['dass-language-picker']).value)}
    ></dass-language-picker>
    ${trimmedText(row.text) === '' ? html`<p>${msg('Ainda sem texto', { id: 'dassTranslationReferenceEmpty' })}</p>` : renderText(row, name)}
  </div>`;

const renderText = (row: TranslationRow, name: string): TemplateResult =>
  html`<dass-text-input
    label=${msg(str`Texto de referência em ${name}`, { id: 'dassTranslationReferenceText' })}
    label-hidden
    readonly
    without-keyboard
    multiline
    rows="2"
    max-rows="16"
    text-language=${languageTag(row.language) ?? 'und'}
    .value=${row.text}
  ></dass-text-input>`;
