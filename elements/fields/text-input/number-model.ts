/** Returns the decimal separator of a language. */
export const decimalSign = (language: string): ',' | '.' => (language.startsWith('en') ? '.' : ',');

/** A number as a value: `-1234.5`. */
const decimalNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * Converts a typed number to a value: a decimal point, no thousands separators, digits unchanged (`1,50` is `1.50`).
 * Accepts the format of the language, and other formats if they are unambiguous: `1.234,5` and `1,234.5` in any
 * language, `0.184` in Portuguese. The language decides about `1.234`: 1234 in Portuguese.
 *
 * @returns the value; undefined if the text is not a number
 */
export function numberFrom(text: string, decimal: ',' | '.'): string | undefined {
  const [, sign, body] = /^([+\-−]?)([\d.,]+)$/.exec(text.replaceAll(/[\s']/g, '')) ?? [];
  if (body === undefined || !/\d/.test(body)) return undefined;
  const [whole, fraction] = splitNumber(body, decimal);
  const integer = withoutThousands(whole);
  if (integer === undefined || /\D/.test(fraction)) return undefined;
  const number = `${integer.replace(/^0+(?=\d)/, '') || '0'}${fraction && `.${fraction}`}`;
  return sign && sign !== '+' && /[1-9]/.test(number) ? `-${number}` : number;
}

/** Formats a value in the language. Returns a text that is not a number unchanged. */
export const numberText = (value: string, decimal: ',' | '.'): string =>
  decimalNumber.test(value) ? value.replace('.', decimal) : value;

/** Returns the offset of the decimal separator: the last separator, unless it can only separate thousands. */
function splitNumber(body: string, decimal: ',' | '.'): [whole: string, fraction: string] {
  const at = Math.max(body.lastIndexOf(','), body.lastIndexOf('.'));
  if (at < 0) return [body, ''];
  const sign = body[at];
  const isRepeated = body.indexOf(sign as string) !== at;
  const isThousands = isRepeated || (sign !== decimal && /^[1-9]\d{0,2}[.,]\d{3}$/.test(body));
  return isThousands ? [body, ''] : [body.slice(0, at), body.slice(at + 1)];
}

function withoutThousands(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole;
  return /^\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+)$/.test(whole) ? whole.replaceAll(/\D/g, '') : undefined;
}
