import { warnOnce } from '../../base/warn.js';
import type { CellChange, RefusalOptions } from './editing-events.js';

/** Why a change is refused. */
export interface Refusal {
  /** A text of the application; may be empty. */
  readonly reason: string;
  /** The value that the cell has now, because somebody else has changed it; undefined when that is unknown. */
  readonly current: { readonly value: unknown } | undefined;
}

/** Identifies a refusal by cell, by row, by column, or of all. */
const idOf = (key?: string, column?: string): string => JSON.stringify([key, column]);

/** Changes that are offered to the application, and its answer: at once, or while its promises are pending. */
export class ChangeOffer {
  readonly #tag: string;
  readonly #refusals = new Map<string, Refusal>();
  readonly #promises: Promise<unknown>[] = [];
  #onRefused: (() => void) | undefined;
  #state: 'offered' | 'waiting' | 'over' = 'offered';
  #isScheduled = false;

  /** @param tag the tag name of the table, for warnings */
  constructor(tag: string) {
    this.#tag = tag;
  }

  readonly refuse = (reason: unknown, key?: string, column?: string, options?: RefusalOptions): void => {
    if (this.#state === 'over') {
      warnOnce(this.#tag, "'refuse()' was called after the change was accepted. Call 'waitFor()' in the event.");
      return;
    }
    const given: unknown = options;
    const current =
      typeof given === 'object' && given !== null && 'current' in given ? { value: given.current } : undefined;
    this.#refusals.set(idOf(key, column), { reason: typeof reason === 'string' ? reason : '', current });
    if (!this.#onRefused || this.#isScheduled) return;
    // Several cells are refused one after the other.
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      this.#onRefused?.();
    });
  };

  readonly waitFor = (promise: unknown): void => {
    if (this.#state === 'offered') this.#promises.push(Promise.resolve(promise));
    else warnOnce(this.#tag, "'waitFor()' has to be called in the event.");
  };

  /** The event was prevented: all changes are refused. */
  prevent(): void {
    if (!this.#refusals.has(idOf())) this.refuse('');
  }

  /** Whether the application checks or saves the changes. */
  get isWaiting(): boolean {
    return this.#promises.length > 0;
  }

  /**
   * The event is over.
   * @param onRefused called when changes are refused later
   * @returns resolves when the application has answered; rejects when a promise of it has
   */
  async wait(onRefused: () => void): Promise<void> {
    this.#state = 'waiting';
    this.#onRefused = onRefused;
    await Promise.all(this.#promises);
  }

  /** The answer is complete. */
  close(): void {
    this.#state = 'over';
    this.#onRefused = undefined;
  }

  refusalOf({ key, column }: Pick<CellChange, 'key' | 'column'>): Refusal | undefined {
    const refusals = this.#refusals;
    if (refusals.size === 0) return undefined;
    return (
      refusals.get(idOf(key, column)) ??
      refusals.get(idOf(key)) ??
      refusals.get(idOf(undefined, column)) ??
      refusals.get(idOf())
    );
  }
}
