import type { PickMove } from './pick-move.js';
import { filterEntries, insertEntries, type SelectedEntries } from './selected-entries.js';

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

/** Plans to go back to an earlier step. Items that have been disabled since then stay where they are. */
export function planUndo(
  before: SelectedEntries,
  step: SelectedEntries,
  isItemDisabled: (itemIndex: number) => boolean,
): PickMove {
  const isDisabled = ({ itemIndexes }: SelectedEntries, position: number): boolean =>
    isItemDisabled(itemIndexes[position] as number);
  const keysBefore = new Set(before.keys);
  const back = filterEntries(step, (at) => keysBefore.has(step.keys[at] as number) || !isDisabled(step, at));
  const keysBack = new Set(back.keys);
  const fixed = filterEntries(before, (at) => !keysBack.has(before.keys[at] as number) && isDisabled(before, at));
  const after = insertEntries(back, fixed, back.keys.length);
  const keysAfter = new Set(after.keys);
  return {
    kind: 'undo',
    before,
    after,
    added: filterEntries(after, (at) => !keysBefore.has(after.keys[at] as number)).itemIndexes,
    removed: filterEntries(before, (at) => !keysAfter.has(before.keys[at] as number)).itemIndexes,
  };
}
