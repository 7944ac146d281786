import { css, nothing, render, type ReactiveController } from 'lit';
import { getLanguage } from '../../../locales/index.js';
import { holdsFocus } from '../../base/focus/focus-return.js';
import type { DetailsGeometry } from '../../base/rows/details-geometry-model.js';
import { createPart } from '../../base/rows/row-part.js';
import { translateTo } from '../../base/rows/row-pool.js';
import type { PooledRow, RowsInView, VirtualRows } from '../../base/rows/virtual-rows.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import { warnOnce } from '../../base/warn.js';
import type { TableRows } from '../../core/table/table-rows.js';
import { toText } from '../../core/text/to-text.js';
import { isReactElement } from '../../core/util/react-element.js';
import { errorText } from '../../core/util/read-value.js';
import type { CellMount } from '../grid/columns/column.js';
import type { DataTableProperties } from './data-table-properties.js';

/** Height of details that have not been shown yet. */
const ESTIMATED_HEIGHT_PX = 120;
/** Details that are out of view are kept, up to this number: they may hold input of the user. */
const MAX_PANELS = 100;

/** The details of a row. */
interface Panel {
  readonly element: HTMLElement;
  readonly cell: HTMLElement;
  /** Undefined while Lit renders it. */
  mount: CellMount | undefined;
  /** What is rendered. */
  rendered: readonly unknown[];
}

/**
 * The details of rows, in full width after each row. Only those in view are shown. Their heights are measured, and move the
 * next rows without an update of the table.
 */
export class RowDetails implements ReactiveController {
  readonly #element: DataTableProperties;
  readonly #getRows: () => TableRows;
  readonly #virtualRows: VirtualRows<PooledRow>;
  readonly #geometry: DetailsGeometry;
  readonly #activeIndex: () => number;
  readonly #panels = new Map<string, Panel>();
  readonly #heights = new Map<string, number>();
  /** The visible indexes of the rows whose details are open, by their keys. */
  #open = new Map<string, number>();
  #totalHeight = 0;
  #frame = 0;
  #observer: ResizeObserver | undefined;

  /**
   * @param getRows returns the rows, which may be replaced by others
   * @param activeIndex returns the visible index of the active row; -1 for none
   */
  constructor(
    element: DataTableProperties,
    getRows: () => TableRows,
    virtualRows: VirtualRows<PooledRow>,
    geometry: DetailsGeometry,
    activeIndex: () => number,
  ) {
    this.#element = element;
    this.#getRows = getRows;
    this.#virtualRows = virtualRows;
    this.#geometry = geometry;
    this.#activeIndex = activeIndex;
    adoptStyles(element.renderRoot, rowDetailsStyles);
    element.addController(this);
  }

