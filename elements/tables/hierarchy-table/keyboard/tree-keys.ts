import { enterControl } from '../../grid/cells/cell-controls.js';
import { GridKeyboard } from '../../grid/keyboard/grid-keyboard.js';
import type { TreeTableHost } from '../tree-table-host.js';
import { commandOf, type TreeCommand } from './keys-model.js';

/** The keyboard of the hierarchy table. */
export const createTreeKeyboard = (host: TreeTableHost): GridKeyboard<TreeCommand> =>
  new GridKeyboard<TreeCommand>(host, {
    commandOf: (event) => commandOf(event, contextOf(host)),
    carryOut: (command, { shiftKey }) => carryOut(host, command, shiftKey),
    nameOf: (rowIndex) => host.commands.nameOf(rowIndex),
  });

function contextOf({ gridFocus, state, virtualRows, visibleColumns, selection, isRtl }: TreeTableHost) {
  const { tree } = state;
  const { rowIndex, position, isRowMissing } = gridFocus;
  return {
    ...position,
    isRowMissing,
    count: tree.visibleCount,
    columns: visibleColumns.length,
    page: virtualRows.page,
    isRtl,
    isExpanded: state.isExpanded(rowIndex),
    parent: rowIndex < 0 ? -1 : tree.visibleIndexOf(tree.parentOf(rowIndex)),
    isExpandable: state.isExpandable,
    selection,
  };
}

function carryOut(host: TreeTableHost, command: TreeCommand, isShift: boolean): void {
  const { commands, gridFocus, lazy, selectionCommands, state, virtualRows } = host;
  const { tree } = state;
  const { visibleIndex: active } = gridFocus;
  switch (command.type) {
    case 'move':
      gridFocus.moveTo(command.to);
      if (isShift && command.selects && active >= 0) selectionCommands.extend(active, command.to.visibleIndex);
      break;
    case 'expand':
    case 'collapse':
      commands.setExpanded(tree.rowIndexAt(command.visibleIndex), command.type === 'expand');
      break;
    case 'expand-siblings':
      commands.expandSiblings(tree.rowIndexAt(command.visibleIndex));
      break;
    case 'expand-to-level':
      commands.expandToLevel(command.level);
      break;
    case 'toggle-all':
      commands.toggleAll();
      break;
    case 'sort':
      commands.sort(command.column);
      break;
    case 'resize':
      lazy.resizeColumn(command.column, command.by);
      break;
    case 'select':
      selectionCommands.select(tree.rowIndexAt(command.visibleIndex), command.isRange, command.withDescendants);
      break;
    case 'select-all':
      selectionCommands.selectAll();
      break;
    case 'options':
      lazy.showOptions(true);
      break;
    case 'copy':
      lazy.copyActiveBranch();
      break;
    case 'activate':
      if (!enterControl(virtualRows.rowOf(active)?.cell(command.position.column)))
        commands.activate(gridFocus.rowIndex, command.position.column);
      break;
    case 'nothing':
  }
}
