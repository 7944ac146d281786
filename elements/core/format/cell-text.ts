import { numberFormat } from './intl-formats.js';
import { parseLanguage } from '../preferences/language.js';
import { toText } from '../text/to-text.js';

/** Formats a number with all its digits. Avoids `Intl` for finite numbers: its first use takes several milliseconds. */
function numberText(value: number, language: string): string {
  const text = String(value);
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!parts) return Number.isFinite(value) ? numberFormat(language, {}).format(value) : '';
  const [, sign = '', whole = '', fraction] = parts;
  const [group, point] = language === 'en' ? [',', '.'] : ['.', ','];
  // Spanish groups digits only from five digits on.
  const isGrouped = whole.length > (language === 'es' ? 4 : 3);
  const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return `${sign}${grouped}${fraction ? point + fraction : ''}`;
}

/** Returns the text of a table cell: a number formatted for the language, any other value as text. */
export const numberCell = (value: unknown, language: string): string =>
  typeof value === 'number' ? numberText(value, parseLanguage(language)) : toText(value);
