import { hasField } from '../editing/editing-start-model.js';
import { columnOf, isFromControl } from '../grid/cell-controls.js';
import { GridPointer } from '../grid/grid-pointer.js';
import type { DataFeatures } from './data-features.js';
import type { DataGrid } from './data-grid.js';

/** Handles clicks in the data table. */
export class DataPointer extends GridPointer<DataGrid> {
  readonly #features: DataFeatures;

  constructor(grid: DataGrid, features: DataFeatures) {
    super(grid, features);
    this.#features = features;
  }

  readonly handleDoubleClick = (event: MouseEvent): void => {
    const rowIndex = this.#rowIndexOf(event);
    const target = event.target as Element;
    if (rowIndex < 0 || isFromControl(event) || target.closest('.disclosure, .checkbox-cell, .editable')) return;
    // The clicks before have made the cell active.
    if (columnOf(target) >= 0 && hasField(this.grid.activeEditor)) this.#features.edit();
    else this.grid.activate(rowIndex, columnOf(target));
  };

  protected clickRow(event: MouseEvent, target: Element): void {
    const { grid } = this;
    const rowIndex = this.#rowIndexOf(event);
    if (rowIndex < 0) return;
    if (target.closest('.disclosure')) return this.#features.toggleDetails(rowIndex);
    // A control in a cell handles its click itself, and its cell has become active with the focus.
    if (isFromControl(event)) return;
    const column = columnOf(target);
    const isCheckbox = target.closest('.checkbox-cell') !== null;
    const visibleIndex = grid.virtualRows.indexOf(event);
    grid.moveTo({ visibleIndex, column: isCheckbox ? -1 : Math.max(0, column) });
    const isSelecting = grid.element.selection === 'multiple' && (event.shiftKey || event.ctrlKey || event.metaKey);
    if (isCheckbox || isSelecting) grid.select(rowIndex, event.shiftKey);
    else if (target.closest('.editable')) this.#features.toggle(rowIndex, column);
    else grid.click(rowIndex, column);
  }

  #rowIndexOf(event: Event): number {
    return this.grid.state.rowIndexAt(this.grid.virtualRows.indexOf(event));
  }
}
