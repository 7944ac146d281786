// Search as the elements search: without regard to case and accents.
export { fold, TextQuery, type TextRange } from '../elements/core/text/text-fold.js';
export { ListFilter, type ListFilterOptions } from '../elements/core/text/list-filter.js';
