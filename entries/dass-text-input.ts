// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassTextInput } from '../elements/fields/text-input/text-input.js';
export type { MaskName } from '../elements/fields/text-input/mask-model.js';
export type { DassTextInputConfirmDetail } from '../elements/fields/text-input/text-input.js';
export type { TextType } from '../elements/fields/text-input/text-properties.js';
