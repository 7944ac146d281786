import type { PasteMatch } from './paste-list-match.js';
import type { PastedTable, PasteSplit } from './paste-list-split.js';

/** A pasted row that matches an item. */
export interface PastedRow<Item = unknown> {
  /** The application's own item. */
  readonly item: Item;
  /** The value that matches the item, as it is in the text. */
  readonly text: string;
  /**
   * The cells of the row as texts, one for each column of the table; `''` for an empty one. For a list: the value
   * alone.
   */
  readonly cells: readonly string[];
}

/** The rows that the user pasted, with all their columns. */
export interface PastedRows<Item = unknown> {
  /** The row of each item of `items`, in the same order. */
  readonly rows: readonly PastedRow<Item>[];
  /** The cells of the heading row. Empty when there is no heading row. */
  readonly headings: readonly string[];
  /** Index of the column with the values, from 0. -1 for a list. */
  readonly column: number;
}

/** Returns the rows of the found items. @param table undefined for a list @param column the matched column */
export function pastedRows(
  split: PasteSplit,
  table: PastedTable | undefined,
  match: PasteMatch,
  column: number,
  hasHeading: boolean,
): PastedRows {
  const { values } = split;
  const items = match.items();
  const rowsOfItems = (cellsOf: (index: number) => readonly string[]): PastedRow[] =>
    match.matchedBy.map((index, at) => ({
      item: items[at],
      text: match.texts[index] as string,
      cells: cellsOf(index),
    }));
  if (!table)
    return {
      rows: rowsOfItems((index) => [match.texts[index] as string]),
      headings: hasHeading ? values.slice(0, 1) : [],
      column: -1,
    };
  const cells = new Map<number, string[]>();
  /** The row of each matched value. */
  const rows: number[] = [];
  for (const [index, value] of values.entries()) {
    const [row, at] = [split.rowOf(index), split.columnOf(index)];
    if (at === column) rows.push(row);
    let ofRow = cells.get(row);
    if (!ofRow) cells.set(row, (ofRow = new Array<string>(table.columns).fill('')));
    ofRow[at] = ofRow[at] ? `${ofRow[at]}; ${value}` : value;
  }
  return {
    rows: rowsOfItems((index) => cells.get(rows[index] as number) as string[]),
    headings: hasHeading ? (cells.get(split.rowOf(0)) as string[]) : [],
    column,
  };
}
