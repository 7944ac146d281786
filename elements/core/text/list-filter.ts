import { FoldPattern } from './fold-pattern.js';
import { NextLetters, type TextBlock } from './next-letters.js';
import { TextQuery, type FoldKind } from './text-fold.js';
import { TextFolder, type SearchedText } from './text-folder.js';

export type { SearchedText };

/**
 * Schedules work for idle time.
 *
 * @param work called repeatedly until it returns `false`; it returns early when `hasTime()` is `false`
 * @returns a function that cancels the work
 */
export type WhenIdle = (work: (hasTime: () => boolean) => boolean) => () => void;

/** Options of {@link ListFilter}. */
export interface ListFilterOptions {
  /** How texts are folded. Default: `filter`. */
  readonly kind?: FoldKind;
  /** Schedules folding for idle time. Default: none; each text is folded when it is first searched. */
  readonly whenIdle?: WhenIdle;
  /**
   * Whether each text is read only once, because making it is slower than folding it (formatted table cells).
   * Default: `false`.
   */
  readonly readsOnce?: boolean;
}

/** Number of items that are folded into one text, so that one `indexOf` searches all of them. */
const BLOCK_SIZE = 1024;
/** Up to this many items of a block are searched one by one. */
const MAX_SINGLE_SEARCHES = 128;
/** Number of results from which the next letters are precomputed. */
const MIN_LOOKAHEAD_RESULTS = 4 * BLOCK_SIZE;
const EMPTY_QUERY = new TextQuery('');

/**
 * Filters a list of 100,000 and more items by text, on each key press. Works with item indexes and never touches the
 * items. Reads a text when it is first needed.
 *
 * - Texts are folded once, in blocks, during idle time ({@link prepare}). A search before that reads the unfolded
 *   texts, unless `readsOnce` is set. Folded texts are kept until {@link release}.
 * - A query that extends the last one only searches the last result. After a long result, idle time is used to find
 *   out which letters can follow.
 * - An empty query returns all indexes, the same array each time.
 */
export class ListFilter {
  readonly #kind: FoldKind;
  readonly #whenIdle: WhenIdle | undefined;
  readonly #readsOnce: boolean;
  #count = 0;
  #textOf: (index: number) => SearchedText = () => '';
  #whole: Uint32Array | undefined;
  #blocks: (TextBlock | undefined)[] = [];
  #folder: TextFolder | undefined;
  #query = EMPTY_QUERY;
  #found: Uint32Array | undefined;
  /** Results by next letter, when they have been computed. */
  #next: NextLetters | undefined;
  #stopFolding: (() => void) | undefined;
  #stopLooking: (() => void) | undefined;

  constructor({ kind = 'filter', whenIdle, readsOnce = false }: ListFilterOptions = {}) {
    this.#kind = kind;
    this.#whenIdle = whenIdle;
    this.#readsOnce = readsOnce;
  }

  /** The last query, for highlighting the matches. */
  get query(): TextQuery {
    return this.#query;
  }

