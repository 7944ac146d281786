import type { ReactiveController } from 'lit';
import { createPart } from '../../../base/rows/row-part.js';
import { fillAreaTo } from '../../../core/table/cells/cell-fill.js';
import { cellsIn, type CellArea } from '../../../core/table/cells/cell-range.js';
import { UNLOADED_ROW } from '../../../core/table/data-row.js';
import type { CellChanges } from '../cell-changes.js';
import type { CellLayer } from '../cell-layer.js';
import type { CellSelection } from './cell-selection.js';
import { fillCells, MAX_CHANGED_CELLS } from '../change-cells.js';
import type { EditableColumn, EditableGrid } from '../editable-grid.js';

/** A pointer that moves less than this while pressed fills nothing. */
const DRAG_DISTANCE_PX = 6;
/** The drag begins this far inside the range, wherever the handle is pressed: it may stand out of the range. */
const INSIDE_PX = 6;
/** Near the edges of the rows, the table scrolls while the handle is dragged, faster beyond them. */
const EDGE_PX = 24;
const MAX_SCROLL_STEP_PX = 60;
/** Number of rows in which a cell is looked for that can be edited. */
const MAX_SEARCHED_ROWS = 200;

interface Drag {
  readonly range: CellArea;
  readonly pointerId: number;
  readonly pressed: Point;
  /** From the pointer to the point that selects the cell. */
  readonly shift: Point;
  /** Where the pointer is, with the shift. */
  point: Point;
  hasMoved: boolean;
  /** Ends the listeners. */
  readonly listeners: AbortController;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The fill handle of the selected range, or of the active cell: dragged, it fills the cells beside the range with its
 * values; double-clicked, the cells below it, as far as the column beside it has values. Escape cancels a drag.
 */
export class FillHandle implements ReactiveController {
  readonly #grid: EditableGrid;
  readonly #selection: CellSelection;
  readonly #layer: CellLayer;
  readonly #changes: CellChanges;
  readonly #handle = createPart('span', 'fill-handle', { ariaHidden: 'true' });
  /** The outline of the cells that are filled when the handle is released. */
  readonly #preview = createPart('div', 'fill-preview', { ariaHidden: 'true' });
  #drag: Drag | undefined;
  #filled: CellArea | undefined;
  #frame = 0;

