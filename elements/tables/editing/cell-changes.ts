import { getLanguage, resolveText, textOr } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { warnOnce } from '../../base/warn.js';
import { notify } from '../../controls/notice/notify.js';
import { oppositeFlag } from '../../core/format/flag-value.js';
import type { CellEdit, CellEdits } from '../../core/table/cells/cell-edits.js';
import { EditHistory } from '../../core/table/cells/edit-history.js';
import { errorText } from '../../core/util/read-value.js';
import type { CellTarget } from './cell-editor.js';
import { announceValue, changeOf } from './changed-cell.js';
import { ChangeOffer, type Refusal } from './change-offer.js';
import type { EditableColumn, EditableGrid } from './editable-grid.js';
import type { CellChange } from './editing-events.js';
import type { UnsavedCells } from './unsaved-cells.js';
import { validate } from './validate.js';

/** A change in the history: the row object of its key may be another one now. */
interface PastChange extends Omit<CellChange, 'row'> {
  readonly edit: CellEdit | undefined;
}

/** A change that the application has refused at once. */
export interface RefusedChange {
  readonly change: CellChange;
  readonly reason: string;
}

/** What became of changes that were offered to the application. */
interface Outcome {
  readonly shown: readonly PastChange[];
  readonly refused: readonly RefusedChange[];
}

/**
 * Offers changes to the application, and undoes and redoes them. What it does not refuse in the event is shown at once; what
 * it refuses later returns to the value before, with the reason in the cell.
 */
export class CellChanges {
  readonly #grid: EditableGrid;
  readonly #edits: CellEdits;
  readonly #unsaved: UnsavedCells;
  readonly #history = new EditHistory<PastChange>();

  constructor(grid: EditableGrid, edits: CellEdits, unsaved: UnsavedCells) {
    this.#grid = grid;
    this.#edits = edits;
    this.#unsaved = unsaved;
  }

  /** Offers the change of one cell, and shows it. @returns why it is refused at once; undefined when it is not */
  change(change: CellChange): string | undefined {
    const { shown, refused } = this.#offerOne(change);
    this.#history.add(shown);
    const column = this.#columnOf(change);
    if (shown.length > 0 && column) announceValue(change.row, column);
    return refused[0]?.reason;
  }

  /** Offers changes that belong together, and shows them. @returns those that are refused at once */
  changeAll(changes: readonly CellChange[]): readonly RefusedChange[] {
    const { shown, refused } = this.#offerAll(changes);
    this.#history.add(shown);
    return refused;
  }

