// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassPageHeader } from '../elements/page/page-header/page-header.js';
export type { RemoveFilterDetail } from '../elements/page/filter-label.js';
export type { FilterChip, Filters, Search } from '../elements/page/filters-model.js';
export type { DassPageHeaderFilterDetail, DassPageHeaderRemoveFilterDetail } from '../elements/page/page-header/page-header.js';
