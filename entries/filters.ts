// The filter chips of the page header.
export { SEARCH_KEY, type FilterChip, type Filters } from '../elements/page/filters-model.js';
