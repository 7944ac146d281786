import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { cellsIn, type CellArea } from '../../core/table/cells/cell-range.js';
import { cellValueOf } from '../../core/table/cells/cell-value.js';
import type { DataRow } from '../../core/table/data-row.js';
import { cellsText, type CellChanges, type RefusedChange } from './cell-changes.js';
import { changeOf } from './changed-cell.js';
import type { EditableColumn, EditableGrid } from './editable-grid.js';
import type { CellChange } from './editing-events.js';
import { validate } from './validate.js';

/** More cells are not changed at once. */
export const MAX_CHANGED_CELLS = 100_000;

/** Why a change is refused, before the application is asked. @returns resolves with the changes that are accepted, too */
export async function checkChanges(
  grid: EditableGrid,
  changes: readonly CellChange[],
): Promise<{ readonly accepted: readonly CellChange[]; readonly refused: readonly RefusedChange[] }> {
  const byName = new Map(grid.columns.visible.map((column) => [column.name, column]));
  const reasons = changes.map((change) => reasonOf(grid.element.localName, byName.get(change.column), change));
  const known = await Promise.all(reasons.map((reason) => Promise.resolve(reason)));
  return {
    accepted: changes.filter((_, at) => known[at] === undefined),
    refused: changes.flatMap((change, at) => (known[at] === undefined ? [] : [{ change, reason: known[at] }])),
  };
}

function reasonOf(
  tag: string,
  column: EditableColumn | undefined,
  change: CellChange,
): string | undefined | Promise<string | undefined> {
  if (!column) return undefined;
  if (column.isRequired && (change.value ?? '') === '') return requiredText();
  return validate(tag, column, change);
}

const requiredText = (): string => msg('O valor é obrigatório.', { id: 'dassTableValueRequired' });

/** Empties the cells of a range that can be edited. */
export async function clearCells(grid: EditableGrid, changes: CellChanges, area: CellArea): Promise<void> {
  await changeArea(grid, changes, area, (row, column) =>
    cellValueOf(column.editor === 'flag' ? false : '', column.value(row), column),
  );
}

/** Fills a range with the values of its first row; a single row with those of the row above. */
export async function fillDown(grid: EditableGrid, changes: CellChanges, area: CellArea): Promise<void> {
  const source = area.top === area.bottom ? area.top - 1 : area.top;
  if (source < 0) return;
  const from = grid.state.rowOf(grid.state.rowIndexAt(source));
  await changeArea(grid, changes, { ...area, top: source + 1 }, (_, column) => column.value(from));
}

async function changeArea(
  grid: EditableGrid,
  cellChanges: CellChanges,
  area: CellArea,
  valueOf: (row: DataRow, column: EditableColumn) => unknown,
): Promise<void> {
  if (cellsIn(area) > MAX_CHANGED_CELLS) return announce(tooManyText(), 'assertive');
  const { state, columns } = grid;
  const changes: CellChange[] = [];
  let locked = 0;
  for (let visibleIndex = area.top; visibleIndex <= area.bottom; visibleIndex++) {
    const rowIndex = state.rowIndexAt(visibleIndex);
    const row = state.rowOf(rowIndex);
    for (let at = area.first; at <= area.last; at++) {
      const column = columns.visible[at];
      if (!column?.isEditable(row)) {
        locked++;
        continue;
      }
      const change = changeOf(grid, rowIndex, column, valueOf(row, column));
      if (change) changes.push(change);
    }
  }
  const checked = await checkChanges(grid, changes);
  const refused = checked.accepted.length > 0 ? cellChanges.changeAll(checked.accepted) : [];
  const all = [...checked.refused, ...refused];
  announceChanged(checked.accepted.length - refused.length, locked + all.length, all[0]?.reason);
}

/** Announces how many cells were changed, and how many were not. @param reason the first one */
export function announceChanged(changed: number, kept: number, reason?: string): void {
  const changedText = plural(changed, {
    one: msg(str`${formatCount(changed)} célula alterada`, { id: 'dassTableCellsChangedOne' }),
    many: msg(str`${formatCount(changed)} de células alteradas`, { id: 'dassTableCellsChangedMany' }),
    other: msg(str`${formatCount(changed)} células alteradas`, { id: 'dassTableCellsChangedOther' }),
  });
  const text =
    kept === 0 ? changedText : msg(str`${changedText}, ${cellsText(kept)} sem alteração`, { id: 'dassTableCellsKept' });
  announce(reason ? `${text}. ${reason}` : text);
}

export const tooManyText = (): string =>
  msg(str`Até ${formatCount(MAX_CHANGED_CELLS)} células de uma vez. Nada foi alterado.`, {
    id: 'dassTableTooManyCells',
  });
