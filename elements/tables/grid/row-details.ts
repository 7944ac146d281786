import { css, nothing, render, type ReactiveController } from 'lit';
import { getLanguage } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { holdsFocus } from '../../base/focus/focus-return.js';
import type { DetailsGeometry } from '../../base/rows/details-geometry-model.js';
import { createPart } from '../../base/rows/row-part.js';
import { translateTo } from '../../base/rows/row-pool.js';
import type { PooledRow, RowsInView, VirtualRows } from '../../base/rows/virtual-rows.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import { warnOnce } from '../../base/warn.js';
import type { IndexedRows } from '../../core/table/indexed-rows.js';
import { toText } from '../../core/text/to-text.js';
import { isReactElement } from '../../core/util/react-element.js';
import { errorText } from '../../core/util/read-value.js';
import type { CellMount, Column } from './columns/column.js';
import type { GridEvents, GridProperties } from './grid-properties.js';

/** Height of details that have not been shown yet. */
const ESTIMATED_HEIGHT_PX = 120;
/** Details that are out of view are kept, up to this number: they may hold input of the user. */
const MAX_PANELS = 100;

/** What the details need of their table. */
export interface DetailedTable {
  readonly element: GridProperties;
  /** The rows, which may be replaced by others. */
  readonly state: IndexedRows & { isLoaded(rowIndex: number): boolean };
  readonly columns: { readonly visible: readonly Column[] };
  readonly focus: { readonly visibleIndex: number };
  readonly virtualRows: VirtualRows<PooledRow>;
  readonly geometry: DetailsGeometry;
  /** Whether rows have details. */
  readonly hasDetails: boolean;
  /** Number of rows at the top of the view that are covered. */
  readonly coveredRows: number;
  indexOf(key: unknown): number;
  reportDetails(detail: GridEvents['dass-details']): void;
}

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
  readonly #table: DetailedTable;
  readonly #panels = new Map<string, Panel>();
  readonly #heights = new Map<string, number>();
  /** The visible indexes of the rows whose details are open, by their keys. */
  #open = new Map<string, number>();
  #openKeys: { readonly list: readonly unknown[]; readonly set: ReadonlySet<string> } = { list: [], set: new Set() };
  #totalHeight = 0;
  #frame = 0;
  #observer: ResizeObserver | undefined;

  constructor(table: DetailedTable) {
    const { element } = table;
    this.#table = table;
    adoptStyles(element.renderRoot, rowDetailsStyles);
    element.addController(this);
  }

  hostConnected(): void {
    this.#observer = new ResizeObserver((entries) => this.#measure(entries));
    const scroller = this.#table.element.renderRoot.querySelector('.rows');
    if (scroller) this.#observer.observe(scroller);
    for (const { element } of this.#panels.values()) this.#observer.observe(element);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Whether the details of a row are open. */
  isOpen(rowIndex: number): boolean {
    return this.#keys.has(this.#table.state.keyOf(rowIndex));
  }

  /** Opens or closes the details of a row, for the user. */
  toggle(rowIndex: number): void {
    const { element, state } = this.#table;
    if (rowIndex < 0 || !state.isLoaded(rowIndex)) return;
    const open = !this.isOpen(rowIndex);
    const [key, row] = [state.keyOf(rowIndex), state.rowOf(rowIndex)];
    const others = element.openDetails.filter((one) => String(one) !== key);
    element.openDetails = open ? [...others, key] : others;
    announce(
      open
        ? msg('Detalhes abertos', { id: 'dassTableDetailsOpened' })
        : msg('Detalhes fechados', { id: 'dassTableDetailsClosed' }),
    );
    this.#table.reportDetails({ key, row, open });
  }

  /** Updates the button of a row that opens its details. @param name the text of the cell in which it is */
  updateButton(button: HTMLElement, rowIndex: number, name: string): void {
    const expanded = String(this.isOpen(rowIndex));
    const label = msg('Detalhes', { id: 'dassTableDetailsButton' });
    if (button.role !== 'button') button.role = 'button';
    if (button.ariaExpanded !== expanded) button.ariaExpanded = expanded;
    if (button.ariaLabel !== label) button.ariaLabel = label;
    // Otherwise the button would be part of the name of the row.
    const { parentElement: cell } = button;
    if (cell && cell.ariaLabel !== name) cell.ariaLabel = name;
  }

  /** Makes room for the details that are open, before the rows are rendered. */
  place(): void {
    const table = this.#table;
    const { state } = table;
    const kept = new Set<string>();
    this.#open = new Map();
    for (const key of table.hasDetails ? this.#keys : []) {
      const rowIndex = table.indexOf(key);
      if (rowIndex < 0) continue;
      kept.add(key);
      const visibleIndex = state.visibleIndexOf(rowIndex);
      if (visibleIndex >= 0) this.#open.set(key, visibleIndex);
    }
    for (const [key, { element }] of this.#panels)
      if (!kept.has(key)) this.#remove(key);
      else if (!this.#open.has(key)) this.#hide(element);
    this.#setHeights();
  }

  /** Shows the details in view, and hides the others. */
  render(view: RowsInView): void {
    const { top, row, height } = view;
    for (const [key, visibleIndex] of this.#open) {
      const panelTop = this.#table.geometry.topOf(visibleIndex) + row - top;
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

  get #keys(): ReadonlySet<string> {
    const { openDetails: list } = this.#table.element;
    if (this.#openKeys.list !== list) this.#openKeys = { list, set: new Set(list.map(String)) };
    return this.#openKeys.set;
  }

  #heightOf(key: string): number {
    return this.#heights.get(key) ?? ESTIMATED_HEIGHT_PX;
  }

  #setHeights(): void {
    const heights = new Map([...this.#open].map(([key, index]) => [index, this.#heightOf(key)]));
    this.#table.geometry.setDetails(heights);
    // The table is as high as its rows and their details, up to its limit.
    const height = [...heights.values()].reduce((sum, one) => sum + one, 0);
    const scroller = this.#table.element.renderRoot.querySelector<HTMLElement>('.rows');
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
    element.addEventListener('focusin', this.#onFocusIn);
    const panel: Panel = { element, cell, mount: undefined, rendered: [] };
    this.#panels.set(key, panel);
    return panel;
  }

  #update(panel: Panel, key: string, visibleIndex: number): void {
    const state = this.#table.state;
    const rowIndex = state.rowIndexAt(visibleIndex);
    const row = state.rowOf(rowIndex);
    const { renderDetails, mountDetails } = this.#table.element;
    const values = [row, renderDetails, getLanguage()];
    if (values.every((value, at) => value === panel.rendered[at])) return;
    panel.rendered = values;
    panel.cell.ariaColSpan = String(this.#columnCount);
    const [first] = this.#table.columns.visible;
    const lead = (first?.leadOf?.(rowIndex) ?? 0) + (first?.buttonWidth ?? 0);
    panel.cell.style.setProperty('--_lead', `${lead}px`);
    const content = this.#guarded(() => renderDetails?.(row));
    if (mountDetails && (!renderDetails || isReactElement(content))) {
      panel.mount ??= this.#guarded(() => mountDetails(panel.cell));
      panel.mount?.update(key, row, undefined);
      return;
    }
    if (isReactElement(content)) {
      warnOnce(
        this.#table.element.localName,
        "'renderDetails' has returned a React element, which the table cannot show.",
      );
      return;
    }
    this.#guarded(() => render(typeof content === 'object' ? content : toText(content), panel.cell));
  }

  get #columnCount(): number {
    return this.#table.element.renderRoot.querySelectorAll('.head > .cell').length;
  }

  /** Hides details whose row is not visible. They may hold input of the user. */
  #hide(element: HTMLElement): void {
    if (holdsFocus(element)) this.#table.element.focus({ preventScroll: true });
    element.hidden = true;
  }

  #remove(key: string): void {
    const panel = this.#panels.get(key);
    if (!panel) return;
    this.#hide(panel.element);
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
      warnOnce(this.#table.element.localName, `The details of a row could not be rendered: ${errorText(error)}`);
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
        const active = this.#table.focus.visibleIndex;
        const wasInView = active >= 0 && this.#isInView(active);
        this.#setHeights();
        // The keyboard is still where it was.
        if (wasInView) this.#table.virtualRows.reveal(active);
        this.#table.virtualRows.refresh();
      });
  }

  #isInView(visibleIndex: number): boolean {
    const { top, view, row } = this.#table.geometry;
    const rowTop = this.#table.geometry.topOf(visibleIndex);
    return rowTop >= top - 1 && rowTop + row <= top + view + 1;
  }

  /** Scrolls what the keyboard has moved to from behind the rows that cover the top of the view. */
  readonly #onFocusIn = ({ target, currentTarget }: FocusEvent): void => {
    const { coveredRows, geometry, element } = this.#table;
    const view = (currentTarget as HTMLElement).parentElement;
    const scroller = element.renderRoot.querySelector('.rows');
    if (coveredRows === 0 || !view || !scroller || !(target as Element).matches(':focus-visible')) return;
    const edge = view.getBoundingClientRect().top + coveredRows * geometry.row;
    const covered = edge - (target as Element).getBoundingClientRect().top;
    if (covered > 0) scroller.scrollTop -= covered;
  };

  /** Escape returns to the row. */
  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    this.#table.element.focus({ preventScroll: true });
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
    /* Below the text of the row. In a tree, as far as there is room. */
    padding-inline-start: calc(var(--_checkbox-column, 0px) + var(--dass-space-3) + var(--_lead));
    overflow-wrap: anywhere;
  }
  [role='treegrid'] .details-content {
    padding-inline-start: calc(var(--_checkbox-column, 0px) + var(--dass-space-1) + min(var(--_lead), 40%));
  }
  /* Beside the expander: a sheet with lines, filled while the details are open. */
  [role='treegrid'] .disclosure::before {
    inset-block-start: calc(50% - 6.5px);
    inset-inline-start: 5px;
    inline-size: 13px;
    block-size: 13px;
    border: 1.5px solid var(--dass-color-text-quiet);
    border-radius: 2px;
    background:
      linear-gradient(currentColor 0 0) 50% 2px / 6px 1.5px no-repeat,
      linear-gradient(currentColor 0 0) 50% 6px / 6px 1.5px no-repeat;
    color: var(--dass-color-text-quiet);
    rotate: none;
  }
  [role='treegrid'] .disclosure:hover::before {
    border-color: var(--dass-color-text);
    color: var(--dass-color-text);
  }
  [role='treegrid'] .disclosure[aria-expanded='true']::before {
    border-color: var(--dass-color-accent-text);
    background-color: var(--dass-color-accent-text);
    color: var(--dass-color-surface);
  }
  @media (pointer: coarse) {
    /* Beside the area of the expander. */
    [role='treegrid'] .disclosure::after {
      inset: -8px -8px -8px 0;
    }
    [role='treegrid'] .disclosure:dir(rtl)::after {
      inset: -8px 0 -8px -8px;
    }
    .expander:has(+ .disclosure)::after {
      inset-inline-end: 0;
    }
  }
  @media (forced-colors: active) {
    [role='treegrid'] .disclosure::before {
      border-color: ButtonText;
      color: ButtonText;
      forced-color-adjust: none;
    }
    [role='treegrid'] .disclosure[aria-expanded='true']::before {
      border-color: Highlight;
      background-color: Highlight;
      color: HighlightText;
    }
  }
`;
