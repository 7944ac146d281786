/** A change of a value that can be undone. */
export interface ReversibleChange {
  readonly value: unknown;
  readonly previous: unknown;
}

/** Older steps are forgotten beyond these numbers. */
const MAX_STEPS = 200;
const MAX_CHANGES = 300_000;

/** The opposite of changes: it undoes them. */
export const reversed = <Change extends ReversibleChange>(changes: readonly Change[]): readonly Change[] =>
  changes.map((change) => ({ ...change, value: change.previous, previous: change.value })).reverse();

/**
 * What a user has changed, in steps: all changes of a step belong together, such as those of a paste. A step is undone and
 * redone in two parts, because the application may refuse it: it is read first, and moved when it was accepted.
 */
export class EditHistory<Change extends ReversibleChange> {
  #done: (readonly Change[])[] = [];
  #undone: (readonly Change[])[] = [];
  #count = 0;

  /** Adds a step. What was undone before cannot be redone any more. */
  add(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    this.#undone = [];
    this.#done.push(changes);
    this.#count = this.#done.reduce((count, step) => count + step.length, 0);
    while (this.#done.length > MAX_STEPS || (this.#count > MAX_CHANGES && this.#done.length > 1))
      this.#count -= this.#done.shift()?.length ?? 0;
  }

  /** The changes that undo the last step; undefined when there is none. */
  get toUndo(): readonly Change[] | undefined {
    const step = this.#done.at(-1);
    return step && reversed(step);
  }

  /** The changes of the step that was undone last; undefined when there is none. */
  get toRedo(): readonly Change[] | undefined {
    return this.#undone.at(-1);
  }

  /** The last step is undone. */
  undone(): void {
    const step = this.#done.pop();
    if (step) this.#undone.push(step);
  }

  /** The step that was undone last is done again. @param changes what was done. Default: what was done before */
  redone(changes?: readonly Change[]): void {
    const step = this.#undone.pop();
    if (step) this.#done.push(changes ?? step);
  }

  /**
   * Forgets changes that were refused after they had been done. A later change of the same cell then leads back to the value
   * before them.
   * @param cellOf identifies the cell of a change
   */
  forget(isRefused: (change: Change) => boolean, cellOf: (change: Change) => unknown): void {
    const refused = new Map<unknown, { readonly value: unknown; readonly previous: unknown }>();
    const rest = (step: readonly Change[]): readonly Change[] => {
      const left = step.flatMap((change) => {
        const cell = cellOf(change);
        const before = refused.get(cell);
        const previous = before && Object.is(before.value, change.previous) ? before.previous : change.previous;
        refused.delete(cell);
        if (!isRefused(change)) return [Object.is(previous, change.previous) ? change : { ...change, previous }];
        refused.set(cell, { value: change.value, previous });
        return [];
      });
      return left.length === step.length && left.every((change, at) => change === step[at]) ? step : left;
    };
    const isLeft = (step: readonly Change[]): boolean => step.length > 0;
    this.#done = this.#done.map(rest).filter(isLeft);
    // The step that was undone last is the next one in time.
    this.#undone = this.#undone.toReversed().map(rest).filter(isLeft).toReversed();
    this.#count = this.#done.reduce((count, step) => count + step.length, 0);
  }
}
