// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassConfirmDialog } from '../elements/messages/confirm-dialog/confirm-dialog.js';
export type { CloseReason, DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../elements/controls/dialog/dialog-element.js';
export type { DassConfirmDialogCloseDetail, DassConfirmDialogConfirmDetail } from '../elements/messages/confirm-dialog/confirm-dialog.js';
export type { QuestionTone } from '../elements/messages/shared/question-dialog.js';
export type { TextSource } from '../locales/texts-by-key.js';
