/**
 * Converts a value of an application or a server to a text. Never throws.
 *
 * A string is returned itself; a number, bigint or boolean is converted. `NaN`, infinities and all other values give
 * the empty text.
 */
export function toText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      return Number.isFinite(value) ? String(value) : '';
    case 'bigint':
    case 'boolean':
      return String(value);
    default:
      return '';
  }
}
