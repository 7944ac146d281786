import { resolveText } from '../../../../locales/index.js';
import { formatCount, msg, str } from '../../../../locales/localize.js';
import { announce } from '../../../base/announce.js';
import { preventNextClick } from '../../../base/prevent-next-click.js';
import type { Grid } from '../grid.js';
import type { Column } from './column.js';
import { columnClass } from './column-widths.js';

/** The change of a width by one key. */
const STEP_PX = 16;

/** The first column has two buttons in its heading. */
const MIN_WIDTH_PX = 48;
const MIN_FIRST_WIDTH_PX = 96;
/** A longer text is cut, also in a column that is as wide as its content. */
const MAX_FITTED_PX = 800;

/** Makes a column one step wider (1) or narrower (-1), and announces its width. */
export function resizeByKey(grid: Grid, columnIndex: number, by: 1 | -1): void {
  const column = grid.columns.visible[columnIndex];
  const heading = grid.element.renderRoot.querySelector(`#head-${columnIndex}`);
  if (!column || !heading) return;
  const width = resize(grid, column, heading.getBoundingClientRect().width + by * STEP_PX);
  announceWidth(column, width);
  grid.reportResize(column, width);
}

/** Makes a column as wide as the widest text of its rows in view, and announces its width. */
export function fitToContent(grid: Grid, columnIndex: number): void {
  const column = grid.columns.visible[columnIndex];
  const heading = grid.element.renderRoot.querySelector<HTMLElement>(`#head-${columnIndex}`);
  if (!column || !heading) return;
  const cells = [...(grid.scroller?.querySelectorAll('.rows-sheet .row:not([hidden])') ?? [])].flatMap(
    (row) => row.querySelector(`:scope > .${columnClass(columnIndex)}`) ?? [],
  );
  const widest = Math.max(...[heading, ...cells].map(contentWidthOf));
  const width = resize(grid, column, Math.min(widest, MAX_FITTED_PX));
  announceWidth(column, width);
  grid.reportResize(column, width);
}

/** The width that a cell needs: that of its content, which may be cut off, and of its padding. */
function contentWidthOf(cell: Element): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
  const range = document.createRange();
  range.selectNodeContents(cell);
  const { width } = range.getBoundingClientRect();
  return Math.ceil(width + Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)) + 1;
}

const announceWidth = (column: Column, width: number): void =>
  announce(msg(str`${resolveText(column.label)}: ${formatCount(width)} pixels de largura`, { id: 'dassTreeWidth' }));

/**
 * Resizes a column with the pointer that is pressed on its heading, until it is released. The heading captures the
 * pointer; the click that follows does not sort.
 */
export function resizeByDrag(grid: Grid, heading: HTMLElement, press: PointerEvent): void {
  const column = grid.columns.visible[Number(heading.id.slice('head-'.length))];
  // The pointer may have been released while this module was loading.
  if (!column || !heading.hasPointerCapture(press.pointerId)) return;
  const startWidth = heading.getBoundingClientRect().width;
  const sign = grid.isRtl ? -1 : 1;
  let width: number | undefined;
  const end = new AbortController();
  const { signal } = end;
  const move = ({ clientX }: PointerEvent): void => {
    width = resize(grid, column, startWidth + sign * (clientX - press.clientX));
  };
  const finish = (): void => {
    end.abort();
    heading.classList.remove('resizing');
    preventNextClick();
    if (width !== undefined) grid.reportResize(column, width);
  };
  heading.classList.add('resizing');
  heading.addEventListener('pointermove', move, { signal });
  heading.addEventListener('pointerup', finish, { signal });
  heading.addEventListener('pointercancel', finish, { signal });
}

/** Sets the width of a column, within its limits. @returns the width */
function resize(grid: Grid, column: Column, width: number): number {
  const allowed = Math.max(column.isFirst ? MIN_FIRST_WIDTH_PX : MIN_WIDTH_PX, Math.round(width));
  grid.widths.setWidth(column, allowed);
  return allowed;
}
