const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** Where more items than these are one slip away, none of them is what was meant. */
const MOST = 2;
/** So many zeros are tried before a number. */
const ZEROS = 6;

/**
 * Items whose key is one slip away: zeros before a number, which spreadsheets drop; else a letter or digit too many, too
 * few, another, or two swapped. Some hundreds of looks at the keys: for the few values that are in view, and for more in
 * slices.
 *
 * @param first the first item with a key, -1 for none
 * @returns their places; none where so many are near that each of them is a guess
 */
export function nearPlaces(key: string, first: (key: string) => number): readonly number[] {
  if (key.length > 64) return [];
  const padded = placesOf(paddingsOf(key), first);
  // In shorter ones every slip finds something.
  return padded.length > 0 || key.length < 4 ? padded : placesOf(slipsOf(key), first);
}

function placesOf(keys: Iterable<string>, first: (key: string) => number): readonly number[] {
  const places = new Set<number>();
  for (const key of keys) {
    const place = first(key);
    if (place >= 0) places.add(place);
    if (places.size > MOST) return [];
  }
  return [...places];
}

/** A key with more and with fewer zeros before its numbers. */
function* paddingsOf(key: string): Generator<string> {
  for (const { index, 0: digits } of key.matchAll(/\d+/g)) {
    const before = key.slice(0, index);
    const after = key.slice(index + digits.length);
    const number = digits.replace(/^0+(?=\d)/, '');
    for (let zeros = 0; zeros <= ZEROS; zeros++) yield before + '0'.repeat(zeros) + number + after;
  }
}

function* slipsOf(key: string): Generator<string> {
  for (let at = 0; at < key.length; at++) yield key.slice(0, at) + key.slice(at + 1);
  for (let at = 0; at < key.length - 1; at++) yield key.slice(0, at) + key[at + 1]! + key[at]! + key.slice(at + 2);
  for (let at = 0; at <= key.length; at++)
    for (const letter of letters) {
      yield key.slice(0, at) + letter + key.slice(at);
      yield key.slice(0, at) + letter + key.slice(at + 1);
    }
}
