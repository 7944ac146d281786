import { formatCount, msg, plural, str } from '../../../../locales/localize.js';
import { announce } from '../../../base/announce.js';
import type { SelectionChange } from '../../../core/table/selection-change.js';
import type { TreeTableHost } from '../tree-table-host.js';

/** What the user does to select rows. Each command changes the state, updates the table and fires `dass-select-rows`. */
export class SelectionCommands {
  readonly #host: TreeTableHost;

  constructor(host: TreeTableHost) {
    this.#host = host;
  }

  /** Selects or deselects a row, or a range of rows. */
  select(rowIndex: number, isRange: boolean, withDescendants: boolean): void {
    this.#report(this.#host.state.select(rowIndex, isRange, withDescendants));
  }

  selectOnly(rowIndex: number): void {
    this.#report(this.#host.state.selectOnly(rowIndex));
  }

  /** Extends the selection from one visible row to another, where several rows can be selected. */
  extend(from: number, to: number): void {
    if (this.#host.selection === 'multiple') this.#report(this.#host.state.selectRange(from, to));
  }

  selectAll(): void {
    this.#report(this.#host.state.selectAll());
  }

  /** Gives the descendants of a row its selection state, and announces how many rows are selected. */
  applyToDescendants(rowIndex: number): void {
    const { state } = this.#host;
    this.#report(state.applyToDescendants(rowIndex));
    announce(selectedText(state.selection?.count ?? 0));
  }

  #report(change: SelectionChange | undefined): void {
    if (!change) return;
    this.#host.requestUpdate();
    this.#host.fire('dass-select-rows', change);
  }
}

const selectedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha selecionada`, { id: 'dassTreeChosenOne' }),
    many: msg(str`${formatCount(count)} de linhas selecionadas`, { id: 'dassTreeChosenMany' }),
    other: msg(str`${formatCount(count)} linhas selecionadas`, { id: 'dassTreeChosenOther' }),
  });
