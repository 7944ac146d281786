import { IdIndex, isId } from '../util/id-index.js';

/** What is wrong with the id of a row. */
export type KeyProblem = 'missing' | 'repeated';

export interface RowKeysOptions {
  readonly count: number;
  /** The id of a row, or undefined. */
  idAt(rowIndex: number): unknown;
  /** Called for each row whose own id cannot be its key. */
  onProblem?(rowIndex: number, problem: KeyProblem): void;
}

/**
 * The keys of rows: the id as a text, or a substitute where the id is missing (`#7`) or an earlier row has it (`a#2`). No
 * two rows have the same key. `5` and `'5'` are the same key.
 */
export class RowKeys {
  readonly #options: RowKeysOptions;
  /** The keys of rows whose own id is missing or repeated. */
  readonly #substitutes = new Map<number, string>();
  #indexOfSubstitute: Map<string, number> | undefined;
  #ids: IdIndex | undefined;

  constructor(options: RowKeysOptions) {
    this.#options = options;
    this.#ids = this.#createIndex();
  }

  /** The index of ids, to look up many of them. */
  get ids(): IdIndex {
    return (this.#ids ??= this.#createIndex());
  }

  keyOf(rowIndex: number): string {
    return this.#substitutes.get(rowIndex) ?? String(this.#options.idAt(rowIndex));
  }

  /** @returns the row with a key; -1 when there is none */
  indexOf(key: unknown): number {
    if (!isId(key)) return -1;
    if (this.#substitutes.size > 0) {
      this.#indexOfSubstitute ??= new Map(Array.from(this.#substitutes, ([rowIndex, text]) => [text, rowIndex]));
      const rowIndex = this.#indexOfSubstitute.get(String(key));
      if (rowIndex !== undefined) return rowIndex;
    }
    return this.ids.get(key);
  }

  /** Frees the memory that only `indexOf()` needs; its next call computes it again. */
  release(): void {
    this.#ids = this.#indexOfSubstitute = undefined;
  }

  #createIndex(): IdIndex {
    const { count, idAt, onProblem } = this.#options;
    const times = new Map<number, number>();
    return new IdIndex(count, idAt, (rowIndex, first) => {
      if (first < 0) {
        this.#substitutes.set(rowIndex, `#${rowIndex}`);
        onProblem?.(rowIndex, 'missing');
        return;
      }
      const time = (times.get(first) ?? 1) + 1;
      times.set(first, time);
      this.#substitutes.set(rowIndex, `${String(idAt(rowIndex))}#${time}`);
      onProblem?.(rowIndex, 'repeated');
    });
  }
}
