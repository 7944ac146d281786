import { pasteKey, type PasteKeys } from './paste-list-keys.js';
import type { PasteSplit } from './paste-list-split.js';

/** So many values below it tell what a column holds. */
const SAMPLE = 200;

/** What a spreadsheet holds below a heading rather than in it: a number, an amount, a date. */
export const isNumber = (cell: string): boolean => /^(?:R\$)?[\p{Sc}\s\d%().,:/+\-−]+$/u.test(cell) && /\d/.test(cell);

/** The values of the first row: of a list, the first one. */
const firstRow = ({ values, firstRow: size }: PasteSplit, column: number): readonly string[] =>
  values.slice(0, column < 0 ? 1 : size);

/** Those of its values that stand in the column that is matched. */
const inColumn = (split: PasteSplit, column: number): readonly string[] =>
  firstRow(split, column).filter((_, index) => column < 0 || split.columnOf(index) === column);

/** How many values of a column stand in the first row. @param column of a table, the one that is matched; -1 for a list */
export const firstRowSize = (split: PasteSplit, column: number): number => inColumn(split, column).length;

/**
 * Whether the first row of what was pasted is a heading. One that names an item is none. It is one when one of its cells
 * is a heading that is known; in a table also when the values below it name items and none of its cells looks like a
 * code, a number, or an item with a slip.
 *
 * @param column of a table, the one that is matched; -1 for a list
 * @param known headings that are known: how the fields are called
 */
export function isHeading(split: PasteSplit, keys: PasteKeys, column: number, known: readonly string[]): boolean {
  const cells = firstRow(split, column);
  if (cells.some((cell) => keys.first(pasteKey(cell)) >= 0)) return false;
  const headings = new Set(known.map(pasteKey));
  if (cells.some((cell) => headings.has(pasteKey(cell)))) return true;
  if (column < 0 || cells.some(isNumber)) return false;
  const isData = inColumn(split, column).some((cell) => /\d/.test(cell) || keys.near(cell).length > 0);
  return !isData && namesItems(split, keys, column);
}

/** Whether most values of a column below the first row name items. */
function namesItems(split: PasteSplit, keys: PasteKeys, column: number): boolean {
  const { values } = split;
  let seen = 0;
  let found = 0;
  for (let index = split.firstRow; index < values.length && seen < SAMPLE; index++) {
    if (split.columnOf(index) !== column) continue;
    seen++;
    if (keys.first(pasteKey(values[index] as string)) >= 0) found++;
  }
  return found > 0 && found * 2 >= seen;
}
