import { enterControl } from '../../grid/cells/cell-controls.js';
import { GridKeyboard } from '../../grid/keyboard/grid-keyboard.js';
import type { DataTableHost } from '../data-table-host.js';
import { commandOf, type DataCommand, type DataContext } from './data-keys-model.js';

/** The keyboard of the data table. */
export const createDataKeyboard = (host: DataTableHost): GridKeyboard<DataCommand> =>
  new GridKeyboard<DataCommand>(host, {
    commandOf: (event) => commandOf(event, contextOf(host)),
    carryOut: (command, { shiftKey }) => carryOut(host, command, shiftKey),
    nameOf: (rowIndex) => host.commands.textOf(rowIndex, Math.max(0, host.gridFocus.position.column)),
  });

function contextOf({ gridFocus, state, virtualRows, visibleColumns, selection, isRtl }: DataTableHost): DataContext {
  const { position, isRowMissing } = gridFocus;
  return {
    ...position,
    isRowMissing,
    count: state.visibleCount,
    columns: visibleColumns.length,
    page: virtualRows.page,
    isRtl,
    selection,
    isEditable: visibleColumns[position.column]?.isEditable === true,
  };
}

function carryOut(host: DataTableHost, command: DataCommand, isShift: boolean): void {
  const { commands, gridFocus, lazy, selectionCommands, virtualRows } = host;
  const { visibleIndex: active, rowIndex, position } = gridFocus;
  switch (command.type) {
    case 'move':
      gridFocus.moveTo(command.to);
      if (isShift && command.selects && active >= 0) selectionCommands.extend(active, command.to.visibleIndex);
      break;
    case 'select':
      selectionCommands.select(rowIndex, command.isRange);
      break;
    case 'select-all':
      selectionCommands.selectAll();
      break;
    case 'edit':
      commands.toggleCell(rowIndex, command.column);
      break;
    case 'activate':
      if (!enterControl(virtualRows.rowOf(active)?.cell(position.column))) commands.activate(rowIndex, position.column);
      break;
    case 'sort':
      commands.sort(command.column, command.isAdded);
      break;
    case 'resize':
      lazy.resizeColumn(command.column, command.by);
      break;
    case 'options':
      lazy.showOptions(true);
      break;
    case 'copy':
      lazy.copy();
      break;
    case 'nothing':
  }
}
