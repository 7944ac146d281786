import { UNLOADED_ROW, type DataRow } from '../table/data-row.js';
import type { ReplacedRows } from '../table/indexed-rows.js';
import type { SelectionChange } from '../table/selection-change.js';
import { TableState, type OverallSelection, type TableProps } from '../table/table-state.js';
import { isId } from '../util/id-index.js';
import { readField, readList } from '../util/read-value.js';
import type { RowBlocks, RowStatus } from './row-blocks.js';
import { SourceSelection } from './source-selection.js';

/** Number of loaded rows that are read for the widths of columns. */
const MAX_READ_ROWS = 200;

/**
 * The state of a data table whose rows may be those of a source. With `blocks`, rows are visible in the order of the
 * source, `rowIndex` and `visibleIndex` are the same, and `rowOf()` returns `UNLOADED_ROW` for rows that are not loaded.
 */
export class SourceTableState extends TableState {
  #blocks: RowBlocks | undefined;
  #version = 0;
  #rowKey = '';
  #mode: TableProps['selection'] = 'none';
  #selected: unknown;
  #selection = new SourceSelection();
  #anchor = -1;
  /** The keys of the loaded rows before another query. */
  #keysBefore: ReadonlyMap<number, string> | undefined;

  /** The rows of the source; undefined while the rows are in memory. */
  get blocks(): RowBlocks | undefined {
    return this.#blocks;
  }

  /** Shows the rows of a source, or those in memory. */
  setBlocks(blocks: RowBlocks | undefined): void {
    this.#blocks = blocks;
    this.#version = blocks?.version ?? 0;
    this.#selection = new SourceSelection();
    this.#selected = undefined;
    this.#anchor = -1;
  }

