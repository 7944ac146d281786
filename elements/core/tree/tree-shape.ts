import { readField, readList } from '../util/read-value.js';
import { IdPlaces, isId } from './tree-ids.js';

/** Which fields of a row say where it stands. */
export interface TreeFields {
  /** Its id, `id` by default. */
  readonly id: string;
  /** The id of its parent, `parentId` by default; empty at a root. */
  readonly parentId: string;
  /**
   * What is joined to the id to make the row's key, so that the same id may stand under several parents, and is the key
   * where the id is missing. None by default.
   */
  readonly optionalId: string;
  /** Rows below it, as a list in the row itself; `children` by default. */
  readonly children: string;
}

export type TreeRow = Readonly<Record<string, unknown>>;

/** What is wrong with a row: bits. */
export const problem = { orphan: 1, cycle: 2, duplicate: 4, missingId: 8 } as const;

const isRow = (row: unknown): row is TreeRow => typeof row === 'object' && row !== null;

/** Rows in one list, those that stand in others after those that do not. */
interface FlatRows {
  readonly rows: readonly TreeRow[];
  /** The place of the row in whose list each stands, -1 for none; without it none does. */
  readonly owners: Int32Array | undefined;
}

/** Rows that have come later and stand below another. */
export interface LoadedRows {
  /** The row that they stand below. */
  readonly owner: TreeRow;
  readonly rows: readonly unknown[];
}

/**
 * Takes the rows out of each other's lists, without recursion. A row that stands in several lists, or below itself, is
 * taken where it is met first.
 */
function flatten(given: readonly unknown[], children: string, loaded: readonly LoadedRows[]): FlatRows {
  const isFlat = loaded.length === 0 && given.every((row) => isRow(row) && !readList(readField(row, children)));
  if (isFlat) return { rows: given as readonly TreeRow[], owners: undefined };
  const rows = given.filter(isRow);
  const places = new Map<object, number>(rows.map((row, place) => [row, place]));
  const owners: number[] = rows.map(() => -1);
  let next = 0;
  const take = (list: readonly unknown[], owner: number): void => {
    for (const row of list) {
      if (!isRow(row) || places.has(row)) continue;
      places.set(row, rows.length);
      rows.push(row);
      owners.push(owner);
    }
  };
  const takeNested = (): void => {
    for (; next < rows.length; next++) {
      take(readList(readField(rows[next], children)) ?? [], next);
    }
  };
  takeNested();
  // In the order in which they came: those below a row come after it.
  for (const { owner, rows: list } of loaded) {
    const place = places.get(owner);
    if (place !== undefined) take(list, place);
    takeNested();
  }
  return { rows, owners: Int32Array.from(owners) };
}

/** At the top: no parent is named. */
const isNone = (id: unknown): boolean => !isId(id);
/** Many databases write it where there is no parent. */
const isZero = (id: unknown): boolean => id === 0 || id === '0';

/**
 * Which row stands below which, made of a flat list, of rows in rows, or of both, in typed arrays: no object is made for
 * a row. Rows are known by their places. Whatever the data say, each row stands in the tree once: a row whose parent is
 * not there is a root, and where rows are each other's parents the first of them is.
 */
export class TreeShape {
  readonly rows: readonly TreeRow[];
  /** The place of each row's parent, -1 at a root. */
  readonly parent: Int32Array;
  /** Where the children of each row begin in `kids`: those of the row at `place` at `place + 1`, the roots at 0. */
  starts = new Uint32Array(2);
  /** The places of all rows, siblings together, as they come. */
  kids: Uint32Array;
  /** Whether each parent comes before its children. */
  readonly isOrdered: boolean;
  /** What is wrong with each row; undefined when nothing is. */
  problems: Uint8Array | undefined;
  readonly #fields: TreeFields;
  readonly #owners: Int32Array | undefined;
  /** The keys of rows whose own is taken or missing. */
  readonly #otherKeys = new Map<number, string>();
  #otherPlaces: Map<string, number> | undefined;
  #byKey: IdPlaces | undefined;

  constructor(given: readonly unknown[], fields: TreeFields, loaded: readonly LoadedRows[] = []) {
    this.#fields = fields;
    const { rows, owners } = flatten(given, fields.children, loaded);
    this.rows = rows;
    this.#owners = owners;
    this.#byKey = this.#makeKeys();
    this.parent = new Int32Array(rows.length);
    this.isOrdered = this.#findParents();
    this.kids = new Uint32Array(rows.length);
    if (!this.isOrdered) this.#cutCycles();
    this.#group();
  }

  get count(): number {
    return this.rows.length;
  }

  /** How many stand below a row, directly. */
  countBelow(place: number): number {
    return (this.starts[place + 2] as number) - (this.starts[place + 1] as number);
  }

  /** What a row is known by: its id, joined with the optional id by a hyphen; no two rows have the same. */
  keyOf(place: number): string {
    return this.#otherKeys.get(place) ?? this.#plainKey(place);
  }

