import { FoldPattern } from './fold-pattern.js';
import { NextLetters, type TextBlock } from './next-letters.js';
import { TextQuery, type FoldKind } from './text-fold.js';
import { TextFolder, type SearchedText } from './text-folder.js';

export type { SearchedText };

/**
 * Does work when there is time for it.
 *
 * @param work gets asked again until it answers that nothing is left; it stops early when `hasTime()` says no.
 * @returns ends it; nothing is called any more
 */
export type WhenIdle = (work: (hasTime: () => boolean) => boolean) => () => void;

export interface ListFilterOptions {
  /** How texts are folded: `filter` by default. */
  readonly kind?: FoldKind;
  /** Who gives time to fold ahead. Without it every text is folded when it is first searched. */
  readonly whenIdle?: WhenIdle;
  /** To make a text takes longer than to fold it (cells, written as the language writes them): each is made once. */
  readonly readsOnce?: boolean;
}

/** Items that are folded together: as one text they are searched at the speed of the engine's own search. */
const BLOCK = 1024;
/** Fewer left of a block than this are looked at one by one. */
const FEW = 128;
/** So many found are worth looking ahead for what is typed next. */
const MANY = 4 * BLOCK;
const nothingTyped = new TextQuery('');

/**
 * Filters a long list by text, key stroke by key stroke: 100,000 items and more. It knows items by their place in the
 * list and answers with places, so that the items themselves stay untouched; it reads a text when it is first needed.
 *
 * - Texts are folded once, in blocks, while nobody waits ({@link prepare}); a key that comes before is answered from the
 *   texts as they are, unless these are costly to make. Folded texts are kept until they are let go ({@link release}).
 * - What was typed on is searched in the last answer alone; while nobody waits, a long answer is looked through for what
 *   can be typed next.
 * - Nothing typed gives all places, the very same array each time.
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
  #query = nothingTyped;
  #found: Uint32Array | undefined;
  /** What can be typed next, once it is known for all that were found. */
  #next: NextLetters | undefined;
  #stopFolding: (() => void) | undefined;
  #stopLooking: (() => void) | undefined;

  constructor({ kind = 'filter', whenIdle, readsOnce = false }: ListFilterOptions = {}) {
    this.#kind = kind;
    this.#whenIdle = whenIdle;
    this.#readsOnce = readsOnce;
  }

  /** What was typed last, folded: for marking where the texts match. */
  get query(): TextQuery {
    return this.#query;
  }

  /** How many of the list are folded: all of them, and a key stroke only searches. */
  get folded(): number {
    let sum = 0;
    for (const [at, block] of this.#blocks.entries()) if (block) sum += Math.min(BLOCK, this.#count - at * BLOCK);
    return sum;
  }

  /**
   * Takes a list. The last one and all that was kept of it is let go.
   *
   * @param textOf what is searched of the item at a place; called later, and once for each item.
   */
  setList(count: number, textOf: (index: number) => SearchedText): void {
    this.stop();
    this.#count = count;
    this.#textOf = textOf;
    this.#blocks = [];
    this.#found = undefined;
    this.#whole = undefined;
  }

  /** Folds what is not folded yet, while nobody waits. */
  prepare(): void {
    if (this.#stopFolding || this.folded === this.#count) return;
    this.#stopFolding = this.#blockByBlock(
      (block) => block,
      () => (this.#stopFolding = undefined),
    );
  }

  /** Ends what is done ahead. */
  stop(): void {
    this.#stopFolding?.();
    this.#stopFolding = undefined;
    this.#forgetNext();
  }

  /** Lets what is folded go, where nothing is typed and nobody is about to type. Typed again, it is folded again. */
  release(): void {
    this.stop();
    this.#blocks = [];
    this.#folder = undefined;
  }

  /**
   * The places of the items that match, in the order of the list. The array is the filter's own: to be read.
   *
   * @param typed what was typed; empty or only white space matches all.
   */
  filter(typed: unknown): Uint32Array {
    const query = new TextQuery(typed, this.#kind);
    if (query.isEmpty) {
      this.clear();
      return (this.#whole ??= countUp(this.#count));
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

  /** The same as nothing typed, for one who does not need the places of all. */
  clear(): void {
    this.#query = nothingTyped;
    this.#found = undefined;
    this.#forgetNext();
  }

  /** Finds out what can be typed next, while nobody waits. */
  #lookAhead(folded: string, found: Uint32Array): void {
    this.#forgetNext();
    if (folded === '' || found.length < MANY) return;
    const next = new NextLetters(folded, this.#count);
    this.#stopLooking = this.#blockByBlock(
      (block, first) => next.look(block, first),
      () => this.#sortNext(next, found),
    );
  }

  #sortNext(next: NextLetters, found: Uint32Array): void {
    let from = 0;
    this.#stopLooking = this.#whenIdle?.((hasTime) => {
      do next.sort(found.subarray(from, (from += BLOCK)));
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

  /** Does something with all that is searched, while nobody waits. @returns ends it; undefined where nobody gives time */
  #blockByBlock(work: (block: TextBlock, first: number) => void, end: () => void): (() => void) | undefined {
    let at = 0;
    return this.#whenIdle?.((hasTime) => {
      do work(this.#block(at), at++ * BLOCK);
      while (at * BLOCK < this.#count && hasTime());
      if (at * BLOCK < this.#count) return true;
      end();
      return false;
    });
  }

  #search(query: TextQuery, among: Uint32Array | undefined): Uint32Array {
    // Where the fold leaves nothing of what was typed ('%'), the texts themselves are searched.
    return query.folded === '' ? this.#searchPlain(query, among) : this.#searchFolded(query, among);
  }

  #searchPlain(query: TextQuery, among: Uint32Array | undefined): Uint32Array {
    const places = among ?? countUp(this.#count);
    return places.filter((index) => {
      const text = this.#textOf(index);
      return typeof text === 'string' ? query.matches(text) : text.some((part) => query.matches(part));
    });
  }

  #searchFolded(query: TextQuery, among: Uint32Array | undefined): Uint32Array {
    const { folded } = query;
    const found = new Found(among?.length ?? this.#count);
    const mayWait = this.#whenIdle && !this.#readsOnce && this.folded < this.#count;
    let pattern = mayWait ? FoldPattern.of(folded, this.#kind) : undefined;
    if (pattern) this.prepare();
    let from = 0;
    for (let first = 0; first < this.#count; first += BLOCK) {
      // What was found before says where to look; all that matches now has matched then.
      const to = among ? lowerBound(among, first + BLOCK, from) : from;
      const places = among?.subarray(from, to);
      from = to;
      if (places?.length === 0) continue;
      if (pattern && !this.#blocks[first / BLOCK]) {
        if (this.#searchUnfolded(pattern, query, first, places, found)) continue;
        pattern = undefined;
      }
      if (!places || places.length > FEW) searchBlock(this.#block(first / BLOCK), folded, first, found);
      else searchOnly(this.#block(first / BLOCK), folded, first, places, found);
    }
    return found.places;
  }

  /** Part of a list, before it is folded. @returns false when it does better to be folded: then nothing is found */
  #searchUnfolded(
    pattern: FoldPattern,
    query: TextQuery,
    first: number,
    among: Uint32Array | undefined,
    found: Found,
  ): boolean {
    let unclear = 0;
    const matches = (text: string): boolean => {
      const isMatch = pattern.matches(text);
      if (isMatch === undefined) unclear++;
      return isMatch ?? query.matches(text);
    };
    const before = found.count;
    const count = among?.length ?? Math.min(BLOCK, this.#count - first);
    for (let at = 0; at < count; at++) {
      const place = among?.[at] ?? first + at;
      const text = this.#textOf(place);
      if (typeof text === 'string' ? matches(text) : text.some(matches)) found.add(place);
      if (unclear > FEW) {
        found.cutTo(before);
        return false;
      }
    }
    return true;
  }

  #block(at: number): TextBlock {
    this.#folder ??= new TextFolder(this.#kind);
    return (this.#blocks[at] ??= this.#folder.fold(at * BLOCK, Math.min(this.#count, (at + 1) * BLOCK), this.#textOf));
  }
}

/** Places as they are found, in memory that fits them. */
class Found {
  readonly #places: Uint32Array;
  #count = 0;

  constructor(most: number) {
    this.#places = new Uint32Array(most);
  }

  add(place: number): void {
    this.#places[this.#count++] = place;
  }

  get count(): number {
    return this.#count;
  }

  /** Leaves as many as there were before. */
  cutTo(count: number): void {
    this.#count = count;
  }

  get places(): Uint32Array {
    const { length } = this.#places;
    return this.#count === length ? this.#places : this.#places.slice(0, this.#count);
  }
}

/** All of a block: from hit to hit; what is left of an item after a hit is skipped. */
function searchBlock({ text, starts }: TextBlock, folded: string, first: number, found: Found): void {
  let item = 0;
  for (let at = text.indexOf(folded); at >= 0; at = text.indexOf(folded, starts[item])) {
    while ((starts[item + 1] as number) <= at) item++;
    found.add(first + item++);
    if (item >= starts.length - 1) return;
  }
}

function searchOnly(
  { text, starts }: TextBlock,
  folded: string,
  first: number,
  among: Uint32Array,
  found: Found,
): void {
  for (const place of among) {
    const item = place - first;
    if (text.slice(starts[item], (starts[item + 1] as number) - 1).includes(folded)) found.add(place);
  }
}

/** The first of ordered places that is not below a limit. */
function lowerBound(places: Uint32Array, limit: number, from: number): number {
  let low = from;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] as number) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countUp(count: number): Uint32Array {
  const places = new Uint32Array(count);
  for (let index = 0; index < count; index++) places[index] = index;
  return places;
}
