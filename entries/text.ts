// Search as the elements search, without regard to case and accents; pasted lists as they read them.
export { fold, TextQuery, type TextRange } from '../elements/core/text/text-fold.js';
export { ListFilter, type ListFilterOptions } from '../elements/core/text/list-filter.js';
export { matchPasted, type PasteOptions, type PasteResult } from '../elements/core/paste-list/paste-list.js';
