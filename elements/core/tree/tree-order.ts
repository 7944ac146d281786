import type { TreeShape } from './tree-shape.js';

/** An order of siblings. Each group of siblings is sorted when it is first needed. */
export interface SiblingOrder {
  /** All rows, siblings together, as `TreeShape.childOffsets` divides them. A group is in order after `ensure()`. */
  readonly children: Uint32Array;
  /** Puts a group of siblings in order. @param group 0 for the roots, `rowIndex + 1` for the children of a row */
  ensure(group: number): void;
}

/**
 * The depth-first order of a tree: `orderIndex` is the index of a row in it. Descendant counts give the position of each
 * root, so that the branch of a root is put in order, and its siblings are sorted, only when the branch is read.
 */
export class TreeOrder {
  readonly #shape: TreeShape;
  /** Undefined for the order of the rows. */
  #siblings: SiblingOrder | undefined;
  #descendantCounts: Uint32Array | undefined;
  #depths: Uint8Array | Uint32Array = new Uint8Array(0);
  /** Whether the rows themselves are in depth-first order. */
  #isDepthFirst = false;
  #order: Uint32Array = new Uint32Array(0);
  /** The `orderIndex` of each row. */
  #orderIndexes: Uint32Array = new Uint32Array(0);
  /** The `orderIndex` of each root, in the order of the roots, and the end of the last branch. */
  #rootOffsets: Uint32Array = new Uint32Array(0);
  /** Whether the branch of each root is in order. */
  #isBranchOrdered: Uint8Array = new Uint8Array(0);
  /** Number of branches that are not in order yet; -1 before the roots are in order. */
  #unordered = -1;

  constructor(shape: TreeShape) {
    this.#shape = shape;
  }

  /** Sorts siblings. @param siblings undefined for the order of the rows */
  sort(siblings: SiblingOrder | undefined): void {
    this.#siblings = siblings;
    this.#unordered = -1;
  }

  /** The number of descendants of each row. Read-only. */
  get descendantCounts(): Uint32Array {
    return this.#descendantCounts ?? this.#count();
  }

