import { isDataRow, type DataRow } from '../table/data-row.js';
import { readField, readList } from '../util/read-value.js';
import { IdIndex, isId } from '../util/id-index.js';
import { RowKeys } from '../table/row-keys.js';

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

/** Bits of `TreeShape.problems`. */
export const problem = { orphan: 1, cycle: 2, duplicate: 4, missingId: 8 } as const;

/** The id and the optional id, joined; one of them where the other is missing; undefined without both. */
function joinedId(row: unknown, { id, optionalId }: TreeFields): unknown {
  const [first, second] = [readField(row, id), readField(row, optionalId)];
  if (!isId(second)) return isId(first) ? first : undefined;
  return isId(first) ? `${first}-${second}` : second;
}

/** The key of a row by its fields; undefined when it has none. */
export function rowKey(row: DataRow, fields: TreeFields): string | undefined {
  const id = fields.optionalId ? joinedId(row, fields) : readField(row, fields.id);
  return isId(id) ? String(id) : undefined;
}

/** Rows in one list: those of the list itself first, then nested ones. */
interface FlatRows {
  readonly rows: readonly DataRow[];
  /** Index of the row in whose list each row is nested, -1 for none. Undefined when no row is nested. */
  readonly parentIndexes: Int32Array | undefined;
}

/** Rows ordered by their parents. */
interface SiblingGroups {
  /** All rows, siblings together. */
  readonly children: Uint32Array;
  /** Where the children of each row begin: at `rowIndex + 1`; the roots at 0. */
  readonly offsets: Uint32Array;
}

/** Children that were loaded on demand. */
export interface LoadedRows {
  /** Their parent. */
  readonly parent: DataRow;
  readonly rows: readonly unknown[];
}

/** Whether a list has only rows, and none of them has rows of its own. */
function isFlat(list: readonly unknown[], children: string): boolean {
  for (let index = 0; index < list.length; index++) {
    const row = list[index];
    // Without a call for each row, as in `dataRowsOf()`.
    if (typeof row !== 'object' || row === null) return false;
    const nested = readField(row, children);
    if (nested !== undefined && readList(nested)) return false;
  }
  return true;
}

/**
 * Collects nested rows into one list, without recursion. A row that is in several lists, or among its own descendants, is
 * collected once.
 */
