import { columnOf, isFromControl } from '../grid/cell-controls.js';
import { GridPointer } from '../grid/grid-pointer.js';
import type { TreeGrid } from './tree-grid.js';

/** Handles clicks in the hierarchy table. */
export class TreePointer extends GridPointer<TreeGrid> {
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
    const isExpander = target.closest('.expander') !== null;
    const isCheckbox = target.closest('.checkbox-cell') !== null;
    // A control in a cell handles its click itself, and its cell has become active with the focus.
    if (!isExpander && !isCheckbox && sticky < 0 && isFromControl(event)) return;
    grid.moveTo({ visibleIndex, column: -1 });
    const expanded = isExpander ? state.isExpanded(rowIndex) : undefined;
    if (expanded !== undefined) grid.setExpanded(rowIndex, !expanded);
    else if (isCheckbox) grid.select(rowIndex, event.shiftKey, event.ctrlKey || event.metaKey);
    else if (isExpander || sticky < 0) grid.activate(rowIndex, columnOf(target));
  }
}
