import { type CSSResult, type ReactiveController, type ReactiveElement, css, unsafeCSS } from 'lit';
import { getLanguage } from '../../../../locales/index.js';
import { createPart } from '../../../base/rows/row-part.js';
import { adoptStyles } from '../../../base/styles/adopt-styles.js';
import { baseFontSize } from '../../../base/styles/base-font-size.js';
import type { IndexedRows } from '../../../core/table/indexed-rows.js';
import type { Column } from './column.js';
import { allSlots, ColumnRange, MIN_VIRTUAL_COLUMNS, type ColumnSlot } from './column-range-model.js';
import { CutEdges } from './cut-edges.js';
import type { GridColumns } from './grid-columns-model.js';
import { ContentWidths } from './content-widths.js';

/** Share of the table that the first column takes at most, while it is sticky and the others scroll. */
const MAX_FIRST_SHARE = 0.62;
/** More rows than any table is high: the height of the table does not depend on more. */
const MAX_ROWS_IN_HEIGHT = 1000;
/** Width of a column before its content was read. */
const ESTIMATED_WIDTH_PX = 120;
const CHECKBOX_COLUMN = 'var(--_checkbox-column, 0px)';

/** The width of a column: the number of pixels that it has at least, and the value of `flex`. */
interface Width {
  readonly min: number;
  readonly flexBasis: string;
  grow: number;
}

/**
 * The widths of the columns, as custom properties of the scroller: one for each column, so that a change of a width
 * touches no cell. Columns for which neither the application nor the user has set a width get it from their content. Marks
 * the scroller (`data-wide`) while the columns need more room than there is.
 */
export class ColumnWidths implements ReactiveController {
  readonly #element: ReactiveElement;
  readonly #columns: GridColumns;
  readonly #getRows: () => IndexedRows;
  readonly #content = new ContentWidths();
  readonly #edges = new CutEdges();
  readonly #range = new ColumnRange();
  /** The columns of `#range`. */
  #ranged: readonly Column[] | undefined;
  #allSlots: readonly ColumnSlot[] = [];
  #isPrinted = false;
  /** Whether the headings have margins. */
  #isPlaced = false;
  #scroller: HTMLElement | null = null;
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
  #checkboxWidth = 0;
  readonly #fontProbe = createPart('div', 'font-probe', { role: 'presentation' });

