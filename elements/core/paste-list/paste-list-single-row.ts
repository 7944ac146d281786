import { isNumber } from './paste-list-heading.js';
import { pasteKey, type PasteKeys } from './paste-list-keys.js';
import type { PasteSplit } from './paste-list-split.js';

/** How a code is written: TX-001 as AA-999. */
const formOf = (code: string): string => code.replaceAll(/\p{L}/gu, 'A').replaceAll(/\p{N}/gu, '9');

/**
 * The column with the code, where the only row of a text is a row of a table: one of its cells names an item, and none of
 * the others can be meant as a code, neither one slip away from an item nor written like the one that is found. -1 where
 * each cell is a value of a list.
 *
 * @param corrections keys of values that mean an item all the same
 */
export function codeColumn(
  split: PasteSplit,
  keys: PasteKeys,
  corrections: ReadonlyMap<string, string> | undefined,
): number {
  const names = (cell: string): boolean => {
    const key = pasteKey(cell);
    return keys.first(key) >= 0 || corrections?.has(key) === true;
  };
  const { values } = split;
  const code = values.findIndex(names);
  if (code < 0) return -1;
  const column = split.columnOf(code);
  const form = formOf(values[code] as string);
  const mayBeCode = (cell: string): boolean =>
    names(cell) || formOf(cell) === form || (!isNumber(cell) && keys.near(cell).length > 0);
  return values.some((cell, index) => split.columnOf(index) !== column && mayBeCode(cell)) ? -1 : column;
}
