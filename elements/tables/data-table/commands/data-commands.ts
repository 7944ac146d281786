import { oppositeFlag } from '../../../core/format/flag-value.js';
import { getLanguage, resolveText } from '../../../../locales/index.js';
import { msg, str } from '../../../../locales/localize.js';
import { announce } from '../../../base/announce.js';
import type { DassDataTableRowDetail } from '../data-table-events.js';
import type { DataTableHost } from '../data-table-host.js';

/** What the user does with rows and columns. Each command changes the state, updates the table and fires its event. */
export class DataCommands {
  readonly #host: DataTableHost;

  constructor(host: DataTableHost) {
    this.#host = host;
  }

  /** The text of a cell. */
  textOf(rowIndex: number, column: number): string {
    const { state, visibleColumns } = this.#host;
    return visibleColumns[column]?.text(state.rowOf(rowIndex) ?? {}, getLanguage()) ?? '';
  }

  /** A click on a row. With `single` selection the row is selected. @param column -1 for none */
  click(rowIndex: number, column: number): void {
    const { selection, selectionCommands } = this.#host;
    if (selection === 'single') selectionCommands.selectOnly(rowIndex);
    this.#host.fire('dass-row-click', this.#detailOf(rowIndex, column));
  }

  /** Enter or a double click on a row. @param column -1 for none */
  activate(rowIndex: number, column: number): void {
    const { selection, selectionCommands, state } = this.#host;
    if (selection === 'single' && !state.isSelected(rowIndex)) selectionCommands.selectOnly(rowIndex);
    this.#host.fire('dass-row-activate', this.#detailOf(rowIndex, column));
  }

  /** Changes the value of a checkbox or a toggle in a cell, unless the application prevents it. */
  toggleCell(rowIndex: number, columnIndex: number): void {
    const { state, visibleColumns, edits } = this.#host;
    const column = visibleColumns[columnIndex];
    const row = state.rowOf(rowIndex);
    if (!column?.isEditable || !row) return;
    const value = oppositeFlag(column.value(row));
    const detail = { row, key: state.keyOf(rowIndex), column: column.name, value };
    if (!this.#host.fire('dass-cell-change', detail, { cancelable: true })) return;
    edits.set(row, column.name, value);
    this.#host.requestUpdate();
    announce(`${resolveText(column.label)}: ${column.text(row, getLanguage())}`);
  }

  /** Sorts by a column. @param isAdded keeps the other columns, and sorts rows that are equal in them */
  sort(columnIndex: number, isAdded: boolean): void {
    const column = this.#host.visibleColumns[columnIndex];
    if (!column?.isSortable) return;
    const sorting = this.#host.state.nextSorting(column, isAdded);
    this.#host.sorting = sorting;
    const label = resolveText(column.label);
    const direction = sorting.find((one) => one.column === column.name)?.direction;
    announce(
      direction === 'descending'
        ? msg(str`${label}: ordem decrescente`, { id: 'dassTreeSortedDown' })
        : msg(str`${label}: ordem crescente`, { id: 'dassTreeSortedUp' }),
    );
    this.#host.fire('dass-sort', { sorting });
  }

  #detailOf(rowIndex: number, column: number): DassDataTableRowDetail {
    const { state, visibleColumns } = this.#host;
    return { row: state.rowOf(rowIndex), key: state.keyOf(rowIndex), column: visibleColumns[column]?.name };
  }
}
