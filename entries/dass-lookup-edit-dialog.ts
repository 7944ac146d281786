// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
import {
  DassLookupEditDialog as ElementClass,
  type TypedLookupEditDialog,
} from '../elements/records/lookup-edit-dialog/lookup-edit-dialog.js';

export const DassLookupEditDialog = ElementClass;
export type DassLookupEditDialog<Row extends object = object> = TypedLookupEditDialog<Row>;

export type { CloseReason, DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../elements/controls/dialog/dialog-element.js';
export type { FilterKind } from '../elements/core/table/column-filters.js';
export type { SummaryKind } from '../elements/core/table/column-summary.js';
export type { SortingFunc, SortingType } from '../elements/core/table/sorting/sort-keys.js';
export type { AnyValue } from '../elements/core/util/any-value.js';
export type { FieldName } from '../elements/core/util/field-name.js';
export type { DassLookupEditDialogSaveDetail } from '../elements/records/lookup-edit-dialog/lookup-edit-dialog-properties.js';
export type { FormRequest, RenderForm, SaveRequest, SaveRow } from '../elements/records/lookup-edit-dialog/save-row.js';
export type { LookupColumn } from '../elements/records/shared/lookup-column.js';
export type { DataTableColumn } from '../elements/tables/data-table/data-columns.js';
export type { ColumnKind, EditableTableColumn } from '../elements/tables/editing/editable-columns.js';
export type { FilterValue, FilterValues, FilterableTableColumn } from '../elements/tables/filters/filterable-columns.js';
export type { CellMount, CellTemplate, MountCell, TableColumn } from '../elements/tables/grid/columns/column.js';
