// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassDateInput } from '../elements/fields/date-input/date-input.js';
export type { DisabledDays } from '../elements/fields/date-input/date-bounds-model.js';
