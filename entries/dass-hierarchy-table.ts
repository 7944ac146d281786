// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
import {
  DassHierarchyTable as ElementClass,
  type TypedHierarchyTable,
} from '../elements/tables/hierarchy-table/hierarchy-table.js';

export const DassHierarchyTable = ElementClass;
export type DassHierarchyTable<Row extends object = object> = TypedHierarchyTable<Row>;

export type { DataAnswer, DataRequest, DataSource, SourceFilter, SourceQuery } from '../elements/core/data/data-source.js';
export type { FilterKind } from '../elements/core/table/column-filters.js';
export type { DataRow } from '../elements/core/table/data-row.js';
export type { Direction, Sorting, SortingFunc, SortingType } from '../elements/core/table/sorting/sort-keys.js';
export type { Expanded } from '../elements/core/tree/tree-table-state.js';
export type { AnyValue } from '../elements/core/util/any-value.js';
export type { FieldName } from '../elements/core/util/field-name.js';
export type { ColumnKind, EditableTableColumn } from '../elements/tables/editing/editable-columns.js';
export type { CellChange, CellChangeDetail, CellsChangeDetail, RefusalOptions } from '../elements/tables/editing/editing-events.js';
export type { FilterValue, FilterValues, FilterableTableColumn } from '../elements/tables/filters/filterable-columns.js';
export type { CellMount, CellTemplate, MountCell, TableColumn } from '../elements/tables/grid/columns/column.js';
export type { TableColumnSetting } from '../elements/tables/grid/columns/grid-columns-model.js';
export type { RowAction, RowActions, TableView } from '../elements/tables/grid/grid-properties.js';
export type { DassHierarchyTableCellChangeDetail, DassHierarchyTableCellsChangeDetail, DassHierarchyTableColumnsChangeDetail, DassHierarchyTableCopyDetail, DassHierarchyTableDetailsDetail, DassHierarchyTableExpandAllDetail, DassHierarchyTableExpandDetail, DassHierarchyTableFilterChangeDetail, DassHierarchyTableFiltersDetail, DassHierarchyTableResizeColumnDetail, DassHierarchyTableRowActionDetail, DassHierarchyTableRowClickDetail, DassHierarchyTableSelectRowsDetail, DassHierarchyTableSortDetail, TreeProblems } from '../elements/tables/hierarchy-table/hierarchy-table-events.js';
export type { HierarchyTableFields, LoadChildren } from '../elements/tables/hierarchy-table/hierarchy-table-properties.js';
