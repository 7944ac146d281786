// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassDialog } from '../elements/controls/dialog/dialog.js';
export type { CloseReason, DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../elements/controls/dialog/dialog-element.js';
