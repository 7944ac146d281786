/** What the user selected or deselected. Each list is created when it is first read. */
export interface SelectedRowsChange {
  /** All selected rows. */
  readonly rows: readonly object[];
  /** The keys of `rows`, in the same order. */
  readonly keys: readonly string[];
  /** The rows that were selected or deselected. */
  readonly changed: readonly object[];
}

/** The change of a selection of rows that may not be loaded. */
export interface SelectionChange extends SelectedRowsChange {
  /** Whether all rows of a source are selected, except `exceptions`. */
  readonly selectedAll: boolean;
  /** Keys of the rows that are not selected while `selectedAll` is true. */
  readonly exceptions: readonly string[];
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
): SelectedRowsChange {
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
