import type { SearchedList } from '../text/nearest-query.js';
import type { TextQuery } from '../text/text-fold.js';
import { isId } from '../util/id-index.js';
import { readList } from '../util/read-value.js';
import { KeyCheck } from './key-check.js';
import { KeyedRows } from './keyed-rows.js';
import type { RowOrder } from './sorting/row-order.js';
import { RowFilter, type RowFilterOptions, type RowTests } from './row-filter.js';
import { RowSelection } from './row-selection.js';
import { RowSorting, type SortStep } from './sorting/row-sorting.js';
import { createSelectionChange, type SelectionChange } from './selection-change.js';
import type { Sorting } from './sorting/sort-keys.js';
import type { StateColumn } from './state-column.js';
import type { OverallSelection, TableRows } from './table-rows.js';
import { dataRowsOf, type DataRow } from './data-row.js';
import type { ReplacedRows } from './indexed-rows.js';

/** What the application sets. Values are compared by identity. */
export interface TableProps {
  readonly rows: readonly unknown[];
  /** Field with the key of a row. */
  readonly rowKey: string;
  readonly columns: readonly StateColumn[];
  readonly selection: 'none' | 'single' | 'multiple';
  readonly selected: readonly unknown[];
  readonly filter: string;
  /** Names of the columns that the filter searches; empty for all. */
  readonly filterFields: readonly string[];
  /** The filters of columns; undefined for none. */
  readonly rowTests: RowTests | undefined;
  /** The columns to sort by, the most important one first. */
  readonly sorting: readonly Sorting[];
  /** Whether the application gives the rows in the order of `sorting`. */
  readonly isSortedOutside: boolean;
  readonly language: string;
}

/** `whenIdle` prepares sorting too; after `changed()`, `update()` takes the rows that a divided search has found. */
export interface TableStateOptions extends RowFilterOptions {
  /** Reports a sorting function that throws, and rows whose key is missing or repeated. */
  warn(text: string): void;
}

/**
 * The state of a data table: which rows are visible in which order, and which are selected. It changes by `update()`, with
 * what the application sets, and by commands, with what the user does.
 *
 * No object is created for a row.
 */
export class TableState implements TableRows {
  /** Another number after each change of the included rows, of the selected ones, or of their values. */
  revision = 0;
  readonly #options: TableStateOptions;
  readonly #keyCheck: KeyCheck;
  #props: TableProps | undefined;
  #keyedRows: KeyedRows;
  #selection = new RowSelection(0);
  /** Keys that are selected, but of no row: the application may set rows with them later. */
  #absentKeys: readonly string[] = [];
  #sorting: RowSorting | undefined;
  /** All rows in the order of `sorting`; undefined for the order of the rows. */
  #order: RowOrder | undefined;
  #stopPreparing: (() => void) | undefined;
  readonly #filter: RowFilter;
  /** The visible rows in their order; undefined when all are visible, in the order of the rows. */
  #visible: Uint32Array | undefined;
  /** The row at which a range selection begins; -1 for none. */
  #rangeAnchor = -1;

  constructor(options: TableStateOptions) {
    this.#options = options;
    this.#keyCheck = new KeyCheck(options);
    this.#filter = new RowFilter(options);
    this.#keyedRows = this.#createKeyedRows([], '');
  }

  /**
   * Takes over what the application has set. Does only what the changed values require.
   * @returns the rows from before; undefined when `rows` has not changed
   */
  update(props: TableProps): ReplacedRows | undefined {
    const before = this.#props;
    this.#props = props;
    const isChanged = (...names: readonly (keyof TableProps)[]): boolean =>
      names.some((name) => before?.[name] !== props[name]);
    const rowsChanged = isChanged('rows', 'rowKey');
    const isSelectionSet = isChanged('selected');
    const keptKeys = rowsChanged && !isSelectionSet ? this.selectedKeys : undefined;
    const replaced = rowsChanged ? this.#replacedRows() : undefined;
    if (rowsChanged) this.#setRows(props);
    if (rowsChanged || isSelectionSet || isChanged('selection'))
      this.#setSelection(props, keptKeys ?? (isSelectionSet ? (readList(props.selected) ?? []) : this.selectedKeys));
    if (rowsChanged || isChanged('columns', 'language')) this.#sorting = undefined;
    const isSortedAnew = rowsChanged || isChanged('columns', 'language', 'sorting', 'isSortedOutside');
    if (isSortedAnew) this.#sort(props);
    const isFilteredAnew =
      this.isSearching || rowsChanged || isChanged('columns', 'language', 'filter', 'filterFields', 'rowTests');
    if (isFilteredAnew) this.#applyFilter(props);
    if (isSortedAnew || isFilteredAnew) this.#visible = this.#findVisible();
    if (isFilteredAnew || isSelectionSet || isChanged('selection')) this.revision++;
    return replaced;
  }

