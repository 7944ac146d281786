// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassPasteListDialog } from '../elements/picking/paste-list-dialog/paste-list-dialog.js';
export type { CloseReason, DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../elements/controls/dialog/dialog-element.js';
export type { SkipReason, SkippedValue } from '../elements/core/paste-list/paste-list-match.js';
export type { PastedRow, PastedRows } from '../elements/core/paste-list/paste-list-rows.js';
export type { PasteResult } from '../elements/core/paste-list/paste-list.js';
export type { PasteField } from '../elements/picking/paste-list-dialog/paste-fields.js';
export type { DassPasteListDialogCloseDetail, DassPasteListDialogConfirmDetail } from '../elements/picking/paste-list-dialog/paste-list-dialog.js';
