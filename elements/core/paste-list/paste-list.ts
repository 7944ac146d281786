import { firstRowSize, isHeading, isNumber } from './paste-list-heading.js';
import { PasteKeys, pasteKey } from './paste-list-keys.js';
import { PasteMatch, type PasteRules, type SkippedValue } from './paste-list-match.js';
import { pastedRows, type PastedRows } from './paste-list-rows.js';
import { PasteSplit, type PastedTable } from './paste-list-split.js';
import { toText } from '../text/to-text.js';

/** Returns the pattern of a code: TX-001 as AA-999. */
const patternOf = (code: string): string => code.replaceAll(/\p{L}/gu, 'A').replaceAll(/\p{N}/gu, '9');

/**
 * Returns the column with the code when a single row is a row of a table: one of its cells matches an item, and none of the
 * others can be a code, being similar to an item or written like the one that matches. -1 when each cell is a value of a
 * list.
 */
function codeColumn(split: PasteSplit, keys: PasteKeys, corrections: ReadonlyMap<string, string> | undefined): number {
  const matches = (cell: string): boolean => {
    const key = pasteKey(cell);
    return keys.first(key) >= 0 || corrections?.has(key) === true;
  };
  const { values } = split;
  const code = values.findIndex(matches);
  if (code < 0) return -1;
  const column = split.columnOf(code);
  const pattern = patternOf(values[code] as string);
  const mayBeCode = (cell: string): boolean =>
    matches(cell) || patternOf(cell) === pattern || (!isNumber(cell) && keys.similar(cell).length > 0);
  return values.some((cell, index) => split.columnOf(index) !== column && mayBeCode(cell)) ? -1 : column;
}

/** The items that match a pasted text, and the values that were skipped. */
export interface PasteResult<Item = unknown> extends PastedRows<Item> {
  /**
   * The matched items: the application's objects in the order of the text, each once. With `duplicates`, as often as
   * the text names it.
   */
  readonly items: readonly Item[];
  /** The values that match no item, or an item that cannot be selected. */
  readonly skipped: readonly SkippedValue<Item>[];
}

/** The shape of a text as the user has set it. The rest is detected. */
export interface PasteShape {
  /** The column of a table with the values, from 0. Default: the one with the most matches. */
  readonly column?: number | undefined;
  /** Whether the first row, or the first value of a list, is a heading. Default: detected. */
  readonly heading?: boolean | undefined;
  /** The names of the fields: a row with one of them is a heading. Default: none. */
  readonly headings?: readonly string[] | undefined;
}

/** Options of `matchPasted()`. */
export interface PasteOptions extends PasteRules, PasteShape {
  /** The items that can be found. */
  readonly items: readonly unknown[];
  /** Field by which items are matched. */
  readonly field: string;
}

/**
 * Finds the items that a pasted text names. When several items have the same value, all are found; when their values only
 * have the same key ('AB-1' and 'AB1'), the one that is equal to the text is.
 * @param text values separated by line breaks and semicolons, or a table from a spreadsheet, of which one column is
 * matched. A single row with tabs is a table when exactly one cell matches an item and no other looks like a code, else a
 * list
 */
export function matchPasted(text: unknown, { items, field, ...rest }: PasteOptions): PasteResult {
  const run = new PasteRun(new PasteKeys(items, field), new PasteSplit(toText(text)), rest, rest);
  run.advance(() => true);
  return run.result();
}

/** Amount of work between two checks of the time. */
const STEP = 512;
const STEP_CHARACTERS = 16_384;

/** Matches a text in slices: indexes the items, splits the text, finds the column, matches each value. */
export class PasteRun {
  readonly keys: PasteKeys;
  readonly split: PasteSplit;
  readonly #rules: PasteRules;
  readonly #shape: PasteShape;
  #match: PasteMatch | undefined;
  /** The match while the values are not known yet. */
  readonly #emptyMatch: PasteMatch;
  /** The table, once it is known; undefined for a list. */
  table: PastedTable | undefined;
  /** The matched column of a table. */
  column = -1;
  /** Whether the first row is a heading. */
  hasHeading = false;

  constructor(keys: PasteKeys, split: PasteSplit, rules: PasteRules, shape: PasteShape = {}) {
    this.keys = keys;
    this.split = split;
    this.#rules = rules;
    this.#shape = shape;
    this.#emptyMatch = new PasteMatch([], keys, rules);
  }

  /** The match so far. */
  get match(): PasteMatch {
    return this.#match ?? this.#emptyMatch;
  }

  /** Progress, 0 to 1. */
  get share(): number {
    return 0.4 * this.keys.share + 0.2 * this.split.share + 0.4 * (this.#match?.share ?? 0);
  }

  /** Returns the result, once all is matched. */
  result(): PasteResult {
    const { match } = this;
    const pasted = pastedRows(this.split, this.table, match, this.column, this.hasHeading);
    return { items: match.items(), skipped: match.skipped(), ...pasted };
  }

  /** Works while there is time, at least one step. @returns whether something is left */
  advance(hasTime: () => boolean): boolean {
    do if (!this.#step()) return false;
    while (hasTime());
    return true;
  }

  #step(): boolean {
    const { keys, split } = this;
    if (keys.share < 1) keys.advance(STEP);
    else if (split.share < 1) split.advance(STEP_CHARACTERS);
    else if (this.#match) return this.#match.advance(STEP);
    else this.#match = this.#startMatch();
    return true;
  }

  /** Detects column and heading, once the text is split. */
  #startMatch(): PasteMatch {
    const { keys, split } = this;
    const { heading, headings = [] } = this.#shape;
    const single = split.singleRow ? codeColumn(split, keys, this.#rules.corrections) : -1;
    const table = (this.table = single < 0 ? split.table : split.singleRow);
    if (table) {
      const best = single < 0 ? bestColumn(split, keys, table.columns) : single;
      this.column = this.#givenColumn(table.columns) ?? best;
    }
    const texts = table ? split.inColumn(this.column) : split.values;
    this.hasHeading = heading ?? isHeading(split, keys, this.column, headings);
    return new PasteMatch(texts, keys, this.#rules, this.hasHeading ? firstRowSize(split, this.column) : 0);
  }

  #givenColumn(columns: number): number | undefined {
    const { column } = this.#shape;
    return column !== undefined && column >= 0 && column < columns ? column : undefined;
  }
}

/** Returns the column with the most matches, by a sample from all parts of the table. */
function bestColumn(split: PasteSplit, keys: PasteKeys, columns: number): number {
  const { values } = split;
  const hits = new Array<number>(columns).fill(0);
  const parts = 10;
  for (let part = 0; part < parts; part++) {
    const from = Math.floor((part * values.length) / parts);
    const to = Math.min(Math.floor(((part + 1) * values.length) / parts), from + 200);
    for (let index = from; index < to; index++)
      if (keys.first(pasteKey(values[index] as string)) >= 0) hits[split.columnOf(index)]!++;
  }
  return hits.indexOf(Math.max(...hits));
}
