/** A cell as far as its place counts; `HTMLTableCellElement` is one. */
export interface SpanningCell {
  readonly colSpan: number;
  readonly rowSpan: number;
}

/** More columns than these are no table that the user reads: what lies beyond has no place. */
const MAX_COLUMNS = 1000;

/** The columns that a cell covers, from 0. */
interface Placement {
  readonly column: number;
  readonly width: number;
}

/** A cell and the columns that it covers. */
export interface PlacedCell<Cell extends SpanningCell> extends Placement {
  readonly cell: Cell;
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
      if (column >= MAX_COLUMNS) break;
      const width = Math.min(Math.max(1, cell.colSpan), MAX_COLUMNS - column);
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

/** For each row, the cells of rows above that reach into it, in the order of their columns. */
export function cellsFromAbove<Cell extends SpanningCell>(
  rows: readonly (readonly PlacedCell<Cell>[])[],
): PlacedCell<Cell>[][] {
  /** With how many rows from here on they cover. */
  let open: (readonly [placed: PlacedCell<Cell>, left: number])[] = [];
  return rows.map((row) => {
    const above = open.map(([placed]) => placed).sort((a, b) => a.column - b.column);
    const begun = row.map((placed) => [placed, placed.cell.rowSpan === 0 ? Infinity : placed.cell.rowSpan] as const);
    open = [...open, ...begun].map(([placed, left]) => [placed, left - 1] as const).filter(([, left]) => left > 0);
    return above;
  });
}

/**
 * The headings above each column, from the top: a group of columns before the column itself. A heading that says nothing,
 * or the same as the one above it, is left out.
 */
export function columnHeadings<Cell extends SpanningCell>(
  headRows: readonly (readonly Cell[])[],
  textOf: (cell: Cell) => string,
): string[][] {
  const headings: string[][] = [];
  for (const row of placeCells(headRows))
    for (const { cell, column, width } of row) {
      const text = textOf(cell);
      for (let at = column; at < column + width; at++) {
        const above = (headings[at] ??= []);
        if (text && above.at(-1) !== text) above.push(text);
      }
    }
  return Array.from(headings, (above) => above ?? []);
}

/**
 * What a cell is called by the headings of its columns: `Preço · Unitário`. Over several columns by what they have in
 * common, else by all of them; over all columns of a table by nothing.
 */
export function cellLabel(headings: readonly (readonly string[])[], { column, width }: Placement): string {
  const own = headings.slice(column, column + width);
  if (width > 1 && width >= headings.length) return '';
  const [first = []] = own;
  const common = first.filter((text, level) => own.every((above) => above[level] === text));
  const texts = common.length > 0 ? [common] : own;
  return texts
    .map((above) => above.join(' · '))
    .filter(Boolean)
    .join(', ');
}
