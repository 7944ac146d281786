import { numberFormat } from 'dass-elements/format.js';

/** Decimal separator. */
export type DecimalSign = ',' | '.';

/** Digits with separators, as a spreadsheet writes a number. Spaces and apostrophes only group digits. */
const numberShape = /^[-−]?\d[\d.,]*$/;
const grouping = /[\s\u00a0\u202f\u2009'’]/g;

/** Returns the decimal separator of a language. */
export const decimalSign = (language: string): DecimalSign =>
  numberFormat(language, {}).format(1.5).includes(',') ? ',' : '.';

const other = (sign: DecimalSign): DecimalSign => (sign === ',' ? '.' : ',');
const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/**
 * Detects the decimal separator of a text, as in `1.200,5`, `1,5` or `1.200.300`. Undefined if ambiguous, as in
 * `1.200`.
 */
function ownSign(text: string): DecimalSign | undefined {
  const [commas, dots] = [countOf(text, ','), countOf(text, '.')];
  if (commas && dots) return text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
  if (commas + dots === 0) return undefined;
  const sign = commas ? ',' : '.';
  if (commas + dots > 1) return other(sign);
  return /^[-−]?(?!0)\d{1,3}[.,]\d{3}$/.test(text) ? undefined : sign;
}

/** Removes the unit and the grouping characters. */
function bare(text: string, unit: string): string {
  const trimmed = text.trim();
  const isWithUnit = unit !== '' && trimmed.toLowerCase().endsWith(unit.toLowerCase());
  return (isWithUnit ? trimmed.slice(0, -unit.length) : trimmed).replace(grouping, '');
}

/**
 * Reads a quantity from a spreadsheet: `1.200,5`, `1,200.5`, `1 200,5`, with or without its unit.
 * @param decimal the separator for an ambiguous number such as `1.200`
 * @returns the value for the field, such as `1200.5`; undefined if it is not a number
 */
export function readQuantity(text: string, unit: string, decimal: DecimalSign): string | undefined {
  const number = bare(text, unit);
  if (!numberShape.test(number)) return undefined;
  const sign = ownSign(number) ?? decimal;
  const [whole = '', decimals, ...more] = number.replace('−', '-').split(sign);
  if (more.length || decimals?.includes(other(sign)) || decimals === '') return undefined;
  const groups = whole.split(other(sign));
  const isGrouped = groups.length === 1 || groups.every((group, at) => (at ? /^\d{3}$/ : /^-?\d{1,3}$/).test(group));
  if (!isGrouped) return undefined;
  const digits = groups.join('').replace(/^(-?)0+(?=\d)/, '$1');
  return decimals === undefined ? digits : `${digits}.${decimals}`;
}

/** Returns the separator that all numbers of a column agree on, otherwise that of the language. */
export function decimalSignOf(texts: readonly string[], units: readonly string[], language: string): DecimalSign {
  const signs = new Set<DecimalSign>();
  for (const [at, text] of texts.entries()) {
    const number = bare(text, units[at] ?? '');
    const sign = numberShape.test(number) ? ownSign(number) : undefined;
    if (sign) signs.add(sign);
  }
  const [only, second] = signs;
  return only && !second ? only : decimalSign(language);
}
