import { MarkedText } from '../../base/rows/marked-text.js';
import type { PooledRow } from '../../base/rows/virtual-rows.js';
import type { DataRow } from '../../core/table/data-row.js';
import type { TextQuery } from '../../core/text/text-fold.js';
import type { SelectionState } from '../../core/tree/tree-selection.js';
import { createCheckboxCell, updateCheckboxCell } from './cells.js';
import type { Column, CellContent } from './columns/column.js';
import type { ColumnSlot } from './columns/column-range-model.js';
import { columnClass } from './columns/column-widths.js';

/** What all rows of a table have in common. */
export interface RowLayout {
  readonly columns: readonly Column[];
  /** The columns that are rendered. */
  readonly slots: readonly ColumnSlot[];
  /** Whether that may be some of them only, so that cells need the index of their column. */
  readonly isVirtual: boolean;
  /** Whether each row has a checkbox. */
  readonly hasCheckbox: boolean;
  /** The headings that stand in the cells themselves. Default: none. */
  readonly labels?: readonly string[] | undefined;
  /** The index of the column that is the title of a card; only with `labels`. */
  readonly title?: number | undefined;
  /** Whether the filter searches a column. Default: all. */
  isFiltered?(column: Column): boolean;
  /** Whether a text is certain to fit into a cell. @param reserved part of the cell in pixels that is not free */
  fits(columnIndex: number, text: string, reserved: number): boolean;
}

/** What a row shows. */
export interface RowContent {
  readonly row: DataRow;
  /** What the cells of a row that is not loaded say; undefined when it is loaded. */
  readonly unloaded?: string | undefined;
  readonly key: string;
  /** Undefined when rows cannot be selected. */
  readonly selectionState: SelectionState | undefined;
  /** The active column, -1 for the row as a whole or its checkbox; undefined when the row is not active. */
  readonly activeColumn: number | undefined;
  /** The text whose matches are marked; undefined without a filter. */
  readonly query: TextQuery | undefined;
  readonly language: string;
  /** What stands before the text of the first cell. */
  readonly lead?: RowLead;
  /** The states of cells, by the names of their columns. Default: none. */
  readonly cellStates?: ReadonlyMap<string, CellState> | undefined;
  /** The columns of the cells that are in a selected range, by their indexes, both included. Default: none. */
  readonly selectedColumns?: SelectedColumns | undefined;
}

export interface SelectedColumns {
  readonly first: number;
  readonly last: number;
}

/** Whether the value of a cell is being saved, or was refused or is not valid. */
export interface CellState {
  readonly isWaiting: boolean;
  /** Why the value was refused or is not valid. Default: `''`. */
  readonly problem: string;
}

/** What stands before the text of the first cell. */
export interface RowLead {
  readonly text: string;
  /** Its width in pixels, without `text`. */
  readonly width: number;
  /** Whether the text of the cell needs an element of its own, for its styles. */
  readonly separatesText: boolean;
}

interface Cell {
  /** A cell is reused for a column of the same kind when the columns are replaced, or others come into view. */
  readonly kind: string;
  /** The column that it shows: with its kind and its name. */
  name: string;
  readonly element: HTMLElement;
  /** What stands before its text. */
  readonly lead: readonly HTMLElement[];
  /** Index of its column; -1 for a new cell. */
  columnIndex: number;
  /** Undefined for a cell that shows a text. */
  readonly content: CellContent | undefined;
  text: MarkedText;
  /** The element of the text beside a lead; undefined while the text stands in the cell. */
  textElement: HTMLElement | undefined;
  /** The text that is shown without marks; undefined when it may have marks. */
  plainText: string | undefined;
  isLong: boolean;
  /** Whether its row is not loaded. */
  isUnloaded: boolean;
  state: CellState | undefined;
  /** Whether it is in a selected range of cells. */
  isSelected: boolean;
  indent: number;
  /** Width of the columns before and after it that are not rendered. */
  before: number;
  after: number;
}

