const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** With more similar items than these, each one would be a guess. */
const MAX_SIMILAR = 2;
/** Number of leading zeros that are tried. */
const MAX_ZEROS = 6;

/**
 * Finds items whose key has an edit distance of one: other leading zeros of a number, which spreadsheets drop, else a
 * letter or digit that is added, missing, replaced or swapped with the next one. Looks up some hundreds of keys.
 * @param first returns the index of the first item with a key, -1 for none
 * @returns the item indexes; none when there are too many to be a suggestion
 */
export function similarIndexes(key: string, first: (key: string) => number): readonly number[] {
  if (key.length > 64) return [];
  const padded = indexesOf(paddingsOf(key), first);
  // Short keys are similar to too many others.
  return padded.length > 0 || key.length < 4 ? padded : indexesOf(editsOf(key), first);
}

function indexesOf(keys: Iterable<string>, first: (key: string) => number): readonly number[] {
  const indexes = new Set<number>();
  for (const key of keys) {
    const index = first(key);
    if (index >= 0) indexes.add(index);
    if (indexes.size > MAX_SIMILAR) return [];
  }
  return [...indexes];
}

/** Yields the key with other numbers of leading zeros. */
function* paddingsOf(key: string): Generator<string> {
  for (const { index, 0: digits } of key.matchAll(/\d+/g)) {
    const before = key.slice(0, index);
    const after = key.slice(index + digits.length);
    const number = digits.replace(/^0+(?=\d)/, '');
    for (let zeros = 0; zeros <= MAX_ZEROS; zeros++) yield before + '0'.repeat(zeros) + number + after;
  }
}

/** Yields all keys with an edit distance of one. */
function* editsOf(key: string): Generator<string> {
  for (let at = 0; at < key.length; at++) yield key.slice(0, at) + key.slice(at + 1);
  for (let at = 0; at < key.length - 1; at++) yield key.slice(0, at) + key[at + 1]! + key[at]! + key.slice(at + 2);
  for (let at = 0; at <= key.length; at++)
    for (const letter of letters) {
      yield key.slice(0, at) + letter + key.slice(at);
      yield key.slice(0, at) + letter + key.slice(at + 1);
    }
}
