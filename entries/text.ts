// Text search that ignores case and accents, and pasted lists, as in the elements.
export { fold, TextQuery, type TextRange } from '../elements/core/text/text-fold.js';
export { ListFilter, type ListFilterOptions } from '../elements/core/text/list-filter.js';
export { matchPasted, type PasteOptions, type PasteResult } from '../elements/core/paste-list/paste-list.js';
