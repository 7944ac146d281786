import { UNLOADED_ROW, type DataRow } from '../table/data-row.js';
import type { ReplacedRows } from '../table/indexed-rows.js';
import type { SelectedRowsChange } from '../table/selection-change.js';
import type { LoadStatus } from '../tree/loaded-children.js';
import type { TreeBranch, TreeRows } from '../tree/tree-rows.js';
import type { SelectionState } from '../tree/tree-selection.js';
import { rowKey } from '../tree/tree-shape.js';
import type { TreeTableProps } from '../tree/tree-table-state.js';
import type { SiblingPosition } from '../tree/tree.js';
import { isId } from '../util/id-index.js';
import { readField, readList } from '../util/read-value.js';
import type { RowStatus } from './row-blocks.js';
import { SourceSelection } from './source-selection.js';
import type { SourceTree } from './source-tree.js';

/** Number of loaded rows that are read for the widths of columns. */
const MAX_READ_ROWS = 200;

/** What the application sets. Values are compared by identity. */
export type SourceTreeProps = Pick<TreeTableProps, 'fields' | 'expanded' | 'selection' | 'selected'>;

/**
 * The rows of a source in a hierarchy table. `rowOf()` returns `UNLOADED_ROW` for rows that are not loaded, and rows are
 * selected without their descendants, which may not be known.
 */
export class SourceTreeRows implements TreeRows {
  readonly isSearching = false;
  readonly query = undefined;
  /** The levels below those that are loaded are unknown. */
  readonly levelCount = 0;
  readonly isExpandable = true;
  readonly #tree: SourceTree;
  #version = -1;
  #props: SourceTreeProps | undefined;
  #selection = new SourceSelection();
  #anchor = -1;
  /** The keys of the loaded rows before another query. */
  #keysBefore: ReadonlyMap<number, string> | undefined;

  constructor(tree: SourceTree) {
    this.#tree = tree;
  }

  /** The query is about to change. */
  queryChanges(): void {
    this.#anchor = -1;
    this.#keysBefore ??= new Map(Array.from(this.#tree.loadedRows(), ([rowIndex]) => [rowIndex, this.keyOf(rowIndex)]));
  }

