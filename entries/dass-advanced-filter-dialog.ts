// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassAdvancedFilterDialog } from '../elements/page/advanced-filter-dialog/advanced-filter-dialog.js';
export type { CloseReason, DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../elements/controls/dialog/dialog-element.js';
export type { DassAdvancedFilterDialogChangeValuesDetail, DassAdvancedFilterDialogClearFieldsDetail, DassAdvancedFilterDialogFilterDetail } from '../elements/page/advanced-filter-dialog/advanced-filter-dialog.js';
export type { FormReading } from '../elements/page/advanced-filter-dialog/form-fields.js';
export type { FilterChip, Filters } from '../elements/page/filters-model.js';
