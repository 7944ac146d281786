/** A row of a preview: an item at its new position, or the number of items that are left out. */
export interface PreviewLine {
  /** Its position, from 1. */
  readonly position: number;
  readonly label: string;
  /** Its position has changed. */
  readonly isMoved: boolean;
  /** Number of items that are left out after this row. */
  readonly leftOut: number;
}

/** A longer preview shows the start and the end of what changes. */
const MAX_ROWS = 8;

/** Returns the items that change between two orders, with one around them; empty when none does. */
export function previewLines(before: readonly string[], after: readonly string[]): readonly PreviewLine[] {
  const isMoved = (index: number): boolean => after[index] !== before[index];
  const indexes = [...after.keys()];
  const first = indexes.findIndex(isMoved);
  if (first < 0) return [];
  const last = indexes.findLastIndex(isMoved);
  const shown = indexes.slice(Math.max(0, first - 1), last + 2);
  const leftOut = Math.max(0, shown.length - MAX_ROWS);
  const from = MAX_ROWS / 2;
  return shown.flatMap((index, at) => {
    if (leftOut > 0 && at >= from && at < from + leftOut) return [];
    const line = { position: index + 1, label: after[index] as string, isMoved: isMoved(index) };
    return [{ ...line, leftOut: leftOut > 0 && at === from - 1 ? leftOut : 0 }];
  });
}
