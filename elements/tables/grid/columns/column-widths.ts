import { type CSSResult, type ReactiveController, type ReactiveElement, css, unsafeCSS } from 'lit';
import { adoptStyles } from '../../../base/styles/adopt-styles.js';
import { fitsInto } from '../../../core/text/text-width.js';
import type { Column } from './column.js';
import type { GridColumns } from './grid-columns-model.js';

/** Share of the table that the first column takes at most, while it is sticky and the others scroll. */
const MAX_FIRST_SHARE = 0.62;
/** More rows than any table is high: the height of the table does not depend on more. */
const MAX_ROWS_IN_HEIGHT = 1000;
/** Part of a cell that has no room for text: its padding, and what browsers round. */
const CELL_PADDING_PX = 26;
const CHECKBOX_COLUMN = 'var(--_checkbox-column, 0px)';

/**
 * The widths of the columns, as custom properties of the scroller: one for each column, so that a change of a width
 * touches no cell. Marks the scroller (`data-wide`) while the columns need more room than there is.
 */
export class ColumnWidths implements ReactiveController {
  readonly #element: ReactiveElement;
  readonly #columns: GridColumns;
  #scroller: HTMLElement | null = null;
  /** The number of rows that the height is for. */
  #rowCount = 0;
  #observer: ResizeObserver | undefined;
  #observed: HTMLElement | null = null;
  /** The columns whose widths are written. */
  #written: readonly Column[] | undefined;
  #flexBasis = '';
  #scrollBarHeight = 0;
  #frame = 0;
  /** Width of the table; infinite before it is known. */
  #tableWidth = Infinity;
  /** Minimum width of each column. */
  #minWidths: readonly number[] = [];
  #fontSize = 0;

  constructor(element: ReactiveElement, columns: GridColumns) {
    this.#element = element;
    this.#columns = columns;
    element.addController(this);
  }

