/** What is selected at a time: the keys of its entries, and the entries themselves, made when they are asked for. */
export interface PickSnapshot {
  readonly keys: Int32Array;
  selected(): readonly unknown[];
}

/** What has come and what has gone from one time to another. */
export interface PickChanges {
  readonly addedCount: number;
  readonly removedCount: number;
  added(): readonly unknown[];
  removed(): readonly unknown[];
  /** The same entries, in another order. */
  readonly isReordered: boolean;
}

/** Compares what is selected at two times, by the keys of the entries. */
export function pickChanges(before: PickSnapshot, after: PickSnapshot): PickChanges {
  const isSame = before.keys === after.keys;
  const added = isSame ? [] : missing(after.keys, before.keys);
  const removed = isSame ? [] : missing(before.keys, after.keys);
  return {
    addedCount: added.length,
    removedCount: removed.length,
    added: () => added.map((at) => after.selected()[at]),
    removed: () => removed.map((at) => before.selected()[at]),
    isReordered:
      !isSame && added.length + removed.length === 0 && before.keys.some((key, at) => key !== after.keys[at]),
  };
}

/** Where the keys are that others do not have. */
function missing(keys: Int32Array, others: Int32Array): number[] {
  const known = new Set(others);
  const places: number[] = [];
  for (const [at, key] of keys.entries()) if (!known.has(key)) places.push(at);
  return places;
}
