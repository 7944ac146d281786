import { TypeAhead } from '../../../base/focus/type-ahead.js';
import { enterControl, handleKeyInControl } from '../../grid/cells/cell-controls.js';
import type { TreeTableHost } from '../tree-table-host.js';
import { commandOf, type GridCommand } from './keys-model.js';

/** Handles the keys of the grid: finds the command of a key, and carries it out. */
export class GridKeyboard {
  readonly #host: TreeTableHost;
  readonly #typeAhead = new TypeAhead();

  constructor(host: TreeTableHost) {
    this.#host = host;
  }

  readonly handleKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.target !== event.currentTarget) {
      // The options menu handles its own keys.
      if (!(event.target as Element).closest('.options')) handleKeyInControl(event);
      return;
    }
    this.#host.gridFocus.start();
    const command = this.#searchCommand(event) ?? this.#commandOf(event);
    if (!command) return;
    event.preventDefault();
    this.#carryOut(command, event.shiftKey);
  };

  /** The command of a letter: moves to the next row whose first column starts with what was typed. */
  #searchCommand(event: KeyboardEvent): GridCommand | undefined {
    const { gridFocus, state, commands } = this.#host;
    const { visibleIndex, column } = gridFocus.position;
    // Without an active row, the row after the missing one can be found, too.
    const from = gridFocus.isRowMissing ? visibleIndex - 1 : visibleIndex;
    if (visibleIndex < 0 || event.key === '*' || !this.#typeAhead.accepts(event, from)) return undefined;
    const { tree } = state;
    const found = this.#typeAhead.find(event.key, event.timeStamp, from, tree.visibleCount, (at) =>
      commands.nameOf(tree.rowIndexAt(at)),
    );
    return found < 0 ? { type: 'nothing' } : { type: 'move', to: { visibleIndex: found, column }, selects: false };
  }

  #commandOf(event: KeyboardEvent): GridCommand | undefined {
    const { gridFocus, state, virtualRows, visibleColumns, selection, isRtl } = this.#host;
    const { tree } = state;
    const { rowIndex, position, isRowMissing } = gridFocus;
    return commandOf(event, {
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
    });
  }

  #carryOut(command: GridCommand, isShift: boolean): void {
    const { commands, gridFocus, lazy, selectionCommands, state, virtualRows } = this.#host;
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
}