  constructor(element: ReactiveElement, columns: GridColumns, getRows: () => IndexedRows) {
    this.#element = element;
    this.#columns = columns;
    this.#getRows = getRows;
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
  readonly fits = (columnIndex: number, text: string, reserved: number): boolean =>
    this.#content.fits(text, (this.#minWidths[columnIndex] ?? 0) - reserved, this.#scroller ?? this.#element);

  /** Whether a text is certain to fit into a line of a width in pixels. */
  fitsInto(text: string, width: number): boolean {
    return this.#content.fits(text, width, this.#scroller ?? this.#element);
  }

  /** Whether only the columns in view are rendered. */
  get isVirtual(): boolean {
    return !this.#isPrinted && this.#columns.visible.length >= MIN_VIRTUAL_COLUMNS;
  }

  /** @returns whether other columns are rendered while the page is printed */
  setPrinted(isPrinted: boolean): boolean {
    const { isVirtual } = this;
    this.#isPrinted = isPrinted;
    return isVirtual !== this.isVirtual;
  }

  /** The columns to render. The same list, until others are to be rendered. @param active a column that is always rendered */
  slots(active: number): readonly ColumnSlot[] {
    const { visible } = this.#columns;
    if (!this.isVirtual) {
      if (this.#allSlots.length !== visible.length) this.#allSlots = allSlots(visible.length);
      return this.#allSlots;
    }
    if (this.#ranged !== visible) {
      // Their widths are read when the header is rendered.
      this.#setRange(visible.map((column) => this.#columns.widthOf(column) ?? column.minWidth ?? ESTIMATED_WIDTH_PX));
    }
    return this.#range.slots(active);
  }

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
  apply(scroller: HTMLElement | null): void {
    this.#scroller = scroller;
    this.#apply();
  }

  #apply(): void {
    const scroller = this.#scroller;
    if (!scroller || !this.#element.isConnected) return;
    if (this.#written !== this.#columns.visible || this.#content.isOutdated(getLanguage(), this.#getRows().count))
      this.#write(scroller);
    this.#setHeight(scroller);
    if (scroller === this.#observed) return;
    this.#observed = scroller;
    // Before that of the virtual rows, which writes: reading the position then forces no layout.
    scroller.addEventListener('scroll', this.#onScroll, { passive: true });
    this.#observer ??= new ResizeObserver(() => this.#fit(scroller, scroller.clientWidth));
    this.#observer.disconnect();
    this.#observer.observe(scroller);
    // The scroller does not change its size with the font.
    if (this.#fontProbe.parentNode !== scroller) scroller.append(this.#fontProbe);
    this.#observer.observe(this.#fontProbe);
  }

  #write(scroller: HTMLElement): void {
    this.#written = this.#columns.visible;
    const widths = this.#widthsFor(scroller);
    this.#minWidths = widths.map(({ min }) => min);
    adoptStyles(this.#element.renderRoot, ...columnStyles(widths.length));
    widths.forEach(({ grow, flexBasis }, at) =>
      scroller.style.setProperty(widthProperty(at), `${grow} 0 ${flexBasis}`),
    );
    const bases = widths.map(({ flexBasis }) => flexBasis).join(' + ');
    scroller.style.setProperty('--_min-width', `calc(${bases} + ${CHECKBOX_COLUMN})`);
    if (this.isVirtual) this.#setRange(this.#minWidths);
    if (this.#tableWidth < Infinity) this.#markWide(scroller);
  }

  #setRange(widths: readonly number[]): void {
    this.#ranged = this.#columns.visible;
    this.#range.setColumns(widths, {
      width: Math.min(this.#tableWidth, window.innerWidth),
      checkbox: this.#checkboxWidth,
      isPinned: this.#columns.visible.at(-1)?.isPinned === true,
    });
  }

  /** Moves the headings to where their columns are, when those before them are not rendered. */
  placeHeadings(scroller: HTMLElement | null, slots: readonly ColumnSlot[]): void {
    if (!this.isVirtual && !this.#isPlaced) return;
    this.#isPlaced = this.isVirtual;
    const headings = scroller?.querySelectorAll<HTMLElement>('.head > .heading') ?? [];
    headings.forEach(({ style }, at) => {
      const { before = 0, after = 0 } = slots[at] ?? {};
      setMargin(style, 'margin-inline-start', before);
      setMargin(style, 'margin-inline-end', after);
    });
  }

  #onScroll = (): void => {
    // In a right-to-left table, positions are negative.
    const position = Math.abs(this.#scroller?.scrollLeft ?? 0);
    this.#edges.scrollTo(position);
    if (!this.isVirtual || !this.#range.scrollTo(position)) return;
    this.#element.requestUpdate();
    if (this.#scroller) placeStickyCells(this.#scroller);
  };

  #widthsFor(scroller: HTMLElement): readonly Width[] {
    const columns = this.#columns;
    const { visible } = columns;
    const auto = visible.filter((column) => columns.widthOf(column) === undefined);
    const content = this.#content.read(auto, this.#getRows(), getLanguage(), scroller);
    const contentOf = new Map(auto.map((column, at) => [column, content[at]]));
    const pixels = baseFontSize();
    const widths = visible.map((column): Width => {
      const width = columns.widthOf(column);
      const { min = 0, grow = 0 } = contentOf.get(column) ?? {};
      // What the application sets is in pixels, and what the content needs grows with the font.
      const given = width ?? column.minWidth ?? 0;
      const isSet = width !== undefined || (given > 0 && grow > 0);
      const px = isSet ? given : Math.max(given, round(min) * pixels);
      const flexBasis = isSet ? `${given}px` : given > 0 ? `max(${given}px, ${length(min)})` : length(min);
      const max = this.#maxWidthOf(column);
      return px > max ? { min: max, flexBasis: `${max}px`, grow } : { min: px, flexBasis, grow };
    });
    if (widths.some(({ grow }) => grow > 0)) return widths;
    // Without a column of text, all that have no width share what is spare. When all have one, the last takes it, so that
    // the rows are as wide as the table.
    const last = visible.at(-1);
    visible.forEach((column, at) => {
      if (auto.length > 0 ? contentOf.has(column) : column === last) (widths[at] as Width).grow = 1;
    });
    return widths;
  }

  /** On a phone, the first column leaves room for the others, unless the user has set its width. */
  #maxWidthOf({ isFirst, name }: Column): number {
    return isFirst && !this.#columns.userWidths.has(name) ? Math.floor(this.#tableWidth * MAX_FIRST_SHARE) : Infinity;
  }

  /** Adapts to the width of the table and the size of the font. */
  #fit(scroller: HTMLElement, tableWidth: number): void {
    const before = this.#tableWidth;
    this.#tableWidth = tableWidth;
    const isRangeChanged = before !== tableWidth && this.isVirtual;
    if (isRangeChanged) this.#setRange(this.#minWidths);
    const style = getComputedStyle(scroller);
    const fontSize = Number.parseFloat(style.fontSize);
    this.#checkboxWidth = Number.parseFloat(style.getPropertyValue('--_checkbox-column')) || 0;
    if (this.#fontSize !== fontSize && this.#fontSize > 0) {
      this.#content.reset();
      this.#written = undefined;
    }
    this.#fontSize = fontSize;
    const first = this.#minWidths[0] ?? 0;
    // The first column is limited, or it was.
    const isLimited = Math.min(before, tableWidth) * MAX_FIRST_SHARE <= first + 1;
    if (isLimited && before !== tableWidth) this.#written = undefined;
    const isWide = this.#markWide(scroller);
    this.#edges.setSize(scroller);
    const barHeight = scroller.offsetHeight - scroller.clientHeight;
    const scrollBarHeight = isWide ? barHeight : 0;
    if (this.#written && scrollBarHeight === this.#scrollBarHeight && !isRangeChanged) return;
    this.#scrollBarHeight = scrollBarHeight;
    // The first widths are painted at once where no scroll bar can disappear.
    if (before === Infinity && barHeight === 0 && !isRangeChanged) return this.#apply();
    // This changes the size of the scroller, also by its scroll bar and its rows: inside the observer, browsers report that
    // as an error.
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      this.#apply();
      // Cells whose text is cut now get their ellipsis.
      this.#element.requestUpdate();
    });
  }

  /** Marks whether the columns need more room than there is, and where they are cut off. */
  #markWide(scroller: HTMLElement): boolean {
    const widths = this.#minWidths;
    const overflow = widths.reduce((sum, width) => sum + width, this.#checkboxWidth) - this.#tableWidth;
    const isPinned = this.#columns.visible.at(-1)?.isPinned === true;
    this.#edges.setArea(scroller, {
      start: this.#checkboxWidth + (widths[0] ?? 0),
      end: isPinned ? (widths.at(-1) ?? 0) : 0,
      overflow,
    });
    const isWide = overflow > 0;
    if (isWide === scroller.hasAttribute('data-wide')) return isWide;
    scroller.toggleAttribute('data-wide', isWide);
    if (isWide) placeStickyCells(scroller);
    return isWide;
  }

  /** Makes the scroller as high as its rows and the header, up to the limit. */
  #setHeight(scroller: HTMLElement): void {
    const rows = Math.min(this.#getRows().visibleCount, MAX_ROWS_IN_HEIGHT);
    const ownHeight = `var(--_head, var(--_row)) + ${rows} * var(--_row) + ${this.#scrollBarHeight}px`;
    const height = `calc(${ownHeight} + var(--_details, 0px))`;
    const flexBasis = `min(${height}, var(--_max-height))`;
    if (flexBasis === this.#flexBasis) return;
    this.#flexBasis = flexBasis;
    scroller.style.setProperty('flex-basis', flexBasis);
  }
}

/**
 * Firefox leaves cells that become sticky, or whose neighbors change, where they were until the user scrolls down: the rows are
 * in a sticky parent, which has to be laid out again after the next frame.
 */
function placeStickyCells(scroller: HTMLElement): void {
  if (!CSS.supports('-moz-orient', 'inline')) return;
  const place = (): void => {
    const view = scroller.querySelector<HTMLElement>('.rows-view');
    if (!view) return;
    view.style.setProperty('position', 'relative');
    view.getBoundingClientRect();
    view.style.removeProperty('position');
  };
  requestAnimationFrame(() => requestAnimationFrame(place));
}

function setMargin(style: CSSStyleDeclaration, name: string, pixels: number): void {
  const value = `${pixels}px`;
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

const round = (width: number): number => Math.ceil(width * 100) / 100;
const length = (width: number): string => `calc(${round(width)} * var(--dass-font-size))`;

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

/** The column of a cell or a heading with such a class; -1 for none. */
export const columnIndexOf = (className: string): number => Number(/\bcolumn-(\d+)/.exec(className)?.[1] ?? -1);

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
