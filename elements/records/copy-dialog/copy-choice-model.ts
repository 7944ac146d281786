import { readField, tryRead } from '../../core/util/read-value.js';
import { copyRow } from '../shared/copy-row-model.js';
import { cellOutcome, type CellOutcome } from './cell-outcome-model.js';
import type { CopiedColumn } from './copied-column.js';
import type { CopyRows } from './copy-rows-model.js';
import { type CopyRow } from './copy-rows-model.js';

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

/**
 * What the user has chosen in the dialog: the source, the targets, the columns. It follows the rows and columns of the
 * application by their keys and names; what is gone is not chosen any more.
 */
export class CopyChoice {
  /** Whether only empty values are filled in. */
  onlyEmpty = false;

  #rows: CopyRows;
  #columns: readonly CopiedColumn[];
  #source: CopyRow | undefined;
  #targets: ReadonlySet<CopyRow> = new Set();
  /** The names of the copied columns; undefined for all. */
  #copied: ReadonlySet<string> | undefined;
  #copiedColumns: readonly CopiedColumn[] | undefined;
  #candidates: readonly CopyRow[] | undefined;

  constructor(rows: CopyRows, columns: readonly CopiedColumn[]) {
    this.#rows = rows;
    this.#columns = columns;
  }

  get rows(): readonly CopyRow[] {
    return this.#rows.all;
  }

  get columns(): readonly CopiedColumn[] {
    return this.#columns;
  }

  /** The rows that can be a target: all but the source. The same list until one of both changes. */
  get candidates(): readonly CopyRow[] {
    this.#candidates ??= this.#source ? this.rows.filter((row) => row !== this.#source) : this.rows;
    return this.#candidates;
  }

  get source(): CopyRow | undefined {
    return this.#source;
  }

  /** The targets in the order of the rows. */
  get targets(): readonly CopyRow[] {
    return this.#targets.size === 0 ? [] : this.rows.filter((row) => this.#targets.has(row));
  }

  get copiedColumns(): readonly CopiedColumn[] {
    this.#copiedColumns ??= this.#columns.filter((column) => this.isCopied(column));
    return this.#copiedColumns;
  }

  /** Whether there is a source, a target and a column. */
  get isComplete(): boolean {
    return this.#source !== undefined && this.#targets.size > 0 && this.copiedColumns.length > 0;
  }

  /** The number of targets in which a value changes. O(targets × columns). */
  get changedCount(): number {
    let count = 0;
    for (const target of this.#targets)
      if (this.copiedColumns.some((column) => this.outcome(target, column) === 'changed')) count++;
    return count;
  }

  get targetCount(): number {
    return this.#targets.size;
  }

  isTarget(row: CopyRow): boolean {
    return this.#targets.has(row);
  }

  isCopied({ name }: CopiedColumn): boolean {
    return this.#copied?.has(name) ?? true;
  }

  /** What copying does to a cell; undefined when the row is no target or the column is not copied. */
  outcome(target: CopyRow, column: CopiedColumn): CellOutcome | undefined {
    const source = this.#source;
    if (!source || !this.isTarget(target) || !this.isCopied(column)) return undefined;
    const { onlyEmpty } = this;
    return cellOutcome({ source: source.row, target: target.row, field: column.field, onlyEmpty });
  }

  /** The number of values that change in a target; undefined when the row is no target, or it is open what is copied. */
  changesIn(target: CopyRow): number | undefined {
    if (!this.isComplete || !this.isTarget(target)) return undefined;
    return this.#changedColumns(target).length;
  }

  /** Replaces the rows. The choice is kept by the keys. */
  setRows(rows: CopyRows): void {
    const [source, targets] = [this.#source, this.#targets];
    this.#rows = rows;
    this.#source = source && rows.sameAs(source);
    this.#setTargets([...targets].flatMap((target) => rows.sameAs(target) ?? []));
    this.#candidates = undefined;
  }

  /** Replaces the columns. The choice is kept by the names. */
  setColumns(columns: readonly CopiedColumn[]): void {
    this.#columns = columns;
    this.setCopied(this.#copied);
  }

  /** Chooses the source; it is no target any more. @param key undefined, or the key of no row, for none */
  setSource(key: string | undefined): void {
    this.#source = key === undefined ? undefined : this.#rows.get(key);
    this.#setTargets(this.#targets);
    this.#candidates = undefined;
  }

  /** Chooses the targets. The source and keys of no row are left out. */
  setTargets(keys: Iterable<string>): void {
    this.#setTargets([...keys].flatMap((key) => this.#rows.get(key) ?? []));
  }

  /** Chooses the columns. @param names undefined for all; names of no column are left out */
  setCopied(names: Iterable<string> | undefined): void {
    const wanted = names && new Set(names);
    this.#copied = wanted && new Set(this.#columns.map(({ name }) => name).filter((name) => wanted.has(name)));
    this.#copiedColumns = undefined;
  }

  /** What results from the choice; undefined while it is not complete. The rows are copied: nothing is shared with them. */
  result(): CopyResult | undefined {
    const source = this.#source;
    if (!source || !this.isComplete) return undefined;
    const { targets } = this;
    const changes = targets.map((target) => this.#changedColumns(target));
    return {
      source: source.row,
      targets: targets.map(({ row }) => row),
      columns: this.copiedColumns.map(({ name }) => name),
      onlyEmpty: this.onlyEmpty,
      rows: targets.map(({ row }, at) => withValues(row, source.row, changes[at] ?? [])),
      changed: changes.flatMap((columns, at) => (columns.length > 0 ? [at] : [])),
    };
  }

  #setTargets(rows: Iterable<CopyRow>): void {
    const targets = new Set(rows);
    if (this.#source) targets.delete(this.#source);
    this.#targets = targets;
  }

  /** The columns whose value changes in a target. */
  #changedColumns(target: CopyRow): readonly CopiedColumn[] {
    return this.copiedColumns.filter((column) => this.outcome(target, column) === 'changed');
  }
}

/** A deep copy of a target with values of the source. */
function withValues(target: object, source: object, columns: readonly CopiedColumn[]): object {
  const copy = copyTarget(target);
  for (const { field } of columns) {
    const { value } = copyRow({ value: readField(source, field) });
    // Not by assignment: a field with the name `__proto__` would set the prototype.
    Object.defineProperty(copy, field, { value, writable: true, enumerable: true, configurable: true });
  }
  return copy;
}

/** A row that `copyRow()` shares with the original, such as an object with private fields, is copied field by field. */
function copyTarget(target: object): object {
  const copy = copyRow(target);
  if (copy !== target) return copy;
  const names = tryRead('A row', () => Object.keys(target), []);
  return copyRow(Object.fromEntries(names.map((name) => [name, readField(target, name)])));
}
