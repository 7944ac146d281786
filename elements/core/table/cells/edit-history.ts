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
  readonly #done: (readonly Change[])[] = [];
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

  /** The step that was undone last is done again. */
  redone(): void {
    const step = this.#undone.pop();
    if (step) this.#done.push(step);
  }
}
