import { columnOf, isFromControl } from '../../grid/cells/cell-controls.js';
import type { DataTableHost } from '../data-table-host.js';

/** Handles clicks in the grid. */
export class DataClicks {
  readonly #host: DataTableHost;

  constructor(host: DataTableHost) {
    this.#host = host;
  }

  readonly handleClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (target.closest('.head')) this.#clickHeader(event, target);
    else this.#clickRow(event, target);
  };

  readonly handleDoubleClick = (event: MouseEvent): void => {
    const rowIndex = this.#rowIndexOf(event);
    const target = event.target as Element;
    if (rowIndex < 0 || isFromControl(event) || target.closest('.checkbox-cell, .editable')) return;
    this.#host.commands.activate(rowIndex, columnOf(target));
  };

  #clickHeader(event: MouseEvent, target: Element): void {
    const { commands, lazy, selectionCommands } = this.#host;
    if (target.closest('#options')) return lazy.showOptions(false);
    if (target.closest('.options')) return;
    if (target.closest('.checkbox-cell')) selectionCommands.selectAll();
    else commands.sort(columnOf(target), event.shiftKey || event.ctrlKey || event.metaKey);
  }

  #clickRow(event: MouseEvent, target: Element): void {
    const { gridFocus, virtualRows, commands, selection, selectionCommands } = this.#host;
    const rowIndex = this.#rowIndexOf(event);
    if (rowIndex < 0) return;
    // A control in a cell handles its click itself, and its cell has become active with the focus.
    if (isFromControl(event)) return;
    const column = columnOf(target);
    const isCheckbox = target.closest('.checkbox-cell') !== null;
    gridFocus.moveTo({ visibleIndex: virtualRows.indexOf(event), column: isCheckbox ? -1 : Math.max(0, column) });
    const isSelecting = selection === 'multiple' && (event.shiftKey || event.ctrlKey || event.metaKey);
    if (isCheckbox || isSelecting) selectionCommands.select(rowIndex, event.shiftKey);
    else if (target.closest('.editable')) commands.toggleCell(rowIndex, column);
    else commands.click(rowIndex, column);
  }

  #rowIndexOf(event: Event): number {
    const { state, virtualRows } = this.#host;
    return state.rowIndexAt(virtualRows.indexOf(event));
  }
}
