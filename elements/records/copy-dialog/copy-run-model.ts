import { readField } from '../../core/util/read-value.js';
import { copyRow, copyValue, setField } from '../shared/copy-row-model.js';
import { cellOutcome } from './cell-outcome-model.js';
import type { CopiedColumn } from './copied-column-model.js';

/** What the user copies, and what it results in. */
export interface CopyResult<Row extends object = object> {
  /** The row that the values are copied from: the application's own object. */
  readonly source: Row;
  /** The rows that the values are copied to, in the order of `rows`: the application's own objects, unchanged. */
  readonly targets: readonly Row[];
  /** The names of the columns that are copied. */
  readonly columns: readonly string[];
  /** Whether only empty values are filled in. */
  readonly onlyEmpty: boolean;
  /**
   * The targets as they are after copying: a deep copy of each, in the same order as `targets`. A target in which nothing
   * changes has an equal copy.
   */
  readonly rows: readonly Row[];
  /** The indexes in `targets` and `rows` of the rows that change. */
  readonly changed: readonly number[];
}

export interface CopyRunOptions {
  readonly source: object;
  readonly targets: readonly object[];
  readonly columns: readonly CopiedColumn[];
  readonly onlyEmpty: boolean;
}

/** Number of targets between two looks at the clock. */
const STEP = 32;

/** Copies a choice, many targets in slices. It does not follow changes of the choice after its start. */
export class CopyRun {
  readonly #options: CopyRunOptions;
  readonly #rows: object[] = [];
  readonly #changed: number[] = [];

  constructor(options: CopyRunOptions) {
    this.#options = options;
  }

  get count(): number {
    return this.#options.targets.length;
  }

  /** Number of targets that are copied. */
  get done(): number {
    return this.#rows.length;
  }

  get share(): number {
    return this.done / this.count;
  }

  /** Copies while `hasTime()`. @returns whether targets are left */
  advance(hasTime: () => boolean): boolean {
    do {
      const end = Math.min(this.count, this.done + STEP);
      while (this.done < end) this.#copyNext();
    } while (this.done < this.count && hasTime());
    return this.done < this.count;
  }

  /** What results. The rows are copied: nothing is shared with them. */
  get result(): CopyResult {
    const { source, targets, columns, onlyEmpty } = this.#options;
    const names = columns.map(({ name }) => name);
    return { source, targets, columns: names, onlyEmpty, rows: this.#rows, changed: this.#changed };
  }

  #copyNext(): void {
    const { source, targets, columns, onlyEmpty } = this.#options;
    const target = targets[this.done] as object;
    const copy = copyRow(target);
    let isChanged = false;
    for (const { field } of columns) {
      if (cellOutcome({ source, target, field, onlyEmpty }) !== 'changed') continue;
      setField(copy, field, copyValue(readField(source, field)));
      isChanged = true;
    }
    if (isChanged) this.#changed.push(this.done);
    this.#rows.push(copy);
  }
}
