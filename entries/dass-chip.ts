// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassChip } from '../elements/controls/chip/chip.js';
export type { DassChipPressDetail } from '../elements/controls/chip/chip.js';
