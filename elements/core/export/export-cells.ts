import { toDate } from '../format/date-value.js';
import type { DataRow } from '../table/data-row.js';
import { toText } from '../text/to-text.js';
import { trimmedText } from '../text/visible-text.js';

/** A cell of an exported file: a date, the decimal text of a number (`-1234.5`), or a text. */
export type ExportCell = Date | { readonly number: string } | string;

/** A column of an exported file. */
export interface ExportColumn {
  readonly label: string;
  /** Whether cells are read as numbers or dates. Default: texts. */
  readonly type: 'number' | 'date' | 'text';
  value(row: DataRow): unknown;
  /** Reads a value as a number or a date. */
  typed?: ((value: unknown) => unknown) | undefined;
  text(row: DataRow): string;
  /** Width on the screen in pixels. Default: that of the program that opens the file. */
  readonly width?: number | undefined;
}

const plainNumber = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Returns the cell of a row. A value that is neither empty nor of the type of its column is exported as its text. */
export function exportCell(column: ExportColumn, row: DataRow): ExportCell {
  if (column.type === 'text') return column.text(row);
  const given = column.value(row);
  if (given == null || given === '') return '';
  const own = column.typed ? column.typed(given) : given;
  if (column.type === 'date') return toDate(own) ?? column.text(row);
  const text = typeof own === 'string' ? trimmedText(own) : toText(own);
  return plainNumber.test(text) ? { number: text } : column.text(row);
}

/** A local date as `2026-03-05`, or with its time as `2026-03-05 14:30`: all spreadsheets read this, in any language. */
export function isoText(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()];
  const [year = '', month, day, hour, minute] = parts.map((part) => String(part).padStart(2, '0'));
  const iso = `${year.padStart(4, '0')}-${month}-${day}`;
  const seconds = date.getSeconds();
  if (hour === '00' && minute === '00' && seconds === 0) return iso;
  return `${iso} ${hour}:${minute}${seconds > 0 ? `:${String(seconds).padStart(2, '0')}` : ''}`;
}
