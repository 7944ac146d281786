// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassKeyboard } from '../elements/fields/keyboard/keyboard.js';
export type { DassKeyboardConfirmDetail, DassKeyboardKeyDetail } from '../elements/fields/keyboard/keyboard.js';
export type { LayoutName } from '../elements/fields/keyboard/layouts-model.js';
