// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassDeleteDialog } from '../elements/messages/delete-dialog/delete-dialog.js';
export type { CloseReason, DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../elements/controls/dialog/dialog-element.js';
export type { TextSource } from '../locales/texts-by-key.js';
