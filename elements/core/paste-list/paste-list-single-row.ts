import { isNumber } from './paste-list-heading.js';
import { pasteKey, type PasteKeys } from './paste-list-keys.js';
import type { PasteSplit } from './paste-list-split.js';

/** Returns the pattern of a code: TX-001 as AA-999. */
const patternOf = (code: string): string => code.replaceAll(/\p{L}/gu, 'A').replaceAll(/\p{N}/gu, '9');

/**
 * Returns the column with the code when a single row is a row of a table: one of its cells matches an item, and none of the
 * others can be a code, being similar to an item or written like the one that matches. -1 when each cell is a value of a
 * list.
 */
export function codeColumn(
  split: PasteSplit,
  keys: PasteKeys,
  corrections: ReadonlyMap<string, string> | undefined,
): number {
  const matches = (cell: string): boolean => {
    const key = pasteKey(cell);
    return keys.first(key) >= 0 || corrections?.has(key) === true;
  };
  const { values } = split;
  const code = values.findIndex(matches);
  if (code < 0) return -1;
  const column = split.columnOf(code);
  const pattern = patternOf(values[code] as string);
  const mayBeCode = (cell: string): boolean =>
    matches(cell) || patternOf(cell) === pattern || (!isNumber(cell) && keys.similar(cell).length > 0);
  return values.some((cell, index) => split.columnOf(index) !== column && mayBeCode(cell)) ? -1 : column;
}
