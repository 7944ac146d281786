import type { PickMove } from './pick-move.js';
import { equalEntries, filterEntries, insertEntries, type SelectedEntries } from './selected-entries.js';

/** Limits of what undo keeps: entries in all steps together, and steps. */
const MAX_ENTRIES = 1_000_000;
const MAX_STEPS = 200;

/** The selections before the last moves, to which undo goes back. */
export class UndoSteps {
  #steps: readonly SelectedEntries[] = [];

  get isEmpty(): boolean {
    return this.#steps.length === 0;
  }

  /** The oldest step first. */
  get all(): readonly SelectedEntries[] {
    return this.#steps;
  }

  /** Keeps the selection before a move; after an undo, drops the step that it went back to. */
  commit({ kind, before }: PickMove): void {
    this.#steps = kind === 'undo' ? this.#steps.slice(0, -1) : trim([...this.#steps, before]);
  }

  clear(): void {
    this.#steps = [];
  }

  /** Replaces the steps. Those that change nothing are dropped. @param current the entries that are selected now */
  replace(steps: readonly SelectedEntries[], current: SelectedEntries): void {
    this.#steps = steps.filter((step, at) => !equalEntries(step, steps[at + 1] ?? current));
  }

  /** Plans to go back to the last step. Items that have been disabled since then stay where they are. */
  plan(before: SelectedEntries, isItemDisabled: (itemIndex: number) => boolean): PickMove | undefined {
    const step = this.#steps.at(-1);
    if (!step) return undefined;
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
}

/** Drops the oldest steps when there are too many. */
function trim(steps: SelectedEntries[]): readonly SelectedEntries[] {
  let entries = steps.reduce((sum, { keys }) => sum + keys.length, 0);
  while (steps.length > MAX_STEPS || (entries > MAX_ENTRIES && steps.length > 1))
    entries -= (steps.shift() as SelectedEntries).keys.length;
  return steps;
}
