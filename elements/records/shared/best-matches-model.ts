import { foldLookup } from '../../core/text/text-fold.js';
import { trimmedText } from '../../core/text/visible-text.js';

/** Maximum number of results of which the labels are compared, so that each key stays fast. */
const MAX_COMPARED = 2000;

/**
 * The results to suggest, at most `max`: those whose label is the text first, then those that start with it, then the
 * others in their order.
 * @param found the indexes of all results
 */
export function bestMatches(
  found: Iterable<number>,
  text: string,
  labelAt: (index: number) => string,
  max: number,
): readonly number[] {
  const query = foldLookup(trimmedText(text));
  const ranks: [number[], number[], number[]] = [[], [], []];
  let compared = 0;
  for (const index of found) {
    if (++compared > MAX_COMPARED) break;
    const label = query === '' ? '' : foldLookup(labelAt(index));
    const rank = label === query ? 0 : label.startsWith(query) ? 1 : 2;
    if (ranks[rank].length < max) ranks[rank].push(index);
  }
  return ranks.flat().slice(0, max);
}
