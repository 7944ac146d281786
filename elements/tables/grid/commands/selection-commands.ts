import { formatCount, msg, plural, str } from '../../../../locales/localize.js';
import { announce } from '../../../base/announce.js';
import type { SelectionChange } from '../../../core/table/selection-change.js';
import type { GridHost } from '../grid-host.js';

/** What the user does to select rows. Each command changes the state, updates the table and fires `dass-select-rows`. */
export class SelectionCommands {
  readonly #host: GridHost;

  constructor(host: GridHost) {
    this.#host = host;
  }

  /** Selects or deselects a row, or a range of rows. @param withDescendants in a hierarchy table: its descendants, too */
  select(rowIndex: number, isRange: boolean, withDescendants = false): void {
    this.report(this.#host.state.select(rowIndex, isRange, withDescendants));
  }

  selectOnly(rowIndex: number): void {
    this.report(this.#host.state.selectOnly(rowIndex));
  }

  /** Extends the selection from one visible row to another, where several rows can be selected. */
  extend(from: number, to: number): void {
    if (this.#host.selection === 'multiple') this.report(this.#host.state.selectRange(from, to));
  }

  selectAll(): void {
    this.report(this.#host.state.selectAll());
  }

  /** Updates the table after a change of the selection, and fires the event. Without a change, it does nothing. */
  report(change: SelectionChange | undefined): void {
    if (!change) return;
    this.#host.requestUpdate();
    this.#host.fire('dass-select-rows', change);
  }

  /** Announces how many rows are selected. */
  announceCount(): void {
    announce(selectedText(this.#host.state.selectedCount));
  }
}

const selectedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha selecionada`, { id: 'dassTreeChosenOne' }),
    many: msg(str`${formatCount(count)} de linhas selecionadas`, { id: 'dassTreeChosenMany' }),
    other: msg(str`${formatCount(count)} linhas selecionadas`, { id: 'dassTreeChosenOther' }),
  });