  /** Sets the width of a column for the user. */
  setWidth(column: Column, width: number): void {
    this.#columns.userWidths.set(column.name, width);
    this.#written = undefined;
    this.#apply();
    if (this.#observed) this.#fit(this.#observed, this.#tableWidth);
    this.#element.requestUpdate();
  }

  /** Whether a text is certain to fit into a cell of a column. @param reserved part of the cell that is not free */
  readonly fits = (columnIndex: number, text: string, reserved: number): boolean => {
    // Read when rows are first rendered, after they were measured: earlier, the browser would compute all styles for it.
    this.#fontSize ||= fontSizeOf(this.#scroller ?? this.#element);
    return fitsInto(text, ((this.#minWidths[columnIndex] ?? 0) - CELL_PADDING_PX - reserved) / this.#fontSize);
  };

  hostConnected(): void {
    this.#observed = null;
  }

  hostDisconnected(): void {
    cancelAnimationFrame(this.#frame);
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#observed = null;
  }

  /** Writes widths and height, after the header is rendered and before the rows are measured. */
  apply(scroller: HTMLElement | null, rowCount: number): void {
    this.#scroller = scroller;
    this.#rowCount = rowCount;
    this.#apply();
  }

  #apply(): void {
    const scroller = this.#scroller;
    if (!scroller || !this.#element.isConnected) return;
    if (this.#written !== this.#columns.visible) this.#write(scroller);
    this.#setHeight(scroller);
    if (scroller === this.#observed) return;
    this.#observed = scroller;
    this.#observer ??= new ResizeObserver(([entry]) => this.#fit(scroller, entry?.contentRect.width ?? 0));
    this.#observer.disconnect();
    this.#observer.observe(scroller);
  }

  /** On a phone, the first column leaves room for the others, unless the user has set its width. */
  #minWidthOf(column: Column): number {
    const width = this.#columns.widthOf(column) ?? column.minWidth;
    return column.isFirst && !this.#columns.userWidths.has(column.name)
      ? Math.min(width, Math.floor(this.#tableWidth * MAX_FIRST_SHARE))
      : width;
  }

  #write(scroller: HTMLElement): void {
    const columns = (this.#written = this.#columns.visible);
    this.#minWidths = columns.map((column) => this.#minWidthOf(column));
    const flex = columns.map((column, at) => {
      const grow = this.#columns.widthOf(column) === undefined ? (column.isFirst ? 2 : 1) : 0;
      return { grow, basis: `${this.#minWidths[at]}px` };
    });
    // When all columns have a width, the last one takes the rest, so that the rows are as wide as the table.
    const last = flex.at(-1);
    if (last && flex.every(({ grow }) => grow === 0)) last.grow = 1;
    adoptStyles(this.#element.renderRoot, ...columnStyles(columns.length));
    flex.forEach(({ grow, basis }, at) => scroller.style.setProperty(widthProperty(at), `${grow} 0 ${basis}`));
    const bases = flex.map(({ basis }) => basis).join(' + ');
    scroller.style.setProperty('--_min-width', `calc(${bases} + ${CHECKBOX_COLUMN})`);
  }

  /** Adapts to the width of the table. */
  #fit(scroller: HTMLElement, tableWidth: number): void {
    const before = this.#tableWidth;
    this.#tableWidth = tableWidth;
    // A larger font makes the rows higher and resizes the scroller, so that this is called.
    const fontSize = fontSizeOf(scroller);
    if (this.#fontSize !== fontSize) {
      this.#fontSize = fontSize;
      this.#element.requestUpdate();
    }
    const columns = this.#columns.visible;
    const first = columns[0];
    const isFirstLimited =
      first && Math.min(before, tableWidth) * MAX_FIRST_SHARE < (this.#columns.widthOf(first) ?? first.minWidth);
    if (isFirstLimited && before !== tableWidth) this.#written = undefined;
    const isWide = columns.reduce((sum, column) => sum + this.#minWidthOf(column), 0) > tableWidth;
    scroller.toggleAttribute('data-wide', isWide);
    const barHeight = scroller.offsetHeight - scroller.clientHeight;
    const scrollBarHeight = isWide ? barHeight : 0;
    if (this.#written && scrollBarHeight === this.#scrollBarHeight) return;
    this.#scrollBarHeight = scrollBarHeight;
    // The first widths are painted at once where no scroll bar can disappear.
    if (before === Infinity && barHeight === 0) return this.#apply();
    // This changes the size of the scroller, also by its scroll bar: inside the observer, browsers report that as an error.
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#apply());
  }

  /** Makes the scroller as high as its rows and the header, up to the limit. */
  #setHeight(scroller: HTMLElement): void {
    const rows = Math.min(this.#rowCount, MAX_ROWS_IN_HEIGHT);
    const height = `calc(var(--_head, var(--_row)) + ${rows} * var(--_row) + ${this.#scrollBarHeight}px)`;
    const flexBasis = `min(${height}, var(--_max-height))`;
    if (flexBasis === this.#flexBasis) return;
    this.#flexBasis = flexBasis;
    scroller.style.setProperty('flex-basis', flexBasis);
  }
}

const fontSizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);

/** The number of columns in one style sheet. */
const COLUMNS_IN_SHEET = 16;
const sheets: CSSResult[] = [];

/** The custom property with the width of a column: a value of `flex`. */
export const widthProperty = (columnIndex: number): string => `--_column-${columnIndex}`;

/**
 * The class of the cells and the heading of a column, which have its width by `columnStyles()`. With a class, the browser
 * computes the styles of the cells of a column once; a style of each cell would make them differ.
 */
export const columnClass = (columnIndex: number): string => `column-${columnIndex}`;

/** The style sheets for a number of columns. All tables share them. */
export function columnStyles(count: number): readonly CSSResult[] {
  while (sheets.length * COLUMNS_IN_SHEET < count) {
    const first = sheets.length * COLUMNS_IN_SHEET;
    const rules = Array.from({ length: COLUMNS_IN_SHEET }, (_, at) => {
      const columnIndex = first + at;
      return `.${columnClass(columnIndex)} { flex: var(${widthProperty(columnIndex)}); }`;
    });
    sheets.push(css`
      ${unsafeCSS(rules.join('\n'))}
    `);
  }
  return sheets.slice(0, Math.ceil(count / COLUMNS_IN_SHEET));
}
