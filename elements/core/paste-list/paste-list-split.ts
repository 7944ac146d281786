/** A wider table is read as a list of its cells. */
const MAX_COLUMNS = 64;
/** Size of the preview of a table. */
const MAX_PREVIEW_ROWS = 4;
const MAX_PREVIEW_CHARACTERS = 60;
/** Longest cell of a spreadsheet. A quoted cell cannot be longer, so that a single quotation mark does not swallow a list. */
const MAX_CELL_CHARACTERS = 32_767;

const TAB = 9;
const SEMICOLON = 59;
const QUOTE = 34;

/** Line feed, vertical tab, form feed, carriage return, next line, line and paragraph separator. */
const isLineBreak = (code: number): boolean =>
  (code >= 10 && code <= 13) || code === 0x85 || code === 0x2028 || code === 0x2029;

const isSeparator = (code: number): boolean => code === TAB || code === SEMICOLON || isLineBreak(code);

/** The same as `isSeparator`, for the engine's own search: one by one takes ten times as long before it is compiled. */
const separators = /[\t;\n-\r\x85\u2028\u2029]/g;
const runsOfSeparators = /[\t;\n-\r\x85\u2028\u2029]+/;

function nextSeparator(text: string, from: number): number {
  separators.lastIndex = from;
  return separators.test(text) ? separators.lastIndex - 1 : text.length;
}

/** A table that was pasted from a spreadsheet. */
export interface PastedTable {
  /** Number of columns up to the last one with a value. */
  readonly columns: number;
  /** The first rows, with shortened cells. */
  readonly head: readonly (readonly string[])[];
}

/**
 * Splits a pasted text into values: by line breaks, semicolons, and the tabs of a spreadsheet. Values are trimmed, and
 * empty ones are left out. A cell in quotation marks keeps its separators, as spreadsheets write them:
 * `"two<line break>lines"`, with `""` for a quotation mark.
 *
 * It works in steps, so that a text of megabytes does not block the page.
 */
export class PasteSplit {
  readonly #text: string;
  #at = 0;
  #column = 0;
  #hasTab = false;
  #rowsWithTabs = 0;
  #isRowEmpty = true;
  readonly #values: string[] = [];
  readonly #columns: number[] = [];
  /** The row of each value. */
  readonly #rows: number[] = [];
  #rowNumber = 0;
  /** Number of values in each column. */
  readonly #filled: number[] = [];
  #isTooWide = false;
  readonly #head: string[][] = [];
  #row: string[] = [];
  /** Number of values in the first row. */
  firstRow = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Progress of splitting, 0 to 1. */
  get share(): number {
    return this.#text.length === 0 ? 1 : Math.min(1, this.#at / this.#text.length);
  }

  /** The table, when all is split; undefined for a list and for a single row. */
  get table(): PastedTable | undefined {
    return this.#rowsWithTabs > 1 ? this.#cells : undefined;
  }

  /** The table, when all is split and the text is a single row with tabs. */
  get singleRow(): PastedTable | undefined {
    return this.#rowsWithTabs === 1 && this.firstRow === this.#values.length ? this.#cells : undefined;
  }

  get #cells(): PastedTable | undefined {
    const hasColumns = !this.#isTooWide && this.#filled.filter((count) => count > 0).length > 1;
    return hasColumns ? { columns: this.#filled.length, head: this.#head } : undefined;
  }

  /** All values in order. Read-only. */
  get values(): readonly string[] {
    return this.#values;
  }

  /** Returns the column of a value, from 0. */
  columnOf(index: number): number {
    return this.#columns[index] as number;
  }

  /** Returns the row of a value, from 0. */
  rowOf(index: number): number {
    return this.#rows[index] as number;
  }

  /** Returns the values of a column. */
  inColumn(column: number): string[] {
    return this.#values.filter((_, index) => this.#columns[index] === column);
  }

  /** Splits some more. @param max approximate number of characters @returns whether something is left */
  advance(max: number): boolean {
    const { length } = this.#text;
    const until = Math.min(length, this.#at + max);
    while (this.#at < until && this.#head.length < MAX_PREVIEW_ROWS) this.#readCell();
    this.#readLines(until);
    while (this.#at < until) this.#readCell();
    if (this.#at < length) return true;
    this.#endRow();
    return false;
  }

  #readCell(): void {
    const text = this.#text;
    const from = this.#at;
    const quoted = text.charCodeAt(from) === QUOTE ? quotedCell(text, from) : undefined;
    const to = quoted?.end ?? nextSeparator(text, from);
    this.#add(quoted?.text ?? text.slice(from, to));
    this.#separate(text.charCodeAt(to));
    this.#at = to + 1;
  }

  /** Reads whole lines without tabs and quotation marks below the preview: the engine's own split is faster. */
  #readLines(until: number): void {
    const from = this.#at;
    const to = this.#text.lastIndexOf('\n', until - 1) + 1;
    if (to <= from || this.#column > 0 || !this.#isRowEmpty) return;
    const lines = this.#text.slice(from, to);
    if (lines.includes('\t') || lines.includes('"')) return;
    for (const part of lines.split(runsOfSeparators)) {
      const value = part.trim();
      if (value === '') continue;
      this.#values.push(value);
      this.#columns.push(0);
      this.#rows.push(this.#rowNumber++);
      this.#filled[0]!++;
    }
    this.#at = to;
  }

  #add(raw: string): void {
    const value = raw.trim();
    if (value === '') return;
    this.#isRowEmpty = false;
    this.#values.push(value);
    this.#columns.push(this.#column);
    this.#rows.push(this.#rowNumber);
    if (this.#column >= MAX_COLUMNS) {
      this.#isTooWide = true;
      return;
    }
    while (this.#filled.length <= this.#column) this.#filled.push(0);
    this.#filled[this.#column]!++;
    if (this.#head.length < MAX_PREVIEW_ROWS) {
      const before = this.#row[this.#column];
      this.#row[this.#column] = (before === undefined ? value : `${before}; ${value}`).slice(0, MAX_PREVIEW_CHARACTERS);
    }
  }

  #separate(code: number): void {
    if (code === TAB) {
      this.#column++;
      this.#hasTab = true;
    } else if (isLineBreak(code)) this.#endRow();
  }

  #endRow(): void {
    if (!this.#isRowEmpty) {
      if (this.#hasTab) this.#rowsWithTabs++;
      this.firstRow ||= this.#values.length;
      if (this.#head.length < MAX_PREVIEW_ROWS) this.#head.push(Array.from(this.#row, (cell) => cell ?? ''));
    }
    this.#row = [];
    this.#rowNumber++;
    this.#column = 0;
    this.#hasTab = false;
    this.#isRowEmpty = true;
  }
}

/** Returns a quoted cell; undefined when the quotation mark is a character of a value, as in `"aspas" soltas`. */
function quotedCell(text: string, start: number): { readonly text: string; readonly end: number } | undefined {
  let hasDoubled = false;
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0 || at - start > MAX_CELL_CHARACTERS) return undefined;
    if (text.charCodeAt(at + 1) === QUOTE) {
      hasDoubled = true;
      continue;
    }
    if (at + 1 < text.length && !isSeparator(text.charCodeAt(at + 1))) return undefined;
    const inside = text.slice(start + 1, at);
    return { text: hasDoubled ? inside.replaceAll('""', '"') : inside, end: at + 1 };
  }
}
