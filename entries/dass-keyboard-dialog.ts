// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassKeyboardDialog } from '../elements/fields/keyboard-dialog/keyboard-dialog.js';
export type { CloseReason, DassDialogBeforeCloseDetail } from '../elements/controls/dialog/dialog-element.js';
export type { DassKeyboardDialogCloseDetail, DassKeyboardDialogConfirmDetail } from '../elements/fields/keyboard-dialog/keyboard-dialog-properties.js';
export type { DassKeyboardKeyDetail } from '../elements/fields/keyboard/keyboard.js';
export type { LayoutName } from '../elements/fields/keyboard/layouts-model.js';
export type { MaskName } from '../elements/fields/text-input/mask-model.js';
export type { TextType } from '../elements/fields/text-input/text-properties.js';
