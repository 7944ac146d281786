/** With more different values, looking each one up would cost more than it saves. */
const MAX_VALUES = 4096;

/** The different values of a column. */
export interface DistinctValues {
  readonly values: readonly unknown[];
  /** The index in `values` of the value of each row. */
  readonly valueIndexes: Uint32Array;
}

/** Returns the different values of a column; undefined when they are many. */
export function distinctValues<Row>(rows: readonly Row[], value: (row: Row) => unknown): DistinctValues | undefined {
  const indexOf = new Map<unknown, number>();
  const valueIndexes = new Uint32Array(rows.length);
  for (let rowIndex = 0; rowIndex < rows.length; rowIndex++) {
    const one = value(rows[rowIndex] as Row);
    let index = indexOf.get(one);
    if (index === undefined) {
      if (indexOf.size === MAX_VALUES) return undefined;
      indexOf.set(one, (index = indexOf.size));
    }
    valueIndexes[rowIndex] = index;
  }
  return { values: [...indexOf.keys()], valueIndexes };
}
