import { booleanText } from '../../base/boolean-text.js';
import { typedColumn } from '../../base/data/typed-column.js';
import { describe, warnOnce } from '../../base/warn.js';
import { booleanMeaning } from '../../core/format/boolean-meaning.js';
import { numberCell } from '../../core/format/cell-text.js';
import { dateCell } from '../../core/format/date-cell.js';
import { toDate } from '../../core/format/date-value.js';
import { toText } from '../../core/text/to-text.js';
import type { AnyValue } from '../../core/util/any-value.js';
import type { FieldName } from '../../core/util/field-name.js';
import { readField, tryRead } from '../../core/util/read-value.js';

/** How the values of a column are written. */
export type CopyColumnKind = 'text' | 'number' | 'date' | 'boolean' | 'checkbox' | 'toggle' | 'image';

/** A column whose values can be copied. Columns of a `dass-data-table` are accepted. */
export interface CopyColumn<Row = AnyValue> {
  /** Identifies the column in `copiedColumns` and in events. Default: `field`. */
  readonly name?: string | undefined;
  /** Heading of the column. A text that starts with `dass` is a message id. Default: `name`. */
  readonly label?: string | undefined;
  /** Name of the field of a row that is copied. Default: `name`. */
  readonly field?: FieldName<Row> | undefined;
  /**
   * How the values are written: `text` (default), `number`, `date` or `boolean`; `checkbox` and `toggle` are as
   * `boolean`, and `image` is as `text`. Upper and lower case are the same.
   */
  readonly kind?: CopyColumnKind | undefined;
  /**
   * Language of numbers and dates that come as texts in its form, as a BCP 47 tag: `1.234,56` and `05/03/2026` with
   * `pt-BR`. `en` is British English, with the day first; `en-US` has the month first. A value that is not a number or a
   * date is named once in the console, shown as it is and sorted last. Default: none, texts are read as services write
   * them: `1234.56`, `2026-03-05`.
   */
  readonly valueLanguage?: string | undefined;
  /** Returns the text of a value. Default: as `kind` says. */
  readonly format?: ((value: AnyValue, row: Row) => unknown) | undefined;
}

/** A column whose values can be copied, as it was read. */
export interface CopiedColumn {
  readonly name: string;
  readonly label: string;
  readonly field: string;
  readonly isNumber: boolean;
  /** The number or the time of the value of a row, to sort by; `NaN` for none. */
  size(row: object): number;
  /** The text of the value of a row. */
  text(row: object, language: string): string;
}

const kinds: readonly string[] = ['text', 'number', 'date', 'boolean', 'checkbox', 'toggle', 'image'];

/** The text of an object is not longer. */
const MAX_OBJECT_TEXT = 200;

/**
 * Reads the columns. Those without a field, with the name of an earlier one, or with a field that identifies a row are
 * left out.
 * @param identifying the fields with the key and the label of a row
 */
export function readCopiedColumns(
  tag: string,
  given: readonly unknown[],
  identifying: readonly string[],
): readonly CopiedColumn[] {
  const columns = new Map<string, CopiedColumn>();
  for (const one of given) {
    const ownField = readField(one, 'field');
    const name = toText(readField(one, 'name')) || toText(ownField);
    const field = ownField === undefined ? name : toText(ownField);
    if (identifying.includes(field)) continue;
    if (name === '' || field === '') warnOnce(tag, `A column without a field cannot be copied: ${name || 'no name'}.`);
    else if (columns.has(name)) warnOnce(tag, `Two columns have the name '${name}'; the first one is used.`);
    else columns.set(name, createColumn(tag, one, name, field));
  }
  return [...columns.values()];
}

function createColumn(tag: string, given: unknown, name: string, field: string): CopiedColumn {
  const kind = kindOf(tag, given, name);
  const format = readField(given, 'format');
  const typed =
    kind === 'number' || kind === 'date' ? typedColumn(tag, name, kind, readField(given, 'valueLanguage')) : undefined;
  return {
    name,
    field,
    label: toText(readField(given, 'label')) || name,
    isNumber: kind === 'number',
    size(row) {
      const value = typed?.(readField(row, field));
      if (kind === 'date') return toDate(value)?.getTime() ?? NaN;
      return value === undefined ? NaN : Number(value);
    },
    text(row, language) {
      const value = readField(row, field);
      if (typeof format !== 'function') return valueText(typed?.(value) ?? value, kind, language);
      return toText(tryRead(`'format' of the column '${name}'`, () => (format as FormatValue)(value, row), ''));
    },
  };
}

type FormatValue = (value: unknown, row: object) => unknown;

function kindOf(tag: string, given: unknown, name: string): string {
  const kind = readField(given, 'kind');
  const lower = toText(kind).toLowerCase() || 'text';
  if (kinds.includes(lower)) return lower;
  warnOnce(tag, `Column '${name}' cannot be of the kind ${describe(kind)}; it shows text.`);
  return 'text';
}

function valueText(value: unknown, kind: string, language: string): string {
  if (kind === 'number') return numberCell(value, language) || objectText(value, language);
  if (kind === 'date') return dateCell(value, language) || objectText(value, language);
  const meaning = kind === 'text' || kind === 'image' ? undefined : booleanMeaning(value);
  return meaning ? booleanText(meaning) : toText(value) || objectText(value, language);
}

/** The text of a date, a list or an object: two different ones must not look empty. */
function objectText(value: unknown, language: string): string {
  if (typeof value !== 'object' || value === null) return '';
  const date = dateCell(value, language);
  if (date !== '') return date;
  const written = new Set<unknown>();
  const writeOnce = (_name: string, part: unknown): unknown => {
    if (typeof part === 'bigint') return String(part);
    if (typeof part !== 'object' || part === null) return part;
    if (written.has(part)) return '…';
    written.add(part);
    return part;
  };
  return tryRead('A value', () => JSON.stringify(value, writeOnce), '').slice(0, MAX_OBJECT_TEXT);
}