  /**
   * The query is about to change.
   * @param isFiltered whether it includes other rows: 'all' would then be others, and ends
   */
  queryChanges(isFiltered: boolean): void {
    const blocks = this.#blocks;
    if (!blocks) return;
    if (isFiltered && this.#selection.isAll) this.#selection = new SourceSelection();
    this.#anchor = -1;
    this.#keysBefore ??= new Map(Array.from(blocks.loadedRows(), ([index]) => [index, this.keyOf(index)]));
  }

  override update(props: TableProps): ReplacedRows | undefined {
    this.#rowKey = props.rowKey;
    const blocks = this.#blocks;
    if (!blocks) return super.update(props);
    super.update({
      ...props,
      rows: NO_ROWS,
      selected: NO_ROWS,
      filter: '',
      sorting: props.sorting,
      isSortedOutside: true,
    });
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

  /** Whether a row is loaded. */
  isLoaded(rowIndex: number): boolean {
    return this.statusOf(rowIndex) === 'loaded';
  }

  statusOf(rowIndex: number): RowStatus {
    return this.#blocks?.statusAt(rowIndex) ?? 'loaded';
  }

  /** Some rows to read the widths of columns from; undefined when all are in memory. */
  get loadedIndexes(): readonly number[] | undefined {
    if (!this.#blocks) return undefined;
    return Array.from(this.#blocks.loadedRows(), ([index]) => index).slice(0, MAX_READ_ROWS);
  }

  /** Whether all rows of the source are selected, except some. */
  get isAllSelected(): boolean {
    return this.#blocks !== undefined && this.#selection.isAll;
  }

  /** The keys of the rows that are not selected while `isAllSelected`. */
  get exceptions(): readonly string[] {
    return this.isAllSelected ? this.#selection.keys : [];
  }

  override get count(): number {
    return this.#blocks?.count ?? super.count;
  }

  override get visibleCount(): number {
    return this.#blocks?.count ?? super.visibleCount;
  }

  override rowIndexAt(visibleIndex: number): number {
    return this.#blocks ? this.#indexIn(visibleIndex) : super.rowIndexAt(visibleIndex);
  }

  override visibleIndexOf(rowIndex: number): number {
    return this.#blocks ? this.#indexIn(rowIndex) : super.visibleIndexOf(rowIndex);
  }

  override visibleIndexFor(rowIndex: number): number {
    return this.#blocks ? Math.max(0, this.#indexIn(rowIndex)) : super.visibleIndexFor(rowIndex);
  }

  override isIncluded(rowIndex: number): boolean {
    return this.#blocks ? this.#indexIn(rowIndex) >= 0 : super.isIncluded(rowIndex);
  }

  override rowOf(rowIndex: number): DataRow {
    return this.#blocks ? (this.#blocks.rowAt(rowIndex) ?? UNLOADED_ROW) : super.rowOf(rowIndex);
  }

  /** The key of a row. In a source, two rows have the same key when a row has moved between two requests. */
  override keyOf(rowIndex: number): string {
    if (!this.#blocks) return super.keyOf(rowIndex);
    const id = readField(this.#blocks.rowAt(rowIndex), this.#rowKey);
    return isId(id) ? String(id) : `#${rowIndex + 1}`;
  }

  override keysOf(rowIndexes: Iterable<number>): string[] {
    return this.#blocks ? Array.from(rowIndexes, (rowIndex) => this.keyOf(rowIndex)) : super.keysOf(rowIndexes);
  }

  /** @returns the row with a key among those that are loaded; -1 when there is none */
  override indexOf(key: unknown): number {
    if (!this.#blocks) return super.indexOf(key);
    for (const [index] of this.#blocks.loadedRows()) if (this.keyOf(index) === String(key)) return index;
    return -1;
  }

  override isSelected(rowIndex: number): boolean {
    if (!this.#blocks) return super.isSelected(rowIndex);
    return this.isLoaded(rowIndex) ? this.#selection.has(this.keyOf(rowIndex)) : this.#selection.isAll;
  }

  override get selectedCount(): number {
    return this.#blocks ? this.#selection.count(this.count) : super.selectedCount;
  }

  override get selectedKeys(): readonly string[] {
    if (!this.#blocks) return super.selectedKeys;
    return this.#selection.isAll ? [] : this.#selection.keys;
  }

  override get selectedRows(): readonly DataRow[] {
    if (!this.#blocks) return super.selectedRows;
    return this.#selection.isAll ? [] : this.#selection.rows;
  }

  override selectedVisibleIndexes(): Uint32Array {
    if (!this.#blocks) return super.selectedVisibleIndexes();
    const loaded = Array.from(this.#blocks.loadedRows(), ([index]) => index);
    return Uint32Array.from(loaded.filter((index) => this.isSelected(index))).sort();
  }

  override get overallSelection(): OverallSelection {
    return this.#blocks ? this.#selection.overall(this.count) : super.overallSelection;
  }

  /** Selects or deselects a row. A row that is not loaded cannot be selected by itself: its key is unknown. */
  override select(rowIndex: number, isRange = false): SelectionChange | undefined {
    if (!this.#blocks) return super.select(rowIndex, isRange);
    if (this.#mode === 'single') return this.selectOnly(this.isSelected(rowIndex) ? -1 : rowIndex);
    if (isRange && this.#anchor >= 0) return this.selectRange(this.#anchor, rowIndex);
    this.#anchor = rowIndex;
    return this.#change(() => this.#set(rowIndex, !this.isSelected(rowIndex)));
  }

  override selectOnly(rowIndex: number): SelectionChange | undefined {
    if (!this.#blocks) return super.selectOnly(rowIndex);
    if (rowIndex >= 0 && !this.isLoaded(rowIndex)) return undefined;
    this.#anchor = rowIndex;
    return this.#change(() => {
      this.#selection.setAll(false);
      if (rowIndex >= 0) this.#set(rowIndex, true);
    });
  }

  /** Does nothing when rows of the range are not loaded; see `isRangeLoaded()`. */
  override selectRange(from: number, to: number): SelectionChange | undefined {
    if (!this.#blocks) return super.selectRange(from, to);
    if (!this.isRangeLoaded(from, to)) return undefined;
    const isSelected = this.#anchor < 0 || this.isSelected(this.#anchor);
    if (this.#anchor < 0) this.#anchor = from;
    return this.#change(() => {
      for (let index = Math.min(from, to); index <= Math.max(from, to); index++) this.#set(index, isSelected);
    });
  }

  isRangeLoaded(from: number, to: number): boolean {
    if (!this.#blocks) return true;
    for (let index = Math.min(from, to); index <= Math.max(from, to); index++) if (!this.isLoaded(index)) return false;
    return true;
  }

  override selectAll(): SelectionChange | undefined {
    if (!this.#blocks) return super.selectAll();
    const isSelected = this.overallSelection !== 'all';
    return this.#change(() => this.#selection.setAll(isSelected));
  }

  #indexIn(index: number): number {
    return index >= 0 && index < this.count ? index : -1;
  }

  #set(rowIndex: number, isSelected: boolean): void {
    if (this.isLoaded(rowIndex)) this.#selection.set(this.keyOf(rowIndex), this.rowOf(rowIndex), isSelected);
  }

  #setSelection({ selection, selected }: TableProps): void {
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
    const loaded = Array.from(this.#blocks?.loadedRows() ?? []);
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

const NO_ROWS: readonly never[] = [];
