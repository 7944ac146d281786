import { firstRowSize, isHeading } from './paste-list-heading.js';
import { PasteKeys, pasteKey } from './paste-list-keys.js';
import { PasteMatch, type PasteRules, type SkippedValue } from './paste-list-match.js';
import { pastedRows, type PastedRows } from './paste-list-rows.js';
import { codeColumn } from './paste-list-single-row.js';
import { PasteSplit, type PastedTable } from './paste-list-split.js';
import { toText } from '../text/to-text.js';

/** The items that match a pasted text, and the values that were skipped. */
export interface PasteResult extends PastedRows {
  /**
   * The matched items: the application's objects in the order of the text, each once. With `duplicates`, as often as
   * the text names it.
   */
  readonly items: readonly unknown[];
  /** The values that match no item, or an item that cannot be selected. */
  readonly skipped: readonly SkippedValue[];
}

/** What is known of the shape of a text: the rest is seen from the text. */
export interface PasteShape {
  /** Of a table, the column with the values, from 0. By default the one in which most are found. */
  readonly column?: number | undefined;
  /** Whether the first row is a heading, or the first value of a list. By default it is told from what is in it. */
  readonly heading?: boolean | undefined;
  /** Headings that are known: how the fields are called. None by default. */
  readonly headings?: readonly string[] | undefined;
}

export interface PasteOptions extends PasteRules, PasteShape {
  readonly items: readonly unknown[];
  /** Field by which items are matched. */
  readonly field: string;
}

/**
 * Which items a pasted text names. Where several items have the same value each of them is found; where they only
 * fold alike ('AB-1' and 'AB1') the one that was written is.
 *
 * @param text split by line breaks and semicolons; of a table from a spreadsheet one column. A single row with tabs is a table
 * where one of its cells alone names an item and no other looks like a code, else a list of its cells
 */
export function matchPasted(text: unknown, { items, field, ...rest }: PasteOptions): PasteResult {
  const run = new PasteRun(new PasteKeys(items, field), new PasteSplit(toText(text)), rest, rest);
  run.advance(() => true);
  return run.result();
}

/** So much is done between two looks at the clock. */
const STEP = 512;
const STEP_CHARACTERS = 16_384;

/** Matches a text in slices: makes the items ready, splits the text, finds the column, looks each value up. */
export class PasteRun {
  readonly keys: PasteKeys;
  readonly split: PasteSplit;
  readonly #rules: PasteRules;
  readonly #shape: PasteShape;
  #match: PasteMatch | undefined;
  /** What is matched before the values are known. */
  readonly #nothing: PasteMatch;
  /** The table that the text is, once it is known; undefined for a list. */
  table: PastedTable | undefined;
  /** Of a table, the column that is matched. */
  column = -1;
  /** Whether the first row is taken for a heading. */
  hasHeading = false;

  constructor(keys: PasteKeys, split: PasteSplit, rules: PasteRules, shape: PasteShape = {}) {
    this.keys = keys;
    this.split = split;
    this.#rules = rules;
    this.#shape = shape;
    this.#nothing = new PasteMatch([], keys, rules);
  }

  /** What is matched so far. */
  get match(): PasteMatch {
    return this.#match ?? this.#nothing;
  }

  /** How much is done, 0 to 1. */
  get share(): number {
    return 0.4 * this.keys.share + 0.2 * this.split.share + 0.4 * (this.#match?.share ?? 0);
  }

  /** What is found and skipped, once all is matched. */
  result(): PasteResult {
    const { match } = this;
    const pasted = pastedRows(this.split, this.table, match, this.column, this.hasHeading);
    return { items: match.items(), skipped: match.skipped(), ...pasted };
  }

  /** Goes on while there is time, one step at least. @returns whether something is left */
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
    else this.#match = this.#begin();
    return true;
  }

  /** All is known of the text: what is to be looked up, and what is the heading. */
  #begin(): PasteMatch {
    const { keys, split } = this;
    const { heading, headings = [] } = this.#shape;
    const single = split.singleRow ? codeColumn(split, keys, this.#rules.corrections) : -1;
    const table = (this.table = single < 0 ? split.table : split.singleRow);
    if (table) {
      const best = single < 0 ? bestColumn(split, keys, table.columns) : single;
      this.column = this.#chosen(table.columns) ?? best;
    }
    const texts = table ? split.inColumn(this.column) : split.values;
    this.hasHeading = heading ?? isHeading(split, keys, this.column, headings);
    return new PasteMatch(texts, keys, this.#rules, this.hasHeading ? firstRowSize(split, this.column) : 0);
  }

  #chosen(columns: number): number | undefined {
    const { column } = this.#shape;
    return column !== undefined && column >= 0 && column < columns ? column : undefined;
  }
}

/** The column in which most values are items, by a sample from all parts of the table. */
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
