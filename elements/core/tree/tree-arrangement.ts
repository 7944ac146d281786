import type { TreeShape } from './tree-shape.js';

/** An order of siblings that is worked out group by group, as far as it is asked for. */
export interface SiblingOrder {
  /** The places of all rows, siblings together; a group is in order once it was ensured. */
  readonly kids: Uint32Array;
  /** Puts a group in order: that of the children of the row at `place` is `place + 1`, that of the roots 0. */
  ensure(group: number): void;
}

/** As the rows come. */
export const ownOrder = ({ kids }: TreeShape): SiblingOrder => ({ kids, ensure() {} });

/**
 * All rows of a tree from top to bottom, each before those below it. How many rows are below each says where each root
 * and what is below it stands, so that a branch is arranged, and sorted, only when it is looked at.
 */
export class TreeArrangement {
  readonly #shape: TreeShape;
  #siblings: SiblingOrder;
  #size: Uint32Array | undefined;
  #depth: Uint8Array | Uint32Array = new Uint8Array(0);
  /** Whether the list itself stands in this order. */
  #isPreorder = false;
  #order: Uint32Array = new Uint32Array(0);
  #at: Uint32Array = new Uint32Array(0);
  /** Where each root stands, in the order of the roots, and the end of the last. */
  #rootAts: Uint32Array = new Uint32Array(0);
  #isArranged: Uint8Array = new Uint8Array(0);
  #left = -1;

  constructor(shape: TreeShape) {
    this.#shape = shape;
    this.#siblings = ownOrder(shape);
  }

  get siblings(): SiblingOrder {
    return this.#siblings;
  }

  set siblings(siblings: SiblingOrder) {
    this.#siblings = siblings;
    this.#left = -1;
  }

  /** How many rows are below each, at any depth. */
  get size(): Uint32Array {
    return this.#size ?? this.#measure();
  }

  /** How many rows are above one. */
  depthOf(place: number): number {
    if (!this.#size) this.#measure();
    return this.#depth[place] as number;
  }

  /** The rows directly below one, or the roots below -1, in their order; to be read. */
  childrenOf(place: number): Uint32Array {
    const { starts } = this.#shape;
    this.#siblings.ensure(place + 1);
    return this.#siblings.kids.subarray(starts[place + 1], starts[place + 2]);
  }

  /** All rows in order; to be read. */
  get order(): Uint32Array {
    this.#begin();
    for (let root = 0; this.#left > 0; root++) this.#arrange(root);
    return this.#order;
  }

  /** Where a row stands in `order`. */
  atOf(place: number): number {
    let root = place;
    for (let above = place; above >= 0; above = this.#shape.parent[above] as number) root = above;
    this.#begin();
    if (this.#left > 0) this.#arrange(this.#rootIndexAt(this.#at[root] as number));
    return this.#at[place] as number;
  }

  /** A row and all below it, in their order; to be read. */
  branch(place: number): Uint32Array {
    const at = this.atOf(place);
    return this.#order.subarray(at, at + 1 + (this.size[place] as number));
  }

  /** The row at an index of `order`. */
  rowAt(index: number): number {
    this.#begin();
    if (this.#left > 0) this.#arrange(this.#rootIndexAt(index));
    return this.#order[index] as number;
  }

  /** The root, by its place among the roots, to which an index of `order` belongs. */
  #rootIndexAt(index: number): number {
    return lastNotAbove(this.#rootAts, index);
  }

  /** Works out how many rows are below and above each. */
  #measure(): Uint32Array {
    const { parent, count, isOrdered } = this.#shape;
    const size = new Uint32Array(count);
    const depth = new Uint32Array(count);
    const downwards = isOrdered ? undefined : this.#downwards();
    let deepest = 0;
    for (let at = 0; at < count; at++) {
      const place = downwards ? (downwards[at] as number) : at;
      const above = parent[place] as number;
      if (above < 0) continue;
      const own = (depth[place] = (depth[above] as number) + 1);
      if (own > deepest) deepest = own;
    }
    for (let at = count - 1; at >= 0; at--) {
      const place = downwards ? (downwards[at] as number) : at;
      const above = parent[place] as number;
      if (above >= 0) size[above] = (size[above] as number) + (size[place] as number) + 1;
    }
    let isPreorder = isOrdered;
    for (let place = 0; isPreorder && place < count; place++) {
      const above = parent[place] as number;
      // All that is below a row stands between it and its end.
      isPreorder = above < 0 || place + (size[place] as number) <= above + (size[above] as number);
    }
    this.#isPreorder = isPreorder;
    // A tree of an enterprise is not 256 levels deep, but a chain of parents in dirty data can be 100,000.
    this.#depth = deepest < 256 ? new Uint8Array(depth) : depth;
    return (this.#size = size);
  }

  /** All rows, each after its parent, level by level. */
  #downwards(): Uint32Array {
    const { kids, starts, count } = this.#shape;
    const rows = new Uint32Array(count);
    let end = starts[1] as number;
    rows.set(kids.subarray(0, end));
    for (let at = 0; at < end; at++) {
      const place = rows[at] as number;
      for (let kid = starts[place + 1] as number; kid < (starts[place + 2] as number); kid++)
        rows[end++] = kids[kid] as number;
    }
    return rows;
  }

  /** Puts the roots where they stand; what is below them comes when it is asked for. */
  #begin(): void {
    if (this.#left >= 0) return;
    const { size } = this;
    const { count, kids } = this.#shape;
    if (this.#isPreorder && this.#siblings.kids === kids) {
      this.#left = 0;
      this.#order = this.#at = new Uint32Array(count);
      for (let place = 0; place < count; place++) this.#order[place] = place;
      return;
    }
    const roots = this.childrenOf(-1);
    this.#order = new Uint32Array(count);
    this.#at = new Uint32Array(count);
    this.#rootAts = new Uint32Array(roots.length + 1);
    this.#isArranged = new Uint8Array(roots.length);
    this.#left = roots.length;
    let at = 0;
    for (let index = 0; index < roots.length; index++) {
      const root = roots[index] as number;
      this.#rootAts[index] = at;
      this.#order[at] = root;
      this.#at[root] = at;
      at += 1 + (size[root] as number);
    }
    this.#rootAts[roots.length] = at;
  }

  /** Puts all that is below a root where it stands: each row puts its children, which come later. */
  #arrange(index: number): void {
    if (this.#isArranged[index] === 1) return;
    this.#isArranged[index] = 1;
    this.#left--;
    const { starts } = this.#shape;
    const { kids } = this.#siblings;
    const { size } = this;
    const order = this.#order;
    const ats = this.#at;
    const end = this.#rootAts[index + 1] as number;
    for (let at = this.#rootAts[index] as number; at < end; at++) {
      const place = order[at] as number;
      const to = starts[place + 2] as number;
      let kid = starts[place + 1] as number;
      if (kid === to) continue;
      this.#siblings.ensure(place + 1);
      for (let next = at + 1; kid < to; kid++) {
        const child = kids[kid] as number;
        order[next] = child;
        ats[child] = next;
        next += 1 + (size[child] as number);
      }
    }
  }
}

/** The index of the last of ascending numbers that is not above one. */
function lastNotAbove(numbers: Uint32Array, wanted: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] as number) <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}
