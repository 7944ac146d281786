import type { DataRow } from '../../core/table/data-row.js';

/** A change of the value of a cell. `Row` is the application's type of a row. */
export interface CellChange<Row extends object = DataRow> {
  /** The row: the application's own object. It is not changed. */
  readonly row: Row;
  /** The key of the row. */
  readonly key: string;
  /** The name of the column. */
  readonly column: string;
  /**
   * The new value, of the same kind as the old one: a number or a text with a decimal point, ISO 8601 or a `Date`, the id
   * of an option, for a flag `true`, 1, `'S'` or `'A'`, and `false`, 0, `'N'` or `'I'`. An empty value is `''` where it was
   * a text, otherwise `null`.
   */
  readonly value: unknown;
  /** The value before. */
  readonly previous: unknown;
}

/** What a refusal may have besides its reason. */
export interface RefusalOptions {
  /** The value that the cell has now, because somebody else has changed it. Default: unknown. */
  readonly current?: unknown;
}

/** The change of one cell, as its event has it. */
export interface CellChangeDetail<Row extends object = DataRow> extends CellChange<Row> {
  /**
   * Refuses the value, as `preventDefault()` does, and tells the user why. After `waitFor()`, it can be called until the
   * promise is resolved: the cell then returns to the value before, with the reason in the cell.
   * @param reason a text; one that starts with `dass` is a message id
   * @param options `current`: the value that the cell has now, because somebody else has changed it. The user sees both
   * values, and keeps one of them
   */
  refuse(reason: string, options?: RefusalOptions): void;
  /**
   * Says that the value is being checked or saved, for example on a server: the cell shows it and is marked as busy. A
   * promise that is rejected refuses the value. Of two changes of a cell, the later one counts.
   * @param promise the answer; call it in the event
   */
  waitFor(promise: Promise<unknown>): void;
}

/** Changes that belong together, as their event has them. */
export interface CellsChangeDetail<Row extends object = DataRow> {
  /** The changes, which belong together: those of a paste, for example. */
  readonly changes: readonly CellChange<Row>[];
  /**
   * Refuses one change, those of a row or of a column, or all of them. The table makes the others, and lists the refused
   * ones of a paste with their reasons. Undo and redo are refused as a whole. After `waitFor()`, it can be called until the
   * promise is resolved: the cells then return to the values before, with the reason in each cell.
   * @param reason a text for the user; one that starts with `dass` is a message id
   * @param key the key of the row. Default: all rows
   * @param column the name of the column. Default: all columns
   * @param options `current`: the value that the cell has now, because somebody else has changed it. The user sees both
   * values, and keeps one of them
   */
  refuse(reason: string, key?: string, column?: string, options?: RefusalOptions): void;
  /**
   * Says that the changes are being checked or saved, for example on a server: the cells show them and are marked as busy. A
   * promise that is rejected refuses all changes. Of two changes of a cell, the later one counts.
   * @param promise the answer; call it in the event
   */
  waitFor(promise: Promise<unknown>): void;
}

/** The events of tables whose cells can be edited. */
export interface EditingEvents {
  'dass-cells-change': CellsChangeDetail;
  'dass-cell-change': CellChangeDetail;
}
