// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
import {
  DassHierarchyTable as ElementClass,
  type TypedHierarchyTable,
} from '../elements/tables/hierarchy-table/hierarchy-table.js';

export const DassHierarchyTable = ElementClass;
export type DassHierarchyTable<Row extends object = object> = TypedHierarchyTable<Row>;

export type { Direction, Sorting, SortingFunc, SortingType } from '../elements/core/table/sort-keys.js';
export type { Expanded } from '../elements/core/tree/tree-table-state.js';
export type { AnyValue } from '../elements/core/util/any-value.js';
export type { FieldName } from '../elements/core/util/field-name.js';
export type { TableColumnSetting } from '../elements/tables/grid/columns/column-settings-model.js';
export type { CellMount, CellTemplate, MountCell, TableColumn } from '../elements/tables/grid/columns/column.js';
export type { TableView } from '../elements/tables/grid/rows/table-view.js';
export type { LoadChildren } from '../elements/tables/hierarchy-table/children/load-children.js';
export type { DassHierarchyTableColumnsChangeDetail, DassHierarchyTableCopyDetail, DassHierarchyTableExpandAllDetail, DassHierarchyTableExpandDetail, DassHierarchyTableResizeColumnDetail, DassHierarchyTableRowClickDetail, DassHierarchyTableSelectRowsDetail, DassHierarchyTableSortDetail, TreeProblems } from '../elements/tables/hierarchy-table/hierarchy-table-events.js';
export type { HierarchyTableFields } from '../elements/tables/hierarchy-table/property-values.js';
