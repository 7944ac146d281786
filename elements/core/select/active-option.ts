/** The options among which one is active. */
export interface ActiveOptionList {
  /** Returns the number of options, rendered or not. */
  count(): number;
  /** Returns the key of an option, so that it stays active when the list changes. Default: its index. */
  key?(index: number): unknown;
  /** Returns the index of a key, or -1. For lists that are too long to search from the start. */
  indexOf?(key: unknown): number;
  /**
   * What becomes active when the active option was removed: the option at its index (`next`), or `none`, if the next
   * key would act on an option that the user has not seen. The arrow keys continue from its index. Default: `next`.
   */
  readonly whenRemoved?: 'next' | 'none';
}

/** The active option of a list: it stays active when the list changes. */
export class ActiveOption {
  readonly #list: ActiveOptionList;
  #index = -1;
  #key: unknown;
  /** Index of the active option before it was removed. */
  #removedIndex = -1;
  /** Whether the option has become active by `moveTo()`, and has to be scrolled into view. */
  isToReveal = false;

  constructor(list: ActiveOptionList) {
    this.#list = list;
  }

  /** Index of the active option, -1 for none. */
  get index(): number {
    return this.#index;
  }

  /** Number of options. */
  get count(): number {
    return this.#list.count();
  }

  /** Makes an option active. An index outside the list makes none active. */
  moveTo(index: number): void {
    const isInside = Number.isInteger(index) && index >= 0 && index < this.count;
    this.#index = isInside ? index : -1;
    this.#removedIndex = -1;
    this.#key = isInside ? this.#list.key?.(index) : undefined;
    this.isToReveal = isInside;
  }

  /** Returns the index from which an arrow key moves. @param isDown whether it is the key to the next option */
  startOf(isDown: boolean): number {
    if (this.#removedIndex < 0) return this.#index;
    return Math.min(this.#removedIndex, this.count) - (isDown ? 1 : 0);
  }

  /** The list has changed: the same option stays active at its new index. */
  follow(): void {
    if (this.#index < 0) return;
    const { whenRemoved } = this.#list;
    const length = this.count;
    const hasKey = this.#list.key !== undefined;
    if (hasKey && !(this.#index < length && this.#list.key?.(this.#index) === this.#key)) {
      const found = this.#find(length);
      if (found >= 0) {
        this.#index = found;
        return;
      }
      if (whenRemoved === 'none') {
        this.#removedIndex = this.#index;
        this.#index = -1;
        return;
      }
    }
    this.#index = Math.min(this.#index, length - 1);
    this.#key = this.#index < 0 ? undefined : this.#list.key?.(this.#index);
  }

  #find(length: number): number {
    if (this.#list.indexOf) return this.#list.indexOf(this.#key);
    for (let index = 0; index < length; index++) if (this.#list.key?.(index) === this.#key) return index;
    return -1;
  }
}
