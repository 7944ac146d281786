// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassFilterChips } from '../elements/page/filter-chips/filter-chips.js';
export type { DassFilterChipsFilterDetail, DassFilterChipsRemoveFilterDetail } from '../elements/page/filter-chips/filter-chips.js';
export type { RemoveFilterDetail } from '../elements/page/filter-label.js';
export type { FilterChip, Filters, Search } from '../elements/page/filters-model.js';