  /** Takes over what the application has set. @returns the rows from before, when they are others */
  update(props: SourceTreeProps): ReplacedRows | undefined {
    const before = this.#props;
    this.#props = props;
    if (props.expanded !== before?.expanded) this.#setExpandedRows(props);
    if (props.selected !== before?.selected || props.selection !== before.selection) this.#setSelection(props);
    for (const [rowIndex, row] of this.#selection.keys.length > 0 ? this.#tree.loadedRows() : [])
      this.#selection.updateRow(this.keyOf(rowIndex), row);
    return this.#replacedRows();
  }

  /** The key of a row; undefined when it has none. */
  rowKey(row: DataRow): string | undefined {
    return this.#props && rowKey(row, this.#props.fields);
  }

  hasChildren(row: DataRow): boolean {
    return this.#props !== undefined && Boolean(readField(row, this.#props.fields.hasChildren));
  }

  isLoaded(rowIndex: number): boolean {
    return this.statusOf(rowIndex) === 'loaded';
  }

  statusOf(rowIndex: number): RowStatus {
    return this.#tree.statusOf(rowIndex);
  }

  isRangeLoaded(from: number, to: number): boolean {
    for (let at = Math.min(from, to); at <= Math.max(from, to); at++)
      if (!this.isLoaded(this.rowIndexAt(at))) return false;
    return true;
  }

  /** Some rows to read the widths of columns from. */
  get loadedIndexes(): readonly number[] {
    return Array.from(this.#tree.loadedRows(), ([rowIndex]) => rowIndex).slice(0, MAX_READ_ROWS);
  }

  get count(): number {
    return this.#tree.count;
  }

  /** All rows that are there are visible. */
  get visibleCount(): number {
    return this.#tree.count;
  }

  rowIndexAt(visibleIndex: number): number {
    return this.#tree.rowIndexAt(visibleIndex);
  }

  visibleIndexOf(rowIndex: number): number {
    return this.#tree.visibleIndexOf(rowIndex);
  }

  visibleIndexFor(rowIndex: number): number {
    return Math.max(0, this.visibleIndexOf(this.shownRowOf(rowIndex)));
  }

  shownRowOf(rowIndex: number): number {
    let shown = rowIndex;
    while (shown >= 0 && this.#tree.visibleIndexOf(shown) < 0) shown = this.#tree.parentOf(shown);
    return shown;
  }

  isIncluded(rowIndex: number): boolean {
    return this.shownRowOf(rowIndex) >= 0;
  }

  rowOf(rowIndex: number): DataRow {
    return this.#tree.rowOf(rowIndex) ?? UNLOADED_ROW;
  }

  keyOf(rowIndex: number): string {
    return this.rowKey(this.rowOf(rowIndex)) ?? `#${rowIndex}`;
  }

  indexOf(key: unknown): number {
    for (const [rowIndex] of this.#tree.loadedRows()) if (this.keyOf(rowIndex) === String(key)) return rowIndex;
    return -1;
  }

  depthOf(rowIndex: number): number {
    return this.#tree.depthOf(rowIndex);
  }

  parentOf(rowIndex: number): number {
    return this.#tree.parentOf(rowIndex);
  }

  positionOf(rowIndex: number): SiblingPosition {
    return this.#tree.positionOf(rowIndex);
  }

  lastVisibleDescendant(visibleIndex: number): number {
    return this.#tree.lastVisibleDescendant(visibleIndex);
  }

  /** A row and its visible descendants, as far as they are loaded. */
  branchOf(rowIndex: number): TreeBranch {
    const first = this.visibleIndexOf(rowIndex);
    const length = this.lastVisibleDescendant(first) - first + 1;
    const rows = Array.from({ length }, (_, at) => this.rowIndexAt(first + at))
      .filter((one) => this.isLoaded(one))
      .map((one) => ({ row: this.rowOf(one), depth: this.depthOf(one) }));
    return {
      count: rows.length,
      rowAt: (index) => rows[index]?.row ?? UNLOADED_ROW,
      depthAt: (index) => rows[index]?.depth ?? 0,
    };
  }

  problemsOf(): number {
    return 0;
  }

  get expandedKeys(): readonly string[] {
    return this.#tree.expandedKeys;
  }

  get isAllExpanded(): boolean {
    return this.#tree.isAllExpanded;
  }

  isExpanded(rowIndex: number): boolean | undefined {
    return this.#tree.isExpanded(rowIndex);
  }

  loadStatusOf(rowIndex: number): LoadStatus {
    return this.#tree.loadStatusOf(rowIndex);
  }

  setExpanded(rowIndex: number, isExpanded: boolean): void {
    this.#tree.setExpanded(rowIndex, isExpanded);
  }

  setAllExpanded(isExpanded: boolean): void {
    this.#tree.expandOnly([], isExpanded ? Infinity : 0);
  }

  expandToLevel(levels: number): void {
    this.#tree.expandOnly([], levels - 1);
  }

  expandSiblings(rowIndex: number): void {
    const tree = this.#tree;
    const parent = tree.parentOf(rowIndex);
    for (const [one] of [...tree.loadedRows()])
      if (tree.parentOf(one) === parent && tree.isExpanded(one) === false) tree.setExpanded(one, true);
  }

  reveal(key: unknown): number {
    return this.visibleIndexOf(this.indexOf(key));
  }

  get selectedKeys(): readonly string[] {
    return this.#selection.keys;
  }

  get selectedCount(): number {
    return this.#selection.keys.length;
  }

  get overallSelection(): SelectionState | undefined {
    if (this.#selection.keys.length === 0) return 'none';
    return Array.from(this.#tree.loadedRows()).every(([rowIndex]) => this.#isSelected(rowIndex)) ? 'all' : 'some';
  }

  selectionStateOf(rowIndex: number): SelectionState | undefined {
    if (this.#props?.selection === 'none') return undefined;
    return this.#isSelected(rowIndex) ? 'all' : 'none';
  }

  differsFromDescendants(): boolean {
    return false;
  }

  select(rowIndex: number, isRange = false): SelectedRowsChange | undefined {
    const isSelected = this.#isSelected(rowIndex);
    if (this.#props?.selection === 'single') return this.selectOnly(isSelected ? -1 : rowIndex);
    const from = isRange ? this.visibleIndexOf(this.#anchor) : -1;
    if (from >= 0) return this.selectRange(from, this.visibleIndexOf(rowIndex));
    this.#anchor = rowIndex;
    return this.#change(() => this.#set(rowIndex, !isSelected));
  }

  selectOnly(rowIndex: number): SelectedRowsChange | undefined {
    if (rowIndex >= 0 && !this.isLoaded(rowIndex)) return undefined;
    return this.#change(() => {
      this.#selection.setAll(false);
      if (rowIndex >= 0) this.#set(rowIndex, true);
    });
  }

  /** Does nothing when rows of the range are not loaded. */
  selectRange(from: number, to: number): SelectedRowsChange | undefined {
    if (!this.isRangeLoaded(from, to)) return undefined;
    const isSelected = this.#anchor < 0 || this.#isSelected(this.#anchor);
    if (this.#anchor < 0) this.#anchor = this.rowIndexAt(from);
    return this.#change(() => {
      for (let at = Math.min(from, to); at <= Math.max(from, to); at++) this.#set(this.rowIndexAt(at), isSelected);
    });
  }

  /** Selects all visible rows, or deselects them when all are selected. Does nothing when some are not loaded. */
  selectAll(): SelectedRowsChange | undefined {
    if (!this.isRangeLoaded(0, this.visibleCount - 1)) return undefined;
    const isSelected = this.overallSelection !== 'all';
    return this.#change(() => {
      for (let at = 0; at < this.visibleCount; at++) this.#set(this.rowIndexAt(at), isSelected);
    });
  }

  /** Rows are selected without their descendants. */
  applyToDescendants(): undefined {
    return undefined;
  }

  /** The source has the values. */
  valuesChanged(): void {}

  /** The controller of the tree ends its requests itself. */
  stop(): void {}

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
    const changed = Array.from(this.#tree.loadedRows())
      .filter(([rowIndex]) => after.has(this.keyOf(rowIndex)) !== before.has(this.keyOf(rowIndex)))
      .map(([, row]) => row);
    return { rows: after.rows, keys: after.keys, changed };
  }

  #setExpandedRows({ expanded }: SourceTreeProps): void {
    const depth = expanded === 'all' ? Infinity : typeof expanded === 'number' ? expanded - 1 : 0;
    const keys = typeof expanded === 'object' ? (readList(expanded) ?? []) : [];
    this.#tree.expandOnly(keys.filter(isId).map(String), depth);
  }

  #setSelection({ selection, selected }: SourceTreeProps): void {
    this.#selection = new SourceSelection();
    const keys = selection === 'none' ? [] : (readList(selected) ?? []);
    for (const key of selection === 'single' ? keys.slice(0, 1) : keys)
      if (isId(key)) this.#selection.set(String(key), undefined, true);
  }

  #replacedRows(): ReplacedRows | undefined {
    const tree = this.#tree;
    if (tree.version === this.#version) return undefined;
    this.#version = tree.version;
    const before = this.#keysBefore;
    this.#keysBefore = undefined;
    return {
      rowIndexAt: () => -1,
      newIndexOf: (old) => {
        const key = before?.get(old);
        return key === undefined ? (tree.rowOf(old) ? old : -1) : this.indexOf(key);
      },
    };
  }
}
