import { readField, readList } from '../util/read-value.js';
import { IdIndex, isId } from './id-index.js';

/** The fields of a row that define the hierarchy. */
export interface TreeFields {
  /** Id of the row. */
  readonly id: string;
  /** Id of the parent; empty for a root. */
  readonly parentId: string;
  /**
   * Appended to the id to form the key, so that the same id can be under several parents; the key of a row without an id.
   * Empty for none.
   */
  readonly optionalId: string;
  /** List of the children in the row itself. */
  readonly children: string;
}

export type TreeRow = Readonly<Record<string, unknown>>;

/** Bits of `TreeShape.problems`. */
export const problem = { orphan: 1, cycle: 2, duplicate: 4, missingId: 8 } as const;

const isRow = (row: unknown): row is TreeRow => typeof row === 'object' && row !== null;

/** Rows in one list: those of the list itself first, then nested ones. */
interface FlatRows {
  readonly rows: readonly TreeRow[];
  /** The row in whose list each row is nested, -1 for none. Undefined when no row is nested. */
  readonly parentIndexes: Int32Array | undefined;
}

/** Children that were loaded on demand. */
export interface LoadedRows {
  /** Their parent. */
  readonly parent: TreeRow;
  readonly rows: readonly unknown[];
}

/**
 * Collects nested rows into one list, without recursion. A row that is in several lists, or among its own descendants, is
 * collected once.
 */
function flatten(given: readonly unknown[], children: string, loaded: readonly LoadedRows[]): FlatRows {
  const isFlat = loaded.length === 0 && given.every((row) => isRow(row) && !readList(readField(row, children)));
  if (isFlat) return { rows: given as readonly TreeRow[], parentIndexes: undefined };
  const rows = given.filter(isRow);
  const rowIndexes = new Map<object, number>(rows.map((row, rowIndex) => [row, rowIndex]));
  const parentIndexes: number[] = rows.map(() => -1);
  let next = 0;
  const collect = (list: readonly unknown[], parentIndex: number): void => {
    for (const row of list) {
      if (!isRow(row) || rowIndexes.has(row)) continue;
      rowIndexes.set(row, rows.length);
      rows.push(row);
      parentIndexes.push(parentIndex);
    }
  };
  const collectNested = (): void => {
    for (; next < rows.length; next++) {
      collect(readList(readField(rows[next], children)) ?? [], next);
    }
  };
  collectNested();
  // In the order of loading: a row was there before its children were loaded.
  for (const { parent, rows: list } of loaded) {
    const rowIndex = rowIndexes.get(parent);
    if (rowIndex !== undefined) collect(list, rowIndex);
    collectNested();
  }
  return { rows, parentIndexes: Int32Array.from(parentIndexes) };
}

/** A root names no parent. */
const isNone = (id: unknown): boolean => !isId(id);
/** Many databases store 0 where there is no parent. */
const isZero = (id: unknown): boolean => id === 0 || id === '0';

/**
 * The parents and children of rows, from a flat list with parent ids, nested children, or both. Everything is in typed
 * arrays by `rowIndex`, the index in `rows`; no object is created for a row. Each row is in the tree exactly once: a row
 * whose parent is missing is a root, and a cycle of parents is broken at its first row.
 */
export class TreeShape {
  readonly rows: readonly TreeRow[];
  /** The parent of each row; -1 for a root. */
  readonly parent: Int32Array;
  /** Where the children of each row begin in `children`: at `childOffsets[rowIndex + 1]`; the roots at `childOffsets[0]`. */
  childOffsets = new Uint32Array(2);
  /** All rows, siblings together. */
  children: Uint32Array;
  /** Whether each parent is before its children. */
  readonly isOrdered: boolean;
  /** The `problem` bits of each row; undefined when there are none. */
  problems: Uint8Array | undefined;
  readonly #fields: TreeFields;
  readonly #parentIndexes: Int32Array | undefined;
  /** The keys of rows whose own key is a duplicate or missing. */
  readonly #otherKeys = new Map<number, string>();
  #otherIndexes: Map<string, number> | undefined;
  #byKey: IdIndex | undefined;

  constructor(given: readonly unknown[], fields: TreeFields, loaded: readonly LoadedRows[] = []) {
    this.#fields = fields;
    const { rows, parentIndexes } = flatten(given, fields.children, loaded);
    this.rows = rows;
    this.#parentIndexes = parentIndexes;
    this.#byKey = this.#createKeys();
    this.parent = new Int32Array(rows.length);
    this.isOrdered = this.#findParents();
    this.children = new Uint32Array(rows.length);
    if (!this.isOrdered) this.#cutCycles();
    this.#group();
  }

  get count(): number {
    return this.rows.length;
  }

  /** The number of children of a row. */
  childCount(rowIndex: number): number {
    return (this.childOffsets[rowIndex + 2] as number) - (this.childOffsets[rowIndex + 1] as number);
  }

  /** The key of a row: its id, with the optional id after a hyphen. No two rows have the same key. */
  keyOf(rowIndex: number): string {
    return this.#otherKeys.get(rowIndex) ?? this.#plainKey(rowIndex);
  }

