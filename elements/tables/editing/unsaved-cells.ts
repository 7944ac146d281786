import type { ReactiveController } from 'lit';
import { getLanguage, resolveText } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import { anchor } from '../../base/overlay/anchored.js';
import { createPart } from '../../base/rows/row-part.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import type { CellEdits } from '../../core/table/cells/cell-edits.js';
import type { CellArea } from '../../core/table/cells/cell-range.js';
import { toText } from '../../core/text/to-text.js';
import { columnOf } from '../grid/cell-controls.js';
import type { CellState } from '../grid/grid-row.js';
import type { CellTarget } from './cell-editor.js';
import type { CellLayer } from './cell-layer.js';
import type { Refusal } from './change-offer.js';
import { announceValue, changeOf } from './changed-cell.js';
import type { EditableColumn, EditableGrid } from './editable-grid.js';
import type { CellChange } from './editing-events.js';
import { cellEditorStyles, unsavedCellsStyles } from './editing.styles.js';

/** Delay until a note is hidden that the mouse has left: it may move into the note. */
const HIDE_DELAY_MS = 250;

const WAITING: CellState = { isWaiting: true, problem: '' };

/** A cell whose value is not valid, as the application knows. */
interface InvalidCell extends CellTarget, CellState {}

/** A cell whose value was refused after it was shown. */
interface RefusedCell extends InvalidCell, Refusal {
  /** The value that was refused. */
  readonly value: unknown;
}

const isSameCell = (one: CellTarget | undefined, other: CellTarget | undefined): boolean =>
  one?.key === other?.key && one?.column === other?.column;

/**
 * The cells whose values are being saved, were refused, or are not valid. Their marks are in the cells. The reason is in a
 * note below the cell that is active or under the mouse, with the choice between two values where somebody else has changed
 * the cell.
 */
export class UnsavedCells implements ReactiveController {
  readonly #grid: EditableGrid;
  readonly #edits: CellEdits;
  readonly #layer: CellLayer;
  readonly #keepChange: (change: CellChange) => void;
  readonly #refused = new Map<string, Map<string, RefusedCell>>();
  /** Cells that are checked before they are changed. */
  readonly #checking = new Map<string, Set<string>>();
  /** Covers the cell of the note. */
  readonly #box = createPart('div', 'unsaved-cell');
  readonly #note = createPart('div', 'refusal');
  #checked: { readonly of: readonly EditableColumn[]; readonly columns: readonly EditableColumn[] } | undefined;
  #shown: InvalidCell | undefined;
  /** The cell whose note the user has closed, until another one is active. */
  #closed: CellTarget | undefined;
  #hovered: CellTarget | undefined;
  #timer = 0;
  #unanchor: (() => void) | undefined;
  #listening: AbortController | undefined;

