// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassPasteImageDialog } from '../elements/files/paste-image-dialog/paste-image-dialog.js';
export type { CloseReason, DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../elements/controls/dialog/dialog-element.js';
export type { DassPasteImageDialogCloseDetail, DassPasteImageDialogConfirmDetail } from '../elements/files/paste-image-dialog/paste-image-dialog.js';
