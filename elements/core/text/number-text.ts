import { plainText } from './visible-text.js';

/** Decimal separator of a number. */
export type DecimalSign = ',' | '.';

/** Returns the decimal separator of a language. */
export const decimalSign = (language: string): DecimalSign => (language.startsWith('en') ? '.' : ',');

/** A longer text is not a number. */
const MAX_LENGTH = 1000;
/** The largest exponent of a number in JavaScript. */
const MAX_EXPONENT = 308;

/** A number as a value: `-1234.5`. */
const decimalNumber = /^-?\d+(?:\.\d+)?$/;

const plus = /^\+|\+$/;
/** Hyphens, dashes and minus signs. */
const minus = /^[-\u2010-\u2015\u2212\ufe63]|[-\u2010-\u2015\u2212\ufe63]$/;
const parentheses = /^\((.*)\)$/;
/** A currency sign with letters of its country, `US$`, or an abbreviation. */
const currencySign =
  /^(?:\p{L}{0,3}\p{Sc}\p{L}?|(?:bs|kr|rs)\b\.?|s\/\.?)|(?:\p{L}{0,3}\p{Sc}|(?:bs|kr|rs)\.?|zł|kč)$/iu;
const currencyCode = /^[A-Z]{3}(?![A-Z])|(?<![A-Z])[A-Z]{3}$/;
/** A number with an exponent: `1,5E+03`, `1.5 × 10^3`. */
const withExponent = /^([\d.,]+)\s*(?:e|[x×*·]\s*10\s*\^)\s*([+-]?\d{1,4})$/i;
/** Thousands separated by spaces or apostrophes, and a fraction. */
const withGaps = /^(\d{1,3}(?:(?: \d{3})+|(?:'\d{3})+))(?:[.,](\d*))?$/;

/** A number as it was read from a text. */
export interface WrittenNumber {
  /** The value: a decimal point, no thousands separators, digits unchanged: `1.50`. */
  readonly value: string;
  /** Whether it is a different number in another language: `2.750`. */
  readonly isAmbiguous: boolean;
}

/**
 * Reads a number as users, spreadsheets, calculators and business systems write it. Accepts the format of the
 * language, and other formats if they are unambiguous: `1.234,5` and `1,234.5` in any language, `0.184` in Portuguese.
 * The language decides about `1.234`: 1234 in Portuguese. The sign may stand before or behind the digits, or be a pair
 * of parentheses. Currency signs and codes are ignored.
 *
 * @param affixes texts beside the number that are ignored, too, in upper or lower case: the unit of the field
 * @returns undefined if the text is not a number
 */
export function readNumber(
  text: string,
  decimal: DecimalSign,
  affixes: readonly string[] = [],
): WrittenNumber | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const { body, isNegative } =
    withoutSign(withoutExtras(text), affixes.map((affix) => withOneApostrophe(affix).toLowerCase()).filter(Boolean)) ??
    {};
  if (body === undefined) return undefined;
  const [, mantissa = body, power = '0'] = withExponent.exec(body) ?? [];
  const read = readDigits(mantissa, decimal);
  const value = read && shift(read.value, Number(power));
  if (value === undefined) return undefined;
  return { value: isNegative && /[1-9]/.test(value) ? `-${value}` : value, isAmbiguous: read!.isAmbiguous };
}

/** Reads the value of a number, as `readNumber` does. */
export const numberFrom = (text: string, decimal: DecimalSign, affixes?: readonly string[]): string | undefined =>
  readNumber(text, decimal, affixes)?.value;

/** Formats a value in the language. Returns a text that is not a number unchanged. */
export const numberText = (value: string, decimal: DecimalSign): string =>
  decimalNumber.test(value) ? value.replace('.', decimal) : value;

const withOneApostrophe = (text: string): string => plainText(text).replace(/[’ʼ`´]/g, "'");

/** The signs of spreadsheets for a text or a formula, and quotation marks. */
const sheetSigns = /^[='] ?(?=.)|^"(?=[^"]*"$)|"$/g;
/** A dash for no cents: `12,-`. */
const noCents = /(\d)[.,][-\u2010-\u2015\u2212]{1,2}(?=\D*$)/;

const withoutExtras = (text: string): string =>
  withOneApostrophe(text).replace(sheetSigns, '').trim().replace(noCents, '$1');

let codes: ReadonlySet<string> | undefined;
const isCurrency = (code: string): boolean => (codes ??= new Set(Intl.supportedValuesOf('currency'))).has(code);

/** Removes what stands around the digits, in any order: `R$ -5`, `-R$ 5`, `(5,00) EUR`. Undefined for two signs. */
function withoutSign(text: string, affixes: readonly string[]): { body: string; isNegative: boolean } | undefined {
  let [body, signs, isNegative] = [text, 0, false];
  for (;;) {
    const inner = withoutEnds(body, affixes);
    if (parentheses.test(inner) || minus.test(inner)) isNegative = true;
    const digits = inner.replace(parentheses, '$1').replace(minus, '').replace(plus, '').trim();
    if (digits !== inner) signs++;
    if (digits === body) return signs > 1 ? undefined : { body, isNegative };
    body = digits;
  }
}

/** Removes a currency or an affix at either end. */
function withoutEnds(text: string, affixes: readonly string[]): string {
  const code = currencyCode.exec(text);
  let body = text.replace(currencySign, '');
  if (code && isCurrency(code[0])) body = text.replace(code[0], '');
  for (const affix of affixes) {
    if (body.toLowerCase().startsWith(affix)) body = body.slice(affix.length);
    else if (body.toLowerCase().endsWith(affix)) body = body.slice(0, -affix.length);
  }
  return body.trim();
}

function readDigits(body: string, decimal: DecimalSign): WrittenNumber | undefined {
  const gaps = withGaps.exec(body);
  if (gaps) return joined(gaps[1]!.replaceAll(/\D/g, ''), gaps[2] ?? '');
  if (!/^[\d.,]*\d[\d.,]*$/.test(body)) return undefined;
  const [whole, fraction] = splitNumber(body, decimal);
  const integer = withoutThousands(whole);
  if (integer === undefined || /\D/.test(fraction)) return undefined;
  return joined(integer, fraction, /^[1-9]\d{0,2}[.,]\d{3}$/.test(body));
}

const joined = (integer: string, fraction: string, isAmbiguous = false): WrittenNumber => ({
  value: `${integer.replace(/^0+(?=\d)/, '') || '0'}${fraction && `.${fraction}`}`,
  isAmbiguous,
});

/** Splits at the decimal separator: the last separator, unless it can only separate thousands. */
function splitNumber(body: string, decimal: DecimalSign): [whole: string, fraction: string] {
  const at = Math.max(body.lastIndexOf(','), body.lastIndexOf('.'));
  if (at < 0) return [body, ''];
  const sign = body[at];
  const isRepeated = body.indexOf(sign as string) !== at;
  const isThousands = isRepeated || (sign !== decimal && /^[1-9]\d{0,2}[.,]\d{3}$/.test(body));
  return isThousands ? [body, ''] : [body.slice(0, at), body.slice(at + 1)];
}

function withoutThousands(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole;
  // The last alternative: India.
  return /^\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+)$|^\d{1,2}(?:,\d{2})+,\d{3}$/.test(whole)
    ? whole.replaceAll(/\D/g, '')
    : undefined;
}

/** Moves the decimal point, without the rounding of floating-point numbers. */
function shift(value: string, power: number): string | undefined {
  if (power === 0) return value;
  if (Math.abs(power) > MAX_EXPONENT) return undefined;
  const [whole = '', fraction = ''] = value.split('.');
  const digits = '0'.repeat(Math.max(0, -power)) + whole + fraction + '0'.repeat(Math.max(0, power - fraction.length));
  const point = Math.max(0, -power) + whole.length + power;
  const integer = digits.slice(0, point).replace(/^0+(?=\d)/, '');
  const rest = digits.slice(point);
  return rest ? `${integer || '0'}.${rest}` : integer;
}
