import { numberFormat } from './intl-formats.js';
import { parseLanguage } from '../preferences/language.js';
import { toText } from '../text/to-text.js';

/** A number as the language writes it, with all its digits: without `Intl`, whose first use costs a page too much. */
function numberText(value: number, language: string): string {
  const text = String(value);
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!parts) return Number.isFinite(value) ? numberFormat(language, {}).format(value) : '';
  const [, sign = '', whole = '', fraction] = parts;
  const [group, point] = language === 'en' ? [',', '.'] : ['.', ','];
  // Spanish writes four digits without a point.
  const isGrouped = whole.length > (language === 'es' ? 4 : 3);
  const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return `${sign}${grouped}${fraction ? point + fraction : ''}`;
}

/** The text of a number in a table, as the language writes it; of anything else, as it is. */
export const numberCell = (value: unknown, language: string): string =>
  typeof value === 'number' ? numberText(value, parseLanguage(language)) : toText(value);
