import type { ReactiveController } from 'lit';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import type { CellArea, CellPosition } from '../../core/table/cells/cell-range.js';
import type { Grid } from '../grid/grid.js';
import { cellLayerStyles } from './editing.styles.js';

/** Minimum width of a field after an indent. */
const MIN_TREE_FIELD_PX = 120;

interface Heading {
  readonly columnIndex: number;
  readonly isPinned: boolean;
  readonly rect: DOMRect;
}

interface Placing {
  readonly areaOf: () => CellArea | undefined;
  readonly fieldWidth: number | undefined;
}

/** The part of a handle that stands out of its box. */
const MAX_HANDLE_PX = 48;

/** How far a box may extend beyond the view: browsers cannot lay out the height of a million rows. */
const MAX_BEYOND_PX = 200;

/**
 * A layer over the rows of a table, for what is drawn over cells: the rows are pooled and cut off what they contain. It is
 * beside the grid, not in it: a grid of ARIA contains only rows. What is in it follows the cells when they are scrolled,
 * resized or rendered.
 */
export class CellLayer implements ReactiveController {
  readonly element = document.createElement('div');
  readonly #grid: Grid;
  readonly #placed = new Map<HTMLElement, Placing>();
  #resize: ResizeObserver | undefined;

  constructor(grid: Grid) {
    this.#grid = grid;
    adoptStyles(grid.element.renderRoot, cellLayerStyles);
    this.element.className = 'cell-layer';
    grid.element.addController(this);
  }

  /**
   * Shows a box over cells.
   * @param areaOf the cells that it covers now; undefined leaves it where it is
   * @param fieldWidth for a field: its minimum width in pixels. In a narrow column, it covers a part of the next cells; in a
   *   tree, it begins after the indent
   */
  add(box: HTMLElement, areaOf: () => CellArea | undefined, fieldWidth?: number): void {
    this.#placed.set(box, { areaOf, fieldWidth });
    // Before the box changes the layout.
    this.update();
    this.element.append(box);
  }

  remove(box: HTMLElement): void {
    this.#placed.delete(box);
    box.remove();
  }

