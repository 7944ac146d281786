import type { WhenIdle } from '../text/list-filter.js';
import type { TextQuery } from '../text/text-fold.js';
import { RowFilter, type RowTests } from '../table/row-filter.js';
import { createSelectionChange, type SelectedRowsChange } from '../table/selection-change.js';
import type { Sorting } from '../table/sorting/sort-keys.js';
import type { StateColumn } from '../table/state-column.js';
import type { DataRow } from '../table/data-row.js';
import type { ReplacedRows } from '../table/indexed-rows.js';
import { readField, readList } from '../util/read-value.js';
import { LoadedChildren, type LoadStatus } from './loaded-children.js';
import { Tree, type SiblingPosition } from './tree.js';
import { filterRows, nearestVisible } from './tree-filter.js';
import type { TreeBranch, TreeRows } from './tree-rows.js';
import { TreeSelection, type SelectionState } from './tree-selection.js';
import { TreeShape, type TreeFields } from './tree-shape.js';
import { TreeSorting } from './tree-sorting.js';

/** The expanded rows: a list of keys, `'all'`, or a number of visible levels. */
export type Expanded = readonly unknown[] | 'all' | number;

/** What the application sets. Values are compared by identity. */
export interface TreeTableProps {
  readonly rows: readonly unknown[];
  readonly fields: TreeFields & {
    /** Field by which siblings are sorted at first; empty for none. */
    readonly sort: string;
    /** Field that says whether a row has children that are loaded on demand. */
    readonly hasChildren: string;
  };
  readonly columns: readonly StateColumn[];
  readonly expanded: Expanded;
  readonly selection: 'none' | 'single' | 'multiple';
  readonly selected: readonly unknown[];
  /** Whether selecting a row leaves its descendants as they are. */
  readonly independent: boolean;
  readonly filter: string;
  /** The filters of columns; undefined for none. */
  readonly rowTests: RowTests | undefined;
  readonly sorting: Sorting | undefined;
  /** Whether children can be loaded on demand. */
  readonly loadsChildren: boolean;
  readonly language: string;
}

/** What an update changed. */
export interface TreeTableChange {
  /** The application has set other rows. */
  readonly rowsChanged: boolean;
  /** The rows from before the tree was built again; undefined when row indexes are still valid. */
  readonly replaced: ReplacedRows | undefined;
  /** Keys of expanded rows whose loaded children were dropped with the old rows: they have to be loaded again. */
  readonly keysToLoad: readonly string[];
}

export interface TreeTableStateOptions {
  /** Runs the preparation of the filter in idle time. */
  readonly whenIdle?: WhenIdle;
  /** Reports a sorting function that throws. */
  warn(text: string): void;
}

const noRows = new Uint32Array(0);
const noFields = { id: '', parentId: '', optionalId: '', children: '' };

/**
 * The rows of a hierarchy table in memory: their tree, which of them are expanded, selected, sorted and filtered. They
 * change by `update()`, with what the application sets, and by commands, with what the user does.
 */
export class TreeTableState implements TreeRows {
  tree = new Tree(new TreeShape([], noFields));
  /** The selected rows; undefined when rows cannot be selected. */
  selection: TreeSelection | undefined;
  readonly loadedChildren = new LoadedChildren();
  /** The filter of a tree finds all rows at once: the ancestors of later matches would push rows down. */
  readonly isSearching = false;

  readonly #options: TreeTableStateOptions;
  #props: TreeTableProps | undefined;
  #builtLists = this.loadedChildren.lists;
  #sorting: TreeSorting | undefined;
  readonly rowFilter: RowFilter;
  /** The row at which a range selection begins; -1 for none. */
  #rangeAnchor = -1;

  constructor(options: TreeTableStateOptions) {
    this.#options = options;
    const { whenIdle } = options;
    this.rowFilter = new RowFilter({ kind: 'filter', ...(whenIdle && { whenIdle }) });
  }

