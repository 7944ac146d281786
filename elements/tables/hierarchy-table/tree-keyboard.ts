import { hasField } from '../editing/editing-start-model.js';
import { enterControl } from '../grid/cell-controls.js';
import { GridKeyboard } from '../grid/grid-keyboard.js';
import type { TreeFeatures } from './tree-features.js';
import type { TreeGrid } from './tree-grid.js';
import { commandOf, type TreeCommand } from './tree-keys-model.js';

/** The keyboard of the hierarchy table. */
export class TreeKeyboard extends GridKeyboard<TreeCommand, TreeGrid> {
  declare protected readonly features: TreeFeatures;

  constructor(grid: TreeGrid, features: TreeFeatures) {
    super(grid, features);
  }

  /** What is typed into an editable cell is its value. */
  protected override get findsRows(): boolean {
    return !hasField(this.grid.activeEditor);
  }

  protected commandOf(event: KeyboardEvent): TreeCommand | undefined {
    const { focus, state, virtualRows, columns, element, isRtl } = this.grid;
    const { rowIndex, position, isRowMissing } = focus;
    return commandOf(event, {
      ...position,
      isRowMissing,
      count: state.visibleCount,
      columns: columns.visible.length,
      page: virtualRows.page,
      isRtl,
      isExpanded: state.isExpanded(rowIndex),
      parent: rowIndex < 0 ? -1 : state.visibleIndexOf(state.parentOf(rowIndex)),
      isExpandable: state.isExpandable,
      selection: element.selection,
      editor: this.grid.activeEditor,
    });
  }

  protected carryOut(command: TreeCommand, isShift: boolean): void {
    const { grid } = this;
    const { state, focus } = grid;
    switch (command.type) {
      case 'expand':
      case 'collapse':
        grid.setExpanded(state.rowIndexAt(command.visibleIndex), command.type === 'expand');
        break;
      case 'expand-siblings':
        grid.expandSiblings(state.rowIndexAt(command.visibleIndex));
        break;
      case 'expand-to-level':
        grid.expandToLevel(command.level);
        break;
      case 'toggle-all':
        grid.toggleAll();
        break;
      case 'sort':
        grid.sort(command.column);
        break;
      case 'select':
        grid.select(state.rowIndexAt(command.visibleIndex), command.isRange, command.withDescendants);
        break;
      case 'toggle':
        this.features.toggle(focus.rowIndex, focus.position.column);
        break;
      case 'edit':
        this.features.edit(command.text);
        break;
      case 'activate':
        if (!enterControl(grid.virtualRows.rowOf(focus.visibleIndex)?.cell(command.position.column)))
          grid.activate(focus.rowIndex, command.position.column);
        break;
      default:
        this.carryOutShared(command, isShift);
    }
  }

  protected nameOf(rowIndex: number): string {
    return this.grid.nameOf(rowIndex);
  }
}
