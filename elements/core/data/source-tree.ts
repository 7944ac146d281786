import type { DataRow } from '../table/data-row.js';
import { RequestQueue } from './request-queue.js';
import { RowBlocks, type RowStatus } from './row-blocks.js';
import { SourceLevel, type LevelRow } from './source-level.js';

/** Row indexes of a level begin at a multiple of this. */
const STRIDE = 2 ** 32;
/** Requests that run at once, in all levels together. */
const MAX_REQUESTS = 2;

export interface SourceTreeOptions {
  /** Loads children. @param parent the key of their parent; undefined for the roots */
  load(parent: string | undefined, from: number, count: number, signal: AbortSignal): Promise<unknown>;
  /** Called when rows, their number or their status have changed. */
  changed(): void;
  warn(text: string): void;
  /** The key of a row; undefined when it has none. */
  keyOf(row: DataRow): string | undefined;
  hasChildren(row: DataRow): boolean;
  /** Default: as of `RowBlocks`. */
  readonly blockSize?: number;
}

/**
 * A tree whose rows are those of a source: the children of each expanded row are loaded in blocks, when they are in view.
 * A row index stays the same when other rows are expanded or collapsed. It does not tell how many rows there are.
 */
export class SourceTree {
  readonly #options: SourceTreeOptions;
  readonly #levels = new Map<number, SourceLevel>();
  readonly #root: SourceLevel;
  #nextId = 0;
  #version = 0;
  /** Rows above this depth are expanded when they are loaded, except those that the user has collapsed. */
  #expandedDepth = 0;
  readonly #expandedKeys = new Set<string>();
  readonly #collapsedKeys = new Set<string>();
  /** Each level has its own blocks: the levels take turns. */
  readonly #requests = new RequestQueue(MAX_REQUESTS);

  constructor(options: SourceTreeOptions) {
    this.#options = options;
    this.#root = this.#createLevel(undefined);
  }

  /** The number of visible rows. */
  get count(): number {
    return this.#root.size;
  }

  /** The number of roots; undefined while it is unknown. */
  get total(): number | undefined {
    return this.#root.blocks.total;
  }

  get hasAnswer(): boolean {
    return this.#root.blocks.hasAnswer;
  }

  /** Whether the roots could not be loaded. */
  get hasFailed(): boolean {
    return this.#root.blocks.hasFailed;
  }

  /** Whether rows in view are being loaded. */
  get isLoading(): boolean {
    return this.#attached().some(({ blocks }) => blocks.isLoading);
  }

  /** Changes when the rows of a level are others, not only more. */
  get version(): number {
    return this.#version;
  }

  rowIndexAt(visibleIndex: number): number {
    if (visibleIndex < 0 || visibleIndex >= this.count) return -1;
    const { level, index } = this.#root.rowAt(visibleIndex);
    return level.id * STRIDE + index;
  }

  /** @returns the visible index of a row; -1 when it is not visible */
  visibleIndexOf(rowIndex: number): number {
    const place = this.#placeOf(rowIndex);
    if (!place) return -1;
    let { level } = place;
    let visibleIndex = level.visibleIndexOf(place.index);
    for (let above = level.above; above; level = above, above = level.above) {
      if (above.below.get(level.index) !== level) return -1;
      visibleIndex += above.visibleIndexOf(level.index) + 1;
    }
    return visibleIndex;
  }

  rowOf(rowIndex: number): DataRow | undefined {
    const place = this.#placeOf(rowIndex);
    return place?.level.blocks.rowAt(place.index);
  }

  statusOf(rowIndex: number): RowStatus {
    const place = this.#placeOf(rowIndex);
    return place ? place.level.blocks.statusAt(place.index) : 'loaded';
  }

  /** The parent of a row, also of one that is collapsed; -1 for a root. */
  parentOf(rowIndex: number): number {
    const level = this.#levels.get(Math.floor(rowIndex / STRIDE));
    return level?.above ? level.above.id * STRIDE + level.index : -1;
  }

  depthOf(rowIndex: number): number {
    return this.#levels.get(Math.floor(rowIndex / STRIDE))?.depth ?? 0;
  }