  /** Number of items that are folded. */
  get folded(): number {
    let sum = 0;
    for (const [at, block] of this.#blocks.entries())
      if (block) sum += Math.min(BLOCK_SIZE, this.#count - at * BLOCK_SIZE);
    return sum;
  }

  /**
   * Sets the list and drops all data of the last one.
   *
   * @param count number of items
   * @param textOf returns the searched text of an item by its index. Called later, and once for each item
   */
  setList(count: number, textOf: (index: number) => SearchedText): void {
    this.stop();
    this.#count = count;
    this.#textOf = textOf;
    this.#blocks = [];
    this.#found = undefined;
    this.#whole = undefined;
  }

  /** Folds the remaining items during idle time. */
  prepare(): void {
    if (this.#stopFolding || this.folded === this.#count) return;
    this.#stopFolding = this.#blockByBlock(
      (block) => block,
      () => (this.#stopFolding = undefined),
    );
  }

  /** Cancels all idle work. */
  stop(): void {
    this.#stopFolding?.();
    this.#stopFolding = undefined;
    this.#forgetNext();
  }

  /** Drops the folded texts to free memory. The next search folds them again. */
  release(): void {
    this.stop();
    this.#blocks = [];
    this.#folder = undefined;
  }

  /**
   * Returns the indexes of the matching items, in the order of the list. The caller must not change the array.
   *
   * @param typed the typed text; an empty text or white space matches all items
   */
  filter(typed: unknown): Uint32Array {
    const query = new TextQuery(typed, this.#kind);
    if (query.isEmpty) {
      this.clear();
      return (this.#whole ??= indexesUpTo(this.#count));
    }
    const last = this.#found;
    const narrows = last !== undefined && this.#query.folded !== '' && query.folded.includes(this.#query.folded);
    if (last !== undefined && narrows && query.folded === this.#query.folded) {
      this.#query = query;
      return last;
    }
    this.#query = query;
    const found = this.#next?.narrow(query.folded) ?? this.#search(query, narrows ? last : undefined);
    this.#lookAhead(query.folded, found);
    return (this.#found = found);
  }

  /** Clears the query without computing the indexes of all items. */
  clear(): void {
    this.#query = EMPTY_QUERY;
    this.#found = undefined;
    this.#forgetNext();
  }

  /** Computes the results by next letter, during idle time. */
  #lookAhead(folded: string, found: Uint32Array): void {
    this.#forgetNext();
    if (folded === '' || found.length < MIN_LOOKAHEAD_RESULTS) return;
    const next = new NextLetters(folded, this.#count);
    this.#stopLooking = this.#blockByBlock(
      (block, first) => next.addBlock(block, first),
      () => this.#sortNext(next, found),
    );
  }

  #sortNext(next: NextLetters, found: Uint32Array): void {
    let from = 0;
    this.#stopLooking = this.#whenIdle?.((hasTime) => {
      do next.sort(found.subarray(from, (from += BLOCK_SIZE)));
      while (from < found.length && hasTime());
      if (from < found.length) return true;
      this.#next = next;
      return false;
    });
  }

  #forgetNext(): void {
    this.#stopLooking?.();
    this.#stopLooking = undefined;
    this.#next = undefined;
  }

  /**
   * Processes all blocks during idle time.
   *
   * @returns a function that cancels the work; `undefined` without `whenIdle`
   */
  #blockByBlock(work: (block: TextBlock, first: number) => void, end: () => void): (() => void) | undefined {
    let at = 0;
    return this.#whenIdle?.((hasTime) => {
      do work(this.#block(at), at++ * BLOCK_SIZE);
      while (at * BLOCK_SIZE < this.#count && hasTime());
      if (at * BLOCK_SIZE < this.#count) return true;
      end();
      return false;
    });
  }

  #search(query: TextQuery, candidates: Uint32Array | undefined): Uint32Array {
    // If nothing remains of the folded query ('%'), the original texts are searched.
    return query.folded === '' ? this.#searchPlain(query, candidates) : this.#searchFolded(query, candidates);
  }

  #searchPlain(query: TextQuery, candidates: Uint32Array | undefined): Uint32Array {
    const indexes = candidates ?? indexesUpTo(this.#count);
    return indexes.filter((index) => {
      const text = this.#textOf(index);
      return typeof text === 'string' ? query.matches(text) : text.some((part) => query.matches(part));
    });
  }

