/** A removed row, and its index before; -1 when it was not among the rows. */
export interface RemovedRow {
  readonly row: object;
  readonly index: number;
}

/** Replaces a row by its saved version; a new row is the first one. @param original undefined for a new row */
export function withSaved(rows: readonly object[], saved: object, original: object | undefined): readonly object[] {
  if (original === undefined) return [saved, ...rows];
  return rows.map((row) => (row === original ? saved : row));
}

/** Removes rows. @returns the remaining rows, and what `withRestored()` needs */
export function withoutRows(
  rows: readonly object[],
  removed: readonly object[],
): { readonly rows: readonly object[]; readonly removed: readonly RemovedRow[] } {
  const gone = new Set(removed);
  const found = rows.flatMap((row, index) => (gone.has(row) ? { row, index } : []));
  const foundRows = new Set(found.map(({ row }) => row));
  const others = removed.filter((row) => !foundRows.has(row)).map((row) => ({ row, index: -1 }));
  return { rows: rows.filter((row) => !gone.has(row)), removed: [...found, ...others] };
}

/** Adds removed rows again, each where it was, as far as the other rows are the same. */
export function withRestored(rows: readonly object[], removed: readonly RemovedRow[]): readonly object[] {
  const restored = [...rows];
  for (const { row, index } of removed) if (index >= 0 && !restored.includes(row)) restored.splice(index, 0, row);
  return restored;
}
