import { TypeAhead } from '../../base/focus/type-ahead.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { handleKeyInControl } from './cell-controls.js';
import type { Grid } from './grid.js';
import type { LazyFeatures } from './lazy-features.js';
import type { GridCommand, MoveCommand } from './movement-model.js';

/** Handles the keys of a grid: finds the command of a key, and carries it out. */
export abstract class GridKeyboard<Command extends { readonly type: string }, G extends Grid = Grid> {
  protected readonly grid: G;
  protected readonly features: LazyFeatures;
  readonly #typeAhead = new TypeAhead();

  constructor(grid: G, features: LazyFeatures) {
    this.grid = grid;
    this.features = features;
  }

  readonly handleKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isComposing(event)) return;
    if (event.target !== event.currentTarget) {
      // The options menu and the filter of a heading handle their own keys.
      if (!(event.target as Element).closest('.options, .filter')) handleKeyInControl(event);
      return;
    }
    this.grid.start();
    const search = this.findsRows ? this.#search(event) : undefined;
    const command = search === undefined ? this.commandOf(event) : search;
    if (!command) return;
    event.preventDefault();
    if (command !== 'found-nothing') this.carryOut(command, event.shiftKey);
  };

  /** The command of a key; undefined for a key that the grid does not use. */
  protected abstract commandOf(event: KeyboardEvent): Command | GridCommand | undefined;
  protected abstract carryOut(command: Command | GridCommand, isShift: boolean): void;
  /** Whether typed letters find rows. */
  protected get findsRows(): boolean {
    return true;
  }

  /** The text of a row that typed letters find. */
  protected abstract nameOf(rowIndex: number): string;

  /** Carries out a command that all tables have. */
  protected carryOutShared(command: GridCommand, isShift: boolean): void {
    const { grid, features } = this;
    const { visibleIndex: active, rowIndex } = grid.focus;
    switch (command.type) {
      case 'move':
        grid.moveTo(command.to);
        if (isShift && command.selects && active >= 0) grid.extendSelection(active, command.to.visibleIndex);
        break;
      case 'select-all':
        grid.selectAll();
        break;
      case 'resize':
        features.resizeColumn(command.column, command.by);
        break;
      case 'move-column':
        features.moveColumn(command.column, command.by);
        break;
      case 'menu':
        features.showMenu();
        break;
      case 'options':
        features.showOptions(true);
        break;
      case 'details':
        features.toggleDetails(rowIndex);
        break;
      case 'filter':
        features.showFilter(command.column);
        break;
      case 'copy':
        features.copy();
        break;
      case 'nothing':
    }
  }

  /** The command of a letter: moves to the next row that starts with what was typed. */
  #search(event: KeyboardEvent): MoveCommand | 'found-nothing' | undefined {
    const { focus, state } = this.grid;
    const { visibleIndex, column } = focus.position;
    // Without an active row, the row after the missing one can be found, too.
    const from = focus.isRowMissing ? visibleIndex - 1 : visibleIndex;
    if (visibleIndex < 0 || event.key === '*' || !this.#typeAhead.accepts(event, from)) return undefined;
    const found = this.#typeAhead.find(event.key, event.timeStamp, from, state.visibleCount, (at) =>
      this.nameOf(state.rowIndexAt(at)),
    );
    return found < 0 ? 'found-nothing' : { type: 'move', to: { visibleIndex: found, column }, selects: false };
  }
}
