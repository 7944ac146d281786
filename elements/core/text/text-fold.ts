import { toText } from './to-text.js';
import { trimmedText } from './visible-text.js';

/**
 * How a text is folded before it is compared.
 *
 * - `filter`: for filters and pasting. Ignores case, accents and special characters.
 * - `lookup`: for the text filter of the lookup. Ignores case and accents, keeps punctuation.
 */
export type FoldKind = 'filter' | 'lookup';

/** A half-open range `[start, end)`, in UTF-16 code units of the original text. */
export type TextRange = readonly [start: number, end: number];

/** A folded text with a map to the original text. */
export interface FoldedText {
  /** The folded text. */
  readonly folded: string;
  /**
   * For each code unit of `folded`, the offset of its character in the original text. Never decreases: `'Æs'` folds
   * to `'aes'` with the offsets `0, 0, 1`.
   */
  readonly starts: Uint32Array;
}

const whiteSpace = /^\p{White_Space}$/u;
const asciiLetterOrDigit = /^[a-z\d]$/i;
const invisible = /^\p{Default_Ignorable_Code_Point}$/u;
const marks = /\p{M}+/gu;
const neitherLetterNorDigit = /[^\p{L}\p{N} ]+/gu;

/** Letters that users type without stroke or ligature, but that Unicode does not decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
};

/** Folds one code point. White space becomes one space; the caller joins runs. */
function foldCharacter(character: string, kind: FoldKind): string {
  if (whiteSpace.test(character)) return ' ';
  // ASCII needs none of the Unicode tables below.
  if (character < '\x80') {
    if (asciiLetterOrDigit.test(character)) return character.toLowerCase();
    return kind === 'filter' ? '' : character;
  }
  if (invisible.test(character)) return '';
  const decomposed = character.normalize('NFKD');
  // A spacing accent such as '´' decomposes to a space and a mark. It is punctuation, not a space.
  const bare = decomposed.startsWith(' ') ? character : decomposed.replace(marks, '');
  let folded = '';
  for (const letter of bare) {
    // Lower case alone keeps 'ς', 'ı' and 'ß' different from 'Σ', 'I' and 'SS'.
    const lower = letter.toLowerCase().toUpperCase().toLowerCase();
    folded += plainLetters[lower] ?? lower;
  }
  return kind === 'filter' ? folded.replace(neitherLetterNorDigit, '') : folded;
}

/**
 * Folded characters by code point, in pages of 256 that are filled at first use. The table is 2 to 5 times as fast as
 * `normalize()` of each text.
 */
class FoldTable {
  readonly #pages: (string | undefined)[][] = [];
  readonly #kind: FoldKind;

  constructor(kind: FoldKind) {
    this.#kind = kind;
  }

