import { MarkedText } from '../../../base/rows/marked-text.js';
import type { PooledRow } from '../../../base/rows/virtual-rows.js';
import type { Chosen } from '../../../core/tree/tree-selection.js';
import type { TreeRow } from '../../../core/tree/tree-shape.js';
import type { TextQuery } from '../../../core/text/text-fold.js';
import type { Column } from '../columns/columns.js';
import { OwnCell } from '../cells/own-cell.js';

/** The boxes to tick: they come with what chooses. */
export interface TickCells {
  /** Makes the cell of a row. */
  make(): HTMLElement;
  /** @param row the text of the row */
  write(cell: HTMLElement, chosen: Chosen, row: string): void;
  /** The cell of the head, whose box stands for all. */
  renderHead(chosen: Chosen): unknown;
}

/** What all rows have in common. */
export interface RowLayout {
  readonly columns: readonly Column[];
  /** Makes the box that each row has to tick; undefined where there is none. */
  readonly ticks: TickCells | undefined;
  /** Whether a text is sure to have room in a column, so many pixels of which are taken. */
  fits(column: number, text: string, taken: number): boolean;
}

/** What a row shows. */
export interface RowLook {
  readonly row: TreeRow;
  /** What the row is known by; '' where no column needs it. */
  readonly key: string;
  /** 1 at a root. */
  readonly level: number;
  /** Its place among its siblings, and how many they are. */
  readonly position: number;
  readonly size: number;
  /** Whether the rows below it are shown; undefined when there are none. */
  readonly isOpen: boolean | undefined;
  /** Whether it is chosen; undefined where nothing is chosen. */
  readonly chosen: Chosen | undefined;
  /** Where the keyboard is: -1 at the row itself, a column, or undefined when it is elsewhere. */
  readonly active: number | undefined;
  /** What is to be known of it before its text: that it has lost its parent. */
  readonly note: string;
  /** How it is with rows that load when it is opened. */
  readonly state: '' | 'loading' | 'failed';
  /** What a filter looks for; undefined when none is at work. */
  readonly query: TextQuery | undefined;
  readonly language: string;
}

interface Cell {
  /** What has to stay for it to be the same cell when the columns are described anew. */
  readonly kind: string;
  readonly element: HTMLElement;
  /** Renders what the application gives; undefined for a text. */
  readonly own: OwnCell | undefined;
  readonly text: MarkedText;
  /** What it shows where nothing in it is marked; undefined where something may be. */
  shown: string | undefined;
  isLong: boolean;
}

/** So much of a value is rendered: more is out of sight. */
const MOST_CHARACTERS = 500;
/** So far each level stands from the one above. In pixels. */
const INDENT = 25;
/** And so far where that leaves too little room for the text: a share of the cell, and a smaller step. */
const DEEP_INDENT = { share: '36%', step: 6, max: '62%' };
/** From this level on its number stands before the text: on a phone the steps have ended there. */
const FIRST_NUMBERED_LEVEL = 10;

function part(name: string, role?: string): HTMLElement {
  const element = document.createElement(role ? 'div' : 'span');
  element.className = name;
  if (role) element.role = role;
  return element;
}

/** A row of the table, made once and written in place. What has not changed is not written. */
export class TableRow implements PooledRow {
  readonly element = part('row', 'row');
  #layout: RowLayout | undefined;
  #cells: readonly Cell[] = [];
  #tick: HTMLElement | undefined;
  /** What it was written with last. */
  #look: RowLook | undefined;
  #classes = '';
  /** What the twisty shows; undefined before it has shown anything. */
  #twisty: Pick<RowLook, 'isOpen' | 'state'> | undefined;
  #level = 0;
  #note = '';
  #activeCell: HTMLElement | undefined;

