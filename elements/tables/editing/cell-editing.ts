import type { ReactiveController } from 'lit';
import { getLanguage } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { whenIdle } from '../../base/loading/idle.js';
import { topModal } from '../../base/overlay/overlay-stack.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import type { CellArea } from '../../core/table/cells/cell-range.js';
import { cellValueOf } from '../../core/table/cells/cell-value.js';
import { CellEditor, type CellTarget } from './cell-editor.js';
import { EditorFields } from './editor-field.js';
import type { CellChanges } from './cell-changes.js';
import type { CellLayer } from './cell-layer.js';
import { changeOf } from './changed-cell.js';
import type { EditableColumn, EditableGrid } from './editable-grid.js';
import type { CellChange } from './editing-events.js';
import { cellEditorStyles } from './editing.styles.js';
import { validate } from './validate.js';

/** Where the keyboard goes after a commit. */
export type Leave = 'down' | 'up' | 'next' | 'previous' | 'here' | 'away';

/** Number of rows in which Tab looks for the next cell that can be edited. */
const MAX_SEARCHED_ROWS = 1000;

/** Fields with buttons need room for their text. @returns pixels */
const minEditorWidth = (editor: EditableColumn['editor']): number =>
  editor === 'select' || editor === 'date' ? 176 : 0;

/** The row and the column of a cell now; -1 and undefined where it is gone. */
interface FoundCell {
  readonly rowIndex: number;
  readonly visibleIndex: number;
  readonly columnIndex: number;
  readonly column: EditableColumn | undefined;
}

/** Edits the cells of a table: one editor at a time, which follows the key of its row. */
export class CellEditing implements ReactiveController {
  readonly #grid: EditableGrid;
  readonly #layer: CellLayer;
  readonly #changes: CellChanges;
  readonly #fields: EditorFields;
  #editor: CellEditor | undefined;
  /** The commit that is running. */
  #commit: Promise<boolean> | undefined;
  /** How to leave the editor as soon as it is ready: the user was faster. */
  #leave: Leave | undefined;

  constructor(grid: EditableGrid, layer: CellLayer, changes: CellChanges) {
    this.#grid = grid;
    this.#layer = layer;
    this.#changes = changes;
    adoptStyles(grid.element.renderRoot, cellEditorStyles);
    this.#fields = new EditorFields(grid.element);
    whenIdle(() => {
      for (const { editor } of grid.columns.visible) this.#fields.preload(editor);
      return false;
    });
    grid.element.addController(this);
  }

  get isOpen(): boolean {
    return this.#editor !== undefined;
  }

  hostDisconnected(): void {
    this.#close(false);
  }

  hostUpdated(): void {
    const editor = this.#editor;
    if (!editor) return;
    const { rowIndex, visibleIndex, column } = this.#find(editor.target);
    if (rowIndex < 0) editor.showNote(msg('A linha não existe mais. Esc fecha.', { id: 'dassTableEditGone' }));
    else if (visibleIndex < 0 || !column)
      editor.showNote(msg('A célula não está visível. Enter salva o valor.', { id: 'dassTableEditHidden' }));
  }

