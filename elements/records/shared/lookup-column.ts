import type { DataTableColumn } from '../../tables/data-table/data-columns.js';
import type { AnyValue } from '../../core/util/any-value.js';

/** A column of a lookup: a column of the table, and a field of the editor. */
export interface LookupColumn<Row = AnyValue> extends DataTableColumn<Row> {
  /** Leaves the column out of the editor. A column whose `field` is a function is always left out. Default: `false`. */
  readonly withoutField?: boolean | undefined;
  /** Leaves the column out of the table: it is only a field of the editor. Default: `false`. */
  readonly withoutColumn?: boolean | undefined;
  /** In the editor: the field must have a value. Default: `false`. */
  readonly required?: boolean | undefined;
  /** In the editor: the user cannot change the value. Default: `false`. */
  readonly readOnly?: boolean | undefined;
  /** In the editor: maximum number of characters of a text. Default: no maximum. */
  readonly maxLength?: number | undefined;
  /** In the editor: several lines for a text. Default: `false`. */
  readonly multiline?: boolean | undefined;
  /** In the editor: help text below the field. A text that starts with `dass` is a message id. Default: none. */
  readonly hint?: string | undefined;
  /**
   * In the editor: the values to select from, instead of a text: texts, or objects with `id` and `label`. Default: any
   * text.
   */
  readonly options?: readonly unknown[] | undefined;
}
