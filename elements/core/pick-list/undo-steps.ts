import type { SelectedEntries } from './selected-entries.js';

/** Limits of what undo keeps: entries in all steps together, and steps. */
const MAX_ENTRIES = 1_000_000;
const MAX_STEPS = 200;

/** Returns the steps with one more at the end. The oldest are dropped when there are too many. */
export function addUndoStep(steps: readonly SelectedEntries[], step: SelectedEntries): readonly SelectedEntries[] {
  const trimmed = [...steps, step];
  let entries = trimmed.reduce((sum, { keys }) => sum + keys.length, 0);
  while (trimmed.length > MAX_STEPS || (entries > MAX_ENTRIES && trimmed.length > 1))
    entries -= (trimmed.shift() as SelectedEntries).keys.length;
  return trimmed;
}
