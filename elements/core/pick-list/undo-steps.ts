import type { SelectedEntries } from './selected-entries.js';

/** Limits of what undo keeps: entries in all steps together, and steps. */
const MAX_ENTRIES = 1_000_000;
const MAX_STEPS = 200;

/** Returns the steps with one more at the end. The oldest are dropped when there are too many. */
export function addUndoStep(steps: readonly SelectedEntries[], step: SelectedEntries): readonly SelectedEntries[] {
  const kept = [...steps, step];
  let entries = kept.reduce((sum, { keys }) => sum + keys.length, 0);
  while (kept.length > MAX_STEPS || (entries > MAX_ENTRIES && kept.length > 1))
    entries -= (kept.shift() as SelectedEntries).keys.length;
  return kept;
}