  /**
   * Values of rows have changed in place. The rows stay where they are, until the next sorting and the next filter read
   * the values anew.
   */
  valuesChanged(): void {
    this.revision++;
    this.#sorting = undefined;
    this.#filter.textsChanged();
  }

  /** Ends what is computed in idle time. */
  stop(): void {
    this.#filter.stop();
    this.#stopPreparing?.();
    this.#keyCheck.stop();
  }

  // Queries

  get rows(): readonly DataRow[] {
    return this.#keyedRows.rows;
  }

  get count(): number {
    return this.rows.length;
  }

  /** The number of visible rows. */
  get visibleCount(): number {
    return this.#visible?.length ?? this.count;
  }

  /** Whether rows are filtered. */
  get isFiltered(): boolean {
    return this.#filter.matches !== undefined;
  }

  /** Whether the filter may find more rows. The visible ones are the first that it has found. */
  get isSearching(): boolean {
    return this.#filter.isSearching;
  }

  /** The text that is filtered by; undefined without a filter. */
  get query(): TextQuery | undefined {
    return this.#filter.query;
  }

  /** @returns the row at a visible index; -1 when there is none */
  rowIndexAt(visibleIndex: number): number {
    this.#order?.sortAt(visibleIndex);
    if (this.#visible) return this.#visible[visibleIndex] ?? -1;
    return visibleIndex >= 0 && visibleIndex < this.count ? visibleIndex : -1;
  }

  /** @returns the visible index of a row; -1 when it is not visible */
  visibleIndexOf(rowIndex: number): number {
    if (this.#order && !this.isFiltered) return this.#order.positionOf(rowIndex);
    if (this.#visible) return this.#visible.indexOf(rowIndex);
    return this.#hasRow(rowIndex) ? rowIndex : -1;
  }

  visibleIndexFor(rowIndex: number): number {
    const visible = this.#visible;
    if (!visible) return Math.max(0, this.visibleIndexOf(rowIndex));
    const order = this.#order;
    if (!order) {
      const next = visible.findIndex((one) => one >= rowIndex);
      return next < 0 ? visible.length : next;
    }
    // The visible rows are in the same order as all rows.
    let visibleIndex = 0;
    order.finish();
    for (const one of order.indexes) {
      if (one === rowIndex) break;
      if (one === visible[visibleIndex]) visibleIndex++;
    }
    return visibleIndex;
  }

  shownRowOf(rowIndex: number): number {
    return this.isIncluded(rowIndex) ? rowIndex : -1;
  }

  isIncluded(rowIndex: number): boolean {
    return this.#filter.matches?.includes(rowIndex) ?? this.#hasRow(rowIndex);
  }

  #hasRow(rowIndex: number): boolean {
    return rowIndex >= 0 && rowIndex < this.count;
  }

  /** The row object at a row index. */
  rowOf(rowIndex: number): DataRow {
    return this.rows[rowIndex] as DataRow;
  }

  keyOf(rowIndex: number): string {
    return this.#keyedRows.keyOf(rowIndex);
  }

  /** The keys of these rows. */
  keysOf(rowIndexes: Iterable<number>): string[] {
    return this.#keyedRows.keysOf(rowIndexes);
  }

  /** @returns the row with a key; -1 when there is none */
  indexOf(key: unknown): number {
    return this.#keyedRows.indexOf(key);
  }

  isSelected(rowIndex: number): boolean {
    return this.#selection.has(rowIndex);
  }

  isLoaded(): boolean {
    return true;
  }

  isRangeLoaded(): boolean {
    return true;
  }

  /** The rows that were searched, while the filter has found none. */
  get searched(): SearchedList | undefined {
    return this.#filter.searched;
  }

  /** The number of selected rows, also of those that the filter hides. */
  get selectedCount(): number {
    return this.#selection.count;
  }

  /** The keys of the selected rows, then those that no row has. */
  get selectedKeys(): readonly string[] {
    const absent = this.#absentKeys;
    return this.#selection.count > 0 ? [...this.keysOf(this.#selection.indexes()), ...absent] : absent;
  }

  /** The selected rows, also those that the filter hides, in the order of `rows`. */
  get selectedRows(): readonly DataRow[] {
    return Array.from(this.#selection.indexes(), (rowIndex) => this.rowOf(rowIndex));
  }

  /** The selected rows, without any those that the filter includes, in the order of the rows; undefined for all rows. */
  summarizedIndexes(): Uint32Array | undefined {
    return this.#selection.count > 0 ? this.#selection.indexes() : this.#filter.matches;
  }

  /** The visible rows in their order; undefined when all are visible, in the order of the rows. Sorts them to the end. */
  visibleIndexes(): Uint32Array | undefined {
    this.finishSearch();
    this.#order?.finish();
    return this.#visible;
  }

  /** The selected rows that are visible, in their visible order. */
  selectedVisibleIndexes(): Uint32Array {
    return this.visibleIndexes()?.filter((rowIndex) => this.isSelected(rowIndex)) ?? this.#selection.indexes();
  }

  /** Whether none, some or all visible rows are selected. */
  get overallSelection(): OverallSelection {
    const { visibleCount } = this;
    if (visibleCount === 0 || this.#selection.count === 0) return 'none';
    if (visibleCount === this.count) return this.#selection.count === visibleCount ? 'all' : 'some';
    const first = this.isSelected(this.rowIndexAt(0));
    for (let visibleIndex = 1; visibleIndex < visibleCount; visibleIndex++)
      if (this.isSelected(this.rowIndexAt(visibleIndex)) !== first) return 'some';
    return first ? 'all' : 'none';
  }

  // Commands

  /**
   * Selects a row, or deselects it when it is selected.
   * @param isRange gives the rows from the one that was selected last to this one the state of that one
   * @returns undefined when nothing has changed
   */
  select(rowIndex: number, isRange = false): SelectionChange | undefined {
    if (this.#props?.selection === 'single') return this.selectOnly(this.isSelected(rowIndex) ? -1 : rowIndex);
    const from = isRange ? this.visibleIndexOf(this.#rangeAnchor) : -1;
    if (from >= 0) return this.selectRange(from, this.visibleIndexOf(rowIndex));
    this.#rangeAnchor = rowIndex;
    return this.#changeSelection((selection) => selection.set(rowIndex, !selection.has(rowIndex)));
  }

  /** Selects one row and deselects all others. @param rowIndex -1 deselects all */
  selectOnly(rowIndex: number): SelectionChange | undefined {
    this.#rangeAnchor = rowIndex;
    this.#absentKeys = [];
    return this.#changeSelection((selection) => {
      selection.fill(false);
      selection.set(rowIndex, true);
    });
  }

  /**
   * Gives the rows from one visible index to another the state of the row at which the range begins. Without such a row,
   * the range begins here, and is selected.
   */
  selectRange(from: number, to: number): SelectionChange | undefined {
    const hasAnchor = this.#rangeAnchor >= 0;
    if (!hasAnchor) this.#rangeAnchor = this.rowIndexAt(from);
    const isSelected = !hasAnchor || this.isSelected(this.#rangeAnchor);
    const last = Math.max(from, to);
    return this.#changeSelection((selection) => {
      for (let visibleIndex = Math.min(from, to); visibleIndex <= last; visibleIndex++)
        selection.set(this.rowIndexAt(visibleIndex), isSelected);
    });
  }

  /** Ends a divided search of the filter at once. */
  finishSearch(): void {
    if (!this.#filter.finish()) return;
    this.revision++;
    this.#visible = this.#findVisible();
  }

  /** Selects all rows that the filter includes, or deselects them when all are selected. */
  selectAll(): SelectionChange | undefined {
    this.finishSearch();
    const isSelected = this.overallSelection !== 'all';
    return this.#changeSelection((selection) => {
      const visible = this.#visible;
      if (!visible || visible.length === this.count) return selection.fill(isSelected);
      for (const rowIndex of visible) selection.set(rowIndex, isSelected);
    });
  }

  #changeSelection(change: (selection: RowSelection) => void): SelectionChange | undefined {
    if (!this.#props || this.#props.selection === 'none') return undefined;
    const before = this.#selection.copy();
    change(this.#selection);
    if (this.#selection.equals(before)) return undefined;
    this.revision++;
    const after = this.#selection.copy();
    const selectedRows = createSelectionChange(
      this.#keyedRows,
      () => after.indexes(),
      () => after.changedSince(before),
    );
    // Not by a spread, which would create the lists.
    return Object.assign(selectedRows, { selectedAll: false, exceptions: [] });
  }

  #createKeyedRows(rows: readonly DataRow[], rowKey: string): KeyedRows {
    return new KeyedRows(rows, rowKey, (text) => this.#options.warn(text));
  }

  #replacedRows(): ReplacedRows {
    const old = this.#keyedRows;
    this.#order?.finish();
    const oldVisible = this.#visible;
    return {
      rowIndexAt: (visibleIndex) => (oldVisible ? (oldVisible[visibleIndex] ?? -1) : visibleIndex),
      newIndexOf: (oldRowIndex) => {
        const row = old.rows[oldRowIndex];
        if (!row) return -1;
        // Rows that stay where they were need no keys.
        return this.rows[oldRowIndex] === row ? oldRowIndex : this.indexOf(old.knownKeyOf(oldRowIndex));
      },
    };
  }

  #setRows({ rows: given, rowKey }: TableProps): void {
    this.#keyedRows = this.#createKeyedRows(dataRowsOf(readList(given) ?? []), rowKey);
    this.#keyCheck.start(this.rows, rowKey);
    this.#rangeAnchor = -1;
  }

  #setSelection({ selection: mode }: TableProps, keys: readonly unknown[]): void {
    this.#selection = new RowSelection(mode === 'none' ? 0 : this.count);
    this.#absentKeys = [];
    if (mode === 'none') return;
    const absentKeys: string[] = [];
    for (const key of mode === 'single' ? keys.slice(0, 1) : keys) {
      const rowIndex = this.indexOf(key);
      if (rowIndex >= 0) this.#selection.set(rowIndex, true);
      else if (isId(key)) absentKeys.push(String(key));
    }
    this.#absentKeys = absentKeys;
  }

  #sort({ columns, sorting, isSortedOutside, language }: TableProps): void {
    const steps: SortStep[] = [];
    for (const { column: name, direction } of isSortedOutside ? [] : sorting) {
      const column = columns.find((one) => one.name === name);
      if (column) steps.push({ column, direction });
    }
    this.#order = undefined;
    this.#stopPreparing?.();
    if (steps.length === 0) return;
    const rowSorting = (this.#sorting ??= new RowSorting(this.rows, language, (text) => this.#options.warn(text)));
    this.#order = rowSorting.order(steps);
    this.#stopPreparing = this.#options.whenIdle?.((hasTime) => rowSorting.prepare(hasTime));
  }

  #applyFilter({ filter, ...searched }: TableProps): void {
    // Sorted rows would move while the user looks at them.
    this.#filter.apply(filter, { ...searched, rows: this.rows }, this.#order !== undefined);
  }

  #findVisible(): Uint32Array | undefined {
    const order = this.#order;
    const { matches } = this.#filter;
    if (!order || !matches) return order?.indexes ?? matches;
    order.finish();
    const isMatch = new Uint8Array(this.count);
    for (const rowIndex of matches) isMatch[rowIndex] = 1;
    return order.indexes.filter((rowIndex) => isMatch[rowIndex] === 1);
  }
}
