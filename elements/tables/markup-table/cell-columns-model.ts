/** The spans of a cell. `HTMLTableCellElement` has this interface. */
export interface SpanningCell {
  readonly colSpan: number;
  readonly rowSpan: number;
}

/** Cells beyond this column are ignored: such a table is not readable. */
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
 * Computes the columns of the cells in one section of a table. Cells with a `colSpan` or `rowSpan` push the following
 * cells on, as in the browser. A `rowSpan` of 0 reaches to the end of the section.
 */
export function placeCells<Cell extends SpanningCell>(rows: readonly (readonly Cell[])[]): PlacedCell<Cell>[][] {
  /** Number of rows, from this one on, in which a cell of a previous row covers the column. */
  let covered: (number | undefined)[] = [];
  const placed: PlacedCell<Cell>[][] = [];
  for (const row of rows) {
    const cells: PlacedCell<Cell>[] = [];
    const next: (number | undefined)[] = Array.from(covered, (count) => Math.max(0, (count ?? 0) - 1));
    let column = 0;
    for (const cell of row) {
      while ((covered[column] ?? 0) > 0) column++;
      if (column >= MAX_COLUMNS) break;
      const width = Math.min(Math.max(1, cell.colSpan), MAX_COLUMNS - column);
      cells.push({ cell, column, width });
      const furtherRows = cell.rowSpan === 0 ? Infinity : cell.rowSpan - 1;
      for (let at = column; furtherRows > 0 && at < column + width; at++)
        next[at] = Math.max(next[at] ?? 0, furtherRows);
      column += width;
    }
    placed.push(cells);
    covered = next;
  }
  return placed;
}

/** The cells of previous rows that span into each row, in the order of their columns. */
export function cellsFromAbove<Cell extends SpanningCell>(
  rows: readonly (readonly PlacedCell<Cell>[])[],
): PlacedCell<Cell>[][] {
  /** The cells that span into the current row, and the number of rows that they still cover. */
  let spanning: (readonly [placed: PlacedCell<Cell>, rowCount: number])[] = [];
  return rows.map((row) => {
    const fromAbove = spanning.map(([placed]) => placed).sort((a, b) => a.column - b.column);
    const added = row.map((placed) => [placed, placed.cell.rowSpan === 0 ? Infinity : placed.cell.rowSpan] as const);
    spanning = [...spanning, ...added]
      .map(([placed, rowCount]) => [placed, rowCount - 1] as const)
      .filter(([, rowCount]) => rowCount > 0);
    return fromAbove;
  });
}

/**
 * The headings of each column, from the top: those of a column group first. Omits a heading that is empty or equal to the
 * previous one.
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
        const texts = (headings[at] ??= []);
        if (text && texts.at(-1) !== text) texts.push(text);
      }
    }
  return Array.from(headings, (texts) => texts ?? []);
}

/**
 * The label of a cell, from the headings of its columns: `Preço · Unitário`. A cell over several columns has the headings
 * that these have in common, or else all of them. A cell over all columns of a table has none.
 */
export function cellLabel(headings: readonly (readonly string[])[], { column, width }: Placement): string {
  const own = headings.slice(column, column + width);
  if (width > 1 && width >= headings.length) return '';
  const [first = []] = own;
  const common = first.filter((text, level) => own.every((texts) => texts[level] === text));
  const labels = common.length > 0 ? [common] : own;
  return labels
    .map((texts) => texts.join(' · '))
    .filter(Boolean)
    .join(', ');
}
