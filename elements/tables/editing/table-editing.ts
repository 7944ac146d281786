import type { ReactiveController } from 'lit';
import { isComposing } from '../../base/focus/is-composing.js';
import { CellChanges } from './cell-changes.js';
import { CellEditing } from './cell-editing.js';
import { CellLayer } from './cell-layer.js';
import { commandOf, type EditingCommand } from './editing-keys-model.js';
import type { EditableGrid } from './editable-grid.js';

/**
 * What a user does with the cells of a table and their values: edits them, undoes and redoes changes. It owns the parts,
 * and hears the keys of the grid before its own keyboard does.
 */
export class TableEditing implements ReactiveController {
  readonly grid: EditableGrid;
  readonly changes: CellChanges;
  readonly layer: CellLayer;
  readonly editing: CellEditing;

  constructor(grid: EditableGrid) {
    this.grid = grid;
    this.layer = new CellLayer(grid);
    this.changes = new CellChanges(grid);
    this.editing = new CellEditing(grid, this.layer, this.changes);
    grid.element.addController(this);
  }

  hostConnected(): void {
    this.grid.scroller?.addEventListener('keydown', this.#onKeyDown, { capture: true });
  }

  hostDisconnected(): void {
    this.grid.scroller?.removeEventListener('keydown', this.#onKeyDown, { capture: true });
  }

  #onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isComposing(event) || event.target !== event.currentTarget) return;
    if (this.editing.handleGridKey(event)) return;
    const command = this.#commandOf(event);
    if (!command) return;
    event.preventDefault();
    this.#carryOut(command);
  };

  #commandOf(event: KeyboardEvent): EditingCommand | undefined {
    const { focus, state, columns, virtualRows, isRtl } = this.grid;
    const { active } = focus;
    const { visibleIndex, column } = active ?? { visibleIndex: -1, column: -1 };
    return commandOf(event, {
      head: { row: visibleIndex, column },
      all: { top: 0, bottom: state.visibleCount - 1, first: 0, last: columns.visible.length - 1 },
      page: virtualRows.page,
      isRtl,
      canEdit: columns.visible.some(({ editor }) => editor),
      selectsCells: false,
      hasRange: false,
      selectsRows: true,
    });
  }

  #carryOut(command: EditingCommand): void {
    switch (command.type) {
      case 'undo':
        void this.changes.undo();
        break;
      case 'redo':
        void this.changes.redo();
        break;
      default:
    }
  }
}
