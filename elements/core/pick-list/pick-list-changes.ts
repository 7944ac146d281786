/** The selection at one time. */
export interface PickSnapshot {
  /** The keys of the entries, in order. */
  readonly keys: Int32Array;
  /** Returns the selected items in the same order. */
  selected(): readonly unknown[];
}

/** The difference between two selections. */
export interface PickChanges {
  readonly addedCount: number;
  readonly removedCount: number;
  added(): readonly unknown[];
  removed(): readonly unknown[];
  /** Whether both have the same entries in another order. */
  readonly isReordered: boolean;
}

/** Compares two selections by the keys of their entries. */
export function pickChanges(before: PickSnapshot, after: PickSnapshot): PickChanges {
  const isSame = before.keys === after.keys;
  const added = isSame ? [] : missingPositions(after.keys, before.keys);
  const removed = isSame ? [] : missingPositions(before.keys, after.keys);
  return {
    addedCount: added.length,
    removedCount: removed.length,
    added: () => added.map((at) => after.selected()[at]),
    removed: () => removed.map((at) => before.selected()[at]),
    isReordered:
      !isSame && added.length + removed.length === 0 && before.keys.some((key, at) => key !== after.keys[at]),
  };
}

/** Returns the positions of the keys that are not among others. */
function missingPositions(keys: Int32Array, others: Int32Array): number[] {
  const known = new Set(others);
  const positions: number[] = [];
  for (const [at, key] of keys.entries()) if (!known.has(key)) positions.push(at);
  return positions;
}
