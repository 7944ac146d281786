import { MarkedText } from '../../base/rows/marked-text.js';
import type { PooledRow } from '../../base/rows/virtual-rows.js';
import type { DataRow } from '../../core/table/data-row.js';
import type { TextQuery } from '../../core/text/text-fold.js';
import type { SelectionState } from '../../core/tree/tree-selection.js';
import { createCheckboxCell, updateCheckboxCell } from './cells.js';
import type { Column, CellContent } from './columns/column.js';
import { columnClass } from './columns/column-widths.js';

/** What all rows of a table have in common. */
export interface RowLayout {
  readonly columns: readonly Column[];
  /** Whether each row has a checkbox. */
  readonly hasCheckbox: boolean;
  /** The headings that stand in the cells themselves. Default: none. */
  readonly labels?: readonly string[] | undefined;
  /** Whether the filter searches a column. Default: all. */
  isFiltered?(column: Column): boolean;
  /** Whether a text is certain to fit into a cell. @param reserved part of the cell in pixels that is not free */
  fits(columnIndex: number, text: string, reserved: number): boolean;
}

/** What a row shows. */
export interface RowContent {
  readonly row: DataRow;
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
  /** A cell is reused for a column of the same kind when the columns are replaced. */
  readonly kind: string;
  readonly element: HTMLElement;
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
  indent: number;
}

export interface GridRowOptions {
  /** Whether the active row is marked as a whole while none of its cells is active. */
  readonly marksRow: boolean;
  /** Creates what stands before the text of the first cell. */
  createLead?(): HTMLElement;
}

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
    if (layout.columns !== shown?.columns || layout.hasCheckbox !== shown.hasCheckbox || layout.labels !== shown.labels)
      this.#createCells(layout);
    const before = this.#content;
    this.#content = content;
    const { selectionState, activeColumn } = content;
    if (selectionState !== before?.selectionState)
      this.setAttribute('aria-selected', selectionState && selectionState === 'all');
    const isActive = activeColumn === -1 && this.#options.marksRow;
    const className = `row${selectionState === 'all' ? ' selected' : ''}${isActive ? ' active' : ''}`;
    if (className !== this.#className) this.element.className = this.#className = className;
    if (this.#checkboxCell) {
      const name = layout.columns[0]?.text(content.row, content.language) ?? '';
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
    return this.#options.createLead && (this.#cells[0]?.element.firstElementChild as HTMLElement | undefined);
  }

  /** The cell of a column. @param columnIndex -1 for the cell of the checkbox */
  cell(columnIndex: number): HTMLElement | undefined {
    return columnIndex === -1 && !this.#options.marksRow ? this.#checkboxCell : this.#cells[columnIndex]?.element;
  }

  /** @param value undefined removes the attribute */
  setAttribute(name: string, value: number | boolean | undefined): void {
    if (value === undefined) this.element.removeAttribute(name);
    else this.element.setAttribute(name, String(value));
  }

  #updateCells({ columns, fits, isFiltered }: RowLayout, { row, key, query, language, lead }: RowContent): void {
    for (let at = 0; at < columns.length; at++) {
      const column = columns[at] as Column;
      const cell = this.#cells[at] as Cell;
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
      const before = at === 0 ? lead : undefined;
      const reserved = indent + (before?.width ?? 0);
      const isLong = marked !== undefined || !fits(at, before ? before.text + text : text, reserved);
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

  /** Creates the cells. Those of columns that exist already are kept, with their content. */
  #createCells(layout: RowLayout): void {
    if (layout.hasCheckbox !== this.#layout?.hasCheckbox)
      this.#checkboxCell = layout.hasCheckbox ? createCheckboxCell() : undefined;
    this.#layout = layout;
    const before = new Map(this.#cells.map((cell) => [cell.kind, cell]));
    this.#cells = layout.columns.map((column) => {
      const kind = `${column.isFirst} ${column.isPinned} ${column.align} ${column.kind} ${column.name}`;
      const existing = before.get(kind);
      before.delete(kind);
      return existing ?? this.#createCell(kind, column);
    });
    for (const { content } of before.values()) content?.release?.();
    this.#cells.forEach((cell, at) => {
      const { element, columnIndex } = cell;
      if (columnIndex >= 0 && columnIndex !== at) element.classList.remove(columnClass(columnIndex));
      if (columnIndex !== at) element.classList.add(columnClass((cell.columnIndex = at)));
      if (layout.labels) element.dataset['label'] = layout.labels[at];
      else delete element.dataset['label'];
    });
    const nodes = [...(this.#checkboxCell ? [this.#checkboxCell] : []), ...this.#cells.map(({ element }) => element)];
    const { children } = this.element;
    if (nodes.length === children.length && nodes.every((node, at) => node === children[at])) return;
    this.#setActiveCell(undefined);
    this.element.replaceChildren(...nodes);
  }

  #createCell(kind: string, { isFirst, isPinned, align, createContent }: Column): Cell {
    const className = `cell ${createContent ? 'custom' : ''} ${isFirst ? 'first' : ''} ${isPinned ? 'pinned' : ''} ${align}`;
    const element = createPart(className, isFirst ? 'rowheader' : 'gridcell');
    const lead = isFirst ? this.#options.createLead?.() : undefined;
    if (lead) element.append(lead);
    return {
      kind,
      element,
      columnIndex: -1,
      content: createContent?.(element),
      text: new MarkedText(element, lead),
      textElement: undefined,
      plainText: undefined,
      isLong: false,
      indent: 0,
    };
  }
}

/**
 * Moves the text of a cell with a lead into an element of its own: a text that may be cut has its own direction. Most
 * rows never need it.
 */
function separateText(cell: Cell): void {
  const lead = cell.element.firstElementChild;
  while (lead?.nextSibling) lead.nextSibling.remove();
  cell.textElement = createPart('text');
  cell.element.append(cell.textElement);
  cell.text = new MarkedText(cell.textElement);
  cell.plainText = undefined;
}
