// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassFilterChipsDialog } from '../elements/page/filter-chips-dialog/filter-chips-dialog.js';
export type { CloseReason, DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../elements/controls/dialog/dialog-element.js';
export type { DassFilterChipsDialogFilterDetail, DassFilterChipsDialogRemoveFilterDetail } from '../elements/page/filter-chips-dialog/filter-chips-dialog.js';
export type { RemoveFilterDetail } from '../elements/page/filter-label.js';
export type { FilterChip, Filters, Search } from '../elements/page/filters-model.js';
