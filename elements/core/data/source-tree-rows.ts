import type { DataRow } from '../table/data-row.js';
import { UNLOADED_ROW } from '../table/data-row.js';
import type { ReplacedRows } from '../table/indexed-rows.js';
import type { SelectedRowsChange } from '../table/selection-change.js';
import type { LoadStatus } from '../tree/loaded-children.js';
import type { SelectionState } from '../tree/tree-selection.js';
import { TreeTableState, type TreeTableChange, type TreeTableProps } from '../tree/tree-table-state.js';
import type { SiblingPosition } from '../tree/tree.js';
import { isId } from '../util/id-index.js';
import { readField, readList } from '../util/read-value.js';
import type { RowStatus } from './row-blocks.js';
import { SourceSelection } from './source-selection.js';
import type { SourceTree } from './source-tree.js';

/** Number of loaded rows that are read for the widths of columns. */
const MAX_READ_ROWS = 200;

const NO_ROWS: readonly never[] = [];

/**
 * The state of a hierarchy table whose rows may be those of a source. With a source, `rowOf()` returns `UNLOADED_ROW` for
 * rows that are not loaded, and rows are selected without their descendants, which may not be known.
 */
export class SourceTreeState extends TreeTableState {
  #source: SourceTree | undefined;
  #version = 0;
  #props: TreeTableProps | undefined;
  #selection = new SourceSelection();
  #anchor = -1;
  /** The keys of the loaded rows before another query. */
  #keysBefore: ReadonlyMap<number, string> | undefined;

  /** The rows of the source; undefined while the rows are in memory. */
  get source(): SourceTree | undefined {
    return this.#source;
  }

  /** Shows the rows of a source, or those in memory. */
  setSource(source: SourceTree | undefined): void {
    this.#source = source;
    this.#version = source?.version ?? 0;
    this.#props = undefined;
    this.#anchor = -1;
  }

  /** The query is about to change. */
  queryChanges(): void {
    const rows = this.#source?.loadedRows();
    if (rows) this.#keysBefore ??= new Map(Array.from(rows, ([rowIndex]) => [rowIndex, this.keyOf(rowIndex)]));
    this.#anchor = -1;
  }

  /** The key of a row; undefined when it has none. */
  rowKey(row: DataRow, fields = this.#props?.fields): string | undefined {
    const id = readField(row, fields?.id ?? 'id');
    const more = fields?.optionalId ? readField(row, fields.optionalId) : undefined;
    if (!isId(id)) return isId(more) ? String(more) : undefined;
    return isId(more) ? `${id}-${more}` : String(id);
  }