  #searchFolded(query: TextQuery, candidates: Uint32Array | undefined): Uint32Array {
    const { folded } = query;
    const found = new Results(candidates?.length ?? this.#count);
    const canSearchUnfolded = this.#whenIdle && !this.#readsOnce && this.folded < this.#count;
    let pattern = canSearchUnfolded ? FoldPattern.of(folded, this.#kind) : undefined;
    if (pattern) this.prepare();
    let from = 0;
    for (let first = 0; first < this.#count; first += BLOCK_SIZE) {
      // The query extends the last one, so only the last results can match.
      const to = candidates ? lowerBound(candidates, first + BLOCK_SIZE, from) : from;
      const indexes = candidates?.subarray(from, to);
      from = to;
      if (indexes?.length === 0) continue;
      if (pattern && !this.#blocks[first / BLOCK_SIZE]) {
        if (this.#searchUnfolded(pattern, query, first, indexes, found)) continue;
        pattern = undefined;
      }
      if (!indexes || indexes.length > MAX_SINGLE_SEARCHES)
        searchBlock(this.#block(first / BLOCK_SIZE), folded, first, found);
      else searchItems(this.#block(first / BLOCK_SIZE), folded, first, indexes, found);
    }
    return found.indexes;
  }

  /**
   * Searches a block that is not folded.
   *
   * @returns `false` if folding it is faster; nothing is added then
   */
  #searchUnfolded(
    pattern: FoldPattern,
    query: TextQuery,
    first: number,
    candidates: Uint32Array | undefined,
    found: Results,
  ): boolean {
    let undecided = 0;
    const matches = (text: string): boolean => {
      const isMatch = pattern.matches(text);
      if (isMatch === undefined) undecided++;
      return isMatch ?? query.matches(text);
    };
    const before = found.count;
    const count = candidates?.length ?? Math.min(BLOCK_SIZE, this.#count - first);
    for (let at = 0; at < count; at++) {
      const index = candidates?.[at] ?? first + at;
      const text = this.#textOf(index);
      if (typeof text === 'string' ? matches(text) : text.some(matches)) found.add(index);
      if (undecided > MAX_SINGLE_SEARCHES) {
        found.truncate(before);
        return false;
      }
    }
    return true;
  }

  #block(at: number): TextBlock {
    this.#folder ??= new TextFolder(this.#kind);
    return (this.#blocks[at] ??= this.#folder.fold(
      at * BLOCK_SIZE,
      Math.min(this.#count, (at + 1) * BLOCK_SIZE),
      this.#textOf,
    ));
  }
}

/** Collects item indexes in an array of the maximum size. */
class Results {
  readonly #indexes: Uint32Array;
  #count = 0;

  constructor(max: number) {
    this.#indexes = new Uint32Array(max);
  }

  add(index: number): void {
    this.#indexes[this.#count++] = index;
  }

  get count(): number {
    return this.#count;
  }

  /** Drops the indexes after the first `count`. */
  truncate(count: number): void {
    this.#count = count;
  }

  get indexes(): Uint32Array {
    const { length } = this.#indexes;
    return this.#count === length ? this.#indexes : this.#indexes.slice(0, this.#count);
  }
}

/** The characters of folded texts, the most frequent ones in Portuguese, Spanish and English first. */
const BY_FREQUENCY = ' aeosirndt0123456789lcumpgbfhvqyzjxkw';

/** Returns the position of the rarest character of a query. Characters that are not listed are the rarest. */
function rarestPosition(folded: string): number {
  let [position, rarity] = [0, -1];
  for (let at = 0; at < folded.length; at++) {
    const rank = BY_FREQUENCY.indexOf(folded.charAt(at));
    const own = rank < 0 ? Infinity : rank;
    if (own > rarity) [position, rarity] = [at, own];
  }
  return position;
}

/**
 * Searches a whole block from match to match. Skips the rest of an item after its match.
 *
 * Engines search a text by its first character. From the rarest character on, the query is found two to three times as
 * fast; the characters before it are compared afterwards.
 */
function searchBlock({ text, starts }: TextBlock, folded: string, first: number, found: Results): void {
  const offset = rarestPosition(folded);
  const searched = folded.slice(offset);
  let item = 0;
  for (let at = text.indexOf(searched, offset); at >= 0;) {
    const start = at - offset;
    if (offset > 0 && !text.startsWith(folded, start)) {
      at = text.indexOf(searched, at + 1);
      continue;
    }
    while ((starts[item + 1] as number) <= start) item++;
    found.add(first + item++);
    if (item >= starts.length - 1) return;
    at = text.indexOf(searched, (starts[item] as number) + offset);
  }
}

function searchItems(
  { text, starts }: TextBlock,
  folded: string,
  first: number,
  candidates: Uint32Array,
  found: Results,
): void {
  for (const index of candidates) {
    const item = index - first;
    if (text.slice(starts[item], (starts[item + 1] as number) - 1).includes(folded)) found.add(index);
  }
}

/** Returns the position of the first index that is at least `limit`, in sorted indexes. */
function lowerBound(indexes: Uint32Array, limit: number, from: number): number {
  let low = from;
  let high = indexes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((indexes[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function indexesUpTo(count: number): Uint32Array {
  const indexes = new Uint32Array(count);
  for (let index = 0; index < count; index++) indexes[index] = index;
  return indexes;
}