  get(codePoint: number): string {
    const page = (this.#pages[codePoint >> 8] ??= new Array<string | undefined>(256).fill(undefined));
    return (page[codePoint & 255] ??= foldCharacter(String.fromCodePoint(codePoint), this.#kind));
  }
}

const tables: Readonly<Record<FoldKind, FoldTable>> = {
  filter: new FoldTable('filter'),
  lookup: new FoldTable('lookup'),
};

/** Folds one code point: white space to a space, many to nothing, some to several characters. */
export function foldCodePoint(codePoint: number, kind: FoldKind): string {
  return tables[kind].get(codePoint);
}

const SPACE = 32;

function isAsciiLetterOrDigit(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

const isAsciiUpperCase = (code: number): boolean => code >= 65 && code <= 90;

/** Collects the original offset of each unit of a folded text. */
class Starts {
  #starts: Uint32Array;
  #count = 0;

  constructor(expected: number) {
    this.#starts = new Uint32Array(expected);
  }

  add(start: number): void {
    if (this.#count === this.#starts.length) {
      const longer = new Uint32Array(this.#count * 2);
      longer.set(this.#starts);
      this.#starts = longer;
    }
    this.#starts[this.#count++] = start;
  }

  first(count: number): Uint32Array {
    return this.#starts.subarray(0, count);
  }
}

/**
 * Folds a text, with or without a map. Copies runs that fold to themselves as a whole, which is twice as fast as unit
 * by unit.
 */
function foldText(text: string, kind: FoldKind, starts?: Starts): string {
  const table = tables[kind];
  const joinsSpaces = kind === 'filter';
  // Lower case first needs fewer table lookups. It can change offsets ('İ' grows), so it is not used with a map.
  const source = starts === undefined ? text.toLowerCase() : text;
  let folded = '';
  let runStart = 0;
  let afterSpace = joinsSpaces;
  for (let at = 0; at < source.length; at++) {
    const code = source.charCodeAt(at);
    if (isAsciiLetterOrDigit(code)) {
      afterSpace = false;
      starts?.add(at);
      continue;
    }
    if (code === SPACE && !afterSpace) {
      afterSpace = joinsSpaces;
      starts?.add(at);
      continue;
    }
    const isPair = code >= 0xd800 && code <= 0xdbff && source.codePointAt(at)! > 0xffff;
    const units = table.get(isPair ? source.codePointAt(at)! : code);
    // Punctuation of the lookup.
    if (!isPair && units.length === 1 && code !== SPACE && units.charCodeAt(0) === code) {
      afterSpace = false;
      starts?.add(at);
      continue;
    }
    if (at > runStart) folded += source.slice(runStart, at);
    if (units !== '' && !(units === ' ' && afterSpace)) {
      folded += units;
      afterSpace = joinsSpaces && units === ' ';
      if (starts !== undefined) for (let unit = 0; unit < units.length; unit++) starts.add(at);
    }
    if (isPair) at++;
    runStart = at + 1;
  }
  folded = runStart === 0 ? source : folded + source.slice(runStart);
  return joinsSpaces && folded.endsWith(' ') ? folded.slice(0, -1) : folded;
}

/**
 * Folds a text for filters and pasting. Removes accents and special characters, ignores case, joins white space to
 * one space and trims the ends. `'  Porca  M8 (aço)'` → `'porca m8 aco'`, `'Straße'` → `'strasse'`.
 *
 * @param text any value; a value that is not a text, number or boolean folds to `''`
 */
export function fold(text: unknown): string {
  return foldText(toText(text), 'filter');
}

/**
 * Whether a text can fold to a folded text of this length: each of its ASCII letters and digits folds to one character.
 * Faster than folding a text to find that it differs.
 */
export function canFoldToLength(text: string, length: number): boolean {
  let count = 0;
  for (let at = 0; at < text.length && count <= length; at++)
    if (isAsciiLetterOrDigit(text.charCodeAt(at)) || isAsciiUpperCase(text.charCodeAt(at))) count++;
  return count <= length;
}

/**
 * Folds a text for the text filter of the lookup. Removes accents and ignores case; keeps everything else. `'Ação:
 * 10%'` → `'acao: 10%'`.
 *
 * @param text any value; a value that is not a text, number or boolean folds to `''`
 */
export function foldLookup(text: unknown): string {
  return foldText(toText(text), 'lookup');
}

/** Folds a text with a map to the original, for highlighting. See {@link matchRanges}. */
export function foldWithMap(text: unknown, kind: FoldKind = 'filter'): FoldedText {
  const original = toText(text);
  const starts = new Starts(original.length);
  const folded = foldText(original, kind, starts);
  return { folded, starts: starts.first(folded.length) };
}

/** Only these code units can join a grapheme cluster: from U+0300 on, and CR LF. */
const mayJoin = (code: number) => code >= 0x300 || code === 13;

let segmenter: Intl.Segmenter | undefined;

/** Widens ranges to whole grapheme clusters, such as a letter and its combining mark. */
class ClusterEdges {
  readonly #text: string;
  #segments: Intl.Segments | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  #containing(at: number): Intl.SegmentData | undefined {
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    this.#segments ??= segmenter.segment(this.#text);
    return this.#segments.containing(at);
  }

  #mayBeInside(at: number): boolean {
    if (at <= 0 || at >= this.#text.length) return false;
    return mayJoin(this.#text.charCodeAt(at - 1)) || mayJoin(this.#text.charCodeAt(at));
  }

  before(at: number): number {
    return this.#mayBeInside(at) ? (this.#containing(at)?.index ?? at) : at;
  }

  after(at: number): number {
    if (!this.#mayBeInside(at)) return at;
    const cluster = this.#containing(at);
    return cluster === undefined || cluster.index === at ? at : cluster.index + cluster.segment.length;
  }
}

/** A phrase in quotation marks: not an inch mark, so after white space and up to the next mark before white space. */
const phrases = /(?<=^|\s)["“”„«](.*?)(?:["“”»](?=\s|$)|$)/gsu;

/** A text of more characters was pasted: it is compared as one phrase, because a search takes time for each word. */
const MAX_QUERY_LENGTH = 1000;

/** Returns the folded words and phrases of a query. */
function foldedTerms(typed: string, kind: FoldKind): readonly string[] {
  if (typed.length > MAX_QUERY_LENGTH) return [foldText(typed, kind).trim()].filter(Boolean);
  const terms: string[] = [];
  const addWords = (text: string) => terms.push(...foldText(text, kind).split(' ').filter(Boolean));
  let from = 0;
  for (const phrase of typed.matchAll(phrases)) {
    addWords(typed.slice(from, phrase.index));
    const folded = foldText(phrase[1]!, kind).trim();
    if (folded !== '') terms.push(folded);
    from = phrase.index + phrase[0].length;
  }
  addWords(typed.slice(from));
  return terms;
}

/**
 * A typed query, folded once and compared with many texts.
 *
 * A text matches if its fold contains the fold of each word of the query, in any order. Words in quotation marks are
 * one phrase: `'"couro bovino" 120'`. If nothing remains of the folded query (`'%'`), the original text must contain
 * the typed text. An empty query or white space matches every text.
 */
export class TextQuery {
  /** The folded words and phrases, in the order in which they are typed. Empty if nothing remains of the query. */
  readonly terms: readonly string[];
  /** The folded query, without quotation marks. Empty if nothing remains of it. */
  readonly folded: string;
  /** How query and texts are folded. */
  readonly kind: FoldKind;
  readonly #typed: string;

  /**
   * @param query the typed text; any value
   * @param kind how query and texts are folded. Default: `filter`
   */
  constructor(query: unknown, kind: FoldKind = 'filter') {
    this.kind = kind;
    this.#typed = trimmedText(toText(query));
    this.terms = this.#typed === '' ? [] : foldedTerms(this.#typed, kind);
    this.folded = this.terms.join(' ');
  }

  /** Whether the query is empty, so that every text matches. */
  get isEmpty(): boolean {
    return this.#typed === '';
  }

  /**
   * Whether a text matches.
   *
   * @param text any value
   * @param folded the folded text, if the caller has it; saves folding it again
   */
  matches(text: unknown, folded?: string): boolean {
    if (this.isEmpty) return true;
    if (this.folded === '') return toText(text).includes(this.#typed);
    const searched = folded ?? foldText(toText(text), this.kind);
    return this.terms.every((term) => searched.includes(term));
  }

  /**
   * Returns the ranges of the words and phrases that are in a text, also if others are missing: they can be in another
   * text of the same row. See {@link matchRanges}.
   *
   * @param text any value
   */
  ranges(text: unknown): TextRange[] {
    if (this.isEmpty) return [];
    const original = toText(text);
    const edges = new ClusterEdges(original);
    const ranges: [number, number][] = [];
    const add = (from: number, to: number) => {
      const start = edges.before(from);
      const end = edges.after(to);
      const last = ranges.at(-1);
      if (last !== undefined && start < last[1]) last[1] = Math.max(last[1], end);
      else ranges.push([start, end]);
    };

    if (this.folded === '') {
      for (const at of occurrences(original, this.#typed)) add(at, at + this.#typed.length);
      return ranges;
    }
    const { folded, starts } = foldWithMap(original, this.kind);
    const found: (readonly [at: number, length: number])[] = [];
    for (const term of this.terms) for (const at of occurrences(folded, term)) found.push([at, term.length]);
    if (this.terms.length > 1) found.sort(([a], [b]) => a - b);
    for (const [at, length] of found) {
      const last = starts[at + length - 1]!;
      add(starts[at]!, last + (original.codePointAt(last)! > 0xffff ? 2 : 1));
    }
    return ranges;
  }
}

/** Where a text contains another one, without overlaps. */
function occurrences(text: string, searched: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(searched); at >= 0; at = text.indexOf(searched, at + searched.length)) found.push(at);
  return found;
}

/**
 * Whether a text contains each word of a query, both folded. For many texts create one {@link TextQuery}.
 *
 * @param text any value
 * @param query the typed text; an empty text or white space matches every text
 * @param kind how both are folded. Default: `filter`
 */
export function matches(text: unknown, query: unknown, kind: FoldKind = 'filter'): boolean {
  return new TextQuery(query, kind).matches(text);
}

/**
 * Returns the ranges where a text contains words of a query, for highlighting. Ranges of the original text, in order, not
 * overlapping, of whole grapheme clusters. An empty query gives no range.
 *
 * @param text any value
 * @param query the typed text
 * @param kind how both are folded. Default: `filter`
 */
export function matchRanges(text: unknown, query: unknown, kind: FoldKind = 'filter'): TextRange[] {
  return new TextQuery(query, kind).ranges(text);
}