  override update(props: TreeTableProps): TreeTableChange {
    const source = this.#source;
    if (!source) return super.update(props);
    const before = this.#props;
    this.#props = props;
    super.update({ ...props, rows: NO_ROWS, expanded: NO_ROWS, selected: NO_ROWS, filter: '', loadsChildren: false });
    if (props.expanded !== before?.expanded) this.#setExpandedRows(props);
    if (props.selected !== before?.selected || props.selection !== before.selection) this.#setSelection(props);
    for (const [rowIndex, row] of this.#selection.keys.length > 0 ? source.loadedRows() : [])
      this.#selection.updateRow(this.keyOf(rowIndex), row);
    return { rowsChanged: false, replaced: this.#replacedRows(source), keysToLoad: [] };
  }

  /** Whether a row is loaded. */
  isLoaded(rowIndex: number): boolean {
    return this.statusOf(rowIndex) === 'loaded';
  }

  statusOf(rowIndex: number): RowStatus {
    return this.#source?.statusOf(rowIndex) ?? 'loaded';
  }

  isRangeLoaded(from: number, to: number): boolean {
    for (let at = Math.min(from, to); at <= Math.max(from, to); at++)
      if (!this.isLoaded(this.rowIndexAt(at))) return false;
    return true;
  }

  /** Some rows to read the widths of columns from; undefined when all are in memory. */
  get loadedIndexes(): readonly number[] | undefined {
    return this.#source && Array.from(this.#source.loadedRows(), ([rowIndex]) => rowIndex).slice(0, MAX_READ_ROWS);
  }

  override get count(): number {
    return this.#source?.count ?? super.count;
  }

  override get visibleCount(): number {
    return this.#source?.count ?? super.visibleCount;
  }

  override rowIndexAt(visibleIndex: number): number {
    return this.#source?.rowIndexAt(visibleIndex) ?? super.rowIndexAt(visibleIndex);
  }

  override visibleIndexOf(rowIndex: number): number {
    return this.#source?.visibleIndexOf(rowIndex) ?? super.visibleIndexOf(rowIndex);
  }

  override visibleIndexFor(rowIndex: number): number {
    if (!this.#source) return super.visibleIndexFor(rowIndex);
    return Math.max(0, this.visibleIndexOf(this.shownRowOf(rowIndex)));
  }

  override shownRowOf(rowIndex: number): number {
    const source = this.#source;
    if (!source) return super.shownRowOf(rowIndex);
    let shown = rowIndex;
    while (shown >= 0 && source.visibleIndexOf(shown) < 0) shown = source.parentOf(shown);
    return shown;
  }

  override isIncluded(rowIndex: number): boolean {
    return this.#source ? this.shownRowOf(rowIndex) >= 0 : super.isIncluded(rowIndex);
  }

  override rowOf(rowIndex: number): DataRow {
    return this.#source ? (this.#source.rowOf(rowIndex) ?? UNLOADED_ROW) : super.rowOf(rowIndex);
  }

  override keyOf(rowIndex: number): string {
    if (!this.#source) return super.keyOf(rowIndex);
    return this.rowKey(this.rowOf(rowIndex)) ?? `#${rowIndex}`;
  }

  /** @returns the row with a key, of a source among those that are loaded; -1 when there is none */
  override indexOf(key: unknown): number {
    if (!this.#source) return super.indexOf(key);
    for (const [rowIndex] of this.#source.loadedRows()) if (this.keyOf(rowIndex) === String(key)) return rowIndex;
    return -1;
  }

  override depthOf(rowIndex: number): number {
    return this.#source?.depthOf(rowIndex) ?? super.depthOf(rowIndex);
  }

  override parentOf(rowIndex: number): number {
    return this.#source?.parentOf(rowIndex) ?? super.parentOf(rowIndex);
  }

  override positionOf(rowIndex: number): SiblingPosition {
    return this.#source?.positionOf(rowIndex) ?? super.positionOf(rowIndex);
  }

  override lastVisibleDescendant(visibleIndex: number): number {
    return this.#source?.lastVisibleDescendant(visibleIndex) ?? super.lastVisibleDescendant(visibleIndex);
  }

  override branchOf(rowIndex: number): ArrayLike<number> {
    const source = this.#source;
    if (!source) return super.branchOf(rowIndex);
    const first = source.visibleIndexOf(rowIndex);
    const length = source.lastVisibleDescendant(first) - first + 1;
    return Array.from({ length }, (_, at) => source.rowIndexAt(first + at)).filter((one) => this.isLoaded(one));
  }

  override get expandedKeys(): readonly string[] {
    return this.#source?.expandedKeys ?? super.expandedKeys;
  }

  override get isExpandable(): boolean {
    return this.#source !== undefined || super.isExpandable;
  }

  override get isAllExpanded(): boolean {
    return this.#source?.isAllExpanded ?? super.isAllExpanded;
  }

  override isExpanded(rowIndex: number): boolean | undefined {
    return this.#source ? this.#source.isExpanded(rowIndex) : super.isExpanded(rowIndex);
  }

  override isUnloaded(rowIndex: number): boolean {
    return this.#source ? false : super.isUnloaded(rowIndex);
  }

  override loadStatusOf(rowIndex: number): LoadStatus {
    return this.#source ? this.#source.loadStatusOf(rowIndex) : super.loadStatusOf(rowIndex);
  }

  override setExpanded(rowIndex: number, expanded: boolean): void {
    if (this.#source) this.#source.setExpanded(rowIndex, expanded);
    else super.setExpanded(rowIndex, expanded);
  }

  override setAllExpanded(isExpanded: boolean): void {
    if (this.#source) this.#source.expandOnly([], isExpanded ? Infinity : 0);
    else super.setAllExpanded(isExpanded);
  }

  override expandToLevel(levels: number): void {
    if (this.#source) this.#source.expandOnly([], levels - 1);
    else super.expandToLevel(levels);
  }

  override expandSiblings(rowIndex: number): void {
    const source = this.#source;
    if (!source) return super.expandSiblings(rowIndex);
    const parent = source.parentOf(rowIndex);
    for (const [one] of [...source.loadedRows()])
      if (source.parentOf(one) === parent && source.isExpanded(one) === false) source.setExpanded(one, true);
  }

  /** @returns the visible index of a row, of a source when it is loaded; otherwise -1 */
  override reveal(key: unknown): number {
    return this.#source ? this.visibleIndexOf(this.indexOf(key)) : super.reveal(key);
  }

  override get selectedKeys(): readonly string[] {
    return this.#source ? this.#selection.keys : super.selectedKeys;
  }

  override get selectedCount(): number {
    return this.#source ? this.#selection.keys.length : super.selectedCount;
  }

  override get overallSelection(): SelectionState | undefined {
    if (!this.#source) return super.overallSelection;
    const { keys } = this.#selection;
    if (keys.length === 0) return 'none';
    return Array.from(this.#source.loadedRows()).every(([rowIndex]) => this.#isSelected(rowIndex)) ? 'all' : 'some';
  }

  override selectionStateOf(rowIndex: number): SelectionState | undefined {
    if (!this.#source) return super.selectionStateOf(rowIndex);
    if (this.#props?.selection === 'none') return undefined;
    return this.#isSelected(rowIndex) ? 'all' : 'none';
  }

  override differsFromDescendants(rowIndex: number): boolean {
    return this.#source ? false : super.differsFromDescendants(rowIndex);
  }

  override select(rowIndex: number, isRange = false, withDescendants = false): SelectedRowsChange | undefined {
    if (!this.#source) return super.select(rowIndex, isRange, withDescendants);
    const isSelected = this.#isSelected(rowIndex);
    if (this.#props?.selection === 'single') return this.selectOnly(isSelected ? -1 : rowIndex);
    const from = isRange ? this.visibleIndexOf(this.#anchor) : -1;
    if (from >= 0) return this.selectRange(from, this.visibleIndexOf(rowIndex));
    this.#anchor = rowIndex;
    return this.#change(() => this.#set(rowIndex, !isSelected));
  }

  override selectOnly(rowIndex: number): SelectedRowsChange | undefined {
    if (!this.#source) return super.selectOnly(rowIndex);
    if (rowIndex >= 0 && !this.isLoaded(rowIndex)) return undefined;
    return this.#change(() => {
      this.#selection.setAll(false);
      if (rowIndex >= 0) this.#set(rowIndex, true);
    });
  }

  /** Does nothing when rows of the range are not loaded. */
  override selectRange(from: number, to: number): SelectedRowsChange | undefined {
    if (!this.#source) return super.selectRange(from, to);
    if (!this.isRangeLoaded(from, to)) return undefined;
    const isSelected = this.#anchor < 0 || this.#isSelected(this.#anchor);
    if (this.#anchor < 0) this.#anchor = this.rowIndexAt(from);
    return this.#change(() => {
      for (let at = Math.min(from, to); at <= Math.max(from, to); at++) this.#set(this.rowIndexAt(at), isSelected);
    });
  }

  /** Selects all visible rows, or deselects them when all are selected. Does nothing when some are not loaded. */
  override selectAll(): SelectedRowsChange | undefined {
    if (!this.#source) return super.selectAll();
    if (!this.isRangeLoaded(0, this.visibleCount - 1)) return undefined;
    const isSelected = this.overallSelection !== 'all';
    return this.#change(() => {
      for (let at = 0; at < this.visibleCount; at++) this.#set(this.rowIndexAt(at), isSelected);
    });
  }

  #isSelected(rowIndex: number): boolean {
    return this.isLoaded(rowIndex) && this.#selection.has(this.keyOf(rowIndex));
  }

  #set(rowIndex: number, isSelected: boolean): void {
    if (this.isLoaded(rowIndex)) this.#selection.set(this.keyOf(rowIndex), this.rowOf(rowIndex), isSelected);
  }

  #change(change: () => void): SelectedRowsChange | undefined {
    if (!this.#props || this.#props.selection === 'none') return undefined;
    const before = this.#selection.copy();
    change();
    const after = this.#selection.copy();
    if (after.equals(before)) return undefined;
    const changed = Array.from(this.#source?.loadedRows() ?? [])
      .filter(([rowIndex]) => after.has(this.keyOf(rowIndex)) !== before.has(this.keyOf(rowIndex)))
      .map(([, row]) => row);
    return { rows: after.rows, keys: after.keys, changed };
  }

  #setExpandedRows({ expanded }: TreeTableProps): void {
    const depth = expanded === 'all' ? Infinity : typeof expanded === 'number' ? expanded - 1 : 0;
    const keys = typeof expanded === 'object' ? (readList(expanded) ?? []) : [];
    this.#source?.expandOnly(keys.filter(isId).map(String), depth);
  }

  #setSelection({ selection, selected }: TreeTableProps): void {
    this.#selection = new SourceSelection();
    const keys = selection === 'none' ? [] : (readList(selected) ?? []);
    for (const key of selection === 'single' ? keys.slice(0, 1) : keys)
      if (isId(key)) this.#selection.set(String(key), undefined, true);
  }

  #replacedRows(source: SourceTree): ReplacedRows | undefined {
    if (source.version === this.#version) return undefined;
    this.#version = source.version;
    const before = this.#keysBefore;
    this.#keysBefore = undefined;
    return {
      rowIndexAt: () => -1,
      newIndexOf: (old) => {
        const key = before?.get(old);
        return key === undefined ? (source.rowOf(old) ? old : -1) : this.indexOf(key);
      },
    };
  }
}