  /** Applies the values of the application. Does only what the changed values require. */
  update(props: TreeTableProps): TreeTableChange {
    const before = this.#props;
    this.#props = props;
    const isChanged = (name: keyof TreeTableProps): boolean => before?.[name] !== props[name];
    const rowsChanged = isChanged('rows');
    const keysToLoad = rowsChanged ? this.#dropLoadedChildren() : [];
    const oldTree = this.tree;
    const oldSelection = this.selection;
    const isFirst = oldTree.count === 0;
    const treeReplaced = rowsChanged || this.#isOtherTree(before, props);
    if (treeReplaced) this.#build(props);

    if (isChanged('expanded') || (isFirst && treeReplaced)) this.#setExpandedRows(props.expanded);
    else if (treeReplaced) this.#keepExpandedRows(oldTree);

    if (isChanged('selection') || isChanged('independent') || isChanged('selected') || treeReplaced) {
      const isKept = oldSelection && !isFirst && !isChanged('selected');
      const keys = isKept ? oldTree.shape.keysOf(oldSelection.selectedIndexes()) : (readList(props.selected) ?? []);
      this.selection = this.#createSelection(props, keys);
    }

    const keepsOrders = !treeReplaced && !isChanged('language') && !isChanged('columns');
    if (!keepsOrders) this.#sorting = undefined;
    if (props.sorting ? !keepsOrders || isChanged('sorting') : before?.sorting) this.#sort(props);

    if (treeReplaced || isChanged('filter') || isChanged('columns') || isChanged('rowTests'))
      filterRows(this.tree, this.rowFilter, props);
    const replaced = treeReplaced ? this.#replacedRows(oldTree) : undefined;
    return { rowsChanged, replaced, keysToLoad };
  }

  /**
   * Values of rows have changed in place. The rows stay where they are, until the next sorting and the next filter read
   * the values anew.
   */
  valuesChanged(): void {
    this.#sorting = undefined;
    this.rowFilter.textsChanged();
  }

  stop(): void {
    this.rowFilter.stop();
  }

  get rows(): readonly DataRow[] {
    return this.tree.shape.rows;
  }

  rowOf(rowIndex: number): DataRow {
    return this.rows[rowIndex] as DataRow;
  }

  get count(): number {
    return this.tree.count;
  }

  get visibleCount(): number {
    return this.tree.visibleCount;
  }

  rowIndexAt(visibleIndex: number): number {
    return this.tree.rowIndexAt(visibleIndex);
  }

  visibleIndexOf(rowIndex: number): number {
    return this.tree.visibleIndexOf(rowIndex);
  }

  visibleIndexFor(rowIndex: number): number {
    return this.tree.visibleIndexFor(rowIndex);
  }

  shownRowOf(rowIndex: number): number {
    return nearestVisible(this.tree, rowIndex);
  }

  isIncluded(rowIndex: number): boolean {
    return this.tree.isIncluded(rowIndex);
  }

  isLoaded(): boolean {
    return true;
  }

  isRangeLoaded(): boolean {
    return true;
  }

  keyOf(rowIndex: number): string {
    return this.tree.shape.keyOf(rowIndex);
  }

  indexOf(key: unknown): number {
    return this.tree.shape.indexOf(key);
  }

  depthOf(rowIndex: number): number {
    return this.tree.depthOf(rowIndex);
  }

  parentOf(rowIndex: number): number {
    return this.tree.parentOf(rowIndex);
  }

  positionOf(rowIndex: number): SiblingPosition {
    return this.tree.positionOf(rowIndex);
  }

  lastVisibleDescendant(visibleIndex: number): number {
    return this.tree.lastVisibleDescendant(visibleIndex);
  }

  branchOf(rowIndex: number): TreeBranch {
    const { tree } = this;
    const rowIndexes = tree.branch(rowIndex).filter((one) => tree.isIncluded(one));
    return {
      count: rowIndexes.length,
      rowAt: (index) => tree.shape.rows[rowIndexes[index] as number] as DataRow,
      depthAt: (index) => tree.depthOf(rowIndexes[index] as number),
    };
  }

  get levelCount(): number {
    const { tree } = this;
    if (!tree.hasLevels) return 0;
    let maxDepth = 0;
    for (let rowIndex = 0; rowIndex < tree.count; rowIndex++) maxDepth = Math.max(maxDepth, tree.depthOf(rowIndex));
    return maxDepth + 1;
  }

  problemsOf(rowIndex: number): number {
    return this.tree.shape.problems?.[rowIndex] ?? 0;
  }

  get overallSelection(): SelectionState | undefined {
    return this.selection?.overallState;
  }

  get query(): TextQuery | undefined {
    return this.rowFilter.query;
  }

  /** The rows that match all filters, without their ancestors and descendants. Empty without a filter. */
  get matches(): Uint32Array {
    return this.rowFilter.matches ?? noRows;
  }

  get expandedKeys(): readonly string[] {
    return this.tree.shape.keysOf(this.tree.expandedIndexes());
  }

  get selectedKeys(): readonly string[] {
    return this.tree.shape.keysOf(this.selection?.selectedIndexes() ?? noRows);
  }

