/** More columns than these are no table that the user chooses a column of: each cell is a value then. */
const MOST_COLUMNS = 64;
/** So many rows of a table are kept to be shown, and so much of a cell. */
const HEAD_ROWS = 4;
const HEAD_CHARACTERS = 60;
/** A quoted cell is no longer than a cell of a spreadsheet can be: a lone quotation mark swallows no list. */
const LONGEST_CELL = 32_767;

const TAB = 9;
const SEMICOLON = 59;
const QUOTE = 34;

/** Line feed, vertical tab, form feed, carriage return, next line, line and paragraph separator. */
const isLineBreak = (code: number): boolean =>
  (code >= 10 && code <= 13) || code === 0x85 || code === 0x2028 || code === 0x2029;

const isSeparator = (code: number): boolean => code === TAB || code === SEMICOLON || isLineBreak(code);

/** What `isSeparator` knows, as the engine's own search finds it: sign by sign costs ten times as much when it is cold. */
const separators = /[\t;\n-\r\x85\u2028\u2029]/g;
const runsOfSeparators = /[\t;\n-\r\x85\u2028\u2029]+/;

function nextSeparator(text: string, from: number): number {
  separators.lastIndex = from;
  return separators.test(text) ? separators.lastIndex - 1 : text.length;
}

/** A table that was pasted from a spreadsheet. */
export interface PastedTable {
  /** How many columns it has, counted from the first to the last that holds something. */
  readonly columns: number;
  /** Its first rows, each cell cut to what can be shown. */
  readonly head: readonly (readonly string[])[];
}

/**
 * Splits a pasted text into its values: by line breaks and semicolons, and by the tabs of a spreadsheet. White
 * space around a value is none of it, and an empty one is none. What stands in quotation marks as a spreadsheet writes
 * them keeps its separators: `"two<line break>lines"`, with `""` for one quotation mark.
 *
 * It works in steps, so that a text of megabytes blocks nothing.
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
  /** By value, the number of its row. */
  readonly #rows: number[] = [];
  #rowNumber = 0;
  /** How many values each column has. */
  readonly #filled: number[] = [];
  #isTooWide = false;
  readonly #head: string[][] = [];
  #row: string[] = [];
  /** How many values the first row has. */
  firstRow = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** How much of the text is split, 0 to 1. */
  get share(): number {
    return this.#text.length === 0 ? 1 : Math.min(1, this.#at / this.#text.length);
  }

  /** The table that the text is, once all is split; undefined for a list, and for a single row. */
  get table(): PastedTable | undefined {
    return this.#rowsWithTabs > 1 ? this.#cells : undefined;
  }

  /** The table of a single row that the text may be, once all is split. */
  get singleRow(): PastedTable | undefined {
    return this.#rowsWithTabs === 1 && this.firstRow === this.#values.length ? this.#cells : undefined;
  }

  get #cells(): PastedTable | undefined {
    const hasColumns = !this.#isTooWide && this.#filled.filter((count) => count > 0).length > 1;
    return hasColumns ? { columns: this.#filled.length, head: this.#head } : undefined;
  }

  /** All values, in their order; to be read. */
  get values(): readonly string[] {
    return this.#values;
  }

  /** The column that a value stands in, from 0. */
  columnOf(index: number): number {
    return this.#columns[index] as number;
  }

  /** The row that a value stands in, from 0. */
  rowOf(index: number): number {
    return this.#rows[index] as number;
  }

  /** The values of one column. */
  inColumn(column: number): string[] {
    return this.#values.filter((_, index) => this.#columns[index] === column);
  }

  /**
   * Splits some more.
   *
   * @param most how many characters, about
   * @returns whether something is left
   */
  advance(most: number): boolean {
    const { length } = this.#text;
    const until = Math.min(length, this.#at + most);
    while (this.#at < until && this.#head.length < HEAD_ROWS) this.#takeCell();
    this.#takeLines(until);
    while (this.#at < until) this.#takeCell();
    if (this.#at < length) return true;
    this.#endRow();
    return false;
  }

  #takeCell(): void {
    const text = this.#text;
    const from = this.#at;
    const quoted = text.charCodeAt(from) === QUOTE ? quotedCell(text, from) : undefined;
    const to = quoted?.end ?? nextSeparator(text, from);
    this.#add(quoted?.text ?? text.slice(from, to));
    this.#separate(text.charCodeAt(to));
    this.#at = to + 1;
  }

  /** Whole lines without tabs and quotation marks, below those that are shown, as the engine splits them by itself. */
  #takeLines(until: number): void {
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
    if (this.#column >= MOST_COLUMNS) {
      this.#isTooWide = true;
      return;
    }
    while (this.#filled.length <= this.#column) this.#filled.push(0);
    this.#filled[this.#column]!++;
    if (this.#head.length < HEAD_ROWS) {
      const before = this.#row[this.#column];
      this.#row[this.#column] = (before === undefined ? value : `${before}; ${value}`).slice(0, HEAD_CHARACTERS);
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
      if (this.#head.length < HEAD_ROWS) this.#head.push(Array.from(this.#row, (cell) => cell ?? ''));
    }
    this.#row = [];
    this.#rowNumber++;
    this.#column = 0;
    this.#hasTab = false;
    this.#isRowEmpty = true;
  }
}

/** The cell that a quotation mark begins; undefined when it is only a character of a value, as in `"aspas" soltas`. */
function quotedCell(text: string, start: number): { readonly text: string; readonly end: number } | undefined {
  let hasDoubled = false;
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0 || at - start > LONGEST_CELL) return undefined;
    if (text.charCodeAt(at + 1) === QUOTE) {
      hasDoubled = true;
      continue;
    }
    if (at + 1 < text.length && !isSeparator(text.charCodeAt(at + 1))) return undefined;
    const inside = text.slice(start + 1, at);
    return { text: hasDoubled ? inside.replaceAll('""', '"') : inside, end: at + 1 };
  }
}
