import { numberFormat } from '../elements/core/format/intl-formats.js';
import { languageFacts } from '../elements/core/preferences/languages.js';
import { getLanguage } from './language.js';

/**
 * Formats a number for a text in the current language. Integers do not use `Intl`, whose first use takes milliseconds.
 */
export function formatCount(value: number): string {
  const language = getLanguage();
  if (!Number.isSafeInteger(value)) return numberFormat(language, {}).format(value);
  const { group, maxUngrouped = 3 } = languageFacts[language];
  const digits = `${value}`;
  // Spanish has no separator in four-digit numbers.
  if (Math.abs(value) < 10 ** maxUngrouped) return digits;
  return digits.replace(/\B(?=(\d{3})+$)/g, group);
}
