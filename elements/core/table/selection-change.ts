/** What the user selected or deselected. Each list is created when it is first read. */
export interface SelectionChange {
  /** All selected rows. */
  readonly rows: readonly object[];
  /** The keys of `rows`, in the same order. */
  readonly keys: readonly string[];
  /** The rows that were selected or deselected. */
  readonly changed: readonly object[];
}

/** The rows at the time of the change. They stay the same when the application sets others. */
interface KeyedRows {
  readonly rows: readonly object[];
  keysOf(rowIndexes: Iterable<number>): readonly string[];
}

/**
 * @param selected computes the indexes of all selected rows after the change
 * @param changed computes those that were selected or deselected
 */
export function createSelectionChange(
  from: KeyedRows,
  selected: () => Uint32Array,
  changed: () => Uint32Array,
): SelectionChange {
  const rowsOf = (rowIndexes: Uint32Array): object[] => Array.from(rowIndexes, (at) => from.rows[at] as object);
  const lists: { rows?: readonly object[]; keys?: readonly string[]; changed?: readonly object[] } = {};
  return {
    get rows() {
      return (lists.rows ??= rowsOf(selected()));
    },
    get keys() {
      return (lists.keys ??= from.keysOf(selected()));
    },
    get changed() {
      return (lists.changed ??= rowsOf(changed()));
    },
  };
}
