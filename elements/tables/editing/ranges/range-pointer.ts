import { preventNextClick } from '../../../base/prevent-next-click.js';
import type { CellPosition } from '../../../core/table/cells/cell-range.js';
import { isFromControl } from '../../grid/cell-controls.js';
import type { CellLayer } from '../cell-layer.js';
import type { CellSelection } from './cell-selection.js';
import type { EditableGrid } from '../editable-grid.js';

/** Selects ranges of cells with a mouse: by dragging, and by a click with Shift; with a finger by the two handles. */
export class RangePointer {
  readonly #grid: EditableGrid;
  readonly #selection: CellSelection;
  readonly #layer: CellLayer;
  /** Ends the listeners of a drag. */
  #drag: AbortController | undefined;

  constructor(grid: EditableGrid, selection: CellSelection, layer: CellLayer) {
    this.#grid = grid;
    this.#layer = layer;
    this.#selection = selection;
    for (const handle of selection.box.querySelectorAll<HTMLElement>('.range-handle'))
      handle.addEventListener('pointerdown', (event) => this.#onHandle(event, handle.classList.contains('start')));
  }

  stop(): void {
    this.#drag?.abort();
    this.#drag = undefined;
  }

  /** A press on a cell. A finger scrolls. */
  readonly handlePointerDown = (event: PointerEvent): void => {
    const target = event.target as Element;
    if (!this.#grid.selectsCells || event.button !== 0 || event.pointerType === 'touch') return;
    if (!target.closest('.row > .cell:not(.checkbox-cell)') || isFromControl(event)) return;
    if (target.closest('.expander:not(:empty), .expander.expanded, .expander.collapsed, .sticky-ancestors')) return;
    if (event.ctrlKey || event.metaKey) return;
    const cell = this.#layer.cellAt(event);
    if (!cell) return;
    const selection = this.#selection;
    if (event.shiftKey && selection.start) {
      selection.extendTo(cell);
      // The click would select rows.
      preventNextClick();
    }
    this.#follow(event.pointerId, event.shiftKey ? (selection.start ?? cell) : cell, cell);
  };

  #onHandle(event: PointerEvent, isStart: boolean): void {
    const { area } = this.#selection;
    if (!area) return;
    event.preventDefault();
    event.stopPropagation();
    (event.target as Element).setPointerCapture(event.pointerId);
    const { top, bottom, first, last } = area;
    const start = isStart ? { row: bottom, column: last } : { row: top, column: first };
    this.#follow(event.pointerId, start, undefined);
  }

  /** Extends the range from a cell to the pointer. @param pressed the cell in which a drag has to begin to be none yet */
  #follow(pointerId: number, start: CellPosition, pressed: CellPosition | undefined): void {
    this.stop();
    const drag = new AbortController();
    this.#drag = drag;
    let isDragged = pressed === undefined;
    const options = { signal: drag.signal, capture: true };
    const onMove = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      const cell = this.#layer.cellAt(event);
      if (!cell) return;
      const isInPressed = cell.row === pressed?.row && cell.column === pressed.column;
      if (!isDragged && isInPressed) return;
      isDragged = true;
      this.#selection.extendTo(cell, start);
    };
    const onEnd = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      this.stop();
      if (isDragged && pressed) {
        preventNextClick();
        this.#grid.scroller?.focus({ preventScroll: true });
      }
    };
    window.addEventListener('pointermove', onMove, options);
    window.addEventListener('pointerup', onEnd, options);
    window.addEventListener('pointercancel', onEnd, options);
  }
}
