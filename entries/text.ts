// Text search that ignores case and accents, pasted lists, and numbers as users and programs write them, as in the elements.
export { fold, TextQuery, type TextRange } from '../elements/core/text/text-fold.js';
export { ListFilter, type ListFilterOptions } from '../elements/core/text/list-filter.js';
export { matchPasted, type PasteOptions, type PasteResult } from '../elements/core/paste-list/paste-list.js';
export { decimalSign, readNumber, type DecimalSign, type WrittenNumber } from '../elements/core/text/number-text.js';
