import { enterControl } from '../grid/cell-controls.js';
import { GridKeyboard } from '../grid/grid-keyboard.js';
import type { DataGrid } from './data-grid.js';
import { commandOf, type DataCommand } from './data-keys-model.js';

/** The keyboard of the data table. */
export class DataKeyboard extends GridKeyboard<DataCommand, DataGrid> {
  protected commandOf(event: KeyboardEvent): DataCommand | undefined {
    const { focus, state, virtualRows, columns, element, isRtl } = this.grid;
    const { position, isRowMissing } = focus;
    return commandOf(event, {
      ...position,
      isRowMissing,
      count: state.visibleCount,
      columns: columns.visible.length,
      page: virtualRows.page,
      isRtl,
      selection: element.selection,
      isEditable: columns.visible[position.column]?.isEditable === true,
    });
  }

  protected carryOut(command: DataCommand, isShift: boolean): void {
    const { grid } = this;
    const { visibleIndex, rowIndex, position } = grid.focus;
    switch (command.type) {
      case 'select':
        grid.select(rowIndex, command.isRange);
        break;
      case 'edit':
        grid.toggleCell(rowIndex, command.column);
        break;
      case 'activate':
        if (!enterControl(grid.virtualRows.rowOf(visibleIndex)?.cell(position.column)))
          grid.activate(rowIndex, position.column);
        break;
      case 'sort':
        grid.sort(command.column, command.isAdded);
        break;
      default:
        this.carryOutShared(command, isShift);
    }
  }

  protected nameOf(rowIndex: number): string {
    return this.grid.textOf(rowIndex, Math.max(0, this.grid.focus.position.column));
  }
}
