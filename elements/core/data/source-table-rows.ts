import { UNLOADED_ROW, type DataRow } from '../table/data-row.js';
import type { ReplacedRows } from '../table/indexed-rows.js';
import type { SelectionChange } from '../table/selection-change.js';
import type { OverallSelection, TableRows } from '../table/table-rows.js';
import { TextQuery } from '../text/text-fold.js';
import { isId } from '../util/id-index.js';
import { readField, readList } from '../util/read-value.js';
import type { RowBlocks, RowStatus } from './row-blocks.js';
import { SourceSelection } from './source-selection.js';

/** Number of loaded rows that are read for the widths of columns. */
const MAX_READ_ROWS = 200;

/** What the application sets. Values are compared by identity. */
export interface SourceTableProps {
  /** Field with the key of a row. */
  readonly rowKey: string;
  readonly selection: 'none' | 'single' | 'multiple';
  readonly selected: readonly unknown[];
  /** The text that the source searches for. */
  readonly search: string;
}

/**
 * The rows of a source, in its order: `rowIndex` and `visibleIndex` are the same, and `rowOf()` returns `UNLOADED_ROW` for
 * rows that are not loaded.
 */
export class SourceTableRows implements TableRows {
  readonly isSearching = false;
  readonly #blocks: RowBlocks;
  #version = -1;
  #rowKey = '';
  #mode: SourceTableProps['selection'] = 'none';
  #selected: unknown;
  #selection = new SourceSelection();
  #anchor = -1;
  /** The keys of the loaded rows before another query. */
  #keysBefore: ReadonlyMap<number, string> | undefined;
  #search = '';
  #query: TextQuery | undefined;

  constructor(blocks: RowBlocks) {
    this.#blocks = blocks;
  }

