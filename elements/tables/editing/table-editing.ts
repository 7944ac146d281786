import type { ReactiveController } from 'lit';
import { isComposing } from '../../base/focus/is-composing.js';
import { PasteListener } from '../../base/focus/paste-listener.js';
import { deepActiveElement } from '../../base/focus/focus-return.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { CellEdits } from '../../core/table/cells/cell-edits.js';
import { cellActions, type PasteImport } from './cell-actions.js';
import { CellChanges } from './cell-changes.js';
import { CellEditing } from './cell-editing.js';
import { CellLayer } from './cell-layer.js';
import { CellSelection } from './ranges/cell-selection.js';
import { clearCells, fillDown } from './change-cells.js';
import { copyRange } from './ranges/copy-range.js';
import { FillHandle } from './ranges/fill-handle.js';
import { pasteCells, readPasted } from './paste-cells.js';
import { RangePointer } from './ranges/range-pointer.js';
import { commandOf, type EditingCommand } from './editing-keys-model.js';
import type { EditableGrid } from './editable-grid.js';
import type { CellChange } from './editing-events.js';
import { UnsavedCells } from './unsaved-cells.js';

/**
 * What a user does with the cells of a table and their values: edits them, selects, copies, clears and fills ranges, pastes,
 * undoes and redoes changes. It owns the parts,
 * and hears the keys of the grid before its own keyboard does.
 */
export class TableEditing implements ReactiveController {
  readonly grid: EditableGrid;
  readonly changes: CellChanges;
  readonly layer: CellLayer;
  readonly editing: CellEditing;
  readonly selection: CellSelection;
  readonly #unsaved: UnsavedCells;
  readonly #pointer: RangePointer;

  constructor(grid: EditableGrid) {
    this.grid = grid;
    this.layer = new CellLayer(grid);
    const edits = new CellEdits(grid.values.ownValue);
    edits.setKeys(grid.sourceKeyOf);
    grid.values.edits = edits;
    const unsaved = new UnsavedCells(grid, edits, this.layer, (change) => this.#keep(change));
    grid.cellStatesOf = (rowIndex) => unsaved.statesOf(rowIndex);
    this.#unsaved = unsaved;
    this.changes = new CellChanges(grid, edits, unsaved);
    this.editing = new CellEditing(grid, this.layer, this.changes);
    this.selection = new CellSelection(grid, this.layer);
    const paste: PasteImport = new LazyImport(grid.element, () => import('./paste-from-clipboard.js'));
    grid.cellActions = () => cellActions(grid, this.changes, this.selection.area, paste);
    this.#pointer = new RangePointer(grid, this.selection, this.layer);
    new FillHandle(grid, this.selection, this.layer, this.changes);
    new PasteListener(grid.element, (event) => this.#onPaste(event));
    grid.element.addController(this);
  }

  hostConnected(): void {
    const { scroller } = this.grid;
    scroller?.addEventListener('keydown', this.#onKeyDown, { capture: true });
    scroller?.addEventListener('pointerdown', this.#pointer.handlePointerDown);
  }

  hostDisconnected(): void {
    const { scroller } = this.grid;
    scroller?.removeEventListener('keydown', this.#onKeyDown, { capture: true });
    scroller?.removeEventListener('pointerdown', this.#pointer.handlePointerDown);
    this.#pointer.stop();
    this.selection.stop();
  }

  hostUpdated(): void {
    this.grid.scroller?.toggleAttribute('data-selects-cells', this.grid.selectsCells);
  }

  #onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isComposing(event) || event.target !== event.currentTarget) return;
    if (this.editing.handleGridKey(event)) return;
    if (event.key === 'Escape' && this.#unsaved.closeActive()) {
      // Not that of a dialog around the table.
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const command = this.#commandOf(event);
    if (!command) return;
    event.preventDefault();
    this.#carryOut(command);
  };

  /** The user keeps a value that was refused because somebody else had changed the cell. */
  #keep(change: CellChange): void {
    const reason = this.changes.change(change);
    if (reason !== undefined) this.changes.refuse(change, reason);
  }

  /** A paste into the grid, not into a field in a cell of it. */
  #onPaste(event: ClipboardEvent): void {
    const { grid, changes, selection } = this;
    const { area } = selection;
    const canEdit = grid.columns.visible.some(({ editor }) => editor);
    if (event.defaultPrevented || !area || !canEdit || deepActiveElement() !== grid.scroller) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text === '') return;
    event.preventDefault();
    const block = readPasted(text, event.clipboardData?.getData('text/html') ?? '');
    void pasteCells(grid, changes, area, block);
  }

  #commandOf(event: KeyboardEvent): EditingCommand | undefined {
    const { state, columns, virtualRows, isRtl, selectsCells, element } = this.grid;
    const { end, all, hasRange } = this.selection;
    const command = commandOf(event, {
      end: end ?? { row: 0, column: 0 },
      ...{ all, isRtl, selectsCells, hasRange },
      page: virtualRows.page,
      canEdit: columns.visible.some(({ editor }) => editor),
      selectsRows: element.selection === 'multiple' && (state.selectedCount > 0 || event.key.toLowerCase() === 'a'),
    });
    // All but undoing needs an active cell.
    return end || command?.type === 'undo' || command?.type === 'redo' ? command : undefined;
  }

  #carryOut(command: EditingCommand): void {
    const { grid, changes, selection } = this;
    if (command.type === 'undo') return changes.undo();
    if (command.type === 'redo') return changes.redo();
    const { area } = selection;
    if (!area) return;
    switch (command.type) {
      case 'extend':
        selection.extendTo(command.to);
        break;
      case 'select-all':
        selection.selectAll();
        break;
      case 'collapse':
        selection.collapse();
        break;
      case 'copy':
        void copyRange(grid, area);
        break;
      case 'clear':
        void clearCells(grid, changes, area);
        break;
      case 'fill-down':
        void fillDown(grid, changes, area);
    }
  }
}
