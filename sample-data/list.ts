/** Splits a comma-separated list. Long lists of short words are more readable without quotes. */
export const list = (text: string): readonly string[] =>
  text.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