  /**
   * Begins to edit a cell, after the value of the cell that is edited was accepted.
   * @param text what was typed: it replaces the value
   * @returns resolves with whether the cell is edited now
   */
  async begin(target: CellTarget, text?: string): Promise<boolean> {
    const open = this.#editor;
    if (open && !open.isReady && open.target.key === target.key && open.target.column === target.column) {
      if (text !== undefined) open.type(text);
      await open.started;
      return this.#editor === open;
    }
    if (open && !(await this.commit('here'))) return false;
    const grid = this.#grid;
    const { rowIndex, visibleIndex, columnIndex, column } = this.#find(target);
    if (visibleIndex < 0 || !column?.isEditable(grid.state.rowOf(rowIndex))) return false;
    const isInView = this.#isActiveInView(visibleIndex, columnIndex);
    if (!isInView) grid.moveTo({ visibleIndex, column: columnIndex });
    const editor = new CellEditor(target, text);
    this.#editor = editor;
    this.#leave = undefined;
    this.#layer.add(editor.box, () => this.#areaOf(target), minEditorWidth(column.editor));
    editor.box.addEventListener('keydown', this.#onKeyDown);
    editor.box.addEventListener('focusout', this.#onFocusOut);
    editor.box.addEventListener('change', this.#onChange);
    const row = grid.state.rowOf(rowIndex);
    await editor.start(
      this.#fields,
      column,
      column.value(row),
      grid.columns.visible[0]?.text(row, getLanguage()) ?? '',
    );
    if (!isInView) await grid.element.updateComplete;
    if (this.#editor !== editor) return false;
    // In the page, too: the table may be partly outside the window.
    editor.box.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const error = text === undefined ? column.errorOf?.(row) : '';
    if (error) editor.showProblem(error, true);
    if (this.#leave) void this.commit(this.#leave);
    return true;
  }

  /** Takes the value of the editor, if there is one, where the user may have left it. @returns as `commit()` */
  async commitNow(): Promise<boolean> {
    await this.#editor?.started;
    const isTaken = await this.commit(this.#editor?.hasFocus ? 'here' : 'away');
    if (!isTaken) this.#editor?.focus();
    return isTaken;
  }

  /**
   * Takes the value of the editor. @param leave where the keyboard goes then
   * @returns false when the value is refused: the editor stays open
   */
  commit(leave: Leave): Promise<boolean> {
    return (this.#commit ??= this.#run(leave).finally(() => (this.#commit = undefined)));
  }

  async #run(leave: Leave): Promise<boolean> {
    const editor = this.#editor;
    if (!editor) return true;
    await editor.started;
    const change = await this.#check(editor);
    if (this.#editor !== editor) return true;
    const reason = typeof change === 'string' ? change : change && this.#changes.change(change);
    if (reason !== undefined) {
      editor.showProblem(reason, leave !== 'away');
      return false;
    }
    const { visibleIndex, columnIndex } = this.#find(editor.target);
    this.#close(leave !== 'away');
    if (visibleIndex >= 0) this.#move(leave, visibleIndex, columnIndex);
    return true;
  }

  /** @returns the change, why it is refused, or undefined when the value is the same */
  async #check(editor: CellEditor): Promise<CellChange | string | undefined> {
    // A value that was not valid before keeps nobody in its cell.
    if (!editor.isChanged) return undefined;
    const grid = this.#grid;
    const { target } = editor;
    const gone = msg('A linha não existe mais.', { id: 'dassTableEditNoRow' });
    const changeNow = (): CellChange | undefined | 'gone' => {
      const { rowIndex, column = editor.column } = this.#find(target);
      if (rowIndex < 0 || !column) return 'gone';
      const value = cellValueOf(editor.value, column.value(grid.state.rowOf(rowIndex)), column);
      return changeOf(grid, rowIndex, column, value);
    };
    const problem = editor.ownProblem;
    if (problem) return problem;
    let change = changeNow();
    if (!change) return undefined;
    const column = this.#find(target).column ?? editor.column;
    if (change === 'gone' || !column) return gone;
    let refused = validate(grid.element.localName, column, change);
    if (refused instanceof Promise) {
      editor.isBusy = true;
      refused = await refused;
      editor.isBusy = false;
      if (this.#editor !== editor) return undefined;
      // The rows may have been replaced while the value was checked.
      change = changeNow();
      if (!change) return undefined;
      if (change === 'gone') return gone;
    }
    return refused ?? change;
  }

  /** Gives the edit up. */
  #cancel(): void {
    this.#close(true);
    announce(msg('Edição cancelada', { id: 'dassTableEditCanceled' }));
  }

  #close(takesFocus: boolean): void {
    const editor = this.#editor;
    if (!editor) return;
    this.#editor = undefined;
    editor.close();
    // Before the field is removed, so that the focus does not get lost.
    if (takesFocus) this.#grid.scroller?.focus({ preventScroll: true });
    this.#layer.remove(editor.box);
  }

  #move(leave: Leave, visibleIndex: number, columnIndex: number): void {
    const grid = this.#grid;
    const to = (row: number): void =>
      grid.moveTo({ visibleIndex: Math.max(0, Math.min(row, grid.state.visibleCount - 1)), column: columnIndex });
    if (leave === 'down') to(visibleIndex + 1);
    else if (leave === 'up') to(visibleIndex - 1);
    else if (leave === 'next' || leave === 'previous') this.#moveToEditable(leave, visibleIndex, columnIndex);
  }

  /** Moves to the next or previous cell that can be edited, and begins to edit it. A flag only becomes active. */
  #moveToEditable(leave: 'next' | 'previous', visibleIndex: number, columnIndex: number): void {
    const { state, columns } = this.#grid;
    const { visible } = columns;
    const step = leave === 'next' ? 1 : -1;
    let [row, at] = [visibleIndex, columnIndex];
    for (let left = MAX_SEARCHED_ROWS * visible.length; left > 0; left--) {
      at += step;
      if (at < 0 || at >= visible.length) {
        row += step;
        at = step > 0 ? 0 : visible.length - 1;
      }
      if (row < 0 || row >= state.visibleCount) return;
      const column = visible[at];
      const rowIndex = state.rowIndexAt(row);
      if (!column?.editor || !column.isEditable(state.rowOf(rowIndex))) continue;
      if (column.editor === 'flag') this.#grid.moveTo({ visibleIndex: row, column: at });
      else void this.begin({ key: state.keyOf(rowIndex), column: column.name });
      return;
    }
  }

  /** Whether a cell is active and certain to be in view: then the table needs no update. */
  #isActiveInView(visibleIndex: number, columnIndex: number): boolean {
    const { focus, virtualRows, coveredRows, scroller } = this.#grid;
    const { active } = focus;
    if (active?.visibleIndex !== visibleIndex || active.column !== columnIndex) return false;
    if (scroller?.hasAttribute('data-wide')) return false;
    const { rowHeight, page } = virtualRows;
    const top = virtualRows.offsetOf(visibleIndex);
    return top >= coveredRows * rowHeight && top + rowHeight <= page * rowHeight;
  }

  #find({ key, column: name }: CellTarget): FoundCell {
    const { state, columns } = this.#grid;
    const rowIndex = this.#grid.indexOf(key);
    const columnIndex = columns.visible.findIndex((one) => one.name === name);
    const visibleIndex = rowIndex < 0 ? -1 : state.visibleIndexOf(rowIndex);
    return { rowIndex, visibleIndex, columnIndex, column: columns.visible[columnIndex] };
  }

  #areaOf(target: CellTarget): CellArea | undefined {
    const { visibleIndex, columnIndex } = this.#find(target);
    if (visibleIndex < 0 || columnIndex < 0) return undefined;
    return { top: visibleIndex, bottom: visibleIndex, first: columnIndex, last: columnIndex };
  }

