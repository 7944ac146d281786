import { cellOutcome, type CellOutcome } from './cell-outcome-model.js';
import type { CopiedColumn } from './copied-column-model.js';
import { CopyRun } from './copy-run-model.js';
import type { CopyRow, CopyRows } from './copy-rows-model.js';

/**
 * What the user has chosen in the dialog: the source, the targets, the columns. It follows the rows and columns of the
 * application by their keys and names; what is gone is not chosen any more.
 */
export class CopyChoice {
  #onlyEmpty = false;
  /** The number of changed targets; undefined when it has to be counted again. */
  #changedCount: number | undefined;
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

  /** Whether only empty values are filled in. */
  get onlyEmpty(): boolean {
    return this.#onlyEmpty;
  }

  set onlyEmpty(onlyEmpty: boolean) {
    this.#onlyEmpty = onlyEmpty;
    this.#changedCount = undefined;
  }

  /** The number of targets in which a value changes. O(targets × columns) once after each change of the choice. */
  get changedCount(): number {
    return (this.#changedCount ??= this.#countChanged());
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
    this.#copiedColumns = this.#changedCount = undefined;
  }

  /** Copies what is chosen now; undefined while the choice is not complete. */
  copy(): CopyRun | undefined {
    const source = this.#source;
    if (!source || !this.isComplete) return undefined;
    const { targets, copiedColumns, onlyEmpty } = this;
    return new CopyRun({
      source: source.row,
      targets: targets.map(({ row }) => row),
      columns: copiedColumns,
      onlyEmpty,
    });
  }

  #countChanged(): number {
    let count = 0;
    for (const target of this.#targets)
      if (this.copiedColumns.some((column) => this.outcome(target, column) === 'changed')) count++;
    return count;
  }

  #setTargets(rows: Iterable<CopyRow>): void {
    this.#changedCount = undefined;
    const targets = new Set(rows);
    if (this.#source) targets.delete(this.#source);
    this.#targets = targets;
  }

  /** The columns whose value changes in a target. */
  #changedColumns(target: CopyRow): readonly CopiedColumn[] {
    return this.copiedColumns.filter((column) => this.outcome(target, column) === 'changed');
  }
}
