import { announce } from '../../base/announce.js';
import { getLanguage, resolveText } from '../../../locales/index.js';
import { isSameValue } from '../../core/table/cells/cell-edits.js';
import type { DataRow } from '../../core/table/data-row.js';
import type { EditableColumn, EditableGrid } from './editable-grid.js';
import type { CellChange } from './editing-events.js';

/** The change of a cell to another value; undefined when it has that value. */
export function changeOf(
  { state }: EditableGrid,
  rowIndex: number,
  column: EditableColumn,
  value: unknown,
): CellChange | undefined {
  const row = state.rowOf(rowIndex);
  const previous = column.value(row);
  if (isSameValue(value, previous)) return undefined;
  return { row, key: state.keyOf(rowIndex), column: column.name, value, previous };
}

/** Announces the value that a cell has now. */
export function announceValue(row: DataRow, column: EditableColumn): void {
  announce(`${resolveText(column.label)}: ${column.text(row, getLanguage())}`);
}
