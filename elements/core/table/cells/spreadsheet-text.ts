/** Characters that a spreadsheet reads as the start of a formula, also after white space; full-width signs count, too. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** A number as a language writes it: nothing in it can be a formula. */
const plainNumber = /^[-\u2212]?[\d.,\u00a0\u202f ]*\d%?$/;
/** What separates cells and rows for a spreadsheet, and for `PasteSplit`. */
const separators = /[\t;\n-\r\x85\u2028\u2029]/;
const runsOfSeparators = /[\t;\n-\r\x85\u2028\u2029]+/g;
/** A cell of a spreadsheet is no longer, and `PasteSplit` reads no longer one in quotation marks. */
const MAX_CELL_LENGTH = 32_767;

/** Options of a column in the text. */
export interface SheetColumn {
  /** Keeps numbers unchanged, also negative ones; other values are texts. Default: `false`. */
  readonly isNumber?: boolean;
}

/** A text that no spreadsheet runs as a formula: an apostrophe is in front of one (OWASP: CSV injection). */
export const safeSheetText = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

/**
 * A cell as text for a spreadsheet. A text that a spreadsheet would run as a formula gets an apostrophe in front of it
 * (OWASP: CSV injection); text that would break the cell is quoted, as `PasteSplit` reads it.
 */
export function sheetCell(text: string, { isNumber = false }: SheetColumn = {}): string {
  const safe = isNumber && plainNumber.test(text) ? text : safeSheetText(text);
  if (!safe.startsWith('"') && !separators.test(safe)) return safe;
  const quoted = `"${safe.replaceAll('"', '""')}"`;
  if (quoted.length <= MAX_CELL_LENGTH) return quoted;
  const flat = safe.replace(runsOfSeparators, ' ');
  return flat.startsWith('"') ? `'${flat}` : flat;
}

/** Converts rows of cells to text for a spreadsheet: a line for each row, tabs between the cells. */
export const sheetText = (rows: readonly (readonly string[])[], columns: readonly SheetColumn[] = []): string =>
  rows.map((cells) => cells.map((cell, at) => sheetCell(cell, columns[at])).join('\t')).join('\n');