  /** The position of a row among its siblings, counted from 1, and their number; -1 while that is unknown. */
  positionOf(rowIndex: number): { readonly position: number; readonly size: number } {
    const place = this.#placeOf(rowIndex);
    return { position: (place?.index ?? -1) + 1, size: place?.level.blocks.total ?? -1 };
  }

  /** @returns the visible index of the last visible descendant of a row, or its own */
  lastVisibleDescendant(visibleIndex: number): number {
    const { level, index } = this.#root.rowAt(visibleIndex);
    return visibleIndex + (level.below.get(index)?.size ?? 0);
  }

  /** Whether a row is expanded; undefined when it has no children, or is not loaded. */
  isExpanded(rowIndex: number): boolean | undefined {
    const row = this.rowOf(rowIndex);
    if (!row || !this.#options.hasChildren(row)) return undefined;
    const below = this.#levelBelow(rowIndex);
    return below !== undefined && !below.blocks.hasFailed;
  }

  /** Whether the children of a row are being loaded for the first time, or could not be. */
  loadStatusOf(rowIndex: number): '' | 'loading' | 'failed' {
    const blocks = this.#levelBelow(rowIndex)?.blocks;
    if (!blocks || blocks.hasAnswer) return '';
    return blocks.hasFailed ? 'failed' : 'loading';
  }

  /** Expands a row, also one whose children could not be loaded, or collapses it and aborts its requests. */
  setExpanded(rowIndex: number, isExpanded: boolean): void {
    const place = this.#placeOf(rowIndex);
    const row = this.rowOf(rowIndex);
    const key = row && this.#options.keyOf(row);
    if (!place || !row || key === undefined || !this.#options.hasChildren(row)) return;
    const { level, index } = place;
    if (isExpanded) {
      this.#collapsedKeys.delete(key);
      const below = level.expanded.get(key);
      if (below?.blocks.hasFailed) below.blocks.retry();
      else if (!below) this.#expand(level, index, key);
    } else {
      this.#collapsedKeys.add(key);
      this.#expandedKeys.delete(key);
      level.collapse(key);
    }
  }

  /** Expands rows with keys, and those above a depth, as soon as they are loaded. Collapses all others. */
  expandOnly(keys: Iterable<string>, depth: number): void {
    this.#expandedDepth = depth;
    this.#collapsedKeys.clear();
    this.#expandedKeys.clear();
    for (const key of keys) this.#expandedKeys.add(key);
    for (const level of this.#attached()) {
      for (const [key, below] of level.expanded)
        if (below.depth > depth && !this.#expandedKeys.has(key)) level.collapse(key);
      this.#attach(level);
    }
  }

  /** The keys of the expanded rows. */
  get expandedKeys(): string[] {
    return this.#attached().flatMap(({ expanded }) => [...expanded.keys()]);
  }

  /** Whether all loaded rows with children are expanded. */
  get isAllExpanded(): boolean {
    return [...this.loadedRows()].every(([rowIndex]) => this.isExpanded(rowIndex) !== false);
  }

  /** The loaded rows that are visible, with their row indexes. */
  *loadedRows(): Iterable<readonly [rowIndex: number, row: DataRow]> {
    for (const { id, blocks } of this.#attached())
      for (const [index, row] of blocks.loadedRows()) yield [id * STRIDE + index, row];
  }

  /** Says which visible rows are in view, and loads what is missing. The last index is included. */
  need(first: number, last: number): void {
    const ranges = this.#rangesIn(first, last);
    // Its roots are the first rows that a tree has.
    if (ranges.size === 0) ranges.set(this.#root, [0, 0]);
    for (const [level, [from, to]] of [...ranges])
      for (const [index, below] of level.below)
        if (index >= from && index <= to && !ranges.has(below)) ranges.set(below, [0, 0]);
    for (const level of this.#attached()) {
      const range = ranges.get(level);
      if (range) level.blocks.need(...range);
      else level.blocks.stop();
    }
  }

  /** The failed blocks among some visible rows, as ranges of visible indexes. The last index is included. */
  failedRanges(first: number, last: number): { readonly first: number; readonly last: number }[] {
    return [...this.#rangesIn(first, last)].flatMap(([level, [from, to]]) =>
      level.blocks.failedRanges(from, to).map((range) => ({
        first: this.visibleIndexOf(level.id * STRIDE + range.first),
        last: this.visibleIndexOf(level.id * STRIDE + range.last),
      })),
    );
  }

  /** Loads failed rows again. @param rowIndex a row of the block; all failed blocks without it */
  retry(rowIndex?: number): void {
    const place = rowIndex === undefined ? undefined : this.#placeOf(rowIndex);
    if (place) place.level.blocks.retry(place.index);
    else if (rowIndex === undefined) for (const { blocks } of this.#attached()) blocks.retry();
  }

  /** The query has changed. The earlier rows are shown until it is answered. @param keepsRows whether they are */
  reset(keepsRows: boolean): void {
    for (const level of this.#attached()) {
      level.blocks.reset(keepsRows);
      level.changed();
    }
    if (!keepsRows) for (const key of [...this.#root.expanded.keys()]) this.#root.collapse(key);
  }

  /** Loads the rows in view again. They are shown until then. */
  refresh(): void {
    for (const { blocks } of this.#attached()) blocks.refresh();
  }

  /** Aborts all requests. `need()` starts them again. */
  stop(): void {
    for (const { blocks } of this.#attached()) blocks.stop();
  }

  #createLevel(parent: (LevelRow & { readonly key: string }) | undefined): SourceLevel {
    const { load, changed, warn, blockSize } = this.#options;
    const blocks = new RowBlocks({
      load: (from, count, signal) => this.#requests.run(() => load(parent?.key, from, count, signal), signal),
      changed: () => {
        this.#attach(level);
        level.changed();
        changed();
      },
      warn,
      ...(blockSize && { blockSize }),
    });
    const level = new SourceLevel(this.#nextId++, blocks, parent);
    this.#levels.set(level.id, level);
    return level;
  }

  #expand(level: SourceLevel, index: number, key: string): void {
    level.expand(index, key, this.#createLevel({ level, index, key }));
  }

  /** Finds the levels of expanded rows among the rows that are loaded. */
  #attach(level: SourceLevel): void {
    const { blocks, below, expanded } = level;
    if (level.version !== blocks.version) {
      level.version = blocks.version;
      this.#version++;
      below.clear();
      level.changed();
    }
    const { keyOf, hasChildren } = this.#options;
    for (const [index, row] of blocks.loadedRows()) {
      const key = keyOf(row);
      const shown = below.get(index);
      if (shown && shown.key === key) continue;
      if (shown) {
        below.delete(index);
        level.changed();
      }
      if (key === undefined || !hasChildren(row)) continue;
      const known = expanded.get(key);
      if (known) level.move(known, index);
      else if ((level.depth < this.#expandedDepth && !this.#collapsedKeys.has(key)) || this.#expandedKeys.has(key))
        this.#expand(level, index, key);
    }
  }

  /** All levels whose rows are visible. */
  #attached(): SourceLevel[] {
    const levels = [this.#root];
    for (const level of levels) levels.push(...level.below.values());
    return levels;
  }

  #levelBelow(rowIndex: number): SourceLevel | undefined {
    const place = this.#placeOf(rowIndex);
    return place?.level.below.get(place.index);
  }

  #placeOf(rowIndex: number): LevelRow | undefined {
    if (rowIndex < 0) return undefined;
    const level = this.#levels.get(Math.floor(rowIndex / STRIDE));
    const index = rowIndex % STRIDE;
    return level && index < level.blocks.count ? { level, index } : undefined;
  }

  /** The levels with rows among some visible ones, and the first and the last of these rows in each. */
  #rangesIn(first: number, last: number): Map<SourceLevel, [first: number, last: number]> {
    const ranges = new Map<SourceLevel, [number, number]>();
    const end = Math.min(last, this.count - 1);
    for (let visibleIndex = Math.max(0, first); visibleIndex <= end; visibleIndex++) {
      const { level, index } = this.#root.rowAt(visibleIndex);
      const range = ranges.get(level);
      if (range) range[1] = index;
      else ranges.set(level, [index, index]);
    }
    return ranges;
  }
}
