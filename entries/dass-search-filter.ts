// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassSearchFilter } from '../elements/page/search-filter/search-filter.js';
export type { DassSearchFilterFilterDetail } from '../elements/page/search-filter/search-filter.js';