  /**
   * The query is about to change.
   * @param isFiltered whether it includes other rows: 'all' would then be others, and ends
   */
  queryChanges(isFiltered: boolean): void {
    const blocks = this.#blocks;
    if (isFiltered && this.#selection.isAll) this.#selection = new SourceSelection();
    this.#anchor = -1;
    this.#keysBefore ??= new Map(Array.from(blocks.loadedRows(), ([index]) => [index, this.keyOf(index)]));
  }

  /** Takes over what the application has set. @returns the rows from before, when they are others */
  update(props: SourceTableProps): ReplacedRows | undefined {
    this.#rowKey = props.rowKey;
    const blocks = this.#blocks;
    if (props.search !== this.#search) this.#query = props.search ? new TextQuery(props.search, 'lookup') : undefined;
    this.#search = props.search;
    if (props.selection !== this.#mode || props.selected !== this.#selected) this.#setSelection(props);
    if (this.#selection.keys.length > 0)
      for (const [index, row] of blocks.loadedRows()) this.#selection.updateRow(this.keyOf(index), row);
    if (blocks.version === this.#version) return undefined;
    this.#version = blocks.version;
    const before = this.#keysBefore;
    this.#keysBefore = undefined;
    return {
      rowIndexAt: (visibleIndex) => visibleIndex,
      newIndexOf: (oldIndex) => {
        const key = before?.get(oldIndex);
        return key === undefined ? -1 : this.indexOf(key);
      },
    };
  }

  get isFiltered(): boolean {
    return this.#query !== undefined;
  }

  get query(): TextQuery | undefined {
    return this.#query;
  }

  isLoaded(rowIndex: number): boolean {
    return this.statusOf(rowIndex) === 'loaded';
  }

  statusOf(rowIndex: number): RowStatus {
    return this.#blocks.statusAt(rowIndex);
  }

  /** Some rows to read the widths of columns from. */
  get loadedIndexes(): readonly number[] {
    return Array.from(this.#blocks.loadedRows(), ([index]) => index).slice(0, MAX_READ_ROWS);
  }

  /** Whether all rows of the source are selected, except some. */
  get isAllSelected(): boolean {
    return this.#selection.isAll;
  }

  /** The keys of the rows that are not selected while `isAllSelected`. */
  get exceptions(): readonly string[] {
    return this.isAllSelected ? this.#selection.keys : [];
  }

  get count(): number {
    return this.#blocks.count;
  }

  /** All rows that are there are visible. */
  get visibleCount(): number {
    return this.#blocks.count;
  }

  rowIndexAt(visibleIndex: number): number {
    return this.#indexIn(visibleIndex);
  }

  visibleIndexOf(rowIndex: number): number {
    return this.#indexIn(rowIndex);
  }

  visibleIndexFor(rowIndex: number): number {
    return Math.max(0, this.#indexIn(rowIndex));
  }

  shownRowOf(rowIndex: number): number {
    return this.#indexIn(rowIndex);
  }

  isIncluded(rowIndex: number): boolean {
    return this.#indexIn(rowIndex) >= 0;
  }

  rowOf(rowIndex: number): DataRow {
    return this.#blocks.rowAt(rowIndex) ?? UNLOADED_ROW;
  }

  /** The key of a row. In a source, two rows have the same key when a row has moved between two requests. */
  keyOf(rowIndex: number): string {
    return this.rowKey(this.rowOf(rowIndex)) ?? `#${rowIndex + 1}`;
  }

  /** The key of a row; undefined when it has none. */
  rowKey(row: DataRow): string | undefined {
    const id = readField(row, this.#rowKey);
    return isId(id) ? String(id) : undefined;
  }

  keysOf(rowIndexes: Iterable<number>): string[] {
    return Array.from(rowIndexes, (rowIndex) => this.keyOf(rowIndex));
  }

  /** @returns the row with a key among those that are loaded; -1 when there is none */
  indexOf(key: unknown): number {
    for (const [index] of this.#blocks.loadedRows()) if (this.keyOf(index) === String(key)) return index;
    return -1;
  }

  isSelected(rowIndex: number): boolean {
    return this.isLoaded(rowIndex) ? this.#selection.has(this.keyOf(rowIndex)) : this.#selection.isAll;
  }

  get selectedCount(): number {
    return this.#selection.count(this.count);
  }

  get selectedKeys(): readonly string[] {
    return this.#selection.isAll ? [] : this.#selection.keys;
  }

  get selectedRows(): readonly DataRow[] {
    return this.#selection.isAll ? [] : this.#selection.rows;
  }

  selectedVisibleIndexes(): Uint32Array {
    const loaded = Array.from(this.#blocks.loadedRows(), ([index]) => index);
    return Uint32Array.from(loaded.filter((index) => this.isSelected(index))).sort();
  }

  get overallSelection(): OverallSelection {
    return this.#selection.overall(this.count);
  }

  /** Selects or deselects a row. A row that is not loaded cannot be selected by itself: its key is unknown. */
  select(rowIndex: number, isRange = false): SelectionChange | undefined {
    if (this.#mode === 'single') return this.selectOnly(this.isSelected(rowIndex) ? -1 : rowIndex);
    if (isRange && this.#anchor >= 0) return this.selectRange(this.#anchor, rowIndex);
    this.#anchor = rowIndex;
    return this.#change(() => this.#set(rowIndex, !this.isSelected(rowIndex)));
  }

  selectOnly(rowIndex: number): SelectionChange | undefined {
    if (rowIndex >= 0 && !this.isLoaded(rowIndex)) return undefined;
    this.#anchor = rowIndex;
    return this.#change(() => {
      this.#selection.setAll(false);
      if (rowIndex >= 0) this.#set(rowIndex, true);
    });
  }

  /** Does nothing when rows of the range are not loaded; see `isRangeLoaded()`. */
  selectRange(from: number, to: number): SelectionChange | undefined {
    if (!this.isRangeLoaded(from, to)) return undefined;
    const isSelected = this.#anchor < 0 || this.isSelected(this.#anchor);
    if (this.#anchor < 0) this.#anchor = from;
    return this.#change(() => {
      for (let index = Math.min(from, to); index <= Math.max(from, to); index++) this.#set(index, isSelected);
    });
  }

  isRangeLoaded(from: number, to: number): boolean {
    for (let index = Math.min(from, to); index <= Math.max(from, to); index++) if (!this.isLoaded(index)) return false;
    return true;
  }

  selectAll(): SelectionChange | undefined {
    const isSelected = this.overallSelection !== 'all';
    return this.#change(() => this.#selection.setAll(isSelected));
  }

  /** The source searches. */
  finishSearch(): void {}

  /** The source has the values. */
  valuesChanged(): void {}

  /** The controller of the blocks ends its requests itself. */
  stop(): void {}

  #indexIn(index: number): number {
    return index >= 0 && index < this.count ? index : -1;
  }

  #set(rowIndex: number, isSelected: boolean): void {
    if (this.isLoaded(rowIndex)) this.#selection.set(this.keyOf(rowIndex), this.rowOf(rowIndex), isSelected);
  }

  #setSelection({ selection, selected }: SourceTableProps): void {
    const keepsKeys = selected === this.#selected && selection !== 'none';
    this.#mode = selection;
    this.#selected = selected;
    if (keepsKeys) return;
    this.#selection = new SourceSelection();
    const keys = selection === 'none' ? [] : (readList(selected) ?? []);
    for (const key of selection === 'single' ? keys.slice(0, 1) : keys)
      if (isId(key)) this.#selection.set(String(key), undefined, true);
  }

  #change(change: () => void): SelectionChange | undefined {
    if (this.#mode === 'none') return undefined;
    const before = this.#selection.copy();
    change();
    const after = this.#selection.copy();
    if (after.equals(before)) return undefined;
    const loaded = Array.from(this.#blocks.loadedRows());
    const changed = loaded
      .filter(([index]) => after.has(this.keyOf(index)) !== before.has(this.keyOf(index)))
      .map(([, row]) => row);
    return {
      rows: after.isAll ? [] : after.rows,
      keys: after.isAll ? [] : after.keys,
      changed,
      selectedAll: after.isAll,
      exceptions: after.isAll ? after.keys : [],
    };
  }
}
