import { toText } from '../text/to-text.js';

/**
 * Formats a Brazilian tax number (CPF) of 11 digits: `'52998224725'` is `'529.982.247-25'`. Does not validate it; see
 * {@link isTaxNumber}.
 *
 * @param value any value
 * @returns any other text unchanged, formatted numbers included. `''` for a value that is not text
 */
export function formatTaxNumber(value: unknown): string {
  const text = toText(value);
  return /^\d{11}$/.test(text) ? text.replace(/(\d{3})(\d{3})(\d{3})/, '$1.$2.$3-') : text;
}

/**
 * Whether a tax number (CPF) is valid: 11 digits that are not all the same, with correct check digits.
 *
 * @param value a tax number with or without punctuation
 */
export function isTaxNumber(value: unknown): boolean {
  const text = toText(value).trim();
  if (!/^(?:\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2})$/.test(text)) return false;
  const digits = Array.from(text.replaceAll(/\D/g, ''), Number);
  if (digits.every((digit) => digit === digits[0])) return false;
  return digits[9] === checkDigit(digits.slice(0, 9)) && digits[10] === checkDigit(digits.slice(0, 10));
}

/** Sum of the digits, weighted from the right starting with 2, modulo 11; a result of 10 is 0. */
function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0);
  return ((sum * 10) % 11) % 10;
}
