// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
import {
  DassDataTable as ElementClass,
  type TypedDataTable,
} from '../elements/tables/data-table/data-table.js';

export const DassDataTable = ElementClass;
export type DassDataTable<Row extends object = object> = TypedDataTable<Row>;

export type { DataAnswer, DataRequest, DataSource, SourceFilter, SourceQuery } from '../elements/core/data/data-source.js';
export type { FilterKind } from '../elements/core/table/column-filters.js';
export type { SummaryKind } from '../elements/core/table/column-summary.js';
export type { DataRow } from '../elements/core/table/data-row.js';
export type { Direction, Sorting, SortingFunc, SortingType } from '../elements/core/table/sorting/sort-keys.js';
export type { AnyValue } from '../elements/core/util/any-value.js';
export type { FieldName } from '../elements/core/util/field-name.js';
export type { DataTableColumn } from '../elements/tables/data-table/data-columns.js';
export type { DassDataTableCellChangeDetail, DassDataTableCellsChangeDetail, DassDataTableColumnsChangeDetail, DassDataTableCopyDetail, DassDataTableDetailsDetail, DassDataTableExportDetail, DassDataTableFilterChangeDetail, DassDataTableFiltersDetail, DassDataTableResizeColumnDetail, DassDataTableRowActionDetail, DassDataTableRowDetail, DassDataTableSelectRowsDetail, DassDataTableSortDetail, ExportFormat } from '../elements/tables/data-table/data-table-events.js';
export type { LoadRows, RowsAnswer, RowsRequest } from '../elements/tables/data-table/data-table-properties.js';
export type { ExportOptions } from '../elements/tables/data-table/data-table.js';
export type { ColumnKind, EditableTableColumn } from '../elements/tables/editing/editable-columns.js';
export type { CellChange, CellChangeDetail, CellsChangeDetail, RefusalOptions } from '../elements/tables/editing/editing-events.js';
export type { FilterValue, FilterValues, FilterableTableColumn } from '../elements/tables/filters/filterable-columns.js';
export type { CellMount, CellTemplate, MountCell, TableColumn } from '../elements/tables/grid/columns/column.js';
export type { TableColumnSetting } from '../elements/tables/grid/columns/grid-columns-model.js';
export type { RowAction, RowActions, TableView } from '../elements/tables/grid/grid-properties.js';
