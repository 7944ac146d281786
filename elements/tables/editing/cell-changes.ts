import { getLanguage, resolveText, textOr } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { warnOnce } from '../../base/warn.js';
import { EditHistory } from '../../core/table/cells/edit-history.js';
import { errorText } from '../../core/util/read-value.js';
import type { CellChange, EditableColumn, EditableGrid } from './editable-grid.js';

/** A change in the history: the row object of its key may be another one now. */
type PastChange = Omit<CellChange, 'row'>;

/** A change that the application has refused. */
export interface RefusedChange {
  readonly change: CellChange;
  readonly reason: string;
}

/** Offers changes to the application, applies what it accepts, and undoes and redoes that. */
export class CellChanges {
  readonly #grid: EditableGrid;
  readonly #history = new EditHistory<PastChange>();
  #isWaiting = false;

  constructor(grid: EditableGrid) {
    this.#grid = grid;
    grid.onToggle = (change) => this.#record([change]);
  }

  /** Applies the change of one cell, which the application has accepted. */
  applyOne(change: CellChange): void {
    this.#grid.apply([change]);
    this.#record([change]);
  }

  /**
   * Offers changes that belong together to the application, and applies those that it accepts.
   * @returns resolves with what it refuses; undefined when other changes are still waiting for its answer
   */
  async applyAll(changes: readonly CellChange[]): Promise<readonly RefusedChange[] | undefined> {
    const answer = await this.#offerAll(changes);
    if (!answer) return undefined;
    this.#grid.apply(answer.accepted);
    this.#record(answer.accepted);
    return answer.refused;
  }

  async undo(): Promise<void> {
    const changes = this.#history.toUndo;
    if (!changes) return announce(msg('Nada a desfazer', { id: 'dassTableNoUndo' }));
    if (await this.#repeat(changes, (text) => msg(str`Desfeito: ${text}`, { id: 'dassTableUndone' })))
      this.#history.undone();
  }

  async redo(): Promise<void> {
    const changes = this.#history.toRedo;
    if (!changes) return announce(msg('Nada a refazer', { id: 'dassTableNoRedo' }));
    if (await this.#repeat(changes, (text) => msg(str`Refeito: ${text}`, { id: 'dassTableRedone' })))
      this.#history.redone();
  }

  #record(changes: readonly CellChange[]): void {
    this.#history.add(changes.map(({ key, column, value, previous }) => ({ key, column, value, previous })));
  }

  /**
   * Makes changes of the history again, on the rows that have their keys now.
   * @param textOf the text that is announced
   * @returns resolves with whether the step is over: it stays when the application refuses it
   */
  async #repeat(past: readonly PastChange[], textOf: (text: string) => string): Promise<boolean> {
    const grid = this.#grid;
    const changes: CellChange[] = [];
    for (const one of past) {
      const rowIndex = grid.indexOf(one.key);
      if (rowIndex >= 0) changes.push({ ...one, row: grid.state.rowOf(rowIndex) });
    }
    const [first] = changes;
    if (!first) {
      announce(msg('As linhas não existem mais', { id: 'dassTableUndoGone' }), 'assertive');
      return true;
    }
    this.#reveal(first);
    if (past.length === 1) {
      const reason = grid.offer(first);
      if (reason !== undefined) {
        announce(textOr(reason, msg('O valor não foi aceito.', { id: 'dassTableEditRefused' })), 'assertive');
        return false;
      }
      grid.apply([first]);
      const column = this.#columnOf(first);
      announce(
        textOf(column ? `${resolveText(column.label)}: ${column.text(first.row, getLanguage())}` : cellsText(1)),
      );
      return true;
    }
    const answer = await this.#offerAll(changes);
    if (!answer) return false;
    if (answer.refused.length > 0) {
      announce(answer.refused[0]?.reason ?? '', 'assertive');
      return false;
    }
    grid.apply(answer.accepted);
    announce(textOf(cellsText(changes.length)));
    return true;
  }

  /** Makes the cell of a change active and scrolls it into view, when it is visible. */
  #reveal({ key, column: name }: CellChange): void {
    const { state, columns } = this.#grid;
    const visibleIndex = state.visibleIndexOf(this.#grid.indexOf(key));
    const column = columns.visible.findIndex((one) => one.name === name);
    if (visibleIndex >= 0 && column >= 0) this.#grid.moveTo({ visibleIndex, column });
  }

  #columnOf({ column: name }: PastChange): EditableColumn | undefined {
    return this.#grid.columns.visible.find((column) => column.name === name);
  }

  async #offerAll(
    changes: readonly CellChange[],
  ): Promise<{ readonly accepted: readonly CellChange[]; readonly refused: readonly RefusedChange[] } | undefined> {
    if (this.#isWaiting) {
      announce(msg('Aguarde: a mudança anterior é verificada', { id: 'dassTableChangeWaits' }), 'assertive');
      return undefined;
    }
    /** Reasons by cell, by row, by column, and for all. */
    const reasons = new Map<string, string>();
    const idOf = (key?: string, column?: string): string => JSON.stringify([key, column]);
    const reasonOf = (key: string, column: string): string | undefined =>
      reasons.get(idOf(key, column)) ??
      reasons.get(idOf(key)) ??
      reasons.get(idOf(undefined, column)) ??
      reasons.get(idOf());
    const waiting: Promise<unknown>[] = [];
    const refuse = (reason: string, key?: string, column?: string): void => void reasons.set(idOf(key, column), reason);
    const isAccepted = this.#grid.offerAll({
      changes,
      refuse,
      waitFor: (promise) => void waiting.push(Promise.resolve(promise)),
    });
    if (!isAccepted) refuse('');
    if (waiting.length > 0) {
      this.#isWaiting = true;
      announce(msg('Verificando…', { id: 'dassTableChecking' }));
      // A check that has failed has checked nothing: the changes are refused.
      await Promise.all(waiting).catch((error: unknown) => {
        warnOnce(this.#grid.element.localName, `A promise of 'waitFor' has failed: ${errorText(error)}`);
        refuse(msg('Não foi possível verificar o valor.', { id: 'dassTableCheckFailed' }));
      });
      this.#isWaiting = false;
    }
    const accepted: CellChange[] = [];
    const refused: RefusedChange[] = [];
    for (const change of changes) {
      const { key, column } = change;
      const reason = reasons.size === 0 ? undefined : reasonOf(key, column);
      if (reason === undefined) accepted.push(change);
      else
        refused.push({
          change,
          reason: textOr(reason, msg('O valor não foi aceito.', { id: 'dassTableEditRefused' })),
        });
    }
    return { accepted: waiting.length > 0 ? accepted.map((change) => this.#onCurrentRow(change)) : accepted, refused };
  }

  /** The rows may have been replaced while the application has checked the change. */
  #onCurrentRow(change: CellChange): CellChange {
    const rowIndex = this.#grid.indexOf(change.key);
    return rowIndex < 0 ? change : { ...change, row: this.#grid.state.rowOf(rowIndex) };
  }
}

export const cellsText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} célula`, { id: 'dassTableCellsOne' }),
    many: msg(str`${formatCount(count)} de células`, { id: 'dassTableCellsMany' }),
    other: msg(str`${formatCount(count)} células`, { id: 'dassTableCellsOther' }),
  });
