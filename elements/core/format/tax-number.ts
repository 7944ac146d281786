import { toText } from '../text/to-text.js';

/**
 * A Brazilian tax number of 11 digits as it is usually written: `'52998224725'` is `'529.982.247-25'`. Anything else,
 * one that is formatted already included, comes back as the text that it is; what is no text is `''`. Whether the number
 * can exist is what {@link isTaxNumber} says.
 */
export function formatTaxNumber(value: unknown): string {
  const text = toText(value);
  return /^\d{11}$/.test(text) ? text.replace(/(\d{3})(\d{3})(\d{3})/, '$1.$2.$3-') : text;
}

/**
 * Whether a tax number, bare or formatted, can exist: 11 digits, not all the same, of which the last two follow from the
 * others.
 */
export function isTaxNumber(value: unknown): boolean {
  const text = toText(value).trim();
  if (!/^(?:\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2})$/.test(text)) return false;
  const digits = Array.from(text.replaceAll(/\D/g, ''), Number);
  if (digits.every((digit) => digit === digits[0])) return false;
  return digits[9] === checkDigit(digits.slice(0, 9)) && digits[10] === checkDigit(digits.slice(0, 10));
}

/** The digits weighed by their places from the right, the last with 2; modulo 11, and what would be 10 is 0. */
function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0);
  return ((sum * 10) % 11) % 10;
}