  /** Handles a key that arrives before the field has the focus. @returns whether it is one */
  handleGridKey(event: KeyboardEvent): boolean {
    const editor = this.#editor;
    if (!editor || editor.isReady) return false;
    const leave = leaveOf(event);
    if (!leave && event.key !== 'Escape') return false;
    if (!event.ctrlKey && !event.metaKey) event.preventDefault();
    if (leave) this.#leave = leave;
    else this.#cancel();
    return true;
  }

  #onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isComposing(event)) return;
    const leave = leaveOf(event);
    // Ctrl+Enter may also be a key of the page, such as that of the form around the table.
    if (leave === 'here') return void this.commit(leave);
    if (leave) {
      event.preventDefault();
      void this.commit(leave);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      this.#cancel();
    }
    // The keys of the field are none of a dialog or a page around the table.
    if (leave || event.key === 'Escape') event.stopPropagation();
  };

  /** The focus leaves the editor, but not into a dialog of its field, and not with the window. */
  #onFocusOut = (): void => {
    const editor = this.#editor;
    const modal = topModal();
    setTimeout(() => {
      if (this.#editor !== editor || !editor || editor.hasFocus || !document.hasFocus() || topModal() !== modal) return;
      void this.commit('away');
    });
  };

  /** An option that the user has selected is taken at once. */
  #onChange = (event: Event): void => {
    if ((event.target as Element).localName === 'dass-select-list') void this.commit('here');
  };
}

function leaveOf({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): Leave | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key === 'Enter' && !shiftKey ? 'here' : undefined;
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  return key === 'Tab' ? (shiftKey ? 'previous' : 'next') : undefined;
}
