// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassLanguagePicker } from '../elements/fields/language-picker/language-picker.js';
export type { LanguageOption } from '../elements/fields/language-picker/language-options.js';
