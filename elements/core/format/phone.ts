import { toText } from '../text/to-text.js';

/**
 * Formats a Brazilian phone number and keeps a leading `+55`: `'5133334444'` is `'(51) 3333-4444'`,
 * `'+5551999998888'` is `'+55 (51) 99999-8888'`.
 *
 * @param value any value
 * @returns any other text unchanged: formatted numbers, foreign numbers, numbers that start with 0. `''` for a value
 * that is not text
 */
export function formatPhone(value: unknown): string {
  const text = toText(value);
  const [, country, area, first, last] = /^(\+55)?([1-9]\d)(\d{4,5})(\d{4})$/.exec(text) ?? [];
  return area ? `${country ? '+55 ' : ''}(${area}) ${first}-${last}` : text;
}
