import { decimalSign, readNumber, type DecimalSign } from 'dass-elements/text.js';

const other = (sign: DecimalSign): DecimalSign => (sign === ',' ? '.' : ',');
const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

/**
 * Detects the decimal separator of a number, as in `1.200,5`, `1,5` or `1.200.300`. Undefined if it has none or is
 * ambiguous, as in `1.200`.
 */
function ownSign(text: string, unit: string): DecimalSign | undefined {
  const number = readNumber(text, ',', [unit]);
  const [commas, dots] = [countOf(text, ','), countOf(text, '.')];
  if (!number || number.isAmbiguous || commas + dots === 0) return undefined;
  if (commas && dots) return text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
  const sign = commas ? ',' : '.';
  return commas + dots > 1 ? other(sign) : sign;
}

/**
 * Reads a quantity from a spreadsheet: `1.200,5`, `1,200.5`, `1 200,5`, with or without its unit.
 * @param decimal the separator for an ambiguous number such as `1.200`
 * @returns the value for the field, such as `1200.5`; undefined if it is not a number
 */
export const readQuantity = (text: string, unit: string, decimal: DecimalSign): string | undefined =>
  readNumber(text, decimal, [unit])?.value;

/** Returns the separator that all numbers of a column agree on, otherwise that of the language. */
export function decimalSignOf(texts: readonly string[], units: readonly string[], language: string): DecimalSign {
  const signs = new Set<DecimalSign>();
  for (const [at, text] of texts.entries()) {
    const sign = ownSign(text, units[at] ?? '');
    if (sign) signs.add(sign);
  }
  const [only, second] = signs;
  return only && !second ? only : decimalSign(language);
}