  hostConnected(): void {
    this.#observer = new ResizeObserver((entries) => this.#measure(entries));
    const scroller = this.#element.renderRoot.querySelector('.rows');
    if (scroller) this.#observer.observe(scroller);
    for (const { element } of this.#panels.values()) this.#observer.observe(element);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Makes room for the details that are open, before the rows are rendered. */
  place(): void {
    const state = this.#getRows();
    const hasDetails = this.#element.renderDetails !== undefined || this.#element.mountDetails !== undefined;
    this.#open = new Map();
    for (const key of hasDetails ? this.#element.openDetails : []) {
      const rowIndex = state.indexOf(key);
      const visibleIndex = rowIndex < 0 ? -1 : state.visibleIndexOf(rowIndex);
      if (visibleIndex >= 0) this.#open.set(state.keyOf(rowIndex), visibleIndex);
    }
    for (const key of [...this.#panels.keys()]) if (!this.#open.has(key)) this.#remove(key);
    this.#setHeights();
  }

  /** Shows the details in view, and hides the others. */
  render(view: RowsInView): void {
    const { top, row, height } = view;
    for (const [key, visibleIndex] of this.#open) {
      const panelTop = this.#geometry.topOf(visibleIndex) + row - top;
      const isInView = panelTop < height && panelTop + this.#heightOf(key) > 0;
      const known = this.#panels.get(key);
      if (!isInView && known && !holdsFocus(known.element)) known.element.hidden = true;
      if (!isInView && !known) continue;
      const panel = known ?? this.#create(key);
      if (isInView) panel.element.hidden = false;
      translateTo(panel.element, panelTop);
      if (!panel.element.isConnected) {
        view.element.append(panel.element);
        this.#observer?.observe(panel.element);
      }
      if (isInView) this.#update(panel, key, visibleIndex);
    }
  }

  #heightOf(key: string): number {
    return this.#heights.get(key) ?? ESTIMATED_HEIGHT_PX;
  }

  #setHeights(): void {
    const heights = new Map([...this.#open].map(([key, index]) => [index, this.#heightOf(key)]));
    this.#geometry.setDetails(heights);
    // The table is as high as its rows and their details, up to its limit.
    const height = [...heights.values()].reduce((sum, one) => sum + one, 0);
    const scroller = this.#element.renderRoot.querySelector<HTMLElement>('.rows');
    if (height !== this.#totalHeight) scroller?.style.setProperty('--_details', `${height}px`);
    this.#totalHeight = height;
  }

  #create(key: string): Panel {
    if (this.#panels.size >= MAX_PANELS)
      for (const [other, { element }] of this.#panels) if (element.hidden) this.#remove(other);
    const element = createPart('div', 'row-details', { role: 'row' });
    const cell = createPart('div', 'details-content', { role: 'gridcell' });
    element.append(cell);
    element.dataset['key'] = key;
    element.addEventListener('keydown', this.#onKeyDown);
    const panel: Panel = { element, cell, mount: undefined, rendered: [] };
    this.#panels.set(key, panel);
    return panel;
  }

  #update(panel: Panel, key: string, visibleIndex: number): void {
    const state = this.#getRows();
    const rowIndex = state.rowIndexAt(visibleIndex);
    const row = state.rowOf(rowIndex);
    const { renderDetails, mountDetails } = this.#element;
    const values = [row, renderDetails, getLanguage()];
    if (values.every((value, at) => value === panel.rendered[at])) return;
    panel.rendered = values;
    panel.cell.ariaColSpan = String(this.#columnCount);
    const content = this.#guarded(() => renderDetails?.(row));
    if (mountDetails && (!renderDetails || isReactElement(content))) {
      panel.mount ??= this.#guarded(() => mountDetails(panel.cell));
      panel.mount?.update(key, row, undefined);
      return;
    }
    if (isReactElement(content)) {
      warnOnce(this.#element.localName, "'renderDetails' has returned a React element, which the table cannot show.");
      return;
    }
    this.#guarded(() => render(typeof content === 'object' ? content : toText(content), panel.cell));
  }

  get #columnCount(): number {
    return this.#element.renderRoot.querySelectorAll('.head > .cell').length;
  }

  #remove(key: string): void {
    const panel = this.#panels.get(key);
    if (!panel) return;
    if (holdsFocus(panel.element)) this.#element.focus({ preventScroll: true });
    this.#panels.delete(key);
    this.#observer?.unobserve(panel.element);
    panel.mount?.release();
    if (!panel.mount) this.#guarded(() => render(nothing, panel.cell));
    panel.element.remove();
  }

  /** A function of the application that throws leaves the details empty. */
  #guarded<T>(call: () => T): T | undefined {
    try {
      return call();
    } catch (error) {
      warnOnce(this.#element.localName, `The details of a row could not be rendered: ${errorText(error)}`);
      return undefined;
    }
  }

  #measure(entries: readonly ResizeObserverEntry[]): void {
    let isChanged = false;
    for (const { target, borderBoxSize } of entries) {
      const { key } = (target as HTMLElement).dataset;
      if (key === undefined) {
        const width = `${(target as HTMLElement).clientWidth}px`;
        (target as HTMLElement).style.setProperty('--_details-width', width);
        continue;
      }
      const height = borderBoxSize[0]?.blockSize ?? 0;
      if (height === 0 || Math.abs(height - this.#heightOf(key)) < 0.5) continue;
      this.#heights.set(key, height);
      isChanged = true;
    }
    // Positioning the rows inside the callback could change the observed size, which is an error.
    if (isChanged && this.#frame === 0)
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0;
        const active = this.#activeIndex();
        const wasInView = active >= 0 && this.#isInView(active);
        this.#setHeights();
        // The keyboard is still where it was.
        if (wasInView) this.#virtualRows.reveal(active);
        this.#virtualRows.refresh();
      });
  }

  #isInView(visibleIndex: number): boolean {
    const { top, view, row } = this.#geometry;
    const rowTop = this.#geometry.topOf(visibleIndex);
    return rowTop >= top - 1 && rowTop + row <= top + view + 1;
  }

  /** Escape returns to the row. */
  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    this.#element.focus({ preventScroll: true });
  };
}

const rowDetailsStyles = css`
  .row-details {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    border-block-end: 1px solid var(--dass-color-line);
    background: var(--dass-color-sunken);
  }
  .row-details[hidden] {
    display: none;
  }
  .disclosure {
    position: relative;
    cursor: pointer;
  }
  .disclosure::before {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 4px);
    inset-inline-start: 5px;
    inline-size: 7px;
    block-size: 7px;
    border: solid var(--dass-color-text-quiet);
    border-width: 1.5px 1.5px 0 0;
    rotate: 45deg;
  }
  .disclosure:dir(rtl)::before {
    rotate: -135deg;
  }
  .disclosure[aria-expanded='true']::before {
    inset-block-start: calc(50% - 6px);
    rotate: 135deg;
  }
  .disclosure:hover::before {
    border-color: var(--dass-color-text);
  }
  @media (pointer: coarse) {
    .disclosure::after {
      content: '';
      position: absolute;
      inset: -4px -10px;
    }
  }
  @media (forced-colors: active) {
    .disclosure::before {
      border-color: ButtonText;
    }
  }
  @media print {
    .disclosure {
      display: none;
    }
  }
  /* In sight while the columns scroll. */
  .details-content {
    position: sticky;
    inset-inline-start: 0;
    box-sizing: border-box;
    inline-size: var(--_details-width, 100%);
    padding: var(--dass-space-3);
    padding-inline-start: calc(var(--_checkbox-column, 0px) + 38px);
    overflow-wrap: anywhere;
  }
`;