  constructor(grid: EditableGrid, selection: CellSelection, layer: CellLayer, changes: CellChanges) {
    this.#grid = grid;
    this.#selection = selection;
    this.#layer = layer;
    this.#changes = changes;
    this.#handle.hidden = this.#preview.hidden = true;
    // Below the handles of the range, where they overlap.
    selection.box.prepend(this.#handle);
    layer.add(this.#preview, () => this.#filled);
    this.#handle.addEventListener('pointerdown', this.#onPointerDown);
    this.#handle.addEventListener('dblclick', this.#onDoubleClick);
    grid.element.addController(this);
  }

  hostDisconnected(): void {
    this.#end();
  }

  hostUpdated(): void {
    const { area } = this.#selection;
    const canFill = area !== undefined && this.#hasEditableCell(area);
    this.#handle.hidden = !canFill;
    this.#handle.classList.toggle('at-start', area?.first === 0);
    if (!canFill) this.#end();
  }

  #hasEditableCell({ top, bottom, first, last }: CellArea): boolean {
    const { columns, state, selectsCells } = this.#grid;
    const editable = columns.visible.slice(first, last + 1).filter(({ editor }) => editor);
    if (!selectsCells || editable.length === 0) return false;
    const lastSearched = Math.min(bottom, top + MAX_SEARCHED_ROWS - 1);
    for (let visibleIndex = top; visibleIndex <= lastSearched; visibleIndex++) {
      const row = state.rowOf(state.rowIndexAt(visibleIndex));
      if (editable.some((column) => column.isEditable(row))) return true;
    }
    return lastSearched < bottom;
  }

  readonly #onPointerDown = (event: PointerEvent): void => {
    const { area: range, box } = this.#selection;
    this.#end();
    if (!range || event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    event.stopPropagation();
    const { pointerId, clientX: x, clientY: y } = event;
    this.#handle.setPointerCapture(pointerId);
    const { left, right, bottom } = box.getBoundingClientRect();
    const insideX = Math.max(left + INSIDE_PX, Math.min(x, right - INSIDE_PX));
    const insideY = Math.min(y, bottom - INSIDE_PX);
    const listeners = new AbortController();
    this.#drag = {
      ...{ range, pointerId, listeners, hasMoved: false },
      pressed: { x, y },
      shift: { x: insideX - x, y: insideY - y },
      point: { x: insideX, y: insideY },
    };
    const options = { signal: listeners.signal, capture: true };
    window.addEventListener('pointermove', this.#onMove, options);
    window.addEventListener('pointerup', this.#onUp, options);
    window.addEventListener('pointercancel', this.#onCancel, options);
    window.addEventListener('keydown', this.#onKeyDown, options);
    this.#frame = requestAnimationFrame(this.#scrollAtEdge);
  };

  readonly #onMove = ({ pointerId, clientX: x, clientY: y, buttons }: PointerEvent): void => {
    const drag = this.#drag;
    if (pointerId !== drag?.pointerId) return;
    // The pointer was released outside the window.
    if (buttons === 0) return this.#end();
    drag.hasMoved ||= Math.hypot(x - drag.pressed.x, y - drag.pressed.y) >= DRAG_DISTANCE_PX;
    drag.point = { x: x + drag.shift.x, y: y + drag.shift.y };
    this.#updateFilled(drag);
  };

  readonly #onUp = ({ pointerId }: PointerEvent): void => {
    if (pointerId !== this.#drag?.pointerId) return;
    const { range } = this.#drag;
    const filled = this.#filled;
    this.#end();
    if (filled) this.#fill(range, filled);
  };

  readonly #onCancel = ({ pointerId }: PointerEvent): void => {
    if (pointerId === this.#drag?.pointerId) this.#end();
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // The range stays, and a dialog around the table.
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#end();
  };

  readonly #onDoubleClick = (): void => {
    const { area } = this.#selection;
    const filled = area && this.#areaBesideValues(area);
    if (filled) this.#fill(area, filled);
  };

  #updateFilled({ range, point, hasMoved }: Drag): void {
    const cell = hasMoved ? this.#layer.cellAt({ clientX: point.x, clientY: point.y }) : undefined;
    const filled = cell && fillAreaTo(range, cell);
    if (isSameArea(filled, this.#filled)) return;
    this.#filled = filled;
    this.#preview.hidden = !filled;
    this.#layer.update();
  }

  readonly #scrollAtEdge = (): void => {
    const drag = this.#drag;
    const { scroller } = this.#grid;
    if (!drag || !scroller) return;
    const filled = this.#filled;
    const isVertical = filled?.first === drag.range.first && filled.last === drag.range.last;
    const { top, bottom, left, right } = this.#layer.element.getBoundingClientRect();
    const { x, y } = drag.point;
    if (filled && isVertical)
      scroller.scrollTop += scrollStep(y, Math.max(top, 0) + EDGE_PX, Math.min(bottom, innerHeight) - EDGE_PX);
    else if (drag.hasMoved) scroller.scrollLeft += scrollStep(x, Math.max(left, 0), Math.min(right, innerWidth));
    this.#updateFilled(drag);
    this.#frame = requestAnimationFrame(this.#scrollAtEdge);
  };

  #end(): void {
    cancelAnimationFrame(this.#frame);
    this.#drag?.listeners.abort();
    this.#drag = this.#filled = undefined;
    this.#preview.hidden = true;
  }

  #fill(range: CellArea, filled: CellArea): void {
    const { scroller } = this.#grid;
    void fillCells(this.#grid, this.#changes, range, filled);
    // Where nothing is changed, the range stays.
    if (cellsIn(filled) <= MAX_CHANGED_CELLS) {
      const isBefore = filled.bottom < range.top || filled.last < range.first;
      const [upper, lower] = isBefore ? [filled, range] : [range, filled];
      const start = { row: upper.top, column: upper.first };
      const end = { row: lower.bottom, column: lower.last };
      if (isBefore) this.#selection.select(end, start);
      else this.#selection.select(start, end);
    }
    scroller?.focus({ preventScroll: true });
  }

  /** The cells below a range, as far as the column before it, or the one after it, has values. */
  #areaBesideValues(range: CellArea): CellArea | undefined {
    const { columns, state } = this.#grid;
    for (const column of [columns.visible[range.first - 1], columns.visible[range.last + 1]]) {
      let { bottom } = range;
      // Of too many rows, nothing is filled.
      const end = Math.min(state.visibleCount, bottom + 2 + MAX_CHANGED_CELLS);
      while (column && bottom + 1 < end && this.#hasValue(column, bottom + 1)) bottom++;
      if (bottom > range.bottom) return { ...range, top: range.bottom + 1, bottom };
    }
    return undefined;
  }

  #hasValue(column: EditableColumn, visibleIndex: number): boolean {
    const { state } = this.#grid;
    const row = state.rowOf(state.rowIndexAt(visibleIndex));
    return row !== UNLOADED_ROW && (column.value(row) ?? '') !== '';
  }
}

const isSameArea = (one: CellArea | undefined, other: CellArea | undefined): boolean =>
  one?.top === other?.top && one?.bottom === other?.bottom && one?.first === other?.first && one?.last === other?.last;

/** How far to scroll for a pointer that is outside two edges, in pixels. */
function scrollStep(position: number, start: number, end: number): number {
  const beyond = position < start ? position - start : position > end ? position - end : 0;
  const step = Math.min(MAX_SCROLL_STEP_PX, Math.ceil(Math.abs(beyond) / 2));
  return beyond < 0 ? -step : step;
}
