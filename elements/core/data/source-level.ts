import type { RowBlocks } from './row-blocks.js';

/** A row of a source tree: its level, and its index there. */
export interface LevelRow {
  readonly level: SourceLevel;
  readonly index: number;
}

/**
 * The children of a row of a source, or the roots, and the levels of those of them that are expanded. Visible indexes are
 * counted from its first row.
 */
export class SourceLevel {
  readonly id: number;
  readonly depth: number;
  /** The level of the parent; undefined for the roots. */
  readonly above: SourceLevel | undefined;
  /** The key of the parent. */
  readonly key: string | undefined;
  /** The index of the parent in its level. */
  index: number;
  readonly blocks: RowBlocks;
  /** The version of the blocks whose expanded rows were found. */
  version = 0;
  /** The levels of expanded rows, by the keys of these. */
  readonly expanded = new Map<string, SourceLevel>();
  /** Those of them whose rows were loaded, by the indexes of these. */
  readonly below = new Map<number, SourceLevel>();
  /** `below` in order, and the number of visible rows; undefined after a change. */
  #measured: { readonly sorted: readonly SourceLevel[]; readonly size: number } | undefined;

  /** @param parent the parent of its rows, and its key; undefined for the roots */
  constructor(id: number, blocks: RowBlocks, parent: (LevelRow & { readonly key: string }) | undefined) {
    this.id = id;
    this.blocks = blocks;
    this.above = parent?.level;
    this.depth = this.above ? this.above.depth + 1 : 0;
    this.key = parent?.key;
    this.index = parent?.index ?? 0;
  }

  /** The number of its visible rows, those below it among them. */
  get size(): number {
    return this.#measure().size;
  }

  /** The rows, or the levels below it, have changed. */
  changed(): void {
    this.#measured = undefined;
    this.above?.changed();
  }

  expand(index: number, key: string, below: SourceLevel): void {
    this.expanded.set(key, below);
    this.below.set(index, below);
    this.changed();
  }

  /** Collapses a row and its descendants, and aborts their requests. */
  collapse(key: string): void {
    const below = this.expanded.get(key);
    if (!below) return;
    this.expanded.delete(key);
    if (this.below.get(below.index) === below) this.below.delete(below.index);
    for (const deeper of [...below.expanded.keys()]) below.collapse(deeper);
    below.blocks.reset(false);
    this.changed();
  }

  /** A row is at another index now. */
  move(below: SourceLevel, index: number): void {
    if (this.below.get(below.index) === below) this.below.delete(below.index);
    below.index = index;
    this.below.set(index, below);
    this.changed();
  }

  /** The visible index of a row. */
  visibleIndexOf(index: number): number {
    let visibleIndex = index;
    for (const below of this.#measure().sorted) {
      if (below.index >= index) break;
      visibleIndex += below.size;
    }
    return visibleIndex;
  }

  /** The row at a visible index. */
  rowAt(visibleIndex: number): LevelRow {
    let before = 0;
    for (const below of this.#measure().sorted) {
      const at = below.index + before;
      if (visibleIndex <= at) break;
      if (visibleIndex <= at + below.size) return below.rowAt(visibleIndex - at - 1);
      before += below.size;
    }
    return { level: this, index: visibleIndex - before };
  }

  #measure(): { readonly sorted: readonly SourceLevel[]; readonly size: number } {
    if (this.#measured) return this.#measured;
    const { count } = this.blocks;
    const sorted = [...this.below.values()]
      .filter(({ index }) => index < count)
      .sort((one, other) => one.index - other.index);
    const size = sorted.reduce((sum, below) => sum + below.size, count);
    return (this.#measured = { sorted, size });
  }
}
