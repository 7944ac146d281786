import { getLanguage, resolveText } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { cellsIn, columnsIn, rowsIn, type CellArea } from '../../core/table/cells/cell-range.js';
import { cellValueOf, readCellText } from '../../core/table/cells/cell-value.js';
import { readSheetCells, type SheetCells } from '../../core/table/cells/sheet-cells.js';
import type { CellChanges } from './cell-changes.js';
import {
  announceChanged,
  checkChanges,
  MAX_CHANGED_CELLS,
  notifyTooMany,
  problemText,
  refusedCell,
} from './change-cells.js';
import { changeOf } from './changed-cell.js';
import type { EditableGrid } from './editable-grid.js';
import type { CellChange } from './editing-events.js';
import { showRefusedCells, type RefusedCell } from './refused-cells-dialog.js';

/** HTML that is longer is not read: the text of the same block is. */
const MAX_HTML_LENGTH = 5_000_000;
/** Stands for a line end while other white space is joined. */
const LINE_END = '\u0001';
const MAX_TEXT_LENGTH = 20_000_000;

/** Reads the cells of a pasted block; undefined when there are too many. HTML tells which cells are merged. */
export function readPasted(text: string, html: string): SheetCells | undefined {
  if (/(?:row|col)span=/i.test(html.slice(0, MAX_HTML_LENGTH)) && html.length <= MAX_HTML_LENGTH) {
    const cells = readMerged(html);
    if (cells) return cells;
  }
  return text.length > MAX_TEXT_LENGTH ? undefined : readSheetCells(text, MAX_CHANGED_CELLS);
}

/** The cells of the first table in HTML. What a merged cell covers besides its first cell is undefined. */
function readMerged(html: string): SheetCells | undefined {
  // The parsed document is inert: it runs no script and loads nothing.
  // A table around it is the layout of a mail.
  const table = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector<HTMLTableElement>('table:not(:has(table))');
  if (!table || table.rows.length === 0) return undefined;
  const rows: (string | undefined)[][] = Array.from(table.rows, () => []);
  /** Cells that are covered by one above, by row. */
  const covered = rows.map(() => new Set<number>());
  let count = 0;
  for (const [at, row] of [...table.rows].entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (covered[at]?.has(column)) rows[at]![column++] = undefined;
      const [width, height] = [cell.colSpan, Math.min(cell.rowSpan || 1, rows.length - at)];
      count += width * height;
      if (count > MAX_CHANGED_CELLS) return undefined;
      rows[at]![column] = textOf(cell);
      for (let below = 0; below < height; below++)
        for (let beside = 0; beside < width; beside++) if (below || beside) covered[at + below]?.add(column + beside);
      column++;
    }
    while (covered[at]?.has(column)) rows[at]![column++] = undefined;
  }
  return rows.map((row) => Array.from(row));
}

/** The text of a cell as a browser shows it: lines are wrapped by the program, and broken by elements. */
function textOf(cell: HTMLTableCellElement): string {
  for (const hidden of cell.querySelectorAll('script, style')) hidden.remove();
  for (const end of cell.querySelectorAll('br, p + p')) end.before(LINE_END);
  const lines = cell.textContent.split(LINE_END).map((line) => line.replace(/\s+/g, ' ').trim());
  return lines.join('\n').trim();
}

/**
 * Pastes a block into the cells from the first one of a range on. A single cell fills the whole range. Cells that cannot
 * be changed are listed before anything is changed.
 */
export async function pasteCells(
  grid: EditableGrid,
  cellChanges: CellChanges,
  area: CellArea,
  block: SheetCells | undefined,
): Promise<void> {
  const isSingle = block?.length === 1 && block[0]?.length === 1;
  if (!block || (isSingle && cellsIn(area) > MAX_CHANGED_CELLS)) return notifyTooMany();
  const plan = planPaste(grid, area, block);
  const checked = await checkChanges(grid, plan.changes);
  const refused = [...plan.refused, ...checked.refused.map((one) => refusedCell(grid, one))];
  if (refused.length > 0 && !(await showRefusedCells(grid, refused, checked.accepted.length))) return;
  if (checked.accepted.length === 0) return refused.length === 0 ? announceChanged(0, 0) : undefined;
  const later = cellChanges.changeAll(checked.accepted);
  announceChanged(checked.accepted.length - later.length, refused.length + later.length);
  if (later.length > 0)
    await showRefusedCells(
      grid,
      later.map((one) => refusedCell(grid, one)),
      undefined,
    );
}

/** The changes of a paste, and the cells that cannot be changed. */
function planPaste(
  grid: EditableGrid,
  area: CellArea,
  block: SheetCells,
): { readonly changes: readonly CellChange[]; readonly refused: readonly RefusedCell[] } {
  const { state, columns } = grid;
  const language = getLanguage();
  const single = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined;
  const height = single === undefined ? block.length : rowsIn(area);
  const changes: CellChange[] = [];
  const refused: RefusedCell[] = [];
  for (let down = 0; down < height; down++) {
    const cells = block[down] ?? [];
    const width = single === undefined ? cells.length : columnsIn(area);
    const visibleIndex = area.top + down;
    const rowIndex = visibleIndex < state.visibleCount ? state.rowIndexAt(visibleIndex) : -1;
    const row = rowIndex < 0 ? undefined : state.rowOf(rowIndex);
    const name = row ? (columns.visible[0]?.text(row, language) ?? '') : String(visibleIndex + 1);
    for (let beside = 0; beside < width; beside++) {
      const text = single ?? cells[beside];
      if (text === undefined) continue;
      const column = columns.visible[area.first + beside];
      const refuse = (reason: string): void =>
        void refused.push({ row: name, column: column ? resolveText(column.label) : '', value: text, reason });
      if (!column) refuse(msg('Depois da última coluna', { id: 'dassTablePasteNoColumn' }));
      else if (!row) refuse(msg('Depois da última linha', { id: 'dassTablePasteNoRow' }));
      else if (!column.isEditable(row)) {
        // A value that is there already, such as the code of the row, is not in the way.
        if (column.text(row, language).trim() !== text.trim())
          refuse(msg('A célula não pode ser alterada', { id: 'dassTablePasteLocked' }));
      } else {
        const read = readCellText(text, column, language);
        if ('problem' in read) refuse(problemText(read.problem));
        else {
          const change = changeOf(grid, rowIndex, column, cellValueOf(read.value, column.value(row), column));
          if (change) changes.push(change);
        }
      }
    }
  }
  return { changes, refused };
}
