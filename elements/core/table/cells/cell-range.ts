/** The position of a cell: visible index of its row, and index of its column. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells: rows from one visible index to another, and columns from one index to another, both included. */
export interface CellArea {
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
  readonly last: number;
}

/** The rectangle between two cells, in any order. */
export const areaBetween = (one: CellPosition, other: CellPosition): CellArea => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  first: Math.min(one.column, other.column),
  last: Math.max(one.column, other.column),
});

export const rowsIn = ({ top, bottom }: CellArea): number => bottom - top + 1;
export const columnsIn = ({ first, last }: CellArea): number => last - first + 1;
export const cellsIn = (area: CellArea): number => rowsIn(area) * columnsIn(area);

/** The nearest cell of a rectangle. */
export const clampTo = ({ top, bottom, first, last }: CellArea, { row, column }: CellPosition): CellPosition => ({
  row: Math.max(top, Math.min(row, bottom)),
  column: Math.max(first, Math.min(column, last)),
});

/** What limits a move. */
export interface MoveLimits {
  readonly all: CellArea;
  readonly page: number;
  readonly isRtl: boolean;
}

/** The cell to which a key moves the end of a range; undefined for another key. @param isFar moves to the edge */
export function moveTo(
  from: CellPosition,
  key: string,
  isFar: boolean,
  { all, page, isRtl }: MoveLimits,
): CellPosition | undefined {
  const by = (rows: number, columns: number): CellPosition =>
    clampTo(all, { row: from.row + rows, column: from.column + columns });
  const step = isFar ? Infinity : 1;
  switch (key) {
    case 'ArrowDown':
      return by(step, 0);
    case 'ArrowUp':
      return by(-step, 0);
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return by(0, step);
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return by(0, -step);
    case 'PageDown':
      return by(page, 0);
    case 'PageUp':
      return by(-page, 0);
    case 'Home':
      return by(isFar ? -Infinity : 0, -Infinity);
    case 'End':
      return by(isFar ? Infinity : 0, Infinity);
    default:
      return undefined;
  }
}
