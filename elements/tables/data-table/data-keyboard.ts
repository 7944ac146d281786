import { hasField } from '../editing/editing-start-model.js';
import { enterControl } from '../grid/cell-controls.js';
import { GridKeyboard } from '../grid/grid-keyboard.js';
import type { DataGrid } from './data-grid.js';
import type { DataFeatures } from './data-features.js';
import { commandOf, type DataCommand } from './data-keys-model.js';

/** The keyboard of the data table. */
export class DataKeyboard extends GridKeyboard<DataCommand, DataGrid> {
  declare protected readonly features: DataFeatures;

  constructor(grid: DataGrid, features: DataFeatures) {
    super(grid, features);
  }

  /** What is typed into an editable cell is its value. Most rows of a source are not there to be found. */
  protected override get findsRows(): boolean {
    return !this.grid.element.dataSource && !hasField(this.grid.activeEditor);
  }

  protected commandOf(event: KeyboardEvent): DataCommand | undefined {
    const { focus, state, virtualRows, columns, element, isRtl, activeEditor } = this.grid;
    const { position, isRowMissing } = focus;
    return commandOf(event, {
      ...position,
      isRowMissing,
      count: state.visibleCount,
      columns: columns.visible.length,
      page: virtualRows.page,
      isRtl,
      selection: element.selection,
      editor: activeEditor,
    });
  }

  protected carryOut(command: DataCommand, isShift: boolean): void {
    const { grid } = this;
    const { visibleIndex, rowIndex, position } = grid.focus;
    switch (command.type) {
      case 'select':
        grid.select(rowIndex, command.isRange);
        break;
      case 'toggle':
        this.features.toggle(rowIndex, position.column);
        break;
      case 'edit':
        this.features.edit(command.text);
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