  get selectedCount(): number {
    return this.selection?.count ?? 0;
  }

  get isExpandable(): boolean {
    return this.tree.hasLevels || this.#props?.loadsChildren === true;
  }

  get isAllExpanded(): boolean {
    return this.tree.isAllExpanded && this.nextUnloaded(0) < 0;
  }

  isExpanded(rowIndex: number): boolean | undefined {
    if (rowIndex < 0) return undefined;
    if (this.tree.hasChildren(rowIndex)) return this.tree.isExpanded(rowIndex);
    return this.isUnloaded(rowIndex) ? this.loadStatusOf(rowIndex) === 'loading' : undefined;
  }

  /** Whether a row has children that are not loaded. */
  isUnloaded(rowIndex: number): boolean {
    if (!this.#props?.loadsChildren || this.tree.hasChildren(rowIndex)) return false;
    const row = this.rowOf(rowIndex);
    return !this.loadedChildren.has(row) && Boolean(readField(row, this.#props.fields.hasChildren));
  }

  /** The first row, from an index on, whose children are not loaded; -1 when there is none. */
  nextUnloaded(from: number): number {
    if (!this.#props?.loadsChildren) return -1;
    for (let rowIndex = from; rowIndex < this.tree.count; rowIndex++) if (this.isUnloaded(rowIndex)) return rowIndex;
    return -1;
  }

  loadStatusOf(rowIndex: number): LoadStatus {
    return this.loadedChildren.statusOf(this.rowOf(rowIndex));
  }

  /** The keys of the expanded rows among some whose children were loaded on demand. */
  loadedKeysAmong(rowIndexes: Iterable<number>): string[] {
    const keys: string[] = [];
    for (const rowIndex of rowIndexes)
      if (this.loadedChildren.has(this.rowOf(rowIndex)) && this.tree.isExpanded(rowIndex))
        keys.push(this.tree.shape.keyOf(rowIndex));
    return keys;
  }

  /** The sorting after the user has clicked the heading of a column. */
  nextSorting({ name }: StateColumn): Sorting {
    const sorting = this.#props?.sorting;
    const isAscending = sorting?.column === name && sorting.direction === 'ascending';
    return { column: name, direction: isAscending ? 'descending' : 'ascending' };
  }

  differsFromDescendants(rowIndex: number): boolean {
    const { selection, tree } = this;
    if (!selection || !this.#props?.independent || this.#props.selection !== 'multiple') return false;
    const state = selection.stateOf(rowIndex);
    return tree.branch(rowIndex).some((one) => tree.isIncluded(one) && selection.stateOf(one) !== state);
  }

  selectionStateOf(rowIndex: number): SelectionState | undefined {
    return this.selection?.stateOf(rowIndex);
  }

  setExpanded(rowIndex: number, expanded: boolean): void {
    if (!this.isUnloaded(rowIndex)) this.tree.setExpanded(rowIndex, expanded);
    else if (expanded) this.loadedChildren.start(this.rowOf(rowIndex));
    else this.loadedChildren.cancel(this.rowOf(rowIndex));
  }

  setAllExpanded(isExpanded: boolean): void {
    this.tree.setAllExpanded(isExpanded);
  }

  expandToLevel(levels: number): void {
    this.tree.expandToLevel(levels);
  }

  expandSiblings(rowIndex: number): void {
    this.tree.expand(this.tree.childrenOf(this.tree.parentOf(rowIndex)));
  }

  reveal(key: unknown): number {
    const rowIndex = this.tree.shape.indexOf(key);
    if (rowIndex < 0 || !this.tree.isIncluded(rowIndex)) return -1;
    this.tree.expandAncestors(rowIndex);
    return this.tree.visibleIndexOf(rowIndex);
  }

  select(rowIndex: number, isRange = false, withDescendants = false): SelectedRowsChange | undefined {
    const { tree } = this;
    const isSelected = this.selectionStateOf(rowIndex) === 'all';
    if (this.#props?.selection === 'single') return this.selectOnly(isSelected ? -1 : rowIndex);
    const from = isRange ? tree.visibleIndexOf(this.#rangeAnchor) : -1;
    if (from >= 0) return this.selectRange(from, tree.visibleIndexOf(rowIndex));
    this.#rangeAnchor = rowIndex;
    return this.#changeSelection((selection) =>
      withDescendants ? selection.setBranch(rowIndex, !isSelected) : selection.set([rowIndex], !isSelected),
    );
  }

  selectOnly(rowIndex: number): SelectedRowsChange | undefined {
    return this.#changeSelection((selection) => selection.selectOnly(rowIndex));
  }

  selectRange(from: number, to: number): SelectedRowsChange | undefined {
    const { visible } = this.tree;
    const hasAnchor = this.#rangeAnchor >= 0;
    if (!hasAnchor) this.#rangeAnchor = visible[from] ?? -1;
    const isSelected = !hasAnchor || this.selectionStateOf(this.#rangeAnchor) === 'all';
    const range = visible.subarray(Math.min(from, to), Math.max(from, to) + 1);
    return this.#changeSelection((selection) => selection.set(range, isSelected));
  }

  selectAll(): SelectedRowsChange | undefined {
    return this.#changeSelection((selection) => selection.setAll(!selection.includesAllFound()));
  }

  applyToDescendants(rowIndex: number): SelectedRowsChange | undefined {
    const isSelected = this.selectionStateOf(rowIndex) === 'all';
    return this.#changeSelection((selection) => selection.setBranch(rowIndex, isSelected));
  }

  /** @returns undefined when nothing has changed */
  #changeSelection(change: (selection: TreeSelection) => void): SelectedRowsChange | undefined {
    const { selection } = this;
    if (!selection) return undefined;
    const before = selection.copy();
    change(selection);
    const changed = selection.changedSince(before);
    if (changed.length === 0) return undefined;
    const selected = selection.selectedIndexes();
    return createSelectionChange(
      this.tree.shape,
      () => selected,
      () => changed,
    );
  }

  /** @returns the keys of the expanded rows whose children are dropped */
  #dropLoadedChildren(): readonly string[] {
    const keys = this.#builtLists.length > 0 ? this.loadedKeysAmong(this.tree.expandedIndexes()) : [];
    this.loadedChildren.clear();
    return keys;
  }

  #isOtherTree(before: TreeTableProps | undefined, { fields }: TreeTableProps): boolean {
    if (this.loadedChildren.lists !== this.#builtLists) return true;
    const names: readonly (keyof TreeTableProps['fields'])[] = ['id', 'parentId', 'optionalId', 'children', 'sort'];
    return names.some((name) => before?.fields[name] !== fields[name]);
  }

  #build({ rows, fields, language }: TreeTableProps): void {
    this.#builtLists = this.loadedChildren.lists;
    const shape = new TreeShape(readList(rows) ?? [], fields, this.#builtLists);
    if (fields.sort) this.#createSorting(shape, language).applyTo(shape, fields.sort);
    this.tree = new Tree(shape);
    this.#rangeAnchor = -1;
  }

  #setExpandedRows(expanded: Expanded): void {
    const { tree } = this;
    if (typeof expanded === 'number') return tree.expandToLevel(expanded);
    tree.setAllExpanded(expanded === 'all');
    const keys = expanded === 'all' ? [] : (readList(expanded) ?? []);
    if (keys.length > 0) tree.expand(tree.shape.indexesOf(keys));
  }

  #replacedRows(oldTree: Tree): ReplacedRows {
    const { shape } = this.tree;
    return {
      rowIndexAt: (visibleIndex) => oldTree.rowIndexAt(visibleIndex),
      newIndexOf: (oldRowIndex) => (oldRowIndex < 0 ? -1 : shape.indexOf(oldTree.shape.keyOf(oldRowIndex))),
    };
  }

  #keepExpandedRows(oldTree: Tree): void {
    const { tree } = this;
    if (!oldTree.isFiltered && oldTree.isAllExpanded && oldTree.hasLevels) return tree.setAllExpanded(true);
    tree.expand(tree.shape.indexesOf(oldTree.shape.keysOf(oldTree.expandedIndexes())));
  }

  #createSelection(props: TreeTableProps, keys: readonly unknown[]): TreeSelection | undefined {
    if (props.selection === 'none') return undefined;
    const { tree } = this;
    const rowIndexes = tree.shape.indexesOf(keys);
    const selection = new TreeSelection(tree, props.independent);
    if (props.selection === 'single') selection.selectOnly(rowIndexes[0] ?? -1);
    else if (rowIndexes.length > 0) selection.replace(rowIndexes);
    return selection;
  }

  #sort({ columns, sorting, language }: TreeTableProps): void {
    const column = columns.find(({ name }) => name === sorting?.column);
    this.#sorting ??= this.#createSorting(this.tree.shape, language);
    this.tree.sort(column && sorting && this.#sorting.by(column, sorting.direction));
  }

  #createSorting(shape: TreeShape, language: string): TreeSorting {
    return new TreeSorting(shape, language, (text) => this.#options.warn(text));
  }
}