  hostConnected(): void {
    const { scroller } = this.#grid;
    if (!scroller || this.#resize) return;
    scroller.after(this.element);
    scroller.addEventListener('scroll', this.update, { passive: true });
    this.#resize = new ResizeObserver(this.update);
    this.#resize.observe(scroller);
  }

  hostDisconnected(): void {
    this.#resize?.disconnect();
    this.#resize = undefined;
    this.#grid.scroller?.removeEventListener('scroll', this.update);
  }

  hostUpdated(): void {
    // The rows may be scrolled after this update.
    void this.#grid.element.updateComplete.then(this.update);
  }

  /** The cell below the pointer, or the nearest one: its row may be outside the view. */
  cellAt({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): CellPosition | undefined {
    const { scroller, virtualRows, state, isRtl } = this.#grid;
    const head = scroller?.querySelector('.head');
    const headings = head ? renderedHeadings(head) : [];
    const [first, last] = [headings[0], headings.at(-1)];
    if (!first || !last || state.visibleCount === 0) return undefined;
    // The first column may cover others while they are scrolled.
    const under = headings.find(({ rect }) => clientX >= rect.left && clientX < rect.right);
    const isAfter = isRtl ? clientX < last.rect.left : clientX >= last.rect.right;
    const column = under?.columnIndex ?? (isAfter ? last.columnIndex : first.columnIndex);
    const row = Math.floor(virtualRows.rowsAt(clientY));
    return { row: Math.max(0, Math.min(row, state.visibleCount - 1)), column };
  }

  readonly update = (): void => {
    const { scroller, virtualRows } = this.#grid;
    const head = scroller?.querySelector<HTMLElement>('.head');
    const areas = [...this.#placed].flatMap(([box, { areaOf, fieldWidth }]) => {
      const area = areaOf();
      return area ? [{ box, area, fieldWidth }] : [];
    });
    // Measuring forces a layout.
    if (!scroller || !head || areas.length === 0) return;
    const headings = renderedHeadings(head);
    const view = scroller.getBoundingClientRect();
    const left = view.left + scroller.clientLeft;
    const { element } = this;
    // Rows at the top may be covered by others.
    const stickyHeight = this.#grid.coveredRows * (virtualRows.offsetOf(1) - virtualRows.offsetOf(0));
    setPixels(element, 'top', scroller.offsetTop + scroller.clientTop + head.offsetHeight + stickyHeight);
    setPixels(element, 'left', scroller.offsetLeft + scroller.clientLeft);
    setPixels(element, 'width', scroller.clientWidth);
    const height = Math.max(0, scroller.clientHeight - head.offsetHeight - stickyHeight);
    setPixels(element, 'height', height);
    const cellTop = view.top + scroller.clientTop + head.offsetHeight + stickyHeight;
    for (const { box, area, fieldWidth } of areas) {
      const { top, bottom, first, last } = area;
      const cell = first === last ? virtualRows.rowOf(top)?.cell(first) : undefined;
      if (cell && scroller.classList.contains('cards')) {
        // A cell of a card: a field begins after the heading in it.
        const rect = cell.getBoundingClientRect();
        const headingWidth = fieldWidth === undefined ? 0 : headingWidthIn(cell);
        const cellLeft = rect.left - left + (this.#grid.isRtl ? 0 : headingWidth);
        place(box, cellLeft, rect.top - cellTop, rect.width - headingWidth, rect.height);
        box.style.removeProperty('clip-path');
        continue;
      }
      // Only columns in view have headings, and the first one.
      const covered = headings.filter(({ columnIndex }) => columnIndex >= first && columnIndex <= last);
      const [from, to] = [covered[0]?.rect, covered.at(-1)?.rect];
      if (!from || !to) {
        place(box, 0, 0, 0, 0);
        continue;
      }
      const isRtl = this.#grid.isRtl;
      let [start, end] = [Math.min(from.left, to.left), Math.max(from.right, to.right)];
      const lead = fieldWidth === undefined ? undefined : cell?.querySelector(':scope > .expander');
      const { left: leadLeft, right: leadRight } = lead?.getBoundingClientRect() ?? { left: end, right: start };
      if (isRtl) end = Math.min(end, leadLeft);
      else start = Math.max(start, leadRight);
      const above = Math.max(-MAX_BEYOND_PX, virtualRows.offsetOf(top) - stickyHeight);
      const below = Math.min(
        height + MAX_BEYOND_PX,
        virtualRows.offsetOf(bottom) + virtualRows.rowHeight - stickyHeight,
      );
      const width = Math.max(lead ? Math.max(fieldWidth ?? 0, MIN_TREE_FIELD_PX) : (fieldWidth ?? 0), end - start);
      // A wider box stays in the table.
      const boxLeft =
        width > end - start
          ? Math.max(0, Math.min((isRtl ? end - width : start) - left, scroller.clientWidth - width))
          : start - left;
      place(box, boxLeft, above, width, Math.max(0, below - above));
      // Behind the columns that stay in sight.
      const isWide = scroller.hasAttribute('data-wide');
      const sticky = isWide && first > 0 ? headings[0]?.rect : undefined;
      const pinned = isWide
        ? headings.find(({ columnIndex, isPinned }) => isPinned && columnIndex > last)?.rect
        : undefined;
      const [onLeft, onRight] = isRtl ? [pinned, sticky] : [sticky, pinned];
      const hiddenLeft = onLeft ? onLeft.right - start : 0;
      const hiddenRight = onRight ? end - onRight.left : 0;
      // What stands out of the box, such as its handles, is cut off only there.
      const edge = (hidden: number): string => `${hidden > 0 ? hidden : -MAX_HANDLE_PX}px`;
      if (hiddenLeft > 0 || hiddenRight > 0)
        box.style.setProperty('clip-path', `inset(${edge(0)} ${edge(hiddenRight)} ${edge(0)} ${edge(hiddenLeft)})`);
      else box.style.removeProperty('clip-path');
    }
  };
}

/** The headings that are rendered, in their order, with the indexes of their columns. */
const renderedHeadings = (head: Element): readonly Heading[] =>
  Array.from(head.querySelectorAll(':scope > .heading'), (heading) => ({
    columnIndex: Number(heading.id.slice('head-'.length)),
    isPinned: heading.classList.contains('pinned'),
    rect: heading.getBoundingClientRect(),
  }));

/** Width of the heading before the value in a cell of a card. */
function headingWidthIn(cell: HTMLElement): number {
  const { content, width, marginInlineEnd } = getComputedStyle(cell, '::before');
  return content === 'none' ? 0 : (parseFloat(width) || 0) + (parseFloat(marginInlineEnd) || 0);
}

function place(box: HTMLElement, left: number, top: number, width: number, height: number): void {
  setPixels(box, 'left', left);
  setPixels(box, 'top', top);
  setPixels(box, 'width', width);
  setPixels(box, 'height', height);
}

function setPixels({ style }: HTMLElement, name: string, pixels: number): void {
  style.setProperty(name, `${pixels}px`);
}
