import { MarkedText } from '../../../base/rows/marked-text.js';
import type { PooledRow } from '../../../base/rows/virtual-rows.js';
import { createCheckboxCell, updateCheckboxCell } from '../../grid/cells/checkbox-cells.js';
import { CustomCell } from '../../grid/cells/custom-cell.js';
import type { Column } from '../../grid/columns/columns.js';
import type { RowViewModel } from './row-view-model.js';

/** What all rows have in common. */
export interface RowLayout {
  readonly columns: readonly Column[];
  /** Whether each row has a checkbox. */
  readonly hasCheckbox: boolean;
  /** Whether a text is certain to fit into a cell. @param reserved part of the cell in pixels that is not free */
  fits(columnIndex: number, text: string, reserved: number): boolean;
}

interface Cell {
  /** A cell is reused for a column of the same kind when the columns are replaced. */
  readonly kind: string;
  readonly element: HTMLElement;
  /** Undefined for a cell that shows a text. */
  readonly custom: CustomCell | undefined;
  readonly text: MarkedText;
  /** The text that is shown without marks; undefined when it may have marks. */
  plainText: string | undefined;
  isLong: boolean;
}

/** More text than any cell shows. */
const MAX_TEXT_LENGTH = 500;
/** Indent of each level. */
const INDENT_PX = 25;
/** Indent where that leaves too little room for the text: a share of the cell and a smaller step for each level. */
const DEEP_INDENT = { share: '36%', stepPx: 6, max: '62%' };
/** From this level on, the number of the level is shown before the text: on a phone, the indent has ended. */
const FIRST_NUMBERED_LEVEL = 10;

function createPart(className: string, role?: string): HTMLElement {
  const element = document.createElement(role ? 'div' : 'span');
  element.className = className;
  if (role) element.role = role;
  return element;
}

/** A pooled row: its elements are created once and updated for each row that it shows. Only what has changed is written. */
export class TableRow implements PooledRow {
  readonly element = createPart('row', 'row');
  #layout: RowLayout | undefined;
  #cells: readonly Cell[] = [];
  #checkboxCell: HTMLElement | undefined;
  #view: RowViewModel | undefined;
  #className = '';
  /** What the expander shows; undefined before it has shown anything. */
  #expander: Pick<RowViewModel, 'isExpanded' | 'loadStatus'> | undefined;
  #level = 0;
  #note = '';
  #activeCell: HTMLElement | undefined;

