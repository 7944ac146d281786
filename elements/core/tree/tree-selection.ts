import type { Tree } from './tree.js';

/** The selection state of a row: `some` when only some of its descendants are selected. */
export type SelectionState = 'none' | 'all' | 'some';

const NONE = 0;
const ALL = 1;
const SOME = 2;
const states: readonly SelectionState[] = ['none', 'all', 'some'];

/**
 * The selected rows of a tree, a byte for each row. Selecting a row selects its descendants; a row with children is
 * selected when all of them are. With independent rows, each row is selected alone.
 */
export class TreeSelection {
  readonly #tree: Tree;
  readonly #isIndependent: boolean;
  #state: Uint8Array;

  constructor(tree: Tree, isIndependent = false) {
    this.#tree = tree;
    this.#isIndependent = isIndependent;
    this.#state = new Uint8Array(tree.count);
  }

  stateOf(rowIndex: number): SelectionState {
    return states[this.#state[rowIndex] as number] ?? 'none';
  }

  /** The selected rows, in the order of the rows. */
  selectedIndexes(): Uint32Array {
    const rowIndexes = new Uint32Array(this.count);
    for (let rowIndex = 0, at = 0; at < rowIndexes.length; rowIndex++)
      if (this.#state[rowIndex] === ALL) rowIndexes[at++] = rowIndex;
    return rowIndexes;
  }

  get count(): number {
    let count = 0;
    for (let rowIndex = 0; rowIndex < this.#state.length; rowIndex++) if (this.#state[rowIndex] === ALL) count++;
    return count;
  }

  /** The state of all rows together. */
  get overallState(): SelectionState {
    if (this.#isIndependent) return states[this.#combinedState(this.#tree.order)] as SelectionState;
    return states[this.#combinedState(this.#tree.childrenOf(-1))] as SelectionState;
  }

  /** Whether all rows are selected, except those that the filter hides. */
  includesAllFound(): boolean {
    const tree = this.#tree;
    if (!tree.isFiltered) return this.overallState === 'all';
    // The state of a row with children includes those that the filter hides.
    const hasOwnState = (rowIndex: number): boolean =>
      tree.isIncluded(rowIndex) && (this.#isIndependent || tree.childrenOf(rowIndex).length === 0);
    return tree.order.every((rowIndex) => !hasOwnState(rowIndex) || this.#state[rowIndex] === ALL);
  }

  /** A copy of the state, for `changedSince()`. */
  copy(): Uint8Array {
    return this.#state.slice();
  }

  /** The rows that were selected or deselected since `copy()`. */
  changedSince(before: Uint8Array): Uint32Array {
    const rowIndexes: number[] = [];
    for (let rowIndex = 0; rowIndex < before.length; rowIndex++)
      if ((this.#state[rowIndex] === ALL) !== (before[rowIndex] === ALL)) rowIndexes.push(rowIndex);
    return Uint32Array.from(rowIndexes);
  }

  /** Selects some rows and their descendants, and deselects all others. */
  replace(rowIndexes: Iterable<number>): void {
    const tree = this.#tree;
    this.#state.fill(NONE);
    if (this.#isIndependent) return this.set(rowIndexes, true);
    for (const rowIndex of rowIndexes)
      if (this.#state[rowIndex] === NONE) for (const descendant of tree.branch(rowIndex)) this.#state[descendant] = ALL;
    this.#updateParents(tree.order);
  }

  /** Selects or deselects rows and their descendants, except those that the filter hides. */
  set(rowIndexes: Iterable<number>, isSelected: boolean): void {
    for (const rowIndex of rowIndexes) this.#set(rowIndex, isSelected);
  }

  /** Selects or deselects a row and all its descendants, also when rows are independent. */
  setBranch(rowIndex: number, isSelected: boolean): void {
    this.set(this.#isIndependent ? this.#tree.branch(rowIndex) : [rowIndex], isSelected);
  }

  /** Selects or deselects all rows, except those that the filter hides. */
  setAll(isSelected: boolean): void {
    this.set(this.#isIndependent ? this.#tree.order : this.#tree.childrenOf(-1), isSelected);
  }

  /** Selects one row alone. @param rowIndex -1 for none */
  selectOnly(rowIndex: number): void {
    this.#state.fill(NONE);
    if (rowIndex >= 0) this.#state[rowIndex] = ALL;
  }

  #set(rowIndex: number, isSelected: boolean): void {
    const tree = this.#tree;
    const state = this.#state;
    if (!tree.isIncluded(rowIndex)) return;
    if (this.#isIndependent) {
      state[rowIndex] = isSelected ? ALL : NONE;
      return;
    }
    const branch = tree.branch(rowIndex);
    for (const descendant of branch) if (tree.isIncluded(descendant)) state[descendant] = isSelected ? ALL : NONE;
    if (tree.isFiltered) this.#updateParents(branch);
    for (let ancestor = tree.parentOf(rowIndex); ancestor >= 0; ancestor = tree.parentOf(ancestor)) {
      const now = this.#combinedState(tree.childrenOf(ancestor));
      if (state[ancestor] === now) break;
      state[ancestor] = now;
    }
  }

  /** Computes the state of rows with children. @param order depth-first */
  #updateParents(order: Uint32Array): void {
    for (let at = order.length - 1; at >= 0; at--) {
      const children = this.#tree.childrenOf(order[at] as number);
      if (children.length > 0) this.#state[order[at] as number] = this.#combinedState(children);
    }
  }

  #combinedState(rowIndexes: Uint32Array): number {
    const first = this.#state[rowIndexes[0] as number] ?? NONE;
    for (const rowIndex of rowIndexes) if (this.#state[rowIndex] !== first) return SOME;
    return first;
  }
}
