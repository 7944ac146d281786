// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassHierarchyTable } from '../elements/tables/hierarchy-table/hierarchy-table.js';
export type { Direction, Sorting, SortingFunc, SortingType } from '../elements/core/tree/tree-sorting.js';
export type { HierarchyTableColumnSetting } from '../elements/tables/hierarchy-table/columns/column-settings-model.js';
export type { CellTemplate, HierarchyTableColumn } from '../elements/tables/hierarchy-table/columns/columns.js';
export type { DassHierarchyTableColumnsChangeDetail, DassHierarchyTableCopyDetail, DassHierarchyTableExpandAllDetail, DassHierarchyTableExpandDetail, DassHierarchyTableResizeColumnDetail, DassHierarchyTableRowClickDetail, DassHierarchyTableSelectRowsDetail, DassHierarchyTableSortDetail } from '../elements/tables/hierarchy-table/hierarchy-table-events.js';
export type { Expanded, HierarchyTableFields } from '../elements/tables/hierarchy-table/settings.js';
export type { LoadChildren } from '../elements/tables/hierarchy-table/tree/lazy-children.js';
export type { TreeProblems } from '../elements/tables/hierarchy-table/tree/tree-problems.js';
