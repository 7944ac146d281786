import { FoldPattern } from './fold-pattern.js';
import { NextCharacters } from './next-characters.js';
import { fold, foldLookup, TextQuery, type FoldKind } from './text-fold.js';

/**
 * Schedules work for idle time.
 *
 * @param work called repeatedly until it returns `false`; it returns early when `hasTime()` is `false`
 * @returns a function that cancels the work
 */
export type WhenIdle = (work: (hasTime: () => boolean) => boolean) => () => void;

/**
 * Runs work for as long as a user does not notice, and the rest of it in slices between frames and keys.
 *
 * @param work as of {@link WhenIdle}
 * @returns a function that cancels the rest; `undefined` when all of the work is done
 */
export type InSlices = (work: (hasTime: () => boolean) => boolean) => (() => void) | undefined;

/** The searched text of an item: one text, or several that are searched separately (columns of a table). */
export type SearchedText = string | readonly string[];

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
  /** Divides long searches. Default: none; `filter()` returns all matches. */
  readonly inSlices?: InSlices;
  /** Called when a divided search has found more, and at its end. */
  readonly changed?: () => void;
}

/** Number of items between two checks of the time. */
const ITEMS_PER_CHECK = 256;
/** Maximum number of items that are searched at once. */
const MAX_UNDIVIDED = 4096;
/** Number of matches from which it is found out in idle time which characters follow. */
const MIN_PREPARED = 4096;
/** Maximum number of texts in a search that a pattern cannot decide. After them, each text is folded. */
const MAX_UNDECIDED = 128;
const EMPTY_QUERY = new TextQuery('');

/**
 * Filters a list of 100,000 and more items by text, on each key press. Works with item indexes and never touches the
 * items. Reads a text when it is first needed.
 *
 * - Texts are folded once, during idle time ({@link prepare}). A search before that reads the unfolded texts, unless
 *   `readsOnce` is set. Folded texts are kept until {@link release}.
 * - The words of a query can be in any order, and in different texts of an item. Words in quotation marks are a phrase.
 * - A query that extends the last one only searches the last result. After a long result, idle time is used to find
 *   out which characters can follow.
 * - An empty query returns all indexes, the same array each time.
 */
export class ListFilter {
  readonly #options: ListFilterOptions;
  readonly #kind: FoldKind;
  #count = 0;
  #textOf: (index: number) => SearchedText = () => '';
  #whole: Uint32Array | undefined;
  /** The folded texts by item, each part in a line of its own. */
  #folded: (string | undefined)[] = [];
  #foldedCount = 0;
  #query = EMPTY_QUERY;
  #search: Search | undefined;
  #next: NextCharacters | undefined;
  #stopFolding: (() => void) | undefined;
  #stopPreparing: (() => void) | undefined;
  #stopSearching: (() => void) | undefined;

  constructor(options: ListFilterOptions = {}) {
    this.#options = options;
    this.#kind = options.kind ?? 'filter';
  }

  /** The last query, for highlighting the matches. */
  get query(): TextQuery {
    return this.#query;
  }

  /** Number of items that are folded. */
  get folded(): number {
    return this.#foldedCount;
  }

  /** Whether there may be more matches than `found`. */
  get isSearching(): boolean {
    return this.#search !== undefined && !this.#search.isDone;
  }

  /** The matches of the last query so far, in the order of the list. The caller must not change the array. */
  get found(): Uint32Array {
    return this.#search?.found ?? (this.#whole ??= indexesUpTo(this.#count));
  }

  /**
   * Sets the list and drops all data of the last one.
   *
   * @param count number of items
   * @param textOf returns the searched text of an item by its index. Called later, and once for each item
   */
  setList(count: number, textOf: (index: number) => SearchedText): void {
    this.release();
    this.#count = count;
    this.#textOf = textOf;
    this.#search = undefined;
    this.#whole = undefined;
  }

