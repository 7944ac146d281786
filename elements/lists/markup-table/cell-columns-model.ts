/** A cell as far as its place counts; `HTMLTableCellElement` is one. */
export interface SpanningCell {
  readonly colSpan: number;
  readonly rowSpan: number;
}

/** More columns than these are no table that a person reads: what lies beyond has no place. */
const MOST_COLUMNS = 1000;

/** A cell and the columns that it covers, from 0. */
export interface PlacedCell<Cell extends SpanningCell> {
  readonly cell: Cell;
  readonly column: number;
  readonly width: number;
}

/**
 * Where the cells of the rows of one part of a table stand: cells that reach over several columns or rows push the
 * others on, as the browser does it. A `rowSpan` of 0 reaches to the end of the part.
 */
export function placeCells<Cell extends SpanningCell>(rows: readonly (readonly Cell[])[]): PlacedCell<Cell>[][] {
  /** For each column, how many rows from here on a cell from above covers it. */
  let covered: (number | undefined)[] = [];
  const placed: PlacedCell<Cell>[][] = [];
  for (const row of rows) {
    const cells: PlacedCell<Cell>[] = [];
    const next: (number | undefined)[] = Array.from(covered, (left) => Math.max(0, (left ?? 0) - 1));
    let column = 0;
    for (const cell of row) {
      while ((covered[column] ?? 0) > 0) column++;
      if (column >= MOST_COLUMNS) break;
      const width = Math.min(Math.max(1, cell.colSpan), MOST_COLUMNS - column);
      cells.push({ cell, column, width });
      const below = cell.rowSpan === 0 ? Infinity : cell.rowSpan - 1;
      for (let at = column; below > 0 && at < column + width; at++) next[at] = Math.max(next[at] ?? 0, below);
      column += width;
    }
    placed.push(cells);
    covered = next;
  }
  return placed;
}

/**
 * What a column is called: by the lowest heading above it that says something.
 * @returns a text for each column; '' where there is none
 */
export function columnTexts<Cell extends SpanningCell>(
  headRows: readonly (readonly Cell[])[],
  textOf: (cell: Cell) => string,
): string[] {
  const texts: string[] = [];
  for (const row of placeCells(headRows))
    for (const { cell, column, width } of row) {
      const text = textOf(cell);
      for (let at = column; at < column + width; at++) texts[at] = text || (texts[at] ?? '');
    }
  return Array.from(texts, (text) => text ?? '');
}
