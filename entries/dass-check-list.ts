// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassCheckList } from '../elements/fields/check-list/check-list.js';
export type { DassCheckListCheckDetail } from '../elements/fields/check-list/check-list.js';