  /** @param keep offers a refused change again */
  constructor(grid: EditableGrid, edits: CellEdits, layer: CellLayer, keep: (change: CellChange) => void) {
    this.#grid = grid;
    this.#edits = edits;
    this.#layer = layer;
    this.#keepChange = keep;
    adoptStyles(grid.element.renderRoot, cellEditorStyles, unsavedCellsStyles);
    this.#note.popover = 'manual';
    this.#note.role = 'group';
    this.#note.addEventListener('keydown', this.#onNoteKey);
    this.#note.addEventListener('pointerenter', () => clearTimeout(this.#timer));
    this.#note.addEventListener('pointerleave', () => this.#hoverLater(undefined));
    this.#note.addEventListener('focusout', () => setTimeout(() => this.#update()));
    this.#box.append(this.#note);
    layer.add(this.#box, () => this.#shown && this.#areaOf(this.#shown));
    grid.element.addController(this);
  }

  hostConnected(): void {
    const { scroller } = this.#grid;
    this.#listening?.abort();
    const { signal } = (this.#listening = new AbortController());
    scroller?.addEventListener('focus', () => this.#update(), { signal });
    // After the focus has moved.
    scroller?.addEventListener('blur', () => setTimeout(() => this.#update()), { signal });
    scroller?.addEventListener('pointermove', this.#onPointerMove, { signal });
    scroller?.addEventListener('pointerleave', () => this.#hoverLater(undefined), { signal });
  }

  hostDisconnected(): void {
    this.#listening?.abort();
    clearTimeout(this.#timer);
    this.#hovered = undefined;
    this.#hide();
  }

  hostUpdated(): void {
    this.#update();
  }

  /** The states of the cells of a row; undefined when there are none. */
  statesOf(rowIndex: number): ReadonlyMap<string, CellState> | undefined {
    const { state } = this.#grid;
    const edits = this.#edits;
    if (!this.#hasInvalid && this.#checking.size === 0 && !edits.isWaiting) return undefined;
    const key = state.keyOf(rowIndex);
    const states = new Map<string, CellState>();
    for (const { name, errorOf } of this.#checkedColumns) {
      const problem = errorOf?.(state.rowOf(rowIndex));
      if (problem) states.set(name, { problem, isWaiting: false });
    }
    for (const [column, refused] of this.#refused.get(key) ?? []) states.set(column, refused);
    for (const column of edits.waitingColumns(key) ?? []) states.set(column, WAITING);
    for (const column of this.#checking.get(key) ?? []) states.set(column, WAITING);
    return states.size > 0 ? states : undefined;
  }

  /** Marks a cell whose value was refused. */
  add({ key, column, value }: CellChange, { reason, current }: Refusal): void {
    const cells = this.#refused.get(key) ?? new Map<string, RefusedCell>();
    const problem = this.#problemText({ key, column, value, reason, current });
    this.#refused.set(key, cells.set(column, { key, column, value, reason, current, problem, isWaiting: false }));
    this.#grid.element.requestUpdate();
  }

  /** Removes the mark of a cell. @returns whether there was one */
  remove({ key, column }: CellTarget): boolean {
    const cells = this.#refused.get(key);
    if (!cells?.delete(column)) return false;
    if (cells.size === 0) this.#refused.delete(key);
    this.#grid.element.requestUpdate();
    return true;
  }

  /**
   * Closes the note of the active cell. The mark of a refused value is removed, that of another cell stays.
   * @returns whether there was a note
   */
  closeActive(): boolean {
    const target = this.#activeTarget;
    if (!target) return false;
    if (this.remove(target)) return true;
    if (!this.#shown || !isSameCell(this.#shown, target)) return false;
    this.#closed = target;
    this.#hide();
    return true;
  }

  isChecking({ key, column }: CellTarget): boolean {
    return this.#checking.get(key)?.has(column) === true;
  }

  /** Marks a cell while it is checked. @returns resolves with what the check does */
  async check<T>({ key, column }: CellTarget, check: Promise<T>): Promise<T> {
    const columns = this.#checking.get(key) ?? new Set<string>();
    this.#checking.set(key, columns.add(column));
    this.#grid.element.requestUpdate();
    try {
      return await check;
    } finally {
      columns.delete(column);
      if (columns.size === 0) this.#checking.delete(key);
      this.#grid.element.requestUpdate();
    }
  }

  /** The text that is announced for a cell: where it is, and what is wrong. */
  textOf({ key, column }: CellTarget): string {
    const { columns, state } = this.#grid;
    const { visible } = columns;
    const rowIndex = this.#grid.indexOf(key);
    const name = rowIndex < 0 ? key : visible[0]?.text(state.rowOf(rowIndex), getLanguage());
    const label = resolveText(visible.find((one) => one.name === column)?.label ?? column);
    return `${label}, ${name}: ${this.#refused.get(key)?.get(column)?.problem ?? ''}`;
  }

  #problemText({ key, column, value, reason, current }: Omit<RefusedCell, 'problem' | 'isWaiting'>): string {
    const mine = this.#valueText({ key, column }, value);
    if (!current) return mine ? msg(str`${reason} · Seu valor: ${mine}`, { id: 'dassTableRefusedMine' }) : reason;
    const now = this.#valueText({ key, column }, current.value);
    return msg(str`${reason} · Seu valor: ${mine} · Agora: ${now}`, { id: 'dassTableRefusedNow' });
  }

  /** A value as its cell would show it. */
  #valueText({ key, column: name }: CellTarget, value: unknown): string {
    const { state, columns } = this.#grid;
    const rowIndex = this.#grid.indexOf(key);
    const column = columns.visible.find((one) => one.name === name);
    if (rowIndex < 0 || !column) return toText(value);
    const row = state.rowOf(rowIndex);
    return this.#edits.assume({ row, key, column: name, value }, () => column.text(row, getLanguage()));
  }

  get #activeTarget(): CellTarget | undefined {
    const { focus, state, columns } = this.#grid;
    const { rowIndex, position } = focus;
    const column = columns.visible[position.column];
    return rowIndex < 0 || !column ? undefined : { key: state.keyOf(rowIndex), column: column.name };
  }

  #areaOf({ key, column: name }: CellTarget): CellArea | undefined {
    const { state, columns } = this.#grid;
    const row = state.visibleIndexOf(this.#grid.indexOf(key));
    const column = columns.visible.findIndex((one) => one.name === name);
    return row < 0 || column < 0 ? undefined : { top: row, bottom: row, first: column, last: column };
  }

  /** The columns with `error`. */
  get #checkedColumns(): readonly EditableColumn[] {
    const { visible } = this.#grid.columns;
    if (this.#checked?.of !== visible)
      this.#checked = { of: visible, columns: visible.filter(({ errorOf }) => errorOf) };
    return this.#checked.columns;
  }

  /** Whether a cell may be refused or not valid. */
  get #hasInvalid(): boolean {
    return this.#refused.size > 0 || this.#checkedColumns.length > 0;
  }

  /** Shows the note of the cell that is active or under the mouse, or hides it. */
  #update(): void {
    if (!this.#shown && !this.#hasInvalid) return;
    const { scroller } = this.#grid;
    const isUsed = this.#note.matches(':focus-within') ? this.#shown : undefined;
    const active = scroller?.matches(':focus') ? this.#activeTarget : undefined;
    if (!isSameCell(this.#closed, active)) this.#closed = undefined;
    const target = isUsed ?? this.#hovered ?? (this.#closed ? undefined : active);
    const cell = target && this.#invalidCellAt(target);
    if (!cell || !this.#areaOf(cell)) this.#hide();
    else if (cell !== this.#shown) this.#show(cell);
  }

  #invalidCellAt(target: CellTarget): InvalidCell | undefined {
    const refused = this.#refused.get(target.key)?.get(target.column);
    if (refused) return refused;
    const rowIndex = this.#grid.indexOf(target.key);
    const column = this.#checkedColumns.find(({ name }) => name === target.column);
    const problem = rowIndex < 0 ? undefined : column?.errorOf?.(this.#grid.state.rowOf(rowIndex));
    if (!problem) return undefined;
    const shown = this.#shown;
    const isShown = shown && !('value' in shown) && isSameCell(shown, target) && shown.problem === problem;
    return isShown ? shown : { ...target, problem, isWaiting: false };
  }

  #show(cell: InvalidCell): void {
    this.#hide();
    this.#shown = cell;
    const note = this.#note;
    const text = createPart('span', '');
    text.textContent = cell.problem;
    note.ariaLabel = cell.problem;
    note.replaceChildren(text, ...this.#createButtons(cell));
    this.#layer.update();
    // The row may be scrolled into view after this update.
    void this.#grid.element.updateComplete.then(() => {
      if (this.#shown !== cell || note.matches(':popover-open') || !note.isConnected) return;
      note.showPopover();
      this.#unanchor = anchor(note, this.#box, 'bottom-start');
    });
  }

  #hide(): void {
    if (!this.#shown) return;
    this.#shown = undefined;
    this.#unanchor?.();
    this.#unanchor = undefined;
    if (this.#note.matches(':popover-open')) this.#note.hidePopover();
  }

  #createButtons(cell: InvalidCell): readonly HTMLButtonElement[] {
    const refused = this.#refused.get(cell.key)?.get(cell.column);
    // The mark stays as long as the value is not valid.
    if (!refused) return [];
    if (!refused.current)
      return [this.#createButton(msg('Fechar', { id: 'dassTableRefusedClose' }), () => this.#dismiss(cell))];
    return [
      this.#createButton(msg('Manter meu', { id: 'dassTableKeepMine' }), () => this.#keep(refused)),
      this.#createButton(msg('Usar o atual', { id: 'dassTableUseCurrent' }), () => this.#dismiss(cell)),
    ];
  }

  #createButton(text: string, onClick: () => void): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.addEventListener('click', onClick);
    return button;
  }

  /** Offers the refused value again. */
  #keep(cell: RefusedCell): void {
    const grid = this.#grid;
    const rowIndex = grid.indexOf(cell.key);
    const column = grid.columns.visible.find(({ name }) => name === cell.column);
    const change = column && rowIndex >= 0 ? changeOf(grid, rowIndex, column, cell.value) : undefined;
    this.remove(cell);
    this.#leave(cell);
    if (change) this.#keepChange(change);
  }

  /** The cell keeps the value that it shows. */
  #dismiss(cell: CellTarget): void {
    const grid = this.#grid;
    const rowIndex = grid.indexOf(cell.key);
    const column = grid.columns.visible.find(({ name }) => name === cell.column);
    this.remove(cell);
    this.#leave(cell);
    if (column && rowIndex >= 0) announceValue(grid.state.rowOf(rowIndex), column);
  }

  /** The focus returns from the note to the cell. */
  #leave(cell: CellTarget): void {
    const area = this.#areaOf(cell);
    this.#hovered = undefined;
    this.#grid.scroller?.focus({ preventScroll: true });
    if (area) this.#grid.moveTo({ visibleIndex: area.top, column: area.first });
    this.#update();
  }

  readonly #onNoteKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#shown) return;
    event.preventDefault();
    event.stopPropagation();
    this.#dismiss(this.#shown);
  };

  readonly #onPointerMove = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || !this.#hasInvalid) return;
    const cell = (event.target as Element).closest('.row > .cell.refused');
    const rowIndex = cell ? this.#grid.state.rowIndexAt(this.#grid.virtualRows.indexOf(event)) : -1;
    const column = cell && this.#grid.columns.visible[columnOf(cell)];
    this.#hoverLater(
      column && rowIndex >= 0 ? { key: this.#grid.state.keyOf(rowIndex), column: column.name } : undefined,
    );
  };

  #hoverLater(target: CellTarget | undefined): void {
    clearTimeout(this.#timer);
    const hover = (): void => {
      this.#hovered = target;
      this.#update();
    };
    if (target) hover();
    else this.#timer = window.setTimeout(hover, HIDE_DELAY_MS);
  }
}
