import { pasteKey, type PasteKeys } from './paste-list-keys.js';
import type { PasteSplit } from './paste-list-split.js';

/** Number of values below a heading that are looked up. */
const SAMPLE = 200;

/** Whether a cell is a number, an amount or a date: these are below a heading rather than in it. */
export const isNumber = (cell: string): boolean => /^(?:R\$)?[\p{Sc}\s\d%().,:/+\-−]+$/u.test(cell) && /\d/.test(cell);

/** Returns the values of the first row; of a list, the first value. */
const firstRow = ({ values, firstRow: size }: PasteSplit, column: number): readonly string[] =>
  values.slice(0, column < 0 ? 1 : size);

/** Returns the values of the first row that are in the matched column. */
const inColumn = (split: PasteSplit, column: number): readonly string[] =>
  firstRow(split, column).filter((_, index) => column < 0 || split.columnOf(index) === column);

/** Returns how many values of a column are in the first row. @param column the matched column; -1 for a list */
export const firstRowSize = (split: PasteSplit, column: number): number => inColumn(split, column).length;

/**
 * Whether the first row of a pasted text is a heading: no cell of it matches an item, and one is the name of a field. In a
 * table, also when the values below match items and no cell looks like a code, a number or an item with a typing error.
 * @param column the matched column; -1 for a list
 * @param known the names of the fields
 */
export function isHeading(split: PasteSplit, keys: PasteKeys, column: number, known: readonly string[]): boolean {
  const cells = firstRow(split, column);
  if (cells.some((cell) => keys.first(pasteKey(cell)) >= 0)) return false;
  const headings = new Set(known.map(pasteKey));
  if (cells.some((cell) => headings.has(pasteKey(cell)))) return true;
  if (column < 0 || cells.some(isNumber)) return false;
  const isData = inColumn(split, column).some((cell) => /\d/.test(cell) || keys.similar(cell).length > 0);
  return !isData && matchesItems(split, keys, column);
}

/** Whether most values of a column below the first row match items. */
function matchesItems(split: PasteSplit, keys: PasteKeys, column: number): boolean {
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
