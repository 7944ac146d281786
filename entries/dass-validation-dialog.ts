// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassValidationDialog } from '../elements/messages/validation-dialog/validation-dialog.js';
export type { CloseReason, DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../elements/controls/dialog/dialog-element.js';
export type { Target } from '../elements/messages/validation-dialog/go-to-target.js';
export type { DassValidationDialogCloseDetail, ValidationItem } from '../elements/messages/validation-dialog/validation-dialog.js';
