import { RowKeys } from '../../core/table/row-keys.js';
import { isRecord, readField } from '../../core/util/read-value.js';

/** A row of the application with its key. */
export interface CopyRow {
  /** No other row has it. */
  readonly key: string;
  /** Whether the key is the row's own; otherwise it has none, or that of an earlier row. */
  readonly hasOwnKey: boolean;
  /** The application's own object. It is never changed. */
  readonly row: object;
}

/** The rows that values are copied between. */
export class CopyRows {
  readonly all: readonly CopyRow[];
  readonly #byKey: ReadonlyMap<string, CopyRow>;
  #byRow: ReadonlyMap<object, CopyRow> | undefined;

  /** @param given entries that are not objects are left out */
  constructor(given: readonly unknown[], fieldId: string) {
    const rows = given.filter(isRecord);
    const others = new Set<number>();
    const keys = new RowKeys({
      count: rows.length,
      idAt: (rowIndex) => readField(rows[rowIndex], fieldId),
      onProblem: (rowIndex) => others.add(rowIndex),
    });
    this.all = rows.map((row, rowIndex) => ({ key: keys.keyOf(rowIndex), hasOwnKey: !others.has(rowIndex), row }));
    this.#byKey = new Map(this.all.map((one) => [one.key, one]));
  }

  /** The row with a key; undefined when there is none. */
  get(key: string): CopyRow | undefined {
    return this.#byKey.get(key);
  }

  /** The same row in this list: by its own key, otherwise by the object. Undefined when it is gone. */
  sameAs(before: CopyRow): CopyRow | undefined {
    if (before.hasOwnKey) {
      const row = this.get(before.key);
      return row?.hasOwnKey ? row : undefined;
    }
    this.#byRow ??= new Map(this.all.map((one) => [one.row, one]));
    return this.#byRow.get(before.row);
  }
}
