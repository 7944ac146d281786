import { numberFormat } from './intl-formats.js';
import { parseLanguage } from '../preferences/language.js';
import { decimalSigns } from '../preferences/language-details.js';
import { languageFacts, type Language } from '../preferences/languages.js';
import { toText } from '../text/to-text.js';
import { trimmedText } from '../text/visible-text.js';

/** A number as programs write it. A text with a leading zero is a code. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * Formats a plain number with all its digits. Avoids `Intl`: its first use takes several milliseconds, and a filter needs the
 * texts of all rows.
 */
function formatPlain(text: string, language: Language): string {
  const { group, maxUngrouped = 3 } = languageFacts[language];
  const decimal = decimalSigns[language];
  const first = text.startsWith('-') ? 1 : 0;
  const point = text.indexOf('.');
  const end = point < 0 ? text.length : point;
  const fraction = point < 0 ? '' : decimal + text.slice(point + 1);
  // Spanish groups digits only from five digits on.
  if (end - first <= maxUngrouped) return text.slice(0, end) + fraction;
  let groupEnd = end - 3;
  let formatted = text.slice(groupEnd, end) + fraction;
  for (; groupEnd - first > 3; groupEnd -= 3) formatted = text.slice(groupEnd - 3, groupEnd) + group + formatted;
  return text.slice(0, groupEnd) + group + formatted;
}

/**
 * Returns the text of a table cell: a number formatted for the language, also one that a service sends as a decimal text
 * (`1.250`, `-0.5`), with all its digits. Any other value as text.
 */
export function numberCell(value: unknown, language: string): string {
  const code = parseLanguage(language);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return '';
    const text = String(value);
    return text.includes('e') ? numberFormat(code, {}).format(value) : formatPlain(text, code);
  }
  const text = toText(value);
  const trimmed = trimmedText(text);
  return plainNumber.test(trimmed) ? formatPlain(trimmed, code) : text;
}
