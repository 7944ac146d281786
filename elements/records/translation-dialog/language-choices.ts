import { msg } from '../../../locales/localize.js';
import { normalizedLanguage } from '../../core/preferences/language-code.js';
import type { LanguageOption } from '../../fields/language-picker/language-options.js';
import { languageName } from './language-names.js';
import { findLanguage, type OfferedLanguage } from './translation-languages-model.js';
import type { TranslationRow } from './translation-rows-model.js';

/**
 * The options of the language pickers. They are the same objects until languages or rows change, so that typing a text
 * does not render every picker.
 */
export class LanguageChoices {
  #source = '';
  #languages: readonly OfferedLanguage[] = [];
  #ofRows = new Map<number, readonly LanguageOption[]>();
  #ofReference: readonly LanguageOption[] = [];

  update(languages: readonly OfferedLanguage[], rows: readonly TranslationRow[]): void {
    const texts = [this.#usedText, ...languages.map(({ code }) => languageName(languages, code))];
    const source = JSON.stringify([texts, rows.map((row) => [row.id, row.language])]);
    if (languages === this.#languages && source === this.#source) return;
    this.#languages = languages;
    this.#source = source;
    const users = new Map(rows.map((row) => [normalizedLanguage(row.language), row.id]));
    this.#ofRows = new Map(rows.map((row) => [row.id, this.#optionsOf(row, users)]));
    this.#ofReference = rows.filter((row) => row.language !== '').map((row) => this.#option(row.language));
  }

  /** Returns the options of a row: all languages, those of other rows disabled. */
  of(row: TranslationRow): readonly LanguageOption[] {
    return this.#ofRows.get(row.id) ?? [];
  }

  /** The languages of the rows. */
  get ofReference(): readonly LanguageOption[] {
    return this.#ofReference;
  }

  get #usedText(): string {
    return msg('Em uso', { id: 'dassTranslationLanguageUsed' });
  }

  /** @param users the row that has each language */
  #optionsOf(row: TranslationRow, users: ReadonlyMap<string, number>): readonly LanguageOption[] {
    const options = this.#languages.map(({ code }): LanguageOption => {
      const user = users.get(normalizedLanguage(code));
      const disabled = user !== undefined && user !== row.id;
      return { ...this.#option(code), disabled, disabledMessage: this.#usedText };
    });
    const isForeign = row.language !== '' && !findLanguage(this.#languages, row.language);
    return isForeign ? [...options, this.#option(row.language)] : options;
  }

  #option(code: string): LanguageOption {
    const image = findLanguage(this.#languages, code)?.image;
    return { id: code, description: languageName(this.#languages, code), ...(image && { image }) };
  }
}