  /** The place of the row with a key; -1 when there is none. */
  placeOf(key: unknown): number {
    if (!isId(key)) return -1;
    if (this.#otherKeys.size > 0) {
      this.#otherPlaces ??= new Map(Array.from(this.#otherKeys, ([place, other]) => [other, place]));
      const place = this.#otherPlaces.get(String(key));
      if (place !== undefined) return place;
    }
    return (this.#byKey ??= this.#makeKeys()).get(key);
  }

  /** The places of the rows with these keys, as far as there are some. */
  placesOf(keys: readonly unknown[]): number[] {
    return keys.map((key) => this.placeOf(key)).filter((place) => place >= 0);
  }

  /** The keys of the rows at these places. */
  keysOf(places: Iterable<number>): string[] {
    return Array.from(places, (place) => this.keyOf(place));
  }

  /** Lets go of what only `placeOf` needs; it is made anew when it is asked. */
  release(): void {
    this.#byKey = this.#otherPlaces = undefined;
  }

  /** Marks what is wrong with a row. */
  #blame(place: number, what: number): void {
    const problems = (this.problems ??= new Uint8Array(this.count));
    problems[place] = (problems[place] as number) | what;
  }

  #plainKey(place: number): string {
    const { id, optionalId } = this.#fields;
    const row = this.rows[place];
    const [first, second] = [readField(row, id), optionalId ? readField(row, optionalId) : undefined];
    if (!isId(second)) return String(first);
    return isId(first) ? `${first}-${second}` : String(second);
  }

  #makeKeys(): IdPlaces {
    const { id, optionalId } = this.#fields;
    const { rows } = this;
    const keyAt = optionalId
      ? (place: number): unknown => {
          const row = rows[place];
          return isId(readField(row, id)) || isId(readField(row, optionalId)) ? this.#plainKey(place) : undefined;
        }
      : (place: number): unknown => readField(rows[place], id);
    const times = new Map<number, number>();
    return new IdPlaces(rows.length, keyAt, (place, first) => {
      if (first < 0) {
        this.#otherKeys.set(place, `#${place}`);
        this.#blame(place, problem.missingId);
        return;
      }
      const time = (times.get(first) ?? 1) + 1;
      times.set(first, time);
      this.#otherKeys.set(place, `${this.#plainKey(place)}#${time}`);
      this.#blame(place, problem.duplicate);
    });
  }

  /** @returns whether each parent comes before its children, so that nothing can go in circles */
  #findParents(): boolean {
    const { rows, parent } = this;
    const owners = this.#owners;
    const { id, parentId, optionalId } = this.#fields;
    const keys = this.#byKey as IdPlaces;
    const ids = optionalId
      ? new IdPlaces(
          rows.length,
          (place) => readField(rows[place], id),
          () => {},
        )
      : keys;
    let isOrdered = true;
    // Siblings mostly stand together.
    let last: unknown;
    let lastPlace = -1;
    for (let place = 0; place < rows.length; place++) {
      const owner = owners ? (owners[place] as number) : -1;
      let found = owner;
      if (owner < 0) {
        const named = readField(rows[place], parentId);
        if (named !== last) {
          last = named;
          lastPlace = ids.get(named);
          if (lastPlace < 0 && optionalId) lastPlace = keys.get(named);
        }
        found = lastPlace;
        if (found < 0 && !isNone(named) && !isZero(named)) this.#blame(place, problem.orphan);
      }
      parent[place] = found;
      if (found >= place) isOrdered = false;
    }
    return isOrdered;
  }

  /** Puts siblings together, in the order of the list, by counting. */
  #group(): void {
    const { parent, kids } = this;
    const { length } = parent;
    // Counted one further than it is read, so that filling moves each number to where it belongs.
    const counts = new Uint32Array(length + 3);
    for (let place = 0; place < length; place++) counts[(parent[place] as number) + 3]!++;
    for (let at = 3; at < counts.length; at++) counts[at] = (counts[at] as number) + (counts[at - 1] as number);
    for (let place = 0; place < length; place++) kids[counts[(parent[place] as number) + 2]!++] = place;
    this.starts = counts.subarray(0, length + 2);
  }

  /** Makes the first row of each circle a root. */
  #cutCycles(): void {
    const { parent, count } = this;
    /** 0 not looked at, else the walk that came by. */
    const seen = new Uint32Array(count);
    for (let from = 0; from < count; from++) {
      let place = from;
      while (place >= 0 && seen[place] === 0) {
        seen[place] = from + 1;
        place = parent[place] as number;
      }
      // It ended at a root or where an earlier walk came by.
      if (place < 0 || seen[place] !== from + 1) continue;
      let first = place;
      for (let at = parent[place] as number; at !== place; at = parent[at] as number) first = Math.min(first, at);
      parent[first] = -1;
      this.#blame(first, problem.cycle);
    }
  }
}
