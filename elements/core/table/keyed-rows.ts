import { readField } from '../util/read-value.js';
import type { DataRow } from './data-row.js';
import { reportKeyProblems } from './key-check.js';
import { RowKeys } from './row-keys.js';

/** A list of rows that is never changed, and the keys of its rows. */
export class KeyedRows {
  readonly rows: readonly DataRow[];
  readonly #rowKey: string;
  readonly #warn: (text: string) => void;
  #computedKeys: RowKeys | undefined;

  /** @param rowKey field with the key of a row @param warn reports rows whose key is missing or repeated */
  constructor(rows: readonly DataRow[], rowKey: string, warn: (text: string) => void) {
    this.rows = rows;
    this.#rowKey = rowKey;
    this.#warn = warn;
  }

  keyOf(rowIndex: number): string {
    return this.#keys.keyOf(rowIndex);
  }

  /** The keys of these rows. */
  keysOf(rowIndexes: Iterable<number>): string[] {
    return Array.from(rowIndexes, (rowIndex) => this.keyOf(rowIndex));
  }

  /** The key of a row when it is known, otherwise its own id, which is the key unless it is missing or repeated. */
  knownKeyOf(rowIndex: number): unknown {
    return this.#computedKeys?.keyOf(rowIndex) ?? readField(this.rows[rowIndex], this.#rowKey);
  }

  /** @returns the row with a key; -1 when there is none */
  indexOf(key: unknown): number {
    return this.#keys.indexOf(key);
  }

  get #keys(): RowKeys {
    return (this.#computedKeys ??= this.#computeKeys());
  }

  #computeKeys(): RowKeys {
    const problems = { missing: 0, repeated: 0 };
    const keys = new RowKeys({
      count: this.rows.length,
      idAt: (rowIndex) => readField(this.rows[rowIndex], this.#rowKey),
      onProblem: (_, problem) => problems[problem]++,
    });
    reportKeyProblems(this.rows, this.#rowKey, problems, this.#warn);
    return keys;
  }
}
