import { toText } from '../text/to-text.js';

/**
 * A Brazilian phone number as it is usually written, a leading `+55` kept: `'5133334444'` is `'(51) 3333-4444'`,
 * `'+5551999998888'` is `'+55 (51) 99999-8888'`. Anything else comes back as the text that it is: one that is formatted
 * already, one of another country, one that starts with 0 and so has no area code (`0800 …`). What is no text is `''`.
 */
export function formatPhone(value: unknown): string {
  const text = toText(value);
  const [, country, area, first, last] = /^(\+55)?([1-9]\d)(\d{4,5})(\d{4})$/.exec(text) ?? [];
  return area ? `${country ? '+55 ' : ''}(${area}) ${first}-${last}` : text;
}
