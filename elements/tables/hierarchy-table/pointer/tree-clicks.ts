import { columnOf, isFromControl } from '../../grid/cells/cell-controls.js';
import type { TreeTableHost } from '../tree-table-host.js';

/** Handles clicks in the tree grid. */
export class TreeClicks {
  readonly #host: TreeTableHost;

  constructor(host: TreeTableHost) {
    this.#host = host;
  }

  readonly handleClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (target.closest('.head')) this.#clickHeader(target);
    else this.#clickRow(event, target);
  };

  #clickHeader(target: Element): void {
    const { commands, lazy, selectionCommands } = this.#host;
    if (target.closest('#options')) return lazy.showOptions(false);
    if (target.closest('.options')) return;
    if (target.closest('.toggle')) commands.toggleAll();
    else if (target.closest('.checkbox-cell')) selectionCommands.selectAll();
    else commands.sort(columnOf(target));
  }

  #clickRow(event: MouseEvent, target: Element): void {
    const { state, gridFocus, virtualRows, stickyAncestors, commands, selectionCommands } = this.#host;
    const sticky = stickyAncestors.indexOf(event);
    const visibleIndex = sticky >= 0 ? sticky : virtualRows.indexOf(event);
    const rowIndex = state.tree.rowIndexAt(visibleIndex);
    if (rowIndex < 0) return;
    const isExpander = target.closest('.expander') !== null;
    const isCheckbox = target.closest('.checkbox-cell') !== null;
    // A control in a cell handles its click itself, and its cell has become active with the focus.
    if (!isExpander && !isCheckbox && sticky < 0 && isFromControl(event)) return;
    gridFocus.moveTo({ visibleIndex, column: -1 });
    const expanded = isExpander ? state.isExpanded(rowIndex) : undefined;
    if (expanded !== undefined) commands.setExpanded(rowIndex, !expanded);
    else if (isCheckbox) selectionCommands.select(rowIndex, event.shiftKey, event.ctrlKey || event.metaKey);
    else if (isExpander || sticky < 0) commands.activate(rowIndex, columnOf(target));
  }
}
