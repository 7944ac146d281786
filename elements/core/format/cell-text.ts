import { numberFormat } from './intl-formats.js';
import { parseLanguage } from '../preferences/language.js';
import { toText } from '../text/to-text.js';
import { trimmedText } from '../text/visible-text.js';

/** A number as programs write it. A text with a leading zero is a code. */
const plainNumber = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/;

/** Formats a number with all its digits. Avoids `Intl` for finite numbers: its first use takes several milliseconds. */
function numberText(text: string, language: string): string | undefined {
  const parts = plainNumber.exec(text);
  if (!parts) return undefined;
  const [, sign = '', whole = '', fraction] = parts;
  const [group, point] = language === 'en' ? [',', '.'] : ['.', ','];
  // Spanish groups digits only from five digits on.
  const isGrouped = whole.length > (language === 'es' ? 4 : 3);
  const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return `${sign}${grouped}${fraction ? point + fraction : ''}`;
}

/**
 * Returns the text of a table cell: a number formatted for the language, also one that a service sends as a decimal text
 * (`1.250`, `-0.5`), with all its digits. Any other value as text.
 */
export function numberCell(value: unknown, language: string): string {
  if (typeof value === 'number') {
    const code = parseLanguage(language);
    return numberText(String(value), code) ?? (Number.isFinite(value) ? numberFormat(code, {}).format(value) : '');
  }
  const text = toText(value);
  return numberText(trimmedText(text), parseLanguage(language)) ?? text;
}