  /** @returns the row with a key; -1 when there is none */
  indexOf(key: unknown): number {
    if (!isId(key)) return -1;
    if (this.#otherKeys.size > 0) {
      this.#otherIndexes ??= new Map(Array.from(this.#otherKeys, ([rowIndex, other]) => [other, rowIndex]));
      const rowIndex = this.#otherIndexes.get(String(key));
      if (rowIndex !== undefined) return rowIndex;
    }
    return (this.#byKey ??= this.#createKeys()).get(key);
  }

  /** The rows with these keys; keys without a row are left out. */
  indexesOf(keys: readonly unknown[]): number[] {
    return keys.map((key) => this.indexOf(key)).filter((rowIndex) => rowIndex >= 0);
  }

  /** The keys of these rows. */
  keysOf(rowIndexes: Iterable<number>): string[] {
    return Array.from(rowIndexes, (rowIndex) => this.keyOf(rowIndex));
  }

  /** Frees the memory that only `indexOf()` needs; its next call computes it again. */
  release(): void {
    this.#byKey = this.#otherIndexes = undefined;
  }

  #markProblem(rowIndex: number, what: number): void {
    const problems = (this.problems ??= new Uint8Array(this.count));
    problems[rowIndex] = (problems[rowIndex] as number) | what;
  }

  #plainKey(rowIndex: number): string {
    const { id, optionalId } = this.#fields;
    const row = this.rows[rowIndex];
    const [first, second] = [readField(row, id), optionalId ? readField(row, optionalId) : undefined];
    if (!isId(second)) return String(first);
    return isId(first) ? `${first}-${second}` : String(second);
  }

  #createKeys(): IdIndex {
    const { id, optionalId } = this.#fields;
    const { rows } = this;
    const keyAt = optionalId
      ? (rowIndex: number): unknown => {
          const row = rows[rowIndex];
          return isId(readField(row, id)) || isId(readField(row, optionalId)) ? this.#plainKey(rowIndex) : undefined;
        }
      : (rowIndex: number): unknown => readField(rows[rowIndex], id);
    const times = new Map<number, number>();
    return new IdIndex(rows.length, keyAt, (rowIndex, first) => {
      if (first < 0) {
        this.#otherKeys.set(rowIndex, `#${rowIndex}`);
        this.#markProblem(rowIndex, problem.missingId);
        return;
      }
      const time = (times.get(first) ?? 1) + 1;
      times.set(first, time);
      this.#otherKeys.set(rowIndex, `${this.#plainKey(rowIndex)}#${time}`);
      this.#markProblem(rowIndex, problem.duplicate);
    });
  }

  /** @returns whether each parent is before its children: then there are no cycles */
  #findParents(): boolean {
    const { rows, parent } = this;
    const parentIndexes = this.#parentIndexes;
    const { id, parentId, optionalId } = this.#fields;
    const keys = this.#byKey as IdIndex;
    const ids = optionalId
      ? new IdIndex(
          rows.length,
          (rowIndex) => readField(rows[rowIndex], id),
          () => {},
        )
      : keys;
    let isOrdered = true;
    // Siblings are mostly next to each other.
    let last: unknown;
    let lastIndex = -1;
    for (let rowIndex = 0; rowIndex < rows.length; rowIndex++) {
      const parentIndex = parentIndexes ? (parentIndexes[rowIndex] as number) : -1;
      let found = parentIndex;
      if (parentIndex < 0) {
        const named = readField(rows[rowIndex], parentId);
        if (named !== last) {
          last = named;
          lastIndex = ids.get(named);
          if (lastIndex < 0 && optionalId) lastIndex = keys.get(named);
        }
        found = lastIndex;
        if (found < 0 && !isNone(named) && !isZero(named)) this.#markProblem(rowIndex, problem.orphan);
      }
      parent[rowIndex] = found;
      if (found >= rowIndex) isOrdered = false;
    }
    return isOrdered;
  }

  /** Groups siblings by counting sort, in the order of the rows. */
  #group(): void {
    const { parent, children } = this;
    const { length } = parent;
    // Counts are one index ahead of where they are read, so that filling moves each one to its final index.
    const counts = new Uint32Array(length + 3);
    for (let rowIndex = 0; rowIndex < length; rowIndex++) counts[(parent[rowIndex] as number) + 3]!++;
    for (let at = 3; at < counts.length; at++) counts[at] = (counts[at] as number) + (counts[at - 1] as number);
    for (let rowIndex = 0; rowIndex < length; rowIndex++)
      children[counts[(parent[rowIndex] as number) + 2]!++] = rowIndex;
    this.childOffsets = counts.subarray(0, length + 2);
  }

  /** Makes the first row of each cycle a root. */
  #cutCycles(): void {
    const { parent, count } = this;
    /** The walk that has visited each row, counted from 1; 0 for none. */
    const seen = new Uint32Array(count);
    for (let from = 0; from < count; from++) {
      let rowIndex = from;
      while (rowIndex >= 0 && seen[rowIndex] === 0) {
        seen[rowIndex] = from + 1;
        rowIndex = parent[rowIndex] as number;
      }
      // The walk ended at a root, or at a row of an earlier walk.
      if (rowIndex < 0 || seen[rowIndex] !== from + 1) continue;
      let first = rowIndex;
      for (let at = parent[rowIndex] as number; at !== rowIndex; at = parent[at] as number) first = Math.min(first, at);
      parent[first] = -1;
      this.#markProblem(first, problem.cycle);
    }
  }
}
