import type { MenuAction } from '../grid/context-menu.js';
import { ContextMenu } from '../grid/context-menu.js';
import type { EditableGrid } from './editable-grid.js';

/** The context menu of a table whose cells can be edited: what the keys do with cells is there for a finger, too. */
export abstract class EditingContextMenu<G extends EditableGrid = EditableGrid> extends ContextMenu<G> {
  protected override get actionsOfCells(): readonly MenuAction[] {
    return this.grid.cellActions?.() ?? [];
  }

  protected override isInRange(visibleIndex: number, columnIndex: number): boolean {
    const range = this.grid.selectedColumnsAt?.(visibleIndex);
    return range !== undefined && columnIndex >= range.first && columnIndex <= range.last;
  }
}
