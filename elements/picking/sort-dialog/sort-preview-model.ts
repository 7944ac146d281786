/** A line of a preview: an item at its new place, or, where some are left out, how many. */
export interface PreviewLine {
  /** Its place, from 1. */
  readonly place: number;
  readonly label: string;
  /** It stands where another stood before. */
  readonly isMoved: boolean;
  /** So many are left out after this line. */
  readonly leftOut: number;
}

/** So many lines are shown; of more, those at the beginning and at the end of what changes. */
const MOST = 8;

/** What changes from one order to another, with a line around it; empty when nothing does. */
export function previewLines(before: readonly string[], after: readonly string[]): readonly PreviewLine[] {
  const isMoved = (index: number): boolean => after[index] !== before[index];
  const indexes = [...after.keys()];
  const first = indexes.findIndex(isMoved);
  if (first < 0) return [];
  const last = indexes.findLastIndex(isMoved);
  const shown = indexes.slice(Math.max(0, first - 1), last + 2);
  const leftOut = Math.max(0, shown.length - MOST);
  const from = MOST / 2;
  return shown.flatMap((index, at) => {
    if (leftOut > 0 && at >= from && at < from + leftOut) return [];
    const line = { place: index + 1, label: after[index] as string, isMoved: isMoved(index) };
    return [{ ...line, leftOut: leftOut > 0 && at === from - 1 ? leftOut : 0 }];
  });
}