  /** Changes a flag to its opposite, after the check of its column. */
  async toggle(target: CellTarget): Promise<void> {
    const grid = this.#grid;
    if (this.#unsaved.isChecking(target)) return announce(msg('Verificando…', { id: 'dassTableChecking' }));
    const changeNow = (): { readonly change: CellChange; readonly column: EditableColumn } | undefined => {
      const rowIndex = grid.indexOf(target.key);
      const column = this.#columnOf(target);
      const row = rowIndex < 0 ? undefined : grid.state.rowOf(rowIndex);
      if (!row || column?.editor !== 'flag') return undefined;
      const change = changeOf(grid, rowIndex, column, oppositeFlag(column.value(row)));
      return change && { change, column };
    };
    let now = changeNow();
    if (!now) return;
    let reason = validate(grid.element.localName, now.column, now.change);
    if (reason instanceof Promise) {
      reason = await this.#unsaved.check(target, reason);
      // The rows may have been replaced while the value was checked.
      now = changeNow();
      if (!now) return;
    }
    const { change } = now;
    reason ??= this.change(change);
    if (reason !== undefined) this.refuse(change, reason);
  }

  /** Marks a cell whose value was refused, and announces it. */
  refuse(change: CellChange, reason: string): void {
    this.#unsaved.add(change, { reason, current: undefined });
    announce(this.#unsaved.textOf(change), 'assertive');
  }

  get canUndo(): boolean {
    return this.#history.toUndo !== undefined;
  }

  get canRedo(): boolean {
    return this.#history.toRedo !== undefined;
  }

  undo(): void {
    const changes = this.#history.toUndo;
    if (!changes) return announce(msg('Nada a desfazer', { id: 'dassTableNoUndo' }));
    const undone: { step?: readonly PastChange[] | undefined } = {};
    // When all of it is refused later, it can be undone again.
    const onRefused = (): void => {
      if (undone.step && this.#history.toRedo === undone.step) this.#history.redone();
    };
    const textOf = (text: string): string => msg(str`Desfeito: ${text}`, { id: 'dassTableUndone' });
    if (!this.#repeat(changes, textOf, onRefused)) return;
    this.#history.undone();
    undone.step = this.#history.toRedo;
  }

  redo(): void {
    const changes = this.#history.toRedo;
    if (!changes) return announce(msg('Nada a refazer', { id: 'dassTableNoRedo' }));
    const done = this.#repeat(changes, (text) => msg(str`Refeito: ${text}`, { id: 'dassTableRedone' }));
    if (done) this.#history.redone(done);
  }

  /**
   * Makes changes of the history again, on the rows that have their keys now.
   * @param textOf the text that is announced
   * @param onRefused called when all of them are refused later
   * @returns what was done; undefined when the application refuses it, and the step stays
   */
  #repeat(
    past: readonly PastChange[],
    textOf: (text: string) => string,
    onRefused?: () => void,
  ): readonly PastChange[] | undefined {
    const grid = this.#grid;
    const changes: CellChange[] = [];
    for (const { key, column, value, previous } of past) {
      const rowIndex = grid.indexOf(key);
      if (rowIndex >= 0) changes.push({ row: grid.state.rowOf(rowIndex), key, column, value, previous });
    }
    const [first] = changes;
    if (!first) {
      void notify({
        type: 'warning',
        message: () => msg('As linhas não existem mais', { id: 'dassTableUndoGone' }),
      });
      return past;
    }
    this.#reveal(changes);
    const { shown, refused } =
      past.length === 1 ? this.#offerOne(first, onRefused) : this.#offerAll(changes, onRefused, true);
    if (refused.length > 0) {
      void notify({ type: 'warning', message: () => refused[0]?.reason ?? '' });
      return undefined;
    }
    const column = past.length === 1 ? this.#columnOf(first) : undefined;
    announce(
      textOf(
        column ? `${resolveText(column.label)}: ${column.text(first.row, getLanguage())}` : cellsText(changes.length),
      ),
    );
    return shown;
  }

  /** Makes the first cell of a block active and scrolls it into view, where it is visible. */
  #reveal(changes: readonly CellChange[]): void {
    const { state, columns } = this.#grid;
    const columnIndexes = new Map(columns.visible.map(({ name }, at) => [name, at]));
    let [visibleIndex, column] = [Infinity, Infinity];
    for (const change of changes) {
      const row = state.visibleIndexOf(this.#grid.indexOf(change.key));
      const at = columnIndexes.get(change.column);
      if (row < 0 || at === undefined) continue;
      visibleIndex = Math.min(visibleIndex, row);
      column = Math.min(column, at);
    }
    if (visibleIndex < Infinity) this.#grid.moveTo({ visibleIndex, column });
  }

  #columnOf({ column: name }: Pick<CellTarget, 'column'>): EditableColumn | undefined {
    return this.#grid.columns.visible.find((column) => column.name === name);
  }

  #offerOne(change: CellChange, onRefused?: () => void): Outcome {
    const offer = new ChangeOffer(this.#grid.element.localName);
    const detail = {
      ...change,
      refuse: (reason: string, options?: { readonly current?: unknown }) =>
        offer.refuse(reason, undefined, undefined, options),
      waitFor: offer.waitFor,
    };
    if (!this.#grid.emitChange('dass-cell-change', detail, { cancelable: true })) offer.prevent();
    return this.#take(offer, [change], onRefused);
  }

  /** @param isWhole whether the refusal of some changes refuses all */
  #offerAll(changes: readonly CellChange[], onRefused?: () => void, isWhole = false): Outcome {
    const offer = new ChangeOffer(this.#grid.element.localName);
    const { refuse, waitFor } = offer;
    if (!this.#grid.emitChange('dass-cells-change', { changes, refuse, waitFor }, { cancelable: true }))
      offer.prevent();
    return this.#take(offer, changes, onRefused, isWhole);
  }

  /** Shows what is not refused at once, and follows the rest of the answer. */
  #take(offer: ChangeOffer, changes: readonly CellChange[], onRefused?: () => void, isWhole = false): Outcome {
    const grid = this.#grid;
    const refusals = changes.map((change) => offer.refusalOf(change));
    const refused: RefusedChange[] = [];
    for (const [at, change] of changes.entries()) {
      const refusal = refusals[at];
      if (refusal && !refusal.current) refused.push({ change, reason: reasonText(refusal) });
    }
    const shown: PastChange[] = [];
    const open = new Map<CellEdit, CellChange>();
    if (isWhole && refused.length > 0) {
      offer.close();
      return { shown, refused };
    }
    const changed: RefusedLater[] = [];
    for (const [at, change] of changes.entries()) {
      const refusal = refusals[at];
      if (refusal && !refusal.current) continue;
      this.#unsaved.remove(change);
      const edit = this.#edits.add(change);
      if (refusal) {
        this.#edits.refuse(edit, refusal.current);
        changed.push({ change, refusal });
        continue;
      }
      open.set(edit, change);
      const { key, column, value, previous } = change;
      shown.push({ key, column, value, previous, edit });
    }
    if (offer.isWaiting) void this.#wait(offer, open, onRefused);
    else {
      offer.close();
      for (const edit of open.keys()) this.#edits.accept(edit);
    }
    this.#report(changed);
    grid.valuesChanged();
    return { shown, refused };
  }

  async #wait(offer: ChangeOffer, open: Map<CellEdit, CellChange>, onRefused?: () => void): Promise<void> {
    const grid = this.#grid;
    const count = open.size;
    const takeRefusals = (): void => {
      const later: RefusedLater[] = [];
      const edits = new Set<CellEdit>();
      for (const [edit, change] of open) {
        const refusal = offer.refusalOf(change);
        if (!refusal) continue;
        open.delete(edit);
        edits.add(edit);
        // Of two edits of a cell, the latest one counts.
        if (this.#edits.refuse(edit, refusal.current)) later.push({ change, refusal });
      }
      if (edits.size === 0) return;
      this.#history.forget(
        ({ edit }) => edit !== undefined && edits.has(edit),
        ({ key, column }) => JSON.stringify([key, column]),
      );
      if (edits.size === count) onRefused?.();
      this.#report(later);
      grid.valuesChanged();
    };
    try {
      await offer.wait(takeRefusals);
    } catch (error) {
      // What has failed was not saved.
      warnOnce(grid.element.localName, `A promise of 'waitFor' has failed: ${errorText(error)}`);
      offer.refuse(msg('Não foi possível salvar o valor.', { id: 'dassTableSaveFailed' }));
    }
    takeRefusals();
    offer.close();
    for (const edit of open.keys()) this.#edits.accept(edit);
    grid.valuesChanged();
  }

  /** Marks cells whose values were refused later, and announces them. */
  #report(refused: readonly RefusedLater[]): void {
    const [first] = refused;
    if (!first) return;
    for (const { change, refusal } of refused)
      this.#unsaved.add(change, { reason: reasonText(refusal), current: refusal.current });
    const text = this.#unsaved.textOf(first.change);
    announce(refused.length === 1 ? text : `${notSavedText(refused.length)}. ${text}`, 'assertive');
  }
}

interface RefusedLater {
  readonly change: CellChange;
  readonly refusal: Refusal;
}

const reasonText = ({ reason, current }: Refusal): string =>
  textOr(
    reason,
    current
      ? msg('Alterado por outra pessoa', { id: 'dassTableChangedMeanwhile' })
      : msg('O valor não foi aceito.', { id: 'dassTableEditRefused' }),
  );

export const cellsText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} célula`, { id: 'dassTableCellsOne' }),
    many: msg(str`${formatCount(count)} de células`, { id: 'dassTableCellsMany' }),
    other: msg(str`${formatCount(count)} células`, { id: 'dassTableCellsOther' }),
  });

const notSavedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} célula não foi salva`, { id: 'dassTableNotSavedOne' }),
    many: msg(str`${formatCount(count)} de células não foram salvas`, { id: 'dassTableNotSavedMany' }),
    other: msg(str`${formatCount(count)} células não foram salvas`, { id: 'dassTableNotSavedOther' }),
  });
