// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassBooleanChip } from '../elements/fields/boolean-chip/boolean-chip.js';
