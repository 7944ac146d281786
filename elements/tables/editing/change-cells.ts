import { getLanguage, resolveText } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { notify } from '../../controls/notice/notify.js';
import { fillSourceOf } from '../../core/table/cells/cell-fill.js';
import { cellsIn, type CellArea, type CellPosition } from '../../core/table/cells/cell-range.js';
import { cellValueOf, fieldValueOf, readCellText, type ReadProblem } from '../../core/table/cells/cell-value.js';
import { UNLOADED_ROW, type DataRow } from '../../core/table/data-row.js';
import { cellsText, type CellChanges, type RefusedChange } from './cell-changes.js';
import { changeOf } from './changed-cell.js';
import type { EditableColumn, EditableGrid } from './editable-grid.js';
import type { CellChange } from './editing-events.js';
import { showRefusedCells, type RefusedCell } from './refused-cells-dialog.js';
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

/** What a cell gets, or why it gets nothing; undefined when it stays as it is. */
type NewValue = { readonly value: unknown } | { readonly text: string; readonly reason: string } | undefined;

/** Empties the cells of a range that can be edited. */
export async function clearCells(grid: EditableGrid, changes: CellChanges, area: CellArea): Promise<void> {
  await changeArea(grid, changes, area, (row, column) => ({
    value: cellValueOf(column.editor === 'flag' ? false : '', column.value(row), column),
  }));
}

/** Fills a range with the values of its first row; a single row with those of the row above. */
export async function fillDown(grid: EditableGrid, changes: CellChanges, area: CellArea): Promise<void> {
  const source = area.top === area.bottom ? area.top - 1 : area.top;
  if (source < 0) return;
  await fillCells(grid, changes, { ...area, top: source, bottom: source }, { ...area, top: source + 1 });
}

/** Fills cells with the values of a range, repeated as a block. Numbers and dates are copied, not continued. */
export async function fillCells(
  grid: EditableGrid,
  changes: CellChanges,
  range: CellArea,
  filled: CellArea,
): Promise<void> {
  const { state, columns } = grid;
  const language = getLanguage();
  await changeArea(grid, changes, filled, (row, column, position) => {
    const source = fillSourceOf(range, position);
    const from = state.rowOf(state.rowIndexAt(source.row));
    const sourceColumn = columns.visible[source.column];
    // Nobody has seen the value of a row that is not loaded.
    if (from === UNLOADED_ROW || !sourceColumn) return undefined;
    return valueFrom(from, sourceColumn, row, column, language);
  });
}

/** A value of another row, and perhaps of another column: then it is read as a pasted text is. */
function valueFrom(
  from: DataRow,
  sourceColumn: EditableColumn,
  row: DataRow,
  column: EditableColumn,
  language: string,
): NewValue {
  const value = sourceColumn.value(from);
  if (sourceColumn === column) return { value };
  const { editor } = column;
  const text = sourceColumn.text(from, language);
  const isSameKind = sourceColumn.type === column.type && editor !== 'select' && editor !== 'flag';
  const read = isSameKind
    ? { value: fieldValueOf(value, { ...sourceColumn, editor }) }
    : readCellText(text, column, language);
  if ('problem' in read) return { text, reason: problemText(read.problem) };
  return { value: cellValueOf(read.value, column.value(row), column) };
}

/** Changes the cells of a range that can be edited, and lists those that are refused. */
async function changeArea(
  grid: EditableGrid,
  cellChanges: CellChanges,
  area: CellArea,
  valueOf: (row: DataRow, column: EditableColumn, position: CellPosition) => NewValue,
): Promise<void> {
  if (cellsIn(area) > MAX_CHANGED_CELLS) return notifyTooMany();
  const { state, columns } = grid;
  const changes: CellChange[] = [];
  const refused: RefusedChange[] = [];
  let kept = 0;
  for (let visibleIndex = area.top; visibleIndex <= area.bottom; visibleIndex++) {
    const rowIndex = state.rowIndexAt(visibleIndex);
    const row = state.rowOf(rowIndex);
    for (let at = area.first; at <= area.last; at++) {
      const column = columns.visible[at];
      const given = column?.isEditable(row) ? valueOf(row, column, { row: visibleIndex, column: at }) : undefined;
      if (!column || !given) {
        kept++;
        continue;
      }
      if ('reason' in given) {
        const { text: value, reason } = given;
        const key = state.keyOf(rowIndex);
        refused.push({ change: { row, key, column: column.name, value, previous: column.value(row) }, reason });
        continue;
      }
      const change = changeOf(grid, rowIndex, column, given.value);
      if (change) changes.push(change);
    }
  }
  const { accepted, refused: invalid } = await checkChanges(grid, changes);
  const later = accepted.length > 0 ? cellChanges.changeAll(accepted) : [];
  const all = [...refused, ...invalid, ...later];
  announceChanged(accepted.length - later.length, kept + all.length);
  if (all.length > 0)
    await showRefusedCells(
      grid,
      all.map((one) => refusedCell(grid, one)),
      undefined,
    );
}

/** A cell whose change is refused, for the list. */
export function refusedCell({ columns }: EditableGrid, { change, reason }: RefusedChange): RefusedCell {
  const { visible } = columns;
  const column: EditableColumn | undefined = visible.find(({ name }) => name === change.column);
  return {
    row: visible[0]?.text(change.row, getLanguage()) ?? change.key,
    column: column ? resolveText(column.label) : change.column,
    value: String(change.value ?? ''),
    reason,
  };
}

/** Why a text is not a value of a column. */
export function problemText(problem: ReadProblem): string {
  switch (problem) {
    case 'no-number':
      return msg('Não é um número', { id: 'dassTablePasteNoNumber' });
    case 'no-date':
      return msg('Não é uma data', { id: 'dassTablePasteNoDate' });
    case 'no-option':
      return msg('Não está entre as opções', { id: 'dassTablePasteNoOption' });
    case 'no-flag':
      return msg('Não é sim nem não', { id: 'dassTablePasteNoFlag' });
  }
}

/** Announces how many cells were changed, and how many were not. */
export function announceChanged(changed: number, kept: number): void {
  const changedText = plural(changed, {
    one: msg(str`${formatCount(changed)} célula alterada`, { id: 'dassTableCellsChangedOne' }),
    many: msg(str`${formatCount(changed)} de células alteradas`, { id: 'dassTableCellsChangedMany' }),
    other: msg(str`${formatCount(changed)} células alteradas`, { id: 'dassTableCellsChangedOther' }),
  });
  announce(
    kept === 0 ? changedText : msg(str`${changedText}, ${cellsText(kept)} sem alteração`, { id: 'dassTableCellsKept' }),
  );
}

/** Says that nothing is changed, because too many cells would be. */
export function notifyTooMany(): void {
  void notify({ type: 'warning', message: tooManyText });
}

const tooManyText = (): string =>
  msg(str`Até ${formatCount(MAX_CHANGED_CELLS)} células de uma vez. Nada foi alterado.`, {
    id: 'dassTableTooManyCells',
  });
