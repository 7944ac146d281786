import { TreeOrder, type SiblingOrder } from './tree-order.js';
import type { TreeShape } from './tree-shape.js';

/** The position of a row among its siblings that the filter includes, counted from 1, and their number. */
export interface SiblingPosition {
  readonly position: number;
  readonly size: number;
}

/**
 * The view of a tree: which rows are expanded, the order of siblings, and which rows the filter includes.
 *
 * Two indexes are used everywhere: `rowIndex` is the index of a row in `shape.rows`, whatever is expanded or sorted;
 * `visibleIndex` is its index among the visible rows, from top to bottom. Both are -1 for no row. All state is in typed
 * arrays, so that expanding or collapsing all of 100,000 rows is one fill.
 */
export class Tree {
  readonly shape: TreeShape;
  readonly #order: TreeOrder;
  #expanded: Uint8Array;
  #isAllExpanded = false;
  #isAnyExpanded = false;
  #visible: Uint32Array | undefined;
  /** A byte for each row: whether the filter includes it. Includes the ancestors of each row. Undefined without a filter. */
  #included: Uint8Array | undefined;
  /** The expanded rows from before the filter; they are restored when the filter is removed. */
  #expandedBefore: Uint8Array | undefined;

  constructor(shape: TreeShape) {
    this.shape = shape;
    this.#order = new TreeOrder(shape);
    this.#expanded = new Uint8Array(shape.count);
  }

  get count(): number {
    return this.shape.count;
  }

  /** Computes what the first expanding of a row needs. */
  prepare(): void {
    if (!this.hasLevels) return;
    this.shape.groupSiblings();
    this.#order.rowIndexAt(0);
  }

  /** The number of visible rows. */
  get visibleCount(): number {
    return !this.#included && this.#isAllExpanded ? this.count : this.visible.length;
  }

  /** @returns the row at a visible index; -1 when there is none */
  rowIndexAt(visibleIndex: number): number {
    if (visibleIndex < 0 || visibleIndex >= this.visibleCount) return -1;
    // With all rows expanded, only the branches that are read are put in order.
    const isWhole = !this.#included && this.#isAllExpanded;
    return isWhole ? this.#order.rowIndexAt(visibleIndex) : (this.visible[visibleIndex] as number);
  }

