// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassImageEditorDialog } from '../elements/media/image-editor-dialog/image-editor-dialog.js';
export type { CloseReason, DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../elements/controls/dialog/dialog-element.js';
export type { MarkKind } from '../elements/core/image/marks.js';
export type { DassImageEditorDialogCloseDetail, DassImageEditorDialogConfirmDetail, ImageFormat, ImageResult, ImageTool } from '../elements/media/image-editor-dialog/image-editor-properties.js';
