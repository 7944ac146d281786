import { languageFacts, type Language } from '../elements/core/preferences/languages.js';
import { getLanguage } from './language.js';

/** A text for each plural category of a number. */
export interface PluralForms {
  /** For one: '1 item'; in Portuguese also for zero. */
  readonly one: string;
  /** For millions in Portuguese and Spanish: '1.000.000 de itens'. Not used in English. */
  readonly many: string;
  /** For any other number: '5 itens'. */
  readonly other: string;
}

/**
 * The plural category of a number by the CLDR rules of the languages. `Intl.PluralRules` gives the same result,
 * but its first use is too slow for the page start.
 */
export function pluralCategory(count: number, language: Language): keyof PluralForms {
  const size = Math.abs(count);
  const { zeroIsOne, hasMany } = languageFacts[language];
  if (zeroIsOne ? size < 2 : size === 1) return 'one';
  return hasMany && count !== 0 && count % 1e6 === 0 ? 'many' : 'other';
}

/**
 * Returns the form for a number in the current language. Each form has its own message id, which ends with the category.
 *
 * @param count the number
 * @param forms a text for each plural category
 * @returns the text of the category of `count`
 */
export const plural = (count: number, forms: PluralForms): string => forms[pluralCategory(count, getLanguage())];
