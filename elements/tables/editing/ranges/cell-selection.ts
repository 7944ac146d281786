import { formatCount, msg, plural, str } from '../../../../locales/localize.js';
import { announce } from '../../../base/announce.js';
import { adoptStyles } from '../../../base/styles/adopt-styles.js';
import {
  areaBetween,
  cellsIn,
  clampTo,
  columnsIn,
  rowsIn,
  type CellArea,
  type CellPosition,
} from '../../../core/table/cells/cell-range.js';
import { debounce } from '../../../core/util/debounce.js';
import type { CellLayer } from '../cell-layer.js';
import type { EditableGrid } from '../editable-grid.js';
import { cellRangeStyles } from '../editing.styles.js';

/** Delay after the last change of the range until its extent is announced. */
const ANNOUNCE_DELAY_MS = 250;

const isSame = (one: CellPosition | undefined, other: CellPosition | undefined): boolean =>
  one !== undefined && other !== undefined && one.row === other.row && one.column === other.column;

/**
 * The selected range of cells: the rectangle between the active cell, at which it begins, and its end, whatever its size. A
 * move of the active cell by other means ends it.
 */
export class CellSelection {
  readonly #grid: EditableGrid;
  readonly #box = document.createElement('div');
  readonly #announceExtent = debounce(() => announce(this.#extentText), ANNOUNCE_DELAY_MS);
  /** The end of the range, and the active cell when it was extended last. */
  #end: CellPosition | undefined;
  #start: CellPosition | undefined;

  constructor(grid: EditableGrid, layer: CellLayer) {
    this.#grid = grid;
    adoptStyles(grid.element.renderRoot, cellRangeStyles);
    this.#box.className = 'cell-range';
    this.#box.hidden = true;
    for (const end of ['start', 'end']) {
      const handle = document.createElement('span');
      handle.className = `range-handle ${end}`;
      this.#box.append(handle);
    }
    layer.add(this.#box, () => this.#drawnArea());
    grid.selectedColumnsAt = (visibleIndex) => {
      const area = grid.selectsCells && this.#end ? this.area : undefined;
      return area && visibleIndex >= area.top && visibleIndex <= area.bottom && cellsIn(area) > 1 ? area : undefined;
    };
  }

  /** The box over the range, with a handle at its start and its end. */
  get box(): HTMLElement {
    return this.#box;
  }

  /** All cells. */
  get all(): CellArea {
    const { state, columns } = this.#grid;
    return { top: 0, bottom: state.visibleCount - 1, first: 0, last: columns.visible.length - 1 };
  }

  /** The active cell: the range begins there. Undefined when no cell is active. */
  get start(): CellPosition | undefined {
    const { active } = this.#grid.focus;
    if (!active || active.visibleIndex < 0 || active.column < 0) return undefined;
    return { row: active.visibleIndex, column: active.column };
  }

  /** The end of the range: the active cell, when there is no other. */
  get end(): CellPosition | undefined {
    const { start } = this;
    return this.#end && isSame(start, this.#start) ? clampTo(this.all, this.#end) : start;
  }

  /** The selected cells: at least the active one; undefined when no cell is active. */
  get area(): CellArea | undefined {
    const { start, end } = this;
    return start && end && areaBetween(start, end);
  }

  /** Whether more than the active cell is selected. */
  get hasRange(): boolean {
    const { area } = this;
    return area !== undefined && cellsIn(area) > 1;
  }

  /** Moves the end of the range into view. @param from where it begins. Default: the active cell */
  extendTo(to: CellPosition, from = this.start ?? to): void {
    const end = clampTo(this.all, to);
    if (isSame(end, this.end) && isSame(from, this.start)) return;
    this.select(from, end);
    this.#grid.reveal({ visibleIndex: end.row, column: end.column });
  }

  selectAll(): void {
    const { all } = this;
    if (all.bottom >= 0) this.select({ row: 0, column: 0 }, { row: all.bottom, column: all.last });
  }

  /** Selects the active cell only. */
  collapse(): void {
    this.#end = undefined;
    this.#grid.element.requestUpdate();
  }

  /** Selects a range. The view stays. */
  select(start: CellPosition, end: CellPosition): void {
    this.#start = start;
    this.#end = end;
    this.#grid.moveTo({ visibleIndex: start.row, column: start.column }, false);
    this.#grid.element.requestUpdate();
    this.#announceExtent();
  }

  stop(): void {
    this.#announceExtent.cancel();
  }

  #drawnArea(): CellArea | undefined {
    const area = this.#grid.selectsCells ? this.area : undefined;
    this.#box.hidden = !area;
    this.#box.classList.toggle('single', !this.hasRange);
    return area;
  }

  get #extentText(): string {
    const { area } = this;
    return area && this.hasRange ? extentText(area) : '';
  }
}

/** '3 linhas, 2 colunas'. */
export function extentText(area: CellArea): string {
  const [rows, columns] = [rowsIn(area), columnsIn(area)];
  const rowsText = plural(rows, {
    one: msg(str`${formatCount(rows)} linha`, { id: 'dassTableRangeRowsOne' }),
    many: msg(str`${formatCount(rows)} de linhas`, { id: 'dassTableRangeRowsMany' }),
    other: msg(str`${formatCount(rows)} linhas`, { id: 'dassTableRangeRowsOther' }),
  });
  const columnsText = plural(columns, {
    one: msg(str`${formatCount(columns)} coluna`, { id: 'dassTableRangeColumnsOne' }),
    many: msg(str`${formatCount(columns)} de colunas`, { id: 'dassTableRangeColumnsMany' }),
    other: msg(str`${formatCount(columns)} colunas`, { id: 'dassTableRangeColumnsOther' }),
  });
  return msg(str`${rowsText}, ${columnsText}`, { id: 'dassTableRange' });
}
