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