  /** The visible rows from top to bottom. Read-only. */
  get visible(): Uint32Array {
    return (this.#visible ??= this.#computeVisible());
  }

  /** Whether every row that has children is expanded. */
  get isAllExpanded(): boolean {
    if (this.#isAllExpanded) return true;
    if (!this.#isAnyExpanded && !this.#included) return !this.hasLevels;
    for (let rowIndex = 0; rowIndex < this.count; rowIndex++)
      if (this.#expanded[rowIndex] === 0 && this.isIncluded(rowIndex) && this.hasChildren(rowIndex)) return false;
    return (this.#isAllExpanded = true);
  }

  /** Whether any row has children. */
  get hasLevels(): boolean {
    return this.shape.roots.length < this.count;
  }

  /** All rows depth-first, each before its children. Read-only. */
  get order(): Uint32Array {
    return this.#order.order;
  }

  /** The number of descendants of each row. Read-only. */
  get descendantCounts(): Uint32Array {
    return this.#order.descendantCounts;
  }

  parentOf(rowIndex: number): number {
    return this.shape.parent[rowIndex] ?? -1;
  }

  /** The number of ancestors of a row: 0 for a root. */
  depthOf(rowIndex: number): number {
    return this.parentOf(rowIndex) < 0 ? 0 : this.#order.depthOf(rowIndex);
  }

  /** A row and its descendants, depth-first. Read-only. */
  branch(rowIndex: number): Uint32Array {
    return this.#order.branch(rowIndex);
  }

  /** The children of a row in their order, or the roots for -1. Read-only. */
  childrenOf(rowIndex: number): Uint32Array {
    return this.#order.childrenOf(rowIndex);
  }

  /** Whether the filter includes a row; true without a filter. */
  isIncluded(rowIndex: number): boolean {
    return this.#included === undefined || this.#included[rowIndex] === 1;
  }

  /** Whether a row has children. A row with children that the filter includes always has an included child. */
  hasChildren(rowIndex: number): boolean {
    return this.shape.childCount(rowIndex) > 0;
  }

  isExpanded(rowIndex: number): boolean {
    return this.#expanded[rowIndex] === 1 && this.hasChildren(rowIndex);
  }

  /** @returns the visible index of a row; -1 when it is not visible */
  visibleIndexOf(rowIndex: number): number {
    if (rowIndex < 0 || rowIndex >= this.count) return -1;
    if (!this.#included && this.#isAllExpanded) return this.#order.orderIndexOf(rowIndex);
    // No row is expanded: the roots alone are visible.
    if (!this.#isAnyExpanded && !this.#included) return this.visible.indexOf(rowIndex);
    const index = this.#lastVisibleUpTo(this.#order.orderIndexOf(rowIndex));
    return this.visible[index] === rowIndex ? index : -1;
  }

  /** @returns the visible index of a row, or the index at which it would be inserted */
  visibleIndexFor(rowIndex: number): number {
    const index = this.visibleIndexOf(rowIndex);
    if (index >= 0 || this.visibleCount === 0) return Math.max(0, index);
    const at = this.#order.orderIndexOf(rowIndex);
    const before = this.#lastVisibleUpTo(at);
    return this.#order.orderIndexOf(this.rowIndexAt(before)) < at ? before + 1 : before;
  }

  /** The position of a row among its siblings. */
  positionOf(rowIndex: number): SiblingPosition {
    const siblings = this.childrenOf(this.parentOf(rowIndex));
    const included = this.#included;
    if (included) {
      let [position, size] = [0, 0];
      for (const sibling of siblings) {
        size += included[sibling] as number;
        if (sibling === rowIndex) position = size;
      }
      return { position, size };
    }
    if (siblings.length <= 8 || !this.#isAnyExpanded)
      return { position: siblings.indexOf(rowIndex) + 1, size: siblings.length };
    const wanted = this.#order.orderIndexOf(rowIndex);
    let [low, high] = [0, siblings.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#order.orderIndexOf(siblings[middle] as number) < wanted) low = middle + 1;
      else high = middle;
    }
    return { position: low + 1, size: siblings.length };
  }

  /** @returns the visible index of the last visible descendant of a row, or its own when it has none */
  lastVisibleDescendant(visibleIndex: number): number {
    const rowIndex = this.rowIndexAt(visibleIndex);
    if (!this.isExpanded(rowIndex)) return visibleIndex;
    const end = this.#order.orderIndexOf(rowIndex) + (this.#order.descendantCounts[rowIndex] as number);
    return !this.#included && this.#isAllExpanded ? end : this.#lastVisibleUpTo(end);
  }

  /** @returns the visible index of the last row that does not come after an index of `order` */
  #lastVisibleUpTo(orderIndex: number): number {
    const { visible } = this;
    let [low, high] = [0, visible.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#order.orderIndexOf(visible[middle] as number) <= orderIndex) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  setExpanded(rowIndex: number, isExpanded: boolean): void {
    this.#expanded[rowIndex] = isExpanded ? 1 : 0;
    this.#expandedChanged();
  }

  /** Expands some rows; the others stay as they are. */
  expand(rowIndexes: Iterable<number>): void {
    for (const rowIndex of rowIndexes) this.#expanded[rowIndex] = 1;
    this.#expandedChanged();
  }

  /** Expands or collapses all rows. */
  setAllExpanded(isExpanded: boolean): void {
    this.#expanded.fill(isExpanded ? 1 : 0);
    this.#expandedChanged();
    this.#isAllExpanded = isExpanded;
    this.#isAnyExpanded = isExpanded;
  }

  /** Expands the levels above a level and collapses the others: with 1 only the roots are visible. */
  expandToLevel(levels: number): void {
    for (let rowIndex = 0; rowIndex < this.count; rowIndex++)
      this.#expanded[rowIndex] = this.depthOf(rowIndex) < levels - 1 ? 1 : 0;
    this.#expandedChanged();
  }

  /** Expands the ancestors of a row. */
  expandAncestors(rowIndex: number): void {
    for (let ancestor = this.parentOf(rowIndex); ancestor >= 0; ancestor = this.parentOf(ancestor))
      this.#expanded[ancestor] = 1;
    this.#expandedChanged();
  }

  #expandedChanged(): void {
    this.#isAllExpanded = false;
    this.#isAnyExpanded = true;
    this.#visible = undefined;
  }

  /** The expanded rows. While rows are filtered, those from before the filter. */
  expandedIndexes(): Uint32Array {
    const expanded = this.#expandedBefore ?? this.#expanded;
    const rowIndexes: number[] = [];
    for (let rowIndex = 0; rowIndex < this.count; rowIndex++)
      if (expanded[rowIndex] === 1 && this.shape.childCount(rowIndex) > 0) rowIndexes.push(rowIndex);
    return Uint32Array.from(rowIndexes);
  }

  /** Sorts siblings. @param siblings default: the order of the rows */
  sort(siblings?: SiblingOrder): void {
    this.#order.sort(siblings);
    this.#visible = undefined;
  }

  /**
   * Shows only some rows.
   * @param included a byte for each row, 1 for an included one; a row with children includes at least one of them.
   *   Undefined removes the filter and restores the expanded rows from before it
   * @param expanded a byte for each row: whether it is expanded
   */
  setFilter(included?: Uint8Array, expanded?: Uint8Array): void {
    this.#expandedChanged();
    this.#included = included;
    if (included) this.#expandedBefore ??= this.#expanded;
    this.#expanded = expanded ?? this.#expandedBefore ?? this.#expanded;
    if (!included) this.#expandedBefore = undefined;
  }

  /** Whether rows are filtered. */
  get isFiltered(): boolean {
    return this.#included !== undefined;
  }

  #computeVisible(): Uint32Array {
    const { count } = this;
    const expanded = this.#expanded;
    const included = this.#included;
    if (!included && !this.#isAnyExpanded) return this.childrenOf(-1);
    const { order, descendantCounts } = this.#order;
    if (!included && this.#isAllExpanded) return order;
    const visible = new Uint32Array(count);
    let visibleCount = 0;
    for (let at = 0; at < count;) {
      const rowIndex = order[at] as number;
      const isIncluded = included === undefined || included[rowIndex] === 1;
      if (isIncluded) visible[visibleCount++] = rowIndex;
      at += isIncluded && expanded[rowIndex] === 1 ? 1 : 1 + (descendantCounts[rowIndex] as number);
    }
    return visible.slice(0, visibleCount);
  }
}
