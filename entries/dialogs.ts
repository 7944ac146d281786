// Confirmations and messages as promises, and notices. Each loads its element on first use.
export {
  confirm,
  confirmDiscard,
  confirmWithReason,
  type ConfirmDiscardOptions,
  type ConfirmOptions,
  type ConfirmWithReasonOptions,
} from '../elements/messages/confirm-dialog/confirm.js';
export { confirmDelete, type ConfirmDeleteOptions } from '../elements/messages/delete-dialog/confirm-delete.js';
export { message, setGoToLogin, type MessageOptions } from '../elements/messages/message-dialog/message.js';
export { showValidation, type ShowValidationOptions } from '../elements/messages/validation-dialog/show-validation.js';
export type { ValidationItem } from '../elements/messages/validation-dialog/validation-dialog.js';
export { pasteList, type PasteListOptions } from '../elements/picking/paste-list-dialog/paste-list.js';
export type { PasteResult } from '../elements/core/paste-list/paste-list.js';
export { askSort, type AskSortOptions } from '../elements/picking/sort-dialog/ask-sort.js';
export type { SortChoice } from '../elements/picking/sort-dialog/sort-dialog.js';
export { copyValues, type CopyValuesOptions } from '../elements/records/copy-dialog/copy-values.js';
export type { CopyResult } from '../elements/records/copy-dialog/copy-dialog.js';
export {
  editTranslations,
  type EditTranslationsOptions,
} from '../elements/records/translation-dialog/edit-translations.js';
export type { Translation, TranslationLanguage } from '../elements/records/translation-dialog/translation-dialog.js';
export { openCamera, type OpenCameraOptions } from '../elements/media/camera-dialog/open-camera.js';
export type { CameraMode } from '../elements/media/camera-dialog/camera-modes.js';
export type { CameraResult } from '../elements/media/camera-dialog/camera-dialog.js';
export { editImage, type EditImageOptions } from '../elements/media/image-editor-dialog/edit-image.js';
export type { ImageFormat, ImageResult, ImageTool } from '../elements/media/image-editor-dialog/image-editor-dialog.js';
export { openKeyboard } from '../elements/fields/keyboard-dialog/open-keyboard.js';
export type { KeyboardOptions } from '../elements/fields/keyboard-dialog/show-keyboard.js';
export {
  openLookup,
  type LookupSelection,
  type OpenLookupOptions,
} from '../elements/records/lookup-dialog/open-lookup.js';
export { notify, type NotifyEnd, type NotifyInput, type NotifyOptions } from '../elements/controls/notice/notify.js';
export type { NoticePosition, NoticeType } from '../elements/controls/notice/notice.js';
