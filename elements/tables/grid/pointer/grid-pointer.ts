import { columnOf } from '../cells/cell-controls.js';
import { isOnResizeHandle } from '../columns/resize-handle.js';
import type { GridHost } from '../grid-host.js';

/** Handles presses on headings, and the focus that a pointer or Tab moves into the grid. */
export class GridPointer {
  readonly #host: GridHost;

  constructor(host: GridHost) {
    this.#host = host;
  }

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
}
