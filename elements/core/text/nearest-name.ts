/** Names that differ in more than this share of their characters are not similar. */
const MAX_DIFFERENCE = 0.4;

/**
 * Returns the name that is most similar to a misspelled one, ignoring case, hyphens and underscores.
 *
 * @returns `undefined` if none is similar
 */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const plain = (text: string): string => text.toLowerCase().replace(/[-_]/g, '');
  const wanted = plain(name);
  let nearest: string | undefined;
  let best = Infinity;
  for (const candidate of names) {
    const own = plain(candidate);
    const distance = editDistance(wanted, own);
    if (distance >= best || distance > MAX_DIFFERENCE * Math.max(wanted.length, own.length)) continue;
    [nearest, best] = [candidate, distance];
  }
  return nearest;
}

/** The least number of characters to insert, remove, replace, or exchange with the next one (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      let distance = Math.min(previous[j]! + 1, current[j - 1]! + 1, replaced);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        distance = Math.min(distance, beforePrevious[j - 2]! + 1);
      current.push(distance);
    }
    [beforePrevious, previous] = [previous, current];
  }
  return previous[b.length]!;
}
