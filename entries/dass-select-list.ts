// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassSelectList } from '../elements/fields/select-list/select-list.js';
export type { FilterQuestion } from '../elements/fields/select-list/external-filter-model.js';
export type { OptionId, SelectValue } from '../elements/fields/select-list/select-list-model.js';
export type { DassSelectListFilterDetail } from '../elements/fields/select-list/select-list.js';
