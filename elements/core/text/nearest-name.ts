/** A name is near enough if at most this share of its characters differs. */
const MAX_SHARE = 0.4;

/**
 * Finds the name that a misspelled one probably stands for.
 *
 * @returns `undefined` if no name is near enough
 */
export function nearestName(written: string, names: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let minDistance = written.length * MAX_SHARE;
  for (const name of names) {
    const distance = editDistance(written, name);
    if (distance > minDistance || (distance === minDistance && nearest !== undefined)) continue;
    nearest = name;
    minDistance = distance;
  }
  return nearest;
}

/** The number of characters to insert, remove or replace (Levenshtein distance). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + Number(a[i - 1] !== b[j - 1]));
    row = next;
  }
  return row[b.length]!;
}
