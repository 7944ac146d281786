import { canFoldToLength, fold, foldLookup, TextQuery } from '../text/text-fold.js';
import { trimmedText } from '../text/visible-text.js';

/** Maximum number of results in which an exact match is searched, so that each key stays fast. */
const MAX_COMPARED = 1000;
/** Maximum number of results whose labels are ranked. */
const MAX_RANKED = 2000;

/**
 * Returns the position of the result whose label equals the typed text, otherwise contains it, otherwise the first
 * one. Case and accents are ignored.
 *
 * @param count number of results
 */
export function bestMatch(typed: string, count: number, labelAt: (index: number) => string): number {
  const text = fold(typed);
  if (!text) return 0;
  let containing = -1;
  for (let index = 0; index < Math.min(count, MAX_COMPARED); index++) {
    const label = labelAt(index);
    if (containing >= 0 && !canFoldToLength(label, text.length)) continue;
    const folded = fold(label);
    if (folded === text) return index;
    // The application may filter by other fields than the label.
    if (containing < 0 && folded.includes(text)) containing = index;
  }
  return Math.max(0, containing);
}

/**
 * The results to suggest, at most `max`: those whose label is the text first, then those that start with it, then those
 * whose label has all its words, then the others in their order.
 * @param found the indexes of all results
 */
export function bestMatches(
  found: Iterable<number>,
  text: string,
  labelAt: (index: number) => string,
  max: number,
): readonly number[] {
  const query = foldLookup(trimmedText(text));
  const words = new TextQuery(text, 'lookup');
  const ranks: [number[], number[], number[], number[]] = [[], [], [], []];
  let compared = 0;
  for (const index of found) {
    if (++compared > MAX_RANKED) break;
    const label = query === '' ? '' : foldLookup(labelAt(index));
    const rank = label === query ? 0 : label.startsWith(query) ? 1 : words.matches(label, label) ? 2 : 3;
    if (ranks[rank].length < max) ranks[rank].push(index);
  }
  return ranks.flat().slice(0, max);
}
