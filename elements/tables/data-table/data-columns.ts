import type { EditableValues } from '../../core/table/cells/editable-values.js';
import type { SummaryKind } from '../../core/table/column-summary.js';
import { numberCell } from '../../core/format/cell-text.js';
import { dateCell } from '../../core/format/date-cell.js';
import type { DataRow } from '../../core/table/data-row.js';
import { toText } from '../../core/text/to-text.js';
import type { AnyValue } from '../../core/util/any-value.js';
import type { FieldName } from '../../core/util/field-name.js';
import { readField, readList, tryRead } from '../../core/util/read-value.js';
import { describe, warnOnce } from '../../base/warn.js';
import { arrangeEditableColumns, createEditableColumns } from '../editing/editable-columns.js';
import type { EditableColumn } from '../editing/editable-grid.js';
import { filterableColumn, filterFields, type FilterableTableColumn } from '../filters/filterable-columns.js';
import type { Column } from '../grid/columns/column.js';
import type { TableColumnSetting } from '../grid/columns/grid-columns-model.js';

export type { ColumnKind } from '../editing/editable-columns.js';
export type { FilterValue, FilterValues } from '../filters/filterable-columns.js';

/** A column of a data table. `Row` is the application's type of a row. */
export interface DataTableColumn<Row = AnyValue> extends FilterableTableColumn<Row> {
  /**
   * What the footer shows of the values: `sum`, `average`, `min`, `max`, `count` (of values that are not empty), or a list
   * of them. Of all rows that the filter includes, or of the selected ones when there are any. Columns of numbers have all
   * of them, columns of dates `min`, `max` and `count`, others `count`; what a column does not have is left out with a
   * warning in the console. Default: none.
   */
  readonly summary?: SummaryKind | readonly SummaryKind[] | undefined;
  /**
   * Makes the column the title of each card on a narrow table: at the top, in bold, in up to two lines. The first column
   * that sets it wins. Default: `false`; without a title column, the first column is the title.
   */
  readonly isTitle?: boolean | undefined;
  /**
   * Field with the level of a row, or a function that returns it: 0 for no indent, 1 for 25 px, and so on. Default: no
   * indent.
   */
  readonly level?: FieldName<Row> | ((row: Row) => unknown) | undefined;
}

/** A column that can be rendered, sorted, filtered, edited and summarized. */
export interface DataColumn extends EditableColumn {
  readonly summaries: readonly SummaryKind[];
  readonly isTitle: boolean;
  /** The text of a sum or another value in the footer, as the cells show theirs. */
  summaryText(value: unknown, language: string): string;
}

/** Indent of each level. */
const INDENT_PX = 25;
const MAX_LEVEL = 20;

const noRow = {};

const dataFields = [...filterFields, 'level', 'summary', 'isTitle'];

/** All columns in the order of the user, hidden ones among them. Entries that are not objects are left out. */
export const arrangeDataColumns = (
  given: readonly unknown[],
  settings: readonly TableColumnSetting[],
): readonly DataTableColumn[] => arrangeEditableColumns(given, settings, dataFields);

/** The visible columns. @param fallback the field to show when there are none */
export const createDataColumns = (
  tag: string,
  given: readonly DataTableColumn[],
  fallback: string,
  values: EditableValues,
): readonly DataColumn[] =>
  createEditableColumns(tag, given, fallback, values).map((column) => {
    const source = column.key as DataTableColumn;
    const { level } = source;
    return {
      ...filterableColumn(column),
      isTitle: source.isTitle === true,
      summaries: summariesOf(tag, column, source.summary),
      summaryText: (value, language) => summaryText(column, source, value, language),
      ...(level !== undefined && { indentOf: (row: DataRow) => INDENT_PX * levelOf(row, level) }),
    };
  });

/** The summaries of columns of each type, in the order in which they are shown. */
const summaryKinds: readonly SummaryKind[] = ['sum', 'average', 'min', 'max', 'count'];
const dateSummaryKinds: readonly SummaryKind[] = ['min', 'max', 'count'];
const textSummaryKinds: readonly SummaryKind[] = ['count'];

function summariesOf(tag: string, { name, type }: Column, given: unknown): readonly SummaryKind[] {
  const wanted: readonly unknown[] = given === undefined ? [] : (readList(given) ?? [given]);
  const possible = type === 'number' ? summaryKinds : type === 'date' ? dateSummaryKinds : textSummaryKinds;
  for (const kind of wanted)
    if (!possible.includes(kind as SummaryKind))
      warnOnce(tag, `Column '${name}' of the type ${type} has no summary ${describe(kind)}; it is left out.`);
  return possible.filter((kind) => wanted.includes(kind));
}

function summaryText({ type }: Column, { format }: DataTableColumn, value: unknown, language: string): string {
  if (typeof format === 'function') {
    const own = type === 'number' ? Number(value) : value;
    try {
      return toText(format(own, noRow));
    } catch {
      // The format reads the row, which a sum does not have.
    }
  }
  return type === 'date' ? dateCell(value, language) : numberCell(value, language);
}

function levelOf(row: DataRow, level: string | ((row: never) => unknown)): number {
  const value =
    typeof level === 'function' ? tryRead('A level', () => level(row as never), 0) : readField(row, toText(level));
  const number = Number(toText(value));
  return number > 0 ? Math.min(Math.floor(number), MAX_LEVEL) : 0;
}
