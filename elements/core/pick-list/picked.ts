/** What is selected, in its order: never changed, a move makes another one. */
export interface Picked {
  /** The place of each entry among the items. */
  readonly places: Int32Array;
  /** The key of each entry: a copy of an item that is selected twice has one of its own. */
  readonly keys: Int32Array;
}

export const nothingPicked: Picked = { places: new Int32Array(0), keys: new Int32Array(0) };

/** The entries at some positions, in the order of the positions. */
export function onlyPicked({ places, keys }: Picked, positions: Uint32Array): Picked {
  return both(chosen(places, positions), keys === places, () => chosen(keys, positions));
}

/** Those entries of which something is so. */
export function onlyWhere(picked: Picked, isWanted: (at: number) => boolean): Picked {
  return onlyPicked(picked, everyPosition(picked).filter(isWanted));
}

/** The positions of all entries. */
export const everyPosition = ({ keys }: Picked): Uint32Array => Uint32Array.from(keys.keys());

/** Whether both have the same entries in the same order. */
export const samePicked = (a: Picked, b: Picked): boolean =>
  a.keys.length === b.keys.length && a.keys.every((key, at) => key === b.keys[at]);

/** Makes entries of their places; where keys are the places they are the same list, which spares the half. */
export const both = (places: Int32Array, isSame: boolean, keysOf: () => Int32Array): Picked => ({
  places,
  keys: isSame ? places : keysOf(),
});

function chosen(list: Int32Array, positions: Uint32Array): Int32Array {
  const some = new Int32Array(positions.length);
  for (let at = 0; at < some.length; at++) some[at] = list[positions[at] as number] as number;
  return some;
}
