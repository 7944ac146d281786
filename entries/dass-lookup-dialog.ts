// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
import {
  DassLookupDialog as ElementClass,
  type TypedLookupDialog,
} from '../elements/records/lookup-dialog/lookup-dialog.js';

export const DassLookupDialog = ElementClass;
export type DassLookupDialog<Row extends object = object> = TypedLookupDialog<Row>;

export type { CloseReason, DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../elements/controls/dialog/dialog-element.js';
export type { DataAnswer, DataRequest, DataSource, SourceFilter, SourceQuery } from '../elements/core/data/data-source.js';
export type { FilterKind } from '../elements/core/table/column-filters.js';
export type { SummaryKind } from '../elements/core/table/column-summary.js';
export type { Direction, Sorting, SortingFunc, SortingType } from '../elements/core/table/sorting/sort-keys.js';
export type { AnyValue } from '../elements/core/util/any-value.js';
export type { FieldName } from '../elements/core/util/field-name.js';
export type { DassLookupDialogConfirmDetail } from '../elements/records/lookup-dialog/lookup-dialog-properties.js';
export type { DassLookupDialogRemoveDetail, DassLookupDialogSaveDetail, DassLookupDialogSearchDetail } from '../elements/records/lookup-dialog/lookup-dialog.js';
export type { FormRequest, RenderForm, SaveRequest, SaveRow } from '../elements/records/lookup-edit-dialog/save-row.js';
export type { LookupKind } from '../elements/records/shared/kind-flags-model.js';
export type { LookupColumn } from '../elements/records/shared/lookup-column.js';
export type { LookupRemoveDetail, LookupSaveDetail, LookupSearchDetail } from '../elements/records/shared/lookup-events.js';
export type { LookupId } from '../elements/records/shared/lookup-rows-model.js';
export type { LookupMembers } from '../elements/records/shared/lookup-shared-properties.js';
export type { FailedRow, RemoveAnswer } from '../elements/records/shared/removal-model.js';
export type { RemoveRows, RestoreRows, RowsRequest } from '../elements/records/shared/remove-rows.js';
export type { FoundRows, SearchRequest, SearchRows } from '../elements/records/shared/row-search-model.js';
export type { DataTableColumn } from '../elements/tables/data-table/data-columns.js';
export type { ColumnKind, EditableTableColumn } from '../elements/tables/editing/editable-columns.js';
export type { FilterValue, FilterValues, FilterableTableColumn } from '../elements/tables/filters/filterable-columns.js';
export type { CellMount, CellTemplate, MountCell, TableColumn } from '../elements/tables/grid/columns/column.js';
