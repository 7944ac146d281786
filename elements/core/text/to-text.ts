/**
 * The text of a value that a host or a server handed over where a text was expected.
 *
 * A string is itself; a number, bigint or boolean is written out (`NaN` and infinities are not: nobody means to show
 * them); everything else (`undefined`, `null`, objects, functions, symbols) is the empty text. Never throws.
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
