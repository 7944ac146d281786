import type { Language } from '../elements/core/preferences/language.js';
import { getLanguage } from './language.js';

/** A text by the plural category of a number. */
export interface PluralForms {
  readonly one: string;
  /** Millions, in Portuguese and Spanish: '1.000.000 de itens'. English does not use it. */
  readonly many: string;
  readonly other: string;
}

/**
 * The plural category of a number, by the rules of the Unicode CLDR for the three languages: `Intl.PluralRules` says the
 * same, but its first use costs a page more than all the rest of its start.
 */
export function pluralCategory(count: number, language: Language): keyof PluralForms {
  const size = Math.abs(count);
  if (language === 'pt-BR' ? size < 2 : size === 1) return 'one';
  return language !== 'en' && count !== 0 && count % 1e6 === 0 ? 'many' : 'other';
}

/** The form for a number in the language in force. Each form is a message of its own, its id with the form at its end. */
export const plural = (count: number, forms: PluralForms): string => forms[pluralCategory(count, getLanguage())];
