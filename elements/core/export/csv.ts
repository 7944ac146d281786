import { decimalSign } from '../text/number-text.js';
import { safeSheetText } from '../table/cells/spreadsheet-text.js';
import { isoText, type ExportCell } from './export-cells.js';

/** Spreadsheets read a file with this mark as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Converts rows to comma-separated values, in the form that spreadsheets expect in the user's language. */
export class CsvFormat {
  readonly #separator: string;
  readonly #decimal: string;
  readonly #needsQuotes: RegExp;

  /** @param language a language with a decimal comma separates cells by semicolons */
  constructor(language: string) {
    this.#decimal = decimalSign(language);
    this.#separator = this.#decimal === ',' ? ';' : ',';
    this.#needsQuotes = new RegExp(`["\\r\\n${this.#separator}]|^\\s|\\s$`);
  }

  /** Returns the line of a row, with its line break. */
  row(cells: readonly ExportCell[]): string {
    return `${cells.map((cell) => this.#cell(cell)).join(this.#separator)}\r\n`;
  }

  #cell(cell: ExportCell): string {
    if (typeof cell === 'object' && 'number' in cell) return this.#quoted(cell.number.replace('.', this.#decimal));
    return this.#quoted(typeof cell === 'string' ? safeSheetText(cell) : isoText(cell));
  }

  #quoted(text: string): string {
    return this.#needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  }
}
