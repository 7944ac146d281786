// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassLookup } from '../elements/records/lookup/lookup.js';
export type { SortingFunc, SortingType } from '../elements/core/table/sort-keys.js';
export type { OptionId, SelectValue } from '../elements/fields/select-list/select-list-model.js';
export type { FormRequest, RenderForm, SaveRequest, SaveRow } from '../elements/records/lookup-edit-dialog/save-row.js';
export type { DassLookupRemoveDetail, DassLookupSaveDetail, DassLookupSearchDetail } from '../elements/records/lookup/lookup-properties.js';
export type { LookupKind } from '../elements/records/shared/kind-flags-model.js';
export type { LookupColumn } from '../elements/records/shared/lookup-column.js';
export type { LookupRemoveDetail, LookupSaveDetail, LookupSearchDetail } from '../elements/records/shared/lookup-events.js';
export type { FailedRow, RemoveAnswer } from '../elements/records/shared/removal-model.js';
export type { RemoveRows, RestoreRows, RowsRequest } from '../elements/records/shared/remove-rows.js';
export type { FoundRows, SearchRequest, SearchRows } from '../elements/records/shared/row-search-model.js';
export type { ColumnKind, DataTableColumn } from '../elements/tables/data-table/columns/data-columns.js';
export type { CellTemplate, TableColumn } from '../elements/tables/grid/columns/column.js';
