import { TypeAhead } from '../../../base/focus/type-ahead.js';
import { isComposing } from '../../../base/focus/is-composing.js';
import { handleKeyInControl } from '../cells/cell-controls.js';
import type { GridHost } from '../grid-host.js';
import type { MoveCommand } from './movement-model.js';

export interface GridKeyboardOptions<Command> {
  /** The command of a key; undefined for a key that the grid does not use. */
  commandOf(event: KeyboardEvent): Command | MoveCommand | undefined;
  carryOut(command: Command | MoveCommand, event: KeyboardEvent): void;
  /** The text of a row that typed letters find. */
  nameOf(rowIndex: number): string;
}

/** Handles the keys of a grid: finds the command of a key, and carries it out. */
export class GridKeyboard<Command extends { readonly type: string }> {
  readonly #host: GridHost;
  readonly #options: GridKeyboardOptions<Command>;
  readonly #typeAhead = new TypeAhead();

  constructor(host: GridHost, options: GridKeyboardOptions<Command>) {
    this.#host = host;
    this.#options = options;
  }

  readonly handleKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isComposing(event)) return;
    if (event.target !== event.currentTarget) {
      // The options menu handles its own keys.
      if (!(event.target as Element).closest('.options')) handleKeyInControl(event);
      return;
    }
    this.#host.gridFocus.start();
    const search = this.#search(event);
    const command = search === undefined ? this.#options.commandOf(event) : search;
    if (!command) return;
    event.preventDefault();
    if (command !== 'found-nothing') this.#options.carryOut(command, event);
  };

  /** The command of a letter: moves to the next row that starts with what was typed. */
  #search(event: KeyboardEvent): MoveCommand | 'found-nothing' | undefined {
    const { gridFocus, state } = this.#host;
    const { visibleIndex, column } = gridFocus.position;
    // Without an active row, the row after the missing one can be found, too.
    const from = gridFocus.isRowMissing ? visibleIndex - 1 : visibleIndex;
    if (visibleIndex < 0 || event.key === '*' || !this.#typeAhead.accepts(event, from)) return undefined;
    const found = this.#typeAhead.find(event.key, event.timeStamp, from, state.visibleCount, (at) =>
      this.#options.nameOf(state.rowIndexAt(at)),
    );
    return found < 0 ? 'found-nothing' : { type: 'move', to: { visibleIndex: found, column }, selects: false };
  }
}
