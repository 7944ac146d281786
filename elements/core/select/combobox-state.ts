import { ActiveOption } from './active-option.js';

/**
 * What a confirmation by Enter or Tab has done: it has `selected` an option, it `waits` for the options of the text, it
 * has found `nothing` because the text has no options, or it was `ignored`.
 */
export type Confirmation = 'selected' | 'waits' | 'nothing' | 'ignored';

/**
 * The state of a combobox: the typed text, whether the list is open, the active option, and a confirmation that waits
 * for the options of the text. The kinds differ in where their options come from, and in what selecting one does.
 */
export abstract class ComboboxState {
  readonly #active: ActiveOption;
  /** The change notice: the state has changed in any way. */
  protected readonly changed: () => void;
  #text: string | undefined;
  #isOpen = false;
  /** The key of a confirmation that waits. */
  #awaited: 'Enter' | 'Tab' | undefined;

  constructor(changed: () => void) {
    this.changed = changed;
    this.#active = new ActiveOption({
      count: () => {
        const { count } = this;
        return this.isAnswered ? count : 0;
      },
      key: (position) => this.activeKeyAt(position),
      indexOf: (key) => this.activePositionOf(key),
      whenRemoved: 'none',
    });
  }

  /** The option that Enter selects. While options are awaited, there is none. */
  get active(): ActiveOption {
    return this.#active;
  }

  /** The typed text; undefined if the user has not typed. */
  get text(): string | undefined {
    return this.#text;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Whether a confirmation waits for the options of the text. */
  get isConfirmed(): boolean {
    return this.#awaited !== undefined;
  }

  /** Number of options in the list. */
  abstract get count(): number;

  /** Whether the options belong to the text, so that they can be selected. */
  abstract get isAnswered(): boolean;

  /** Whether the options of the text could not be found. */
  abstract get hasFailed(): boolean;

  /** Returns the id of the option at a position in the list, as a text; undefined outside. */
  abstract keyAt(position: number): string | undefined;

  /** Returns the position of the option with a key; -1 if it is not in the list. */
  abstract positionOf(key: string): number;

  /** Returns what identifies the active option when the list changes. Default: its key. */
  protected activeKeyAt(position: number): unknown {
    return this.keyAt(position);
  }

  /** Returns the position of an option by what `activeKeyAt()` has returned. */
  protected activePositionOf(key: unknown): number {
    return this.positionOf(key as string);
  }

  /** The user selects the option at a position. @returns whether it can be selected */
  abstract choose(position: number): boolean;

  /** Whether the text can be confirmed, or its options have to be awaited. */
  protected abstract get canConfirm(): boolean;

  /** A confirmation waits: the options of the text are needed at once. */
  protected hurry(): void {}

  /** The user types. */
  type(text: string): void {
    this.#text = text;
    this.#awaited = undefined;
    this.changed();
  }

  /** Closes the list and removes the typed text. */
  close(): void {
    if (!this.#isOpen && this.#text === undefined) return;
    this.#text = undefined;
    this.closeList();
  }

  /**
   * The user confirms the text: selects the active option, or waits for the options of the text.
   * @param key Tab waits once: the second time, and after a failure, the user leaves the field
   * @param mayWait whether the confirmation may wait. Default: `true`
   */
  confirm(key: 'Enter' | 'Tab', mayWait = true): Confirmation {
    if (this.canConfirm) {
      this.#awaited = undefined;
      return this.#chooseActive();
    }
    const leaves = key === 'Tab' && (this.#awaited === key || this.hasFailed);
    if (!mayWait || leaves || this.#text === undefined) return 'ignored';
    this.#awaited = key;
    this.hurry();
    return 'waits';
  }

  /**
   * Runs a confirmation that has waited, if the options are there.
   * @returns what it has done, and the key that has confirmed; undefined if there is none, or if it still waits
   */
  confirmAwaited(): { readonly done: Confirmation; readonly key: 'Enter' | 'Tab' } | undefined {
    const key = this.#awaited;
    if (!key || !this.#isOpen || !this.canConfirm) return undefined;
    this.#awaited = undefined;
    return { done: this.#chooseActive(), key };
  }

  /** The options could not be found, or others are there: nothing is confirmed any more. */
  protected dropConfirmation(): void {
    this.#awaited = undefined;
  }

  protected openList(): void {
    this.#isOpen = true;
  }

  /** Closes the list; the text stays. */
  protected closeList(): void {
    this.#isOpen = false;
    this.#awaited = undefined;
    this.#active.moveTo(-1);
    this.changed();
  }

  #chooseActive(): Confirmation {
    if (this.count === 0) return 'nothing';
    return this.choose(this.active.index) ? 'selected' : 'ignored';
  }
}