  /** Shows a row. */
  update(layout: RowLayout, view: RowViewModel): void {
    if (layout.columns !== this.#layout?.columns || layout.hasCheckbox !== this.#layout.hasCheckbox)
      this.#createCells(layout);
    const before = this.#view;
    this.#view = view;
    const { level, position, size, isExpanded, selectionState, loadStatus, activeColumn } = view;
    if (level !== before?.level) this.#setAttribute('aria-level', level);
    if (position !== before?.position) this.#setAttribute('aria-posinset', position);
    if (size !== before?.size) this.#setAttribute('aria-setsize', size);
    if (isExpanded !== before?.isExpanded) this.#setAttribute('aria-expanded', isExpanded);
    if (selectionState !== before?.selectionState)
      this.#setAttribute('aria-selected', selectionState && selectionState === 'all');
    if (loadStatus !== (before?.loadStatus ?? ''))
      this.#setAttribute('aria-busy', loadStatus === 'loading' || undefined);
    const className = `row${selectionState === 'all' ? ' selected' : ''}${activeColumn === -1 ? ' active' : ''}`;
    if (className !== this.#className) this.element.className = this.#className = className;
    if (this.#checkboxCell) {
      const name = layout.columns[0]?.text(view.row, view.language) ?? '';
      updateCheckboxCell(this.#checkboxCell, selectionState ?? 'none', name);
    }
    this.#updateCells(layout, view);
    this.#updateTreeCell(view);
    this.#setActiveCell(activeColumn);
  }

  release(): void {
    this.#setActiveCell(undefined);
  }

  /** The key of the row that is shown; '' when no cell needs it. */
  get key(): string {
    return this.#view?.key ?? '';
  }

  /** The cell of a column. */
  cell(columnIndex: number): HTMLElement | undefined {
    return this.#cells[columnIndex]?.element;
  }

  #setAttribute(name: string, value: number | boolean | undefined): void {
    if (value === undefined) this.element.removeAttribute(name);
    else this.element.setAttribute(name, String(value));
  }

  #updateCells({ columns, fits }: RowLayout, { row, key, query, language, level, note }: RowViewModel): void {
    for (let at = 0; at < columns.length; at++) {
      const column = columns[at] as Column;
      const cell = this.#cells[at] as Cell;
      if (cell.custom) {
        cell.custom.update(key, row, column, language);
        continue;
      }
      const text = column.text(row, language).slice(0, MAX_TEXT_LENGTH);
      if (query || text !== cell.plainText) cell.text.write(text, query?.ranges(text));
      cell.plainText = query ? undefined : text;
      // A cell with an ellipsis is painted separately, which is a third of the cost of scrolling: only cells whose text
      // may not fit get one.
      const isLong = query !== undefined || !fits(at, note + text, column.isFirst ? level * INDENT_PX : 0);
      if (isLong !== cell.isLong) cell.element.classList.toggle('long', (cell.isLong = isLong));
    }
  }

  /** Updates the expander, indent and note in the first cell. */
  #updateTreeCell({ level, note, isExpanded, loadStatus }: RowViewModel): void {
    const treeCell = this.#cells[0]?.element;
    if (!treeCell) return;
    const expander = treeCell.firstElementChild as HTMLElement;
    if (isExpanded !== this.#expander?.isExpanded || loadStatus !== (this.#expander?.loadStatus ?? '')) {
      this.#expander = { isExpanded, loadStatus };
      const state = isExpanded === undefined ? '' : isExpanded ? ' expanded' : ' collapsed';
      expander.className = `expander${state}${loadStatus && ` ${loadStatus}`}`;
    }
    if (level !== this.#level) {
      this.#level = level;
      const { share, stepPx, max } = DEEP_INDENT;
      const depth = level - 1;
      const indent = `min(${depth * INDENT_PX}px, ${share} + ${depth * stepPx}px, ${max})`;
      expander.style.setProperty('margin-inline-start', depth === 0 ? '0' : indent);
      treeCell.toggleAttribute('data-deep', level >= FIRST_NUMBERED_LEVEL);
      if (level >= FIRST_NUMBERED_LEVEL) treeCell.style.setProperty('--_level', `'${level}'`);
    }
    if (note === this.#note) return;
    this.#note = note;
    expander.textContent = note;
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
    const treeCell = this.#cells[0];
    this.#cells = layout.columns.map((column) => {
      const kind = `${column.isFirst} ${column.align} ${column.cell !== undefined} ${column.name}`;
      const existing = before.get(kind);
      before.delete(kind);
      return existing ?? createCell(kind, column);
    });
    if (this.#cells[0] !== treeCell) {
      this.#level = 0;
      this.#note = '';
      this.#expander = undefined;
    }
    this.#cells.forEach(({ element }, at) => element.style.setProperty('flex', `var(--_column-${at})`));
    const nodes = [...(this.#checkboxCell ? [this.#checkboxCell] : []), ...this.#cells.map(({ element }) => element)];
    const { children } = this.element;
    if (nodes.length === children.length && nodes.every((node, at) => node === children[at])) return;
    this.#setActiveCell(undefined);
    this.element.replaceChildren(...nodes);
  }
}

function createCell(kind: string, { isFirst, align, cell }: Column): Cell {
  const className = `cell ${cell ? 'custom' : ''} ${isFirst ? 'tree' : ''} ${align}`;
  const element = createPart(className, isFirst ? 'rowheader' : 'gridcell');
  const expander = isFirst ? createPart('expander') : null;
  if (expander) element.append(expander);
  // The text of a tree cell has its own direction, beside the expander.
  const textElement = expander && !cell ? createPart('text') : undefined;
  if (textElement) element.append(textElement);
  const text = new MarkedText(textElement ?? element, textElement ? null : expander);
  return { kind, element, custom: cell && new CustomCell(element), text, plainText: undefined, isLong: false };
}
