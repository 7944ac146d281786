import { columnOf, isFromControl } from '../../grid/cells/cell-controls.js';
import { isOnResizeHandle } from '../../grid/columns/resize-handle.js';
import type { TreeTableHost } from '../tree-table-host.js';

/** Handles clicks in the grid, and the focus that a pointer or Tab moves into it. */
export class GridPointer {
  readonly #host: TreeTableHost;

  constructor(host: TreeTableHost) {
    this.#host = host;
  }

  readonly handleClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (target.closest('.head')) this.#clickHeader(target);
    else this.#clickRow(event, target);
  };

  readonly handlePointerDown = (event: PointerEvent): void => {
    const heading = (event.target as Element).closest<HTMLElement>('.heading');
    if (!heading || !isOnResizeHandle(event, heading, this.#host.isRtl)) return;
    event.preventDefault();
    heading.setPointerCapture(event.pointerId);
    this.#host.lazy.dragColumn(event, heading);
  };

  readonly handleFocusIn = (event: FocusEvent): void => {
    const { gridFocus, virtualRows } = this.#host;
    const target = event.target as Element;
    if (target.closest('.row')) {
      const visibleIndex = virtualRows.indexOf(event);
      // Scrolling between the press and the release of a button would prevent the click.
      if (visibleIndex >= 0) gridFocus.moveTo({ visibleIndex, column: columnOf(target) }, false);
      return;
    }
    // A click sets the position itself.
    if (target.matches('.rows:focus-visible')) gridFocus.start();
  };

  readonly handleFocusOut = (event: FocusEvent): void => {
    const host = this.#host;
    // A cell may have postponed its rendering until the user has left it. An update that removes the control with the
    // focus is still under way.
    if ((event.target as Element).closest('.custom')) void host.updateComplete.then(() => host.requestUpdate());
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
