import { rowsIn, columnsIn, type CellArea, type CellPosition } from './cell-range.js';

/**
 * The cells that are filled when the fill handle of a range is dragged to a cell: those beside the range, below, above,
 * before or after it, in the direction in which the cell is farther away. Undefined for a cell of the range itself.
 */
export function fillAreaTo(range: CellArea, { row, column }: CellPosition): CellArea | undefined {
  const { top, bottom, first, last } = range;
  const rows = Math.max(top - row, row - bottom, 0);
  const columns = Math.max(first - column, column - last, 0);
  if (rows === 0 && columns === 0) return undefined;
  // Down a column is what fills are for: a pointer that leaves it a little still does that.
  if (rows >= columns)
    return row > bottom ? { ...range, top: bottom + 1, bottom: row } : { ...range, top: row, bottom: top - 1 };
  return column > last ? { ...range, first: last + 1, last: column } : { ...range, first: column, last: first - 1 };
}

/** The cell of a range that gives a filled cell its value: the range is repeated as a block, in all directions. */
export const fillSourceOf = (range: CellArea, { row, column }: CellPosition): CellPosition => ({
  row: range.top + remainder(row - range.top, rowsIn(range)),
  column: range.first + remainder(column - range.first, columnsIn(range)),
});

const remainder = (value: number, by: number): number => ((value % by) + by) % by;