export interface GridRowOptions {
  /** Whether the active row is marked as a whole while none of its cells is active. */
  readonly marksRow: boolean;
  /** Creates what stands before the text of the first cell. */
  createLead?(): HTMLElement;
  /** Whether a button after that opens the details of the row. */
  hasDetails(): boolean;
}

/** Width of the button that opens the details of a row. */
export const DISCLOSURE_PX = 26;
const noLead: readonly HTMLElement[] = [];
/** More text than any cell shows. */
const MAX_TEXT_LENGTH = 500;

export function createPart(className: string, role?: string): HTMLElement {
  const element = document.createElement(role ? 'div' : 'span');
  element.className = className;
  if (role) element.role = role;
  return element;
}

/** A pooled row: its elements are created once and updated for each row that it shows. Only what has changed is written. */
export class GridRow implements PooledRow {
  readonly element = createPart('row', 'row');
  readonly #options: GridRowOptions;
  #layout: RowLayout | undefined;
  #cells: readonly Cell[] = [];
  #checkboxCell: HTMLElement | undefined;
  #content: RowContent | undefined;
  #className = '';
  #activeCell: HTMLElement | undefined;

  constructor(options: GridRowOptions) {
    this.#options = options;
  }

  /** Shows a row. @returns whether the first cell was created */
  update(layout: RowLayout, content: RowContent): boolean {
    const firstCell = this.#cells[0];
    const shown = this.#layout;
    if (
      layout.columns !== shown?.columns ||
      layout.slots !== shown.slots ||
      layout.hasCheckbox !== shown.hasCheckbox ||
      layout.labels !== shown.labels ||
      layout.title !== shown.title
    )
      this.#createCells(layout);
    const before = this.#content;
    this.#content = content;
    const { selectionState, activeColumn } = content;
    if (selectionState !== before?.selectionState)
      this.setAttribute('aria-selected', selectionState && selectionState === 'all');
    const isActive = activeColumn === -1 && this.#options.marksRow;
    const { unloaded } = content;
    const className = `row${selectionState === 'all' ? ' selected' : ''}${isActive ? ' active' : ''}${unloaded ? ' unloaded' : ''}`;
    if (unloaded !== before?.unloaded) this.element.ariaBusy = unloaded ? 'true' : null;
    if (className !== this.#className) this.element.className = this.#className = className;
    if (this.#checkboxCell) {
      const name = unloaded ?? layout.columns[0]?.text(content.row, content.language) ?? '';
      updateCheckboxCell(this.#checkboxCell, selectionState ?? 'none', name);
    }
    this.#updateCells(layout, content);
    this.#setActiveCell(activeColumn);
    return this.#cells[0] !== firstCell;
  }

  release(): void {
    this.#setActiveCell(undefined);
    for (const { content } of this.#cells) content?.release?.();
  }

  /** The key of the row that is shown; '' when no cell needs it. */
  get key(): string {
    return this.#content?.key ?? '';
  }

  /** What stands before the text of the first cell. */
  get lead(): HTMLElement | undefined {
    return this.#options.createLead && this.#cells[0]?.lead[0];
  }

  /** The button that opens the details of the row. What shows them gives it its role. */
  get disclosure(): HTMLElement | undefined {
    return this.#cells[0]?.lead.find((one) => one.className === 'disclosure');
  }

  /** The cell of a column. @param columnIndex -1 for the cell of the checkbox */
  cell(columnIndex: number): HTMLElement | undefined {
    if (columnIndex === -1 && !this.#options.marksRow) return this.#checkboxCell;
    return this.#cells.find((cell) => cell.columnIndex === columnIndex)?.element;
  }

  /** @param value undefined removes the attribute */
  setAttribute(name: string, value: number | boolean | undefined): void {
    if (value === undefined) this.element.removeAttribute(name);
    else this.element.setAttribute(name, String(value));
  }

  #updateCells(
    { columns, fits, isFiltered }: RowLayout,
    { row, key, query, language, lead, unloaded, cellStates, selectedColumns: selected }: RowContent,
  ): void {
    for (const cell of this.#cells) {
      const { columnIndex } = cell;
      const column = columns[columnIndex] as Column;
      const state = cellStates?.get(column.name);
      if (!isSameState(state, cell.state)) showState(cell.element, state);
      cell.state = state;
      const isSelected = selected !== undefined && columnIndex >= selected.first && columnIndex <= selected.last;
      if (isSelected !== cell.isSelected) cell.element.ariaSelected = (cell.isSelected = isSelected) ? 'true' : null;
      if (unloaded !== undefined || cell.isUnloaded) cell.element.ariaLabel = unloaded ?? null;
      cell.isUnloaded = unloaded !== undefined;
      if (unloaded !== undefined) {
        // The styles hide what a cell has shown before.
        if (cell.content) cell.content.release?.();
        else if (cell.plainText !== '') cell.text.write((cell.plainText = ''));
        continue;
      }
      if (cell.content) {
        cell.content.update(key, row, column, language);
        continue;
      }
      const text = column.text(row, language).slice(0, MAX_TEXT_LENGTH);
      const marked = query && (isFiltered?.(column) ?? true) ? query : undefined;
      const indent = column.indentOf?.(row) ?? 0;
      if (indent !== cell.indent) cell.element.style.setProperty('--_indent', `${(cell.indent = indent)}px`);
      // A cell with an ellipsis is painted separately, which is a third of the cost of scrolling: only cells whose text
      // may not fit get one.
      const before = columnIndex === 0 ? lead : undefined;
      const reserved = indent + (before?.width ?? 0);
      const isLong = marked !== undefined || !fits(columnIndex, before ? before.text + text : text, reserved);
      if (isLong !== cell.isLong) cell.element.classList.toggle('long', (cell.isLong = isLong));
      if (before && !cell.textElement && (isLong || before.separatesText)) separateText(cell);
      if (marked || text !== cell.plainText) cell.text.write(text, marked?.ranges(text));
      cell.plainText = marked ? undefined : text;
    }
  }

  /** Gives the active cell its id, for `aria-activedescendant`. */
  #setActiveCell(activeColumn: number | undefined): void {
    const cell = activeColumn === undefined ? undefined : this.cell(activeColumn);
    if (cell === this.#activeCell) return;
    this.#activeCell?.classList.remove('active');
    this.#activeCell?.removeAttribute('id');
    this.#activeCell = cell;
    if (!cell) return;
    cell.classList.add('active');
    cell.id = 'active-cell';
  }

  /**
   * Creates the cells. Those of columns that exist already are kept, with their content. Others that show a text are reused
   * for columns that come into view.
   */
  #createCells(layout: RowLayout): void {
    const { columns, slots, labels, title, isVirtual, hasCheckbox } = layout;
    if (hasCheckbox !== this.#layout?.hasCheckbox) this.#checkboxCell = hasCheckbox ? createCheckboxCell() : undefined;
    this.#layout = layout;
    const before = new Map(this.#cells.map((cell) => [`${cell.kind} ${cell.name}`, cell]));
    const kinds = slots.map(({ columnIndex }) => kindOf(columns[columnIndex] as Column));
    const kept = slots.map(({ columnIndex }, at) => {
      const key = `${kinds[at]} ${columns[columnIndex]?.name}`;
      const cell = before.get(key);
      before.delete(key);
      return cell;
    });
    const unused = [...before.values()];
    for (const { content, element } of unused) {
      content?.release?.();
      element.remove();
    }
    this.#cells = slots.map((slot, at) => {
      const column = columns[slot.columnIndex] as Column;
      const kind = kinds[at] as string;
      const reused = kept[at] ?? unused.find((one) => one.kind === kind && !one.content && one.columnIndex >= 0);
      if (reused && !kept[at]) unused.splice(unused.indexOf(reused), 1);
      const cell = reused ?? this.#createCell(kind, column);
      this.#place(cell, column.name, slot);
      return cell;
    });
    const firstIndex = hasCheckbox ? 2 : 1;
    for (const { element, columnIndex } of this.#cells) {
      if (labels) element.dataset['label'] = labels[columnIndex];
      else delete element.dataset['label'];
      element.classList.toggle('title', columnIndex === title);
      element.ariaColIndex = isVirtual ? String(columnIndex + firstIndex) : null;
    }
    if (this.#checkboxCell) this.#checkboxCell.ariaColIndex = isVirtual ? '1' : null;
    this.#arrange();
  }

  /** Gives a cell its column and its place. */
  #place(cell: Cell, name: string, { columnIndex, before, after }: ColumnSlot): void {
    const { element } = cell;
    cell.name = name;
    if (cell.columnIndex !== columnIndex) {
      if (cell.columnIndex >= 0) element.classList.remove(columnClass(cell.columnIndex));
      element.classList.add(columnClass((cell.columnIndex = columnIndex)));
    }
    if (cell.before !== before) element.style.setProperty('margin-inline-start', `${(cell.before = before)}px`);
    if (cell.after !== after) element.style.setProperty('margin-inline-end', `${(cell.after = after)}px`);
  }

  /** Puts the cells into the order of their columns. One that is there stays: moved, it would lose the focus. */
  #arrange(): void {
    const nodes = [...(this.#checkboxCell ? [this.#checkboxCell] : []), ...this.#cells.map(({ element }) => element)];
    const { element } = this;
    if (nodes.length === element.children.length && nodes.every((node, at) => node === element.children[at])) return;
    this.#setActiveCell(undefined);
    const used = new Set<Element>(nodes);
    for (const child of [...element.children]) if (!used.has(child)) child.remove();
    let next = element.firstElementChild;
    for (const node of nodes) {
      if (node === next) next = next.nextElementSibling;
      else element.insertBefore(node, next);
    }
  }

  #createLead(): readonly HTMLElement[] {
    const { createLead, hasDetails } = this.#options;
    return [...(createLead ? [createLead()] : []), ...(hasDetails() ? [createPart('disclosure')] : [])];
  }

  #createCell(kind: string, { isFirst, isPinned, align, keepsEmpty, createContent }: Column): Cell {
    const className = `cell ${createContent ? 'custom' : ''} ${isFirst ? 'first' : ''} ${isPinned ? 'pinned' : ''} ${keepsEmpty ? 'kept' : ''} ${align}`;
    const element = createPart(className, isFirst ? 'rowheader' : 'gridcell');
    const lead = isFirst ? this.#createLead() : noLead;
    element.append(...lead);
    return {
      kind,
      name: '',
      element,
      lead,
      columnIndex: -1,
      content: createContent?.(element),
      text: new MarkedText(element, lead.at(-1)),
      textElement: undefined,
      plainText: undefined,
      isLong: false,
      isUnloaded: false,
      state: undefined,
      isSelected: false,
      indent: 0,
      before: 0,
      after: 0,
    };
  }
}

const isSameState = (one: CellState | undefined, other: CellState | undefined): boolean =>
  one?.isWaiting === other?.isWaiting && one?.problem === other?.problem;

function showState(element: HTMLElement, state: CellState | undefined): void {
  const isRefused = state !== undefined && !state.isWaiting;
  element.classList.toggle('waiting', state?.isWaiting === true);
  element.classList.toggle('refused', isRefused);
  element.ariaBusy = state?.isWaiting ? 'true' : null;
  element.ariaInvalid = isRefused ? 'true' : null;
  if (isRefused) element.setAttribute('aria-description', state.problem);
  else element.removeAttribute('aria-description');
}

const kindOf = ({ isFirst, isPinned, align, keepsEmpty, kind }: Column): string =>
  `${isFirst} ${isPinned} ${keepsEmpty} ${align} ${kind}`;

/**
 * Moves the text of a cell with a lead into an element of its own: a text that may be cut has its own direction. Most
 * rows never need it.
 */
function separateText(cell: Cell): void {
  const lead = cell.lead.at(-1);
  while (lead?.nextSibling) lead.nextSibling.remove();
  cell.textElement = createPart('text');
  cell.element.append(cell.textElement);
  cell.text = new MarkedText(cell.textElement);
  cell.plainText = undefined;
}
