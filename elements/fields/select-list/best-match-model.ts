import { canFoldToLength, fold } from '../../core/text/text-fold.js';

/** Maximum number of results in which an exact match is searched, so that each key stays fast. */
const MAX_COMPARED = 1000;

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
