import { fold } from '../text/text-fold.js';

/**
 * Adds a filter to those that there are.
 * @param isSingle it takes the place of all others
 * @returns the very same list when there is nothing to add: an empty text, or one that filters the same as another
 */
export function addFilter(filters: readonly string[], label: string, isSingle: boolean): readonly string[] {
  const text = label.trim();
  if (text === '' || filters.some((one) => sameFilter(one, text))) return filters;
  return isSingle ? [text] : [...filters, text];
}

function sameFilter(a: string, b: string): boolean {
  const folded = fold(a);
  return a === b || (folded !== '' && folded === fold(b));
}