  /** The number of ancestors of a row. */
  depthOf(rowIndex: number): number {
    if (!this.#descendantCounts) this.#count();
    return this.#depths[rowIndex] as number;
  }

  /** The children of a row in their order, or the roots for -1. Read-only. */
  childrenOf(rowIndex: number): Uint32Array {
    if (rowIndex < 0 && !this.#siblings) return this.#shape.roots;
    const { children, childOffsets } = this.#shape;
    this.#siblings?.ensure(rowIndex + 1);
    return (this.#siblings?.children ?? children).subarray(childOffsets[rowIndex + 1], childOffsets[rowIndex + 2]);
  }

  /** All rows in order. Read-only. */
  get order(): Uint32Array {
    this.#orderRoots();
    for (let root = 0; this.#unordered > 0; root++) this.#orderBranch(root);
    return this.#order;
  }

  /** The index of a row in `order`. */
  orderIndexOf(rowIndex: number): number {
    let root = rowIndex;
    for (let ancestor = rowIndex; ancestor >= 0; ancestor = this.#shape.parent[ancestor] as number) root = ancestor;
    this.#orderRoots();
    if (this.#unordered > 0) this.#orderBranchAt(this.#orderIndexes[root] as number);
    return this.#orderIndexes[rowIndex] as number;
  }

  /** A row and its descendants, in order. Read-only. */
  branch(rowIndex: number): Uint32Array {
    const start = this.orderIndexOf(rowIndex);
    return this.#order.subarray(start, start + 1 + (this.descendantCounts[rowIndex] as number));
  }

  /** The row at an index of `order`. */
  rowIndexAt(orderIndex: number): number {
    this.#orderRoots();
    if (this.#unordered > 0) this.#orderBranchAt(orderIndex);
    return this.#order[orderIndex] as number;
  }

  #orderBranchAt(orderIndex: number): void {
    this.#orderBranch(lastUpTo(this.#rootOffsets, orderIndex));
  }

  /** Counts the ancestors and descendants of each row. O(n), once for a tree. */
  #count(): Uint32Array {
    const { parent, count, isOrdered } = this.#shape;
    const counts = new Uint32Array(count);
    const depths = new Uint32Array(count);
    const parentsFirst = isOrdered ? undefined : this.#parentsFirst();
    let maxDepth = 0;
    for (let at = 0; at < count; at++) {
      const rowIndex = parentsFirst ? (parentsFirst[at] as number) : at;
      const parentIndex = parent[rowIndex] as number;
      if (parentIndex < 0) continue;
      const depth = (depths[rowIndex] = (depths[parentIndex] as number) + 1);
      if (depth > maxDepth) maxDepth = depth;
    }
    for (let at = count - 1; at >= 0; at--) {
      const rowIndex = parentsFirst ? (parentsFirst[at] as number) : at;
      const parentIndex = parent[rowIndex] as number;
      if (parentIndex >= 0) counts[parentIndex] = (counts[parentIndex] as number) + (counts[rowIndex] as number) + 1;
    }
    let isDepthFirst = isOrdered;
    for (let rowIndex = 0; isDepthFirst && rowIndex < count; rowIndex++) {
      const parentIndex = parent[rowIndex] as number;
      // All descendants of a row are between it and the end of its branch.
      isDepthFirst =
        parentIndex < 0 || rowIndex + (counts[rowIndex] as number) <= parentIndex + (counts[parentIndex] as number);
    }
    this.#isDepthFirst = isDepthFirst;
    // Real trees have fewer than 256 levels, but a chain of parents in wrong data can have 100,000.
    this.#depths = maxDepth < 256 ? new Uint8Array(depths) : depths;
    return (this.#descendantCounts = counts);
  }

  /** All rows level by level, each after its parent. */
  #parentsFirst(): Uint32Array {
    const { children, childOffsets, count } = this.#shape;
    const rows = new Uint32Array(count);
    let end = childOffsets[1] as number;
    rows.set(children.subarray(0, end));
    for (let at = 0; at < end; at++) {
      const rowIndex = rows[at] as number;
      const last = childOffsets[rowIndex + 2] as number;
      for (let next = childOffsets[rowIndex + 1] as number; next < last; next++) rows[end++] = children[next] as number;
    }
    return rows;
  }

  /** Puts the roots in order; their branches follow when they are read. */
  #orderRoots(): void {
    if (this.#unordered >= 0) return;
    const { descendantCounts } = this;
    const { count } = this.#shape;
    if (this.#isDepthFirst && !this.#siblings && !this.#shape.isSorted) {
      this.#unordered = 0;
      this.#order = this.#orderIndexes = new Uint32Array(count);
      for (let rowIndex = 0; rowIndex < count; rowIndex++) this.#order[rowIndex] = rowIndex;
      return;
    }
    const roots = this.childrenOf(-1);
    this.#order = new Uint32Array(count);
    this.#orderIndexes = new Uint32Array(count);
    this.#rootOffsets = new Uint32Array(roots.length + 1);
    this.#isBranchOrdered = new Uint8Array(roots.length);
    this.#unordered = roots.length;
    let orderIndex = 0;
    for (let index = 0; index < roots.length; index++) {
      const root = roots[index] as number;
      this.#rootOffsets[index] = orderIndex;
      this.#order[orderIndex] = root;
      this.#orderIndexes[root] = orderIndex;
      orderIndex += 1 + (descendantCounts[root] as number);
    }
    this.#rootOffsets[roots.length] = orderIndex;
  }

  /** Puts the descendants of a root in order: each row, when it is reached, places its children after itself. */
  #orderBranch(root: number): void {
    if (this.#isBranchOrdered[root] === 1) return;
    this.#isBranchOrdered[root] = 1;
    this.#unordered--;
    const { childOffsets } = this.#shape;
    const { children } = this.#siblings ?? this.#shape;
    const { descendantCounts } = this;
    const order = this.#order;
    const orderIndexes = this.#orderIndexes;
    const end = this.#rootOffsets[root + 1] as number;
    for (let at = this.#rootOffsets[root] as number; at < end; at++) {
      const rowIndex = order[at] as number;
      const last = childOffsets[rowIndex + 2] as number;
      let next = childOffsets[rowIndex + 1] as number;
      if (next === last) continue;
      this.#siblings?.ensure(rowIndex + 1);
      for (let orderIndex = at + 1; next < last; next++) {
        const child = children[next] as number;
        order[orderIndex] = child;
        orderIndexes[child] = orderIndex;
        orderIndex += 1 + (descendantCounts[child] as number);
      }
    }
  }
}

/** @returns the index of the last of ascending numbers that is not above a limit */
function lastUpTo(numbers: Uint32Array, limit: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] as number) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
