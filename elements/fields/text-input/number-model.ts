/** How a language writes the sign between whole and fraction. */
export const decimalSign = (language: string): ',' | '.' => (language.startsWith('en') ? '.' : ',');

/** A number as it is kept: `-1234.5`. */
const kept = /^-?\d+(?:\.\d+)?$/;

/**
 * The number that the user wrote, as it is kept: with a point, without signs between thousands, digits as they were
 * (`1,50` is `1.50`). It understands the writing of the language and that of others where it cannot mean something else:
 * `1.234,5` and `1,234.5` in any, `0.184` in Portuguese. `1.234` is what the language says: 1234 in Portuguese.
 *
 * @returns undefined for what is no number
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

/** A kept number as the language writes it; what is none as it is. */
export const numberText = (value: string, decimal: ',' | '.'): string =>
  kept.test(value) ? value.replace('.', decimal) : value;

/** Where the fraction starts: at the last sign, unless it can only stand between thousands. */
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
