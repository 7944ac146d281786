import type { Language } from '../elements/core/preferences/language.js';
import { getLanguage } from './language.js';

/** A text for each plural category of a number. */
export interface PluralForms {
  readonly one: string;
  /** For millions in Portuguese and Spanish: '1.000.000 de itens'. Not used in English. */
  readonly many: string;
  readonly other: string;
}

/**
 * The plural category of a number by the CLDR rules of the three languages. `Intl.PluralRules` gives the same result,
 * but its first use is too slow for the page start.
 */
export function pluralCategory(count: number, language: Language): keyof PluralForms {
  const size = Math.abs(count);
  if (language === 'pt-BR' ? size < 2 : size === 1) return 'one';
  return language !== 'en' && count !== 0 && count % 1e6 === 0 ? 'many' : 'other';
}

/** The form for a number in the current language. Each form has its own message id, which ends with the category. */
export const plural = (count: number, forms: PluralForms): string => forms[pluralCategory(count, getLanguage())];
