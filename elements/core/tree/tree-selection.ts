import type { Tree } from './tree.js';

/** Whether a row is chosen: `some` when only some of those below it are. */
export type Chosen = 'none' | 'all' | 'some';

const NONE = 0;
const ALL = 1;
const SOME = 2;
const words: readonly Chosen[] = ['none', 'all', 'some'];

/**
 * Which rows of a tree are chosen. A row that has rows below it is chosen when all of them are, and in part when some
 * are: choosing it chooses them. Where rows are independent each stands for itself alone. A byte each.
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

  of(place: number): Chosen {
    return words[this.#state[place] as number] ?? 'none';
  }

  /** The rows that are chosen, wholly, in the order of the list. */
  places(): Uint32Array {
    const places = new Uint32Array(this.count);
    for (let place = 0, at = 0; at < places.length; place++) if (this.#state[place] === ALL) places[at++] = place;
    return places;
  }

  get count(): number {
    let count = 0;
    for (let place = 0; place < this.#state.length; place++) if (this.#state[place] === ALL) count++;
    return count;
  }

  /** How much of what is shown is chosen. */
  get whole(): Chosen {
    if (this.#isIndependent) return words[this.#ofAll(this.#tree.order)] as Chosen;
    return words[this.#ofAll(this.#tree.childrenOf(-1))] as Chosen;
  }

  /** What is chosen now, to see later what has changed. */
  copy(): Uint8Array {
    return this.#state.slice();
  }

  /** The rows that are chosen now and were not, or the other way round. */
  changedSince(before: Uint8Array): Uint32Array {
    const places: number[] = [];
    for (let place = 0; place < before.length; place++)
      if ((this.#state[place] === ALL) !== (before[place] === ALL)) places.push(place);
    return Uint32Array.from(places);
  }

  /** Chooses just these rows and what is below them. */
  replace(places: Iterable<number>): void {
    const tree = this.#tree;
    this.#state.fill(NONE);
    if (this.#isIndependent) return this.set(places, true);
    for (const place of places)
      if (this.#state[place] === NONE) for (const below of tree.branch(place)) this.#state[below] = ALL;
    this.#settle(tree.order);
  }

  /** Chooses rows or takes them out, with what is below them, as far as a filter keeps it. */
  set(places: Iterable<number>, isChosen: boolean): void {
    for (const place of places) this.#set(place, isChosen);
  }

  /** Chooses a row or takes it out, with all that is below it, as far as a filter keeps it. */
  setBranch(place: number, isChosen: boolean): void {
    this.set(this.#isIndependent ? this.#tree.branch(place) : [place], isChosen);
  }

  /** Chooses all that a filter keeps, or takes it out. */
  setAll(isChosen: boolean): void {
    this.set(this.#isIndependent ? this.#tree.order : this.#tree.childrenOf(-1), isChosen);
  }

  /** Chooses one row alone. */
  only(place: number): void {
    this.#state.fill(NONE);
    if (place >= 0) this.#state[place] = ALL;
  }

  #set(place: number, isChosen: boolean): void {
    const tree = this.#tree;
    const state = this.#state;
    if (!tree.isKept(place)) return;
    if (this.#isIndependent) {
      state[place] = isChosen ? ALL : NONE;
      return;
    }
    const branch = tree.branch(place);
    for (const below of branch) if (tree.isKept(below)) state[below] = isChosen ? ALL : NONE;
    if (tree.isFiltered) this.#settle(branch);
    for (let above = tree.parentOf(place); above >= 0; above = tree.parentOf(above)) {
      const now = this.#ofAll(tree.childrenOf(above));
      if (state[above] === now) break;
      state[above] = now;
    }
  }

  /** Works out those that have rows below them, from the last to the first. */
  #settle(order: Uint32Array): void {
    for (let at = order.length - 1; at >= 0; at--) {
      const children = this.#tree.childrenOf(order[at] as number);
      if (children.length > 0) this.#state[order[at] as number] = this.#ofAll(children);
    }
  }

  #ofAll(places: Uint32Array): number {
    const first = this.#state[places[0] as number] ?? NONE;
    for (const place of places) if (this.#state[place] !== first) return SOME;
    return first;
  }
}
