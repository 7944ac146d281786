import type { FilterKind } from '../../core/table/column-filters.js';
import type { AnyValue } from '../../core/util/any-value.js';
import type { EditableTableColumn } from '../editing/editable-columns.js';
import type { EditableColumn } from '../editing/editable-grid.js';

/** A column of a table by which the user can filter. `Row` is the application's type of a row. */
export interface FilterableTableColumn<Row = AnyValue> extends EditableTableColumn<Row> {
  /**
   * Whether the user can filter by the column, and how: `text` by words, `number` and `date` from one value to another,
   * `list` by the texts of the column, `flag` by yes and no. `true` chooses by `kind`, `sortingType` and `options`. Another
   * value acts as `true`, with a warning in the console. Default: `false`.
   */
  readonly filter?: boolean | FilterKind | undefined;
  /**
   * The values that a filter of the kind `list` offers: `{id, label}` each, texts or numbers, or a function that returns a
   * promise of them. Default: `options`, otherwise the texts of the rows; of a `dataSource`, which the table does not know,
   * the filter is then one of the kind `text`.
   */
  readonly filterValues?: FilterValues | undefined;
}

/** A value that a filter offers. */
export type FilterValue = string | number | { readonly id: string | number; readonly label: string };
/** The values that a filter offers. */
export type FilterValues = readonly FilterValue[] | (() => Promise<readonly FilterValue[]>);

/** The names of the fields of a column that say how it is filtered. */
export const filterFields = ['filter', 'filterValues'];

/** What a column has for its filter. */
export const filterableColumn = <C extends EditableColumn>(column: C): C => ({
  ...column,
  isFilterable: Boolean((column.key as FilterableTableColumn).filter),
});
