import { hasField } from '../editing/editing-start-model.js';
import { columnOf, isFromControl } from '../grid/cell-controls.js';
import { GridPointer } from '../grid/grid-pointer.js';
import type { TreeFeatures } from './tree-features.js';
import type { TreeGrid } from './tree-grid.js';

/** Handles clicks in the hierarchy table. */
export class TreePointer extends GridPointer<TreeGrid> {
  readonly #features: TreeFeatures;

  constructor(grid: TreeGrid, features: TreeFeatures) {
    super(grid, features);
    this.#features = features;
  }

  readonly handleDoubleClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (
      isFromControl(event) ||
      target.closest('.expander:is(.expanded, .collapsed), .disclosure, .checkbox-cell, .editable')
    )
      return;
    // The clicks before have made the cell active.
    const isActive = this.grid.virtualRows.indexOf(event) === this.grid.focus.visibleIndex;
    if (isActive && columnOf(target) >= 0 && hasField(this.grid.activeEditor)) this.#features.edit();
  };

  protected override clickHeader(event: MouseEvent, target: Element): void {
    if (target.closest('#toggle-all')) this.grid.toggleAll();
    else super.clickHeader(event, target);
  }

  protected clickRow(event: MouseEvent, target: Element): void {
    const { grid } = this;
    const { state, virtualRows, stickyAncestors } = grid;
    const sticky = stickyAncestors.indexOf(event);
    const visibleIndex = sticky >= 0 ? sticky : virtualRows.indexOf(event);
    const rowIndex = state.rowIndexAt(visibleIndex);
    if (rowIndex < 0) return;
    if (target.closest('.disclosure')) {
      // The details of an ancestor open below the row itself.
      if (sticky >= 0) grid.moveTo({ visibleIndex, column: -1 });
      return this.#features.toggleDetails(rowIndex);
    }
    const isExpander = target.closest('.expander') !== null;
    const isCheckbox = target.closest('.checkbox-cell') !== null;
    // A control in a cell handles its click itself, and its cell has become active with the focus.
    if (!isExpander && !isCheckbox && sticky < 0 && isFromControl(event)) return;
    const expanded = isExpander ? state.isExpanded(rowIndex) : undefined;
    const column = isCheckbox || expanded !== undefined || sticky >= 0 ? -1 : columnOf(target);
    // Where cells are edited or selected, a click makes the cell active, otherwise the row.
    const isCell = column >= 0 && (grid.selectsCells || grid.isEditable(rowIndex, column));
    grid.moveTo({ visibleIndex, column: isCell ? column : -1 });
    if (expanded !== undefined) grid.setExpanded(rowIndex, !expanded);
    else if (isCheckbox) grid.select(rowIndex, event.shiftKey, event.ctrlKey || event.metaKey);
    else if (target.closest('.editable') && sticky < 0) this.#features.toggle(rowIndex, column);
    else if (isExpander || sticky < 0) grid.activate(rowIndex, columnOf(target));
  }
}
