import { LazyImport } from '../../base/loading/lazy-import.js';
import { LazyFeatures } from '../grid/lazy-features.js';
import type { CellTarget } from './cell-editor.js';
import type { EditableGrid } from './editable-grid.js';

/** The features of a table that load on demand, among them the editors of its cells. */
export abstract class EditingFeatures<G extends EditableGrid = EditableGrid> extends LazyFeatures<G> {
  /** The cell that is edited as soon as the editors are loaded, and what was typed for it meanwhile. */
  #typed: { readonly cell: CellTarget; readonly text: string | undefined } | undefined;
  readonly #editing = new LazyImport(this.grid.element, async () => {
    const { TableEditing } = await import('./table-editing.js');
    return new TableEditing(this.grid);
  });

  /** Loads the editors, for a table with cells that can be edited. */
  prepareEditing(): void {
    if (this.grid.hasEditing) this.#editing.loadOnce();
  }

  /** Begins to edit the active cell. @param text what was typed: it replaces the value */
  edit(text?: string): void {
    const { rowIndex, position } = this.grid.focus;
    const before = this.#typed;
    const cell = before?.cell ?? this.#targetAt(rowIndex, position.column);
    this.#typed = { cell, text: text === undefined ? before?.text : (before?.text ?? '') + text };
    this.#editing.load(({ editing }) => {
      const typed = this.#typed;
      this.#typed = undefined;
      if (typed) void editing.begin(typed.cell, typed.text);
    });
  }

  /** Makes a cell active and begins to edit it. @returns resolves with whether the user can edit it now */
  async editCell(key: string | number, name: string): Promise<boolean> {
    const { grid } = this;
    const columnIndex = grid.columns.visible.findIndex((column) => column.name === name);
    if (!grid.isEditable(grid.indexOf(key), columnIndex)) return false;
    const visibleIndex = grid.show(key);
    if (visibleIndex < 0) return false;
    grid.moveTo({ visibleIndex, column: columnIndex });
    if (grid.columns.visible[columnIndex]?.editor === 'flag') {
      grid.element.focus();
      return true;
    }
    const target = this.#targetAt(grid.indexOf(key), columnIndex);
    this.prepareEditing();
    await this.#editing.loading;
    let isEdited: Promise<boolean> | undefined;
    if (this.#editing.ready) this.#editing.load(({ editing }) => (isEdited = editing.begin(target)));
    return (await isEdited) ?? false;
  }

  /** Whether the editor of a cell is open, or opens as soon as it is loaded. */
  get isEditing(): boolean {
    let isOpen = this.#typed !== undefined;
    if (this.#editing.ready) this.#editing.load(({ editing }) => (isOpen ||= editing.isOpen));
    return isOpen;
  }

  /** Commits the value of the cell that is edited. @returns resolves with false when it is refused */
  async commitEdit(): Promise<boolean> {
    await this.#editing.loading;
    let isCommitted: Promise<boolean> | undefined;
    if (this.#editing.ready) this.#editing.load(({ editing }) => (isCommitted = editing.commitNow()));
    return (await isCommitted) ?? true;
  }

  /** Changes the value of a checkbox or a toggle in a cell, unless it is refused. */
  toggle(rowIndex: number, columnIndex: number): void {
    if (!this.grid.isEditable(rowIndex, columnIndex)) return;
    const target = this.#targetAt(rowIndex, columnIndex);
    this.#editing.load(({ changes }) => void changes.toggle(target));
  }

  #targetAt(rowIndex: number, columnIndex: number): CellTarget {
    const { state, columns } = this.grid;
    return { key: state.keyOf(rowIndex), column: columns.visible[columnIndex]?.name ?? '' };
  }
}