  /** Folds the remaining items during idle time. */
  prepare(): void {
    if (this.#stopFolding || this.#foldedCount === this.#count) return;
    let index = 0;
    this.#stopFolding = this.#options.whenIdle?.((hasTime) => {
      for (; index < this.#count; index++) {
        if (index % ITEMS_PER_CHECK === 0 && index > 0 && !hasTime()) return true;
        this.#foldedAt(index);
      }
      this.#stopFolding = undefined;
      return false;
    });
  }

  /** Cancels all idle work. A divided search is continued by `filter()` with the same text, or by `finish()`. */
  stop(): void {
    this.#stopFolding?.();
    this.#stopFolding = undefined;
    this.#stopAll();
  }

  /** Drops the folded texts to free memory. The next search folds them again. */
  release(): void {
    this.stop();
    this.#folded = [];
    this.#foldedCount = 0;
  }

  /**
   * Returns the indexes of the matching items, in the order of the list: with `inSlices`, those that are found at once. The
   * caller must not change the array.
   *
   * @param typed the typed text; an empty text or white space matches all items
   */
  filter(typed: unknown): Uint32Array {
    const query = new TextQuery(typed, this.#kind);
    const last = this.#search;
    if (query.isEmpty) this.clear();
    else if (!last || query.folded === '' || !areEqual(query.terms, this.#query.terms)) {
      const narrows = last?.isDone && isNarrower(query.terms, this.#query.terms);
      const next = this.#nextOf(query.terms);
      this.#query = query;
      this.#stopAll();
      const candidates = next?.indexes ?? (narrows ? last.found : this.#count);
      this.#search = new Search(candidates, next?.areMatches ? () => true : this.#matcher(query));
      this.#run(this.#search);
    } else {
      this.#query = query;
      if (this.isSearching && !this.#stopSearching) this.#run(last);
    }
    return this.found;
  }

  /** Ends a divided search at once. @returns all matches */
  finish(): Uint32Array {
    if (this.#search && this.isSearching) {
      this.#stopAll();
      this.#search.run(() => true);
    }
    return this.found;
  }

  /** Clears the query without computing the indexes of all items. */
  clear(): void {
    this.#query = EMPTY_QUERY;
    this.#search = undefined;
    this.#stopAll();
  }

  /** Stops what belongs to the last search. */
  #stopAll(): void {
    this.#stopSearching?.();
    this.#stopSearching = undefined;
    this.#stopPreparing?.();
    this.#stopPreparing = undefined;
    this.#next = undefined;
  }

  #run(search: Search): void {
    const { inSlices, changed } = this.#options;
    if (search.count <= MAX_UNDIVIDED || !inSlices) {
      search.run(() => true);
      return this.#prepareNext(search.found);
    }
    let isFirst = true;
    this.#stopSearching = inSlices((hasTime) => {
      search.run(hasTime);
      if (search.isDone) {
        this.#stopSearching = undefined;
        this.#prepareNext(search.found);
      }
      if (!isFirst) changed?.();
      isFirst = false;
      return !search.isDone;
    });
  }

  /** Returns what is known about the matches of a query that has one more character in its last word. */
  #nextOf(terms: readonly string[]): ReturnType<NextCharacters['narrow']> {
    const last = terms.at(-1);
    const areOthersEqual = areEqual(terms.slice(0, -1), this.#query.terms.slice(0, -1));
    return last === undefined || !areOthersEqual ? undefined : this.#next?.narrow(last);
  }

  #prepareNext(found: Uint32Array): void {
    const last = this.#query.terms.at(-1);
    if (last === undefined || found.length < MIN_PREPARED) return;
    const next = new NextCharacters(last, found, (index) => this.#foldedAt(index));
    this.#next = next;
    this.#stopPreparing = this.#options.whenIdle?.((hasTime) => next.prepare(hasTime));
  }

  /** Returns a function that says whether an item matches. Each word has to be in one of its texts. */
  #matcher(query: TextQuery): (index: number) => boolean {
    // If nothing remains of the folded query ('%'), the original texts are searched.
    if (query.folded === '')
      return (index) => {
        const text = this.#textOf(index);
        return typeof text === 'string' ? query.matches(text) : text.some((part) => query.matches(part));
      };
    const matchers = query.terms.map((term) => this.#termMatcher(term));
    return matchers.length === 1 ? matchers[0]! : (index) => matchers.every((matches) => matches(index));
  }

  /** Returns a function that says whether an item contains a folded word or phrase. */
  #termMatcher(term: string): (index: number) => boolean {
    const { whenIdle, readsOnce } = this.#options;
    const canSearchUnfolded = whenIdle && !readsOnce && this.#foldedCount < this.#count;
    const pattern = canSearchUnfolded ? FoldPattern.of(term, this.#kind) : undefined;
    if (!pattern) return (index) => this.#foldedAt(index).includes(term);
    this.prepare();
    const foldOne = this.#kind === 'filter' ? fold : foldLookup;
    let undecided = 0;
    const matches = (text: string): boolean => {
      const isMatch = pattern.matches(text);
      if (isMatch === undefined) undecided++;
      return isMatch ?? foldOne(text).includes(term);
    };
    return (index) => {
      if (this.#folded[index] !== undefined || undecided > MAX_UNDECIDED) return this.#foldedAt(index).includes(term);
      const text = this.#textOf(index);
      return typeof text === 'string' ? matches(text) : text.some(matches);
    };
  }

  #foldedAt(index: number): string {
    const known = this.#folded[index];
    if (known !== undefined) return known;
    const text = this.#textOf(index);
    const foldOne = this.#kind === 'filter' ? fold : foldLookup;
    this.#foldedCount++;
    // White space is folded into spaces, so no query matches across a line feed.
    return (this.#folded[index] = typeof text === 'string' ? foldOne(text) : text.map(foldOne).join('\n'));
  }
}

/** A search of a list, which can be interrupted. */
class Search {
  /** Number of items to search. */
  readonly count: number;
  readonly #candidates: Uint32Array | undefined;
  readonly #matches: (index: number) => boolean;
  readonly #indexes: Uint32Array;
  #next = 0;
  #foundCount = 0;
  #found: Uint32Array | undefined;

  /** @param candidates the items to search, or the number of items */
  constructor(candidates: Uint32Array | number, matches: (index: number) => boolean) {
    this.#candidates = typeof candidates === 'number' ? undefined : candidates;
    this.count = typeof candidates === 'number' ? candidates : candidates.length;
    this.#matches = matches;
    this.#indexes = new Uint32Array(this.count);
  }

  get isDone(): boolean {
    return this.#next === this.count;
  }

  /** The matches so far. */
  get found(): Uint32Array {
    if (this.#found?.length !== this.#foundCount)
      this.#found = this.#foundCount === this.count ? this.#indexes : this.#indexes.slice(0, this.#foundCount);
    return this.#found;
  }

  /** Searches while `hasTime()`. */
  run(hasTime: () => boolean): void {
    const first = this.#next;
    for (let at = first; at < this.count; this.#next = ++at) {
      if (at % ITEMS_PER_CHECK === 0 && at > first && !hasTime()) return;
      const index = this.#candidates ? (this.#candidates[at] as number) : at;
      if (this.#matches(index)) this.#indexes[this.#foundCount++] = index;
    }
  }
}

const areEqual = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((term, at) => term === b[at]);

/** Whether each match of a query is one of the last query, too: it contains each of its words. */
const isNarrower = (terms: readonly string[], last: readonly string[]): boolean =>
  last.length > 0 && last.every((one) => terms.some((term) => term.includes(one)));

function indexesUpTo(count: number): Uint32Array {
  const indexes = new Uint32Array(count);
  for (let index = 0; index < count; index++) indexes[index] = index;
  return indexes;
}
