import { isDataRow, type DataRow } from '../../core/table/data-row.js';
import { RowKeys } from '../../core/table/row-keys.js';
import { toText } from '../../core/text/to-text.js';
import { IdIndex, isId } from '../../core/util/id-index.js';
import { readField, readList, tryRead } from '../../core/util/read-value.js';

/** Id of a row: a text or a number. `5` and `'5'` are the same id. */
export type LookupId = string | number;

/** Which fields of a row have its id, its label and its key. */
export interface LookupFields {
  /** Field with the id, which is the value of the lookup. */
  readonly fieldId: string;
  /** Field with the label. A field `label` of the row has priority. */
  readonly fieldLabel: string;
  /** Field with the key of the row in the table; empty for `fieldId`. */
  readonly rowKey: string;
}

/** Field of a row that replaces its label. */
const LABEL_OVERRIDE = 'label';

/** The label of a row: its field `label`, otherwise that of `fieldLabel`, otherwise its id. */
export const labelOf = (row: object, { fieldId, fieldLabel }: LookupFields): string =>
  [LABEL_OVERRIDE, fieldLabel, fieldId].map((name) => toText(readField(row, name))).find((text) => text.trim()) ?? '';

/** The id of a row; its label for a row without an id. `''` when it has neither. */
export function idOf(row: object, fields: LookupFields): LookupId {
  const id = readField(row, fields.fieldId);
  if (!isId(id)) return labelOf(row, fields);
  return typeof id === 'bigint' ? String(id) : id;
}

/** The rows of a lookup, by their keys and ids. Entries that are not objects are left out. */
export class LookupRows {
  readonly rows: readonly DataRow[];
  readonly fields: LookupFields;
  #keys: RowKeys | undefined;
  #ids: IdIndex | undefined;
  #indexOfRow: Map<object, number> | undefined;

  constructor(rows: readonly unknown[], fields: LookupFields) {
    const readable = readList(rows) ?? [];
    this.rows = readable.every(isDataRow) ? readable : readable.filter(isDataRow);
    this.fields = fields;
  }

  /** The key of the row at an index, as the table computes it. */
  keyAt(index: number): string {
    return this.#rowKeys.keyOf(index);
  }

  /** Whether the row at an index has its key in its own field, so that the key also identifies it in another list. */
  hasOwnKey(index: number): boolean {
    return toText(readField(this.rows[index], this.#keyField)) === this.keyAt(index);
  }

  /** @returns the index of the row with a key; -1 when there is none */
  indexOfKey(key: string): number {
    return this.#rowKeys.indexOf(key);
  }

  /** @returns the index of the first row with an id; -1 when there is none */
  indexOfId(id: LookupId): number {
    const { rows, fields } = this;
    this.#ids ??= new IdIndex(
      rows.length,
      (index) => idOf(rows[index] as DataRow, fields),
      () => {},
    );
    return this.#ids.get(id);
  }

  /** @returns the index of this very object; -1 when it is not there */
  indexOfRow(row: object): number {
    this.#indexOfRow ??= new Map(this.rows.map((one, index) => [one, index]));
    return this.#indexOfRow.get(row) ?? -1;
  }

  get #keyField(): string {
    return this.fields.rowKey || this.fields.fieldId;
  }

  get #rowKeys(): RowKeys {
    const { rows } = this;
    const field = this.#keyField;
    return (this.#keys ??= new RowKeys({ count: rows.length, idAt: (index) => readField(rows[index], field) }));
  }
}

/** The name of a column: by default its field. */
export const columnName = (column: unknown): string =>
  toText(readField(column, 'name')) || toText(readField(column, 'field'));

/** The text of a field, as its column shows it. */
export function formattedText(row: object, field: string, format: unknown): string {
  const value = readField(row, field);
  return toText(typeof format === 'function' ? tryRead('A format of a column', () => format(value, row), '') : value);
}
