import { columnOf } from './cell-controls.js';
import { isOnResizeHandle } from './columns/resize-handle.js';
import type { Grid } from './grid.js';
import type { LazyFeatures } from './lazy-features.js';

/** Handles presses and clicks, and the focus that a pointer or Tab moves into the grid. */
export abstract class GridPointer<G extends Grid = Grid> {
  protected readonly grid: G;
  readonly #features: LazyFeatures;

  constructor(grid: G, features: LazyFeatures) {
    this.grid = grid;
    this.#features = features;
  }

  protected abstract clickRow(event: MouseEvent, target: Element): void;

  readonly handleClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (target.closest('.head')) this.clickHeader(event, target);
    else this.clickRow(event, target);
  };

  readonly handlePointerDown = (event: PointerEvent): void => {
    const heading = (event.target as Element).closest<HTMLElement>('.heading');
    if (!heading || !isOnResizeHandle(event, heading, this.grid.isRtl)) return;
    event.preventDefault();
    heading.setPointerCapture(event.pointerId);
    this.#features.dragColumn(event, heading);
  };

  readonly handleFocusIn = (event: FocusEvent): void => {
    const { grid } = this;
    const target = event.target as Element;
    if (target.closest('.row')) {
      const visibleIndex = grid.virtualRows.indexOf(event);
      // Scrolling between the press and the release of a button would prevent the click.
      if (visibleIndex >= 0) grid.moveTo({ visibleIndex, column: columnOf(target) }, false);
      return;
    }
    // A click sets the position itself.
    if (target.matches('.rows:focus-visible')) grid.start();
  };

  readonly handleFocusOut = (event: FocusEvent): void => {
    const { element } = this.grid;
    // A cell may have postponed its rendering until the user has left it. An update that removes the control with the
    // focus is still under way.
    if ((event.target as Element).closest('.custom')) void element.updateComplete.then(() => element.requestUpdate());
  };

  protected clickHeader(event: MouseEvent, target: Element): void {
    if (target.closest('#options')) return this.#features.showOptions(false);
    if (target.closest('.options')) return;
    if (target.closest('.filter > .toggle')) return this.#features.showFilter(columnOf(target));
    if (target.closest('.filter')) return;
    if (target.closest('.checkbox-cell')) this.grid.selectAll();
    else this.grid.sort(columnOf(target), event.shiftKey || event.ctrlKey || event.metaKey);
  }
}