  write(layout: RowLayout, look: RowLook): void {
    if (layout.columns !== this.#layout?.columns || layout.ticks !== this.#layout.ticks) this.#lay(layout);
    const before = this.#look;
    this.#look = look;
    const { level, position, size, isOpen, chosen, state } = look;
    if (level !== before?.level) this.#tell('aria-level', level);
    if (position !== before?.position) this.#tell('aria-posinset', position);
    if (size !== before?.size) this.#tell('aria-setsize', size);
    if (isOpen !== before?.isOpen) this.#tell('aria-expanded', isOpen);
    if (chosen !== before?.chosen) this.#tell('aria-selected', chosen && chosen === 'all');
    if (state !== (before?.state ?? '')) this.#tell('aria-busy', state === 'loading' || undefined);
    const isOn = chosen === 'all';
    const isActive = look.active === -1;
    const classes = `row${isOn ? ' on' : ''}${isActive ? ' active' : ''}`;
    if (classes !== this.#classes) this.element.className = this.#classes = classes;
    if (this.#tick)
      layout.ticks?.write(this.#tick, chosen ?? 'none', layout.columns[0]?.text(look.row, look.language) ?? '');
    this.#writeCells(layout, look);
    this.#writeTree(look);
    this.#mark(look.active);
  }

  release(): void {
    this.#mark(undefined);
  }

  /** The key of the row that it shows; '' where no column needs it. */
  get key(): string {
    return this.#look?.key ?? '';
  }

  /** The cell of a column. */
  cell(column: number): HTMLElement | undefined {
    return this.#cells[column]?.element;
  }

  /** Writes an attribute; without a value there is none. */
  #tell(name: string, value: number | boolean | undefined): void {
    if (value === undefined) this.element.removeAttribute(name);
    else this.element.setAttribute(name, String(value));
  }

  #writeCells({ columns, fits }: RowLayout, { row, key, query, language, level, note }: RowLook): void {
    for (let at = 0; at < columns.length; at++) {
      const column = columns[at] as Column;
      const cell = this.#cells[at] as Cell;
      const { element, text } = cell;
      if (cell.own) {
        cell.own.write(key, row, column, language);
        continue;
      }
      const shown = column.text(row, language).slice(0, MOST_CHARACTERS);
      if (query || shown !== cell.shown) text.write(shown, query?.ranges(shown));
      cell.shown = query ? undefined : shown;
      // A cell that cuts what does not fit is painted on its own, which at 20 rows is a third of what a step of scrolling
      // costs: only those do that have to.
      const isLong = query !== undefined || !fits(at, note + shown, column.isTree ? level * INDENT : 0);
      if (isLong !== cell.isLong) element.classList.toggle('long', (cell.isLong = isLong));
    }
  }

  #writeTree({ level, note, isOpen, state }: RowLook): void {
    const tree = this.#cells[0]?.element;
    if (!tree) return;
    const twisty = tree.firstElementChild as HTMLElement;
    // At the twisty itself, so that no style of another cell is asked for.
    if (isOpen !== this.#twisty?.isOpen || state !== (this.#twisty?.state ?? '')) {
      this.#twisty = { isOpen, state };
      twisty.className = `twisty${isOpen === undefined ? '' : isOpen ? ' open' : ' closed'}${state && ` ${state}`}`;
    }
    if (level !== this.#level) {
      this.#level = level;
      const { share, step, max } = DEEP_INDENT;
      const above = level - 1;
      const indent = `min(${above * INDENT}px, ${share} + ${above * step}px, ${max})`;
      twisty.style.setProperty('margin-inline-start', above === 0 ? '0' : indent);
      tree.toggleAttribute('data-deep', level >= FIRST_NUMBERED_LEVEL);
      if (level >= FIRST_NUMBERED_LEVEL) tree.style.setProperty('--_level', `'${level}'`);
    }
    if (note === this.#note) return;
    this.#note = note;
    twisty.textContent = note;
  }

  /** The active cell has an id, for `aria-activedescendant`. */
  #mark(active: number | undefined): void {
    const cell = active === undefined ? undefined : this.cell(active);
    if (cell === this.#activeCell) return;
    this.#activeCell?.classList.remove('active');
    this.#activeCell?.removeAttribute('id');
    this.#activeCell = cell;
    if (!cell) return;
    cell.classList.add('active');
    cell.id = 'active-cell';
  }

  /** Makes the cells; those of columns that are there already stay, with what is in them. */
  #lay(layout: RowLayout): void {
    if (layout.ticks !== this.#layout?.ticks) this.#tick = layout.ticks?.make();
    this.#layout = layout;
    const before = new Map(this.#cells.map((cell) => [cell.kind, cell]));
    const tree = this.#cells[0];
    this.#cells = layout.columns.map((column) => {
      const kind = `${column.isTree} ${column.align} ${column.cell !== undefined} ${column.name}`;
      const kept = before.get(kind);
      before.delete(kind);
      return kept ?? makeCell(kind, column);
    });
    if (this.#cells[0] !== tree) {
      this.#level = 0;
      this.#note = '';
      this.#twisty = undefined;
    }
    // One width for all cells of a column, which the user can change.
    this.#cells.forEach(({ element }, at) => element.style.setProperty('flex', `var(--_column-${at})`));
    const nodes = [...(this.#tick ? [this.#tick] : []), ...this.#cells.map(({ element }) => element)];
    const { children } = this.element;
    if (nodes.length === children.length && nodes.every((node, at) => node === children[at])) return;
    this.#mark(undefined);
    this.element.replaceChildren(...nodes);
  }
}

function makeCell(kind: string, { isTree, align, cell }: Column): Cell {
  const element = part(`cell ${cell ? 'own' : ''} ${isTree ? 'tree' : ''} ${align}`, isTree ? 'rowheader' : 'gridcell');
  const twisty = isTree ? part('twisty') : null;
  if (twisty) element.append(twisty);
  // A text of its own direction beside what shows the tree.
  const place = twisty && !cell ? part('text') : undefined;
  if (place) element.append(place);
  const text = new MarkedText(place ?? element, place ? null : twisty);
  return { kind, element, own: cell && new OwnCell(element), text, shown: undefined, isLong: false };
}
