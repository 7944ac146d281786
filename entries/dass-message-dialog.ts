// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassMessageDialog } from '../elements/messages/message-dialog/message-dialog.js';
export type { CloseReason, DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../elements/controls/dialog/dialog-element.js';
export type { FieldError } from '../elements/core/messages/field-errors.js';
export type { MessageInput, MessageType } from '../elements/core/messages/messages.js';
export type { DassMessageDialogCloseDetail } from '../elements/messages/message-dialog/message-dialog.js';