function flatten(given: readonly unknown[], children: string, loaded: readonly LoadedRows[]): FlatRows {
  if (loaded.length === 0 && isFlat(given, children))
    return { rows: given as readonly DataRow[], parentIndexes: undefined };
  const rows = given.filter(isDataRow);
  const rowIndexes = new Map<object, number>(rows.map((row, rowIndex) => [row, rowIndex]));
  const parentIndexes: number[] = rows.map(() => -1);
  let next = 0;
  const collect = (list: readonly unknown[], parentIndex: number): void => {
    for (const row of list) {
      if (!isDataRow(row) || rowIndexes.has(row)) continue;
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
  readonly rows: readonly DataRow[];
  /** The parent of each row; -1 for a root. */
  readonly parent: Int32Array;
  /** Whether each parent is before its children. */
  readonly isOrdered: boolean;
  /** The `problem` bits of each row; undefined when there are none. */
  problems: Uint8Array | undefined;
  readonly #fields: TreeFields;
  readonly #parentIndexes: Int32Array | undefined;
  /** The number of children of each row, at `rowIndex + 1`; of the roots at 0. Only until siblings are grouped. */
  #childCounts: Uint32Array;
  /** The rows without a parent. Only until siblings are grouped. */
  #roots: Uint32Array;
  #groups: SiblingGroups | undefined;
  #isSorted = false;
  readonly #keys: RowKeys;

  constructor(given: readonly unknown[], fields: TreeFields, loaded: readonly LoadedRows[] = []) {
    this.#fields = fields;
    const { rows, parentIndexes } = flatten(given, fields.children, loaded);
    this.rows = rows;
    this.#parentIndexes = parentIndexes;
    this.#keys = new RowKeys({
      count: rows.length,
      idAt: fields.optionalId
        ? (rowIndex) => joinedId(rows[rowIndex], fields)
        : (rowIndex) => readField(rows[rowIndex], fields.id),
      onProblem: (rowIndex, what) =>
        this.#markProblem(rowIndex, what === 'missing' ? problem.missingId : problem.duplicate),
    });
    this.parent = new Int32Array(rows.length);
    this.#childCounts = new Uint32Array(rows.length + 1);
    const roots: number[] = [];
    this.isOrdered = this.#findParents(roots);
    if (!this.isOrdered) this.#cutCycles(roots);
    this.#roots = new Uint32Array(roots);
  }

  get count(): number {
    return this.rows.length;
  }

  /** The rows without a parent. Read-only. */
  get roots(): Uint32Array {
    return this.#groups ? this.#groups.children.subarray(0, this.#groups.offsets[1]) : this.#roots;
  }

  /** The number of children of a row. */
  childCount(rowIndex: number): number {
    const offsets = this.#groups?.offsets;
    if (!offsets) return this.#childCounts[rowIndex + 1] as number;
    return (offsets[rowIndex + 2] as number) - (offsets[rowIndex + 1] as number);
  }

  /** All rows, siblings together. */
  get children(): Uint32Array {
    return this.groupSiblings().children;
  }

  /** Where the children of each row begin in `children`: at `childOffsets[rowIndex + 1]`; the roots at `childOffsets[0]`. */
  get childOffsets(): Uint32Array {
    return this.groupSiblings().offsets;
  }

  /** Whether siblings are in another order than the rows. */
  get isSorted(): boolean {
    return this.#isSorted;
  }

  /** Sorts siblings. @param children all rows, siblings together, as `childOffsets` divides them */
  setOrder(children: Uint32Array): void {
    this.#isSorted = true;
    this.#groups = { ...this.groupSiblings(), children };
  }

  /** The key of a row: its id, with the optional id after a hyphen. No two rows have the same key. */
  keyOf(rowIndex: number): string {
    return this.#keys.keyOf(rowIndex);
  }

  /** @returns the row with a key; -1 when there is none */
  indexOf(key: unknown): number {
    return this.#keys.indexOf(key);
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
    this.#keys.release();
  }

  #markProblem(rowIndex: number, what: number): void {
    const problems = (this.problems ??= new Uint8Array(this.count));
    problems[rowIndex] = (problems[rowIndex] as number) | what;
  }

  /** @returns whether each parent is before its children: then there are no cycles */
  #findParents(roots: number[]): boolean {
    const { rows, parent } = this;
    const childCounts = this.#childCounts;
    const parentIndexes = this.#parentIndexes;
    const { id, parentId, optionalId } = this.#fields;
    const keys = this.#keys.ids;
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
      childCounts[found + 1]!++;
      if (found < 0) roots.push(rowIndex);
      if (found >= rowIndex) isOrdered = false;
    }
    return isOrdered;
  }

  /**
   * Groups siblings, before a row is expanded. Collapsed rows need only the roots, and whether they have children. The
   * other methods do it when they need it.
   */
  groupSiblings(): SiblingGroups {
    return (this.#groups ??= this.#group());
  }

  /** Groups siblings by counting sort, in the order of the rows. */
  #group(): SiblingGroups {
    const { parent, count } = this;
    const offsets = new Uint32Array(count + 2);
    const next = this.#childCounts;
    let offset = 0;
    for (let group = 0; group <= count; group++) {
      const size = next[group] as number;
      next[group] = offset;
      offsets[group + 1] = offset += size;
    }
    const children = new Uint32Array(count);
    for (let rowIndex = 0; rowIndex < count; rowIndex++) children[next[(parent[rowIndex] as number) + 1]!++] = rowIndex;
    this.#childCounts = this.#roots = new Uint32Array(0);
    return { children, offsets };
  }

  /** Makes the first row of each cycle a root. */
  #cutCycles(roots: number[]): void {
    const { parent, count } = this;
    const childCounts = this.#childCounts;
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
      childCounts[(parent[first] as number) + 1]!--;
      childCounts[0]!++;
      roots.push(first);
      parent[first] = -1;
      this.#markProblem(first, problem.cycle);
    }
    roots.sort((a, b) => a - b);
  }
}
