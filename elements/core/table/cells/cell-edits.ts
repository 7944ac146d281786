import { tryRead } from '../../util/read-value.js';
import type { DataRow } from '../data-row.js';

/** A cell whose value the user has changed. */
interface EditedCell {
  readonly key: string;
  readonly column: string;
  row: DataRow;
  /** The value that stands when no edit waits; `own` is that of the row then. Undefined for the value of the row. */
  accepted: { readonly value: unknown; readonly own: unknown } | undefined;
  /** The edits that wait for an answer, the latest last. */
  waiting: CellEdit[];
  /** The value of the row when the cell was read last. */
  own: unknown;
}

/** An edit of a cell that is shown, while the application may still refuse it. */
export interface CellEdit {
  readonly cell: EditedCell;
  readonly value: unknown;
}

/** What an edit changes. */
export interface EditedValue {
  readonly row: DataRow;
  readonly key: string;
  /** The name of the column. */
  readonly column: string;
  readonly value: unknown;
}

/**
 * The values that the user has changed in cells. The rows of the application are not changed. An edit is shown at once and
 * waits for an answer, whatever its row object is meanwhile: it is known by the key of the row. An accepted value lasts
 * until the application sets another object for the row; in rows of a source, whose objects come and go, until the row
 * brings another value than before.
 */
export class CellEdits {
  readonly #ownValueOf: (row: DataRow, column: string) => unknown;
  #keyOf: ((row: DataRow) => string | undefined) | undefined;
  #byRow = new WeakMap<DataRow, Map<string, EditedCell>>();
  #byKey = new Map<string, Map<string, EditedCell>>();
  /** The cells with edits that wait, by key and column. */
  readonly #waiting = new Map<string, Map<string, EditedCell>>();
  #assumed: EditedValue | undefined;

  /** @param ownValueOf reads the value of a row itself */
  constructor(ownValueOf: (row: DataRow, column: string) => unknown) {
    this.#ownValueOf = ownValueOf;
  }

  /**
   * Says how rows are known: by their keys, those of a source, or as objects. The edits end when that changes.
   * @param keyOf reads the key of a row of a source
   */
  setKeys(keyOf: ((row: DataRow) => string | undefined) | undefined): void {
    if ((keyOf === undefined) !== (this.#keyOf === undefined)) {
      this.#byRow = new WeakMap();
      this.#byKey = new Map();
      this.#waiting.clear();
    }
    this.#keyOf = keyOf;
  }

  /** Ends the accepted edits of a source, because there is another one. Those that wait stay. */
  sourceChanged(): void {
    for (const cells of this.#byKey.values())
      for (const cell of cells.values()) {
        cell.accepted = undefined;
        if (cell.waiting.length === 0) cells.delete(cell.column);
      }
  }

  /** Shows an edit, which waits for an answer. */
  add(edited: EditedValue): CellEdit {
    const cell = this.#cellOf(edited);
    const edit: CellEdit = { cell, value: edited.value };
    cell.waiting.push(edit);
    cellsOf(this.#waiting, cell.key).set(cell.column, cell);
    return edit;
  }

  /** The application has accepted an edit. Those of its cell before it do not count any more. */
  accept(edit: CellEdit): void {
    const { cell, value } = edit;
    const at = cell.waiting.indexOf(edit);
    if (at < 0) return;
    cell.accepted = { value, own: cell.own };
    this.#setWaiting(cell, cell.waiting.slice(at + 1));
  }

  /**
   * The application has refused an edit: the cell shows the value before it.
   * @param current the value that the cell has now, where it is another one
   * @returns whether it was the latest edit of its cell, which was shown
   */
  refuse(edit: CellEdit, current?: { readonly value: unknown }): boolean {
    const { cell } = edit;
    const at = cell.waiting.indexOf(edit);
    if (at < 0) return false;
    if (current) cell.accepted = { value: current.value, own: cell.own };
    const isLatest = at === cell.waiting.length - 1;
    this.#setWaiting(cell, cell.waiting.toSpliced(at, 1));
    return isLatest;
  }

  /** Whether any edit waits for an answer. */
  get isWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  /** The columns of a row with edits that wait for an answer; undefined for none. */
  waitingColumns(key: string): Iterable<string> | undefined {
    return this.#waiting.get(key)?.keys();
  }

  /**
   * The rows were replaced: edits that wait are shown over the new objects.
   * @param rowOf the row with a key now; undefined when there is none
   */
  rowsReplaced(rowOf: (key: string) => DataRow | undefined): void {
    if (this.#keyOf) return;
    for (const [key, cells] of this.#waiting) {
      const row = rowOf(key);
      for (const cell of cells.values()) {
        if (!row || row === cell.row) continue;
        this.#byRow.get(cell.row)?.delete(cell.column);
        cell.row = row;
        cell.accepted = undefined;
        cell.own = this.#ownValue(row, cell.column);
        cellsOf(this.#byRow, row).set(cell.column, cell);
      }
    }
  }

  /** Reads something as if a cell had a value. */
  assume<T>(edited: EditedValue, read: () => T): T {
    this.#assumed = edited;
    try {
      return read();
    } finally {
      this.#assumed = undefined;
    }
  }

  /** Reads a cell: the value of the user, else that of the row. @param valueOf reads the value of the row */
  read(row: DataRow, column: string, valueOf: (row: DataRow) => unknown): unknown {
    const assumed = this.#assumed;
    if (assumed && assumed.row === row && assumed.column === column) return assumed.value;
    const cell = this.#cellsOf(row)?.get(column);
    if (!cell) return valueOf(row);
    const { waiting, accepted } = cell;
    if (this.#keyOf) {
      const own = valueOf(row);
      if (waiting.length === 0) return accepted && isSameValue(own, accepted.own) ? accepted.value : own;
      cell.own = own;
    }
    const latest = waiting.at(-1) ?? accepted;
    return latest ? latest.value : valueOf(row);
  }

  #cellsOf(row: DataRow): ReadonlyMap<string, EditedCell> | undefined {
    if (!this.#keyOf) return this.#byRow.get(row);
    const key = this.#byKey.size > 0 ? this.#keyOf(row) : undefined;
    return key === undefined ? undefined : this.#byKey.get(key);
  }

  #cellOf({ row, key, column }: EditedValue): EditedCell {
    const cells = this.#keyOf ? cellsOf(this.#byKey, key) : cellsOf(this.#byRow, row);
    const known = cells.get(column);
    if (known) return known;
    const own = this.#ownValue(row, column);
    const cell: EditedCell = { key, column, row, accepted: undefined, waiting: [], own };
    cells.set(column, cell);
    return cell;
  }

  #ownValue(row: DataRow, column: string): unknown {
    return tryRead('A field', () => this.#ownValueOf(row, column), undefined);
  }

  #setWaiting(cell: EditedCell, waiting: CellEdit[]): void {
    cell.waiting = waiting;
    if (waiting.length > 0) return;
    const cells = this.#waiting.get(cell.key);
    if (cells?.get(cell.column) !== cell) return;
    cells.delete(cell.column);
    if (cells.size === 0) this.#waiting.delete(cell.key);
  }
}

/** Whether two values of a cell are the same for a user. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  return Object.is(one, other) || ((one ?? '') === '' && (other ?? '') === '');
}

/** The cells of a row, created when there are none. */
function cellsOf<Row>(
  rows: { get(row: Row): Map<string, EditedCell> | undefined; set(row: Row, cells: Map<string, EditedCell>): unknown },
  row: Row,
): Map<string, EditedCell> {
  let cells = rows.get(row);
  if (!cells) rows.set(row, (cells = new Map()));
  return cells;
}
