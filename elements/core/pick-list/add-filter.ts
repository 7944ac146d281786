import { fold } from '../text/text-fold.js';
import { trimmedText } from '../text/visible-text.js';

/**
 * Adds a filter to the filters that are shown as chips.
 * @param replacesOthers the new filter replaces the others
 * @returns the same array when nothing is added: the text is empty, or one of the filters finds the same
 */
export function addFilter(filters: readonly string[], label: string, replacesOthers: boolean): readonly string[] {
  const text = trimmedText(label);
  if (text === '' || filters.some((other) => findsSame(other, text))) return filters;
  return replacesOthers ? [text] : [...filters, text];
}

function findsSame(a: string, b: string): boolean {
  const folded = fold(a);
  return a === b || (folded !== '' && folded === fold(b));
}
