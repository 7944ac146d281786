import { MAX_ALL_ROWS, type SourceRows } from '../data/source-rows.js';
import type { DataRow } from '../table/data-row.js';
import { TextQuery } from '../text/text-fold.js';
import { toText } from '../text/to-text.js';
import { NO_FILTERS, VisibleIndexes, type TextFilters } from '../text/visible-indexes.js';
import { readField } from '../util/read-value.js';

/** From this number of items on, those that are not loaded any more are dropped when a move does not need them. */
const MAX_ITEMS = 20_000;

/**
 * The available items of a source. An item has an index from the time when it is first loaded, also when its block is
 * dropped later; a row of the list is a position in the source, whose item may not be loaded.
 */
export class SourceItems extends VisibleIndexes {
  readonly rows: SourceRows;
  #items: readonly DataRow[] = [];
  /** The index of an item by its id; of one without an id by itself. */
  #indexes = new Map<unknown, number>();
  #fieldId = '';
  #query = new TextQuery('');

  constructor(rows: SourceRows) {
    super();
    this.rows = rows;
  }

  /**
   * Takes over the rows that have been loaded.
   * @param isNeeded whether an item has to be kept when there are too many
   * @returns all items: the same list while they are the same
   */
  update(fieldId: string, isNeeded: (index: number) => boolean): readonly DataRow[] {
    if (fieldId !== this.#fieldId || this.#items.length > MAX_ITEMS) this.#drop(fieldId, isNeeded);
    let items: DataRow[] | undefined;
    const seen = new Set<unknown>();
    for (const [, row] of this.rows.loadedRows()) {
      const key = this.#keyOf(row);
      // Two rows have the same id when a row has moved between two requests.
      if (seen.has(key)) continue;
      seen.add(key);
      const index = this.#indexes.get(key) ?? (items ?? this.#items).length;
      if ((items ?? this.#items)[index] === row) continue;
      items ??= [...this.#items];
      items[index] = row;
      this.#indexes.set(key, index);
    }
    return (this.#items = items ?? this.#items);
  }

  /** Whether all items of the search can be moved or selected at once. */
  get canLoadAll(): boolean {
    return this.rows.isCountKnown && this.rows.count > 0 && this.rows.count <= MAX_ALL_ROWS;
  }

  /** Adds rows that were loaded at once. @returns their indexes */
  add(rows: readonly DataRow[]): Uint32Array {
    const items = [...this.#items];
    const indexes = rows.map((row) => {
      const key = this.#keyOf(row);
      const index = this.#indexes.get(key) ?? items.push(row) - 1;
      this.#indexes.set(key, index);
      return index;
    });
    this.#items = items;
    return Uint32Array.from(new Set(indexes));
  }

  /** Number of rows, loaded or not. */
  override get count(): number {
    return this.rows.count;
  }

  override get isWhole(): boolean {
    return false;
  }

  /** The indexes of the items that are loaded. */
  override get indexes(): Uint32Array {
    return Uint32Array.from(this.rows.loadedRows(), ([, row]) => this.#indexes.get(this.#keyOf(row)) ?? 0);
  }

  override get query(): TextQuery {
    return this.#query;
  }

  /** Only the source knows its words. */
  override get searched(): undefined {
    return undefined;
  }

  override setList(): void {}

  override hideAll(): void {}

  override prepare(): void {}

  /** Searches in the source: all texts have to match. */
  override show({ typed, chips }: TextFilters = NO_FILTERS): void {
    this.#query = new TextQuery(typed);
    this.rows.search([...chips, typed].join(' '));
  }

  override at(position: number): number {
    const row = this.rows.rowAt(position);
    return row ? (this.#indexes.get(this.#keyOf(row)) ?? -1) : -1;
  }

  /** Returns the position of an item among those that are loaded; -1 when it is not. */
  override indexOf(index: number): number {
    const item = this.#items[index];
    if (!item) return -1;
    const key = this.#keyOf(item);
    for (const [position, row] of this.rows.loadedRows()) if (this.#keyOf(row) === key) return position;
    return -1;
  }

  /** Returns the indexes of the loaded items between two positions, both included. */
  override range(from: number, to: number): Uint32Array {
    const indexes: number[] = [];
    for (let position = Math.min(from, to); position <= Math.max(from, to); position++) {
      const index = this.at(position);
      if (index >= 0) indexes.push(index);
    }
    return Uint32Array.from(indexes);
  }

  /** Whether all items between two positions are loaded. */
  isRangeLoaded(from: number, to: number): boolean {
    for (let position = Math.min(from, to); position <= Math.max(from, to); position++)
      if (this.rows.statusAt(position) !== 'loaded') return false;
    return true;
  }

  #keyOf(row: DataRow): unknown {
    return toText(readField(row, this.#fieldId)) || row;
  }

  #drop(fieldId: string, isNeeded: (index: number) => boolean): void {
    const kept = this.#items.filter((_, index) => isNeeded(index));
    this.#fieldId = fieldId;
    this.#items = kept;
    this.#indexes = new Map(kept.map((row, index) => [this.#keyOf(row), index]));
  }
}
