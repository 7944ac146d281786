// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassSortDialog } from '../elements/picking/sort-dialog/sort-dialog.js';
export type { CloseReason, DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../elements/controls/dialog/dialog-element.js';
export type { DassSortDialogCloseDetail, DassSortDialogConfirmDetail, SortChoice } from '../elements/picking/sort-dialog/sort-dialog.js';
