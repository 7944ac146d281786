import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { stepTo, type Orientation } from './steps.js';
import { TypeAhead } from './type-ahead.js';

export interface ActiveDescendantOptions {
  /** How many options the model has now, rendered or not. */
  count(): number;
  /** What an option is known by, so that it stays active when the list around it changes. By default its place. */
  key?(index: number): unknown;
  /** Where the option of a key is now, or -1, for a list so long that it should not be searched from its start. */
  indexOf?(key: unknown): number;
  /**
   * What is active when the active option is gone: the one at its index (`next`, the default), or `none`, where the next
   * key would act on what the user has not seen; the arrow keys go on from its index.
   */
  readonly whenGone?: 'next' | 'none';
  /** Options that are stepped over. By default none: a disabled option is read, but cannot be chosen. */
  skipped?(index: number): boolean;
  /** The text that type-ahead finds an option by; without it there is no type-ahead. */
  text?(index: number): string;
  /** `vertical` by default. */
  readonly orientation?: Orientation;
  readonly wrap?: boolean;
  /** Right-to-left, where left and right are steps. */
  rtl?(): boolean;
  /** How far Page Up and Page Down go: the rows in view. Without it they are not taken. */
  page?(): number;
  /** The focus is in a text field: Home, End, Left, Right and letters are the field's. */
  readonly inTextField?: boolean | (() => boolean);
  /** The user has moved to an option; the event tells with which modifiers. */
  onMove?(index: number, event: KeyboardEvent): void;
  /** Brings an option into view, after it has been rendered as active. */
  reveal?(index: number): void;
}

/**
 * The active option of a listbox-like composite whose focus stays on one element (the APG's `aria-activedescendant`).
 * It knows options by their place in the model, so that they need not be rendered: the element renders `aria-activedescendant`
 * and the mark of the active option from `index`, and passes its keydown events to `handleKey()`.
 */
export class ActiveDescendant implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: ActiveDescendantOptions;
  readonly #typeAhead = new TypeAhead();
  #index = -1;
  #key: unknown;
  /** Where the active option was before it had gone. */
  #goneFrom = -1;
  #unrevealed = false;

  constructor(host: ReactiveControllerHost, options: ActiveDescendantOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Place of the active option, -1 for none. */
  get index(): number {
    return this.#index;
  }

  /** Makes an option active and brings it into view; a place that is not in the list makes none active. */
  moveTo(index: number): void {
    const inside = Number.isInteger(index) && index >= 0 && index < this.#options.count();
    this.#index = inside ? index : -1;
    this.#goneFrom = -1;
    this.#key = inside ? this.#options.key?.(index) : undefined;
    this.#unrevealed = inside;
    this.#host.requestUpdate();
  }

  /**
   * Takes a key that moves, and moves.
   * @returns false when the key is not for moving; then it is the element's
   */
  handleKey(event: KeyboardEvent): boolean {
    if (event.defaultPrevented || event.altKey || event.metaKey || event.isComposing) return false;
    const to = this.#lead(event);
    if (to === undefined) return false;
    event.preventDefault();
    if (to < 0) return true;
    this.moveTo(to);
    this.#options.onMove?.(to, event);
    return true;
  }

  hostUpdate(): void {
    if (this.#index < 0) return;
    const { count, key } = this.#options;
    const length = count();
    if (key && !(this.#index < length && key(this.#index) === this.#key)) {
      const found = this.#find();
      if (found >= 0) {
        this.#index = found;
        return;
      }
      if (this.#options.whenGone === 'none') {
        this.#goneFrom = this.#index;
        this.#index = -1;
        return;
      }
    }
    this.#index = Math.min(this.#index, length - 1);
    this.#key = this.#index < 0 ? undefined : key?.(this.#index);
  }

  hostUpdated(): void {
    if (!this.#unrevealed) return;
    this.#unrevealed = false;
    if (this.#index >= 0) this.#options.reveal?.(this.#index);
  }

  #find(): number {
    const { count, key, indexOf } = this.#options;
    if (indexOf) return indexOf(this.#key);
    const length = count();
    for (let index = 0; index < length; index++) if (key?.(index) === this.#key) return index;
    return -1;
  }

  /** Where a key leads; -1 when it is a letter that finds nothing. */
  #lead(event: KeyboardEvent): number | undefined {
    const { count, skipped = () => false, text, orientation = 'vertical', wrap, rtl, page } = this.#options;
    const { key } = event;
    const given = this.#options.inTextField;
    const inTextField = typeof given === 'function' ? given() : given;
    if (inTextField && (key === 'Home' || key === 'End' || key === 'ArrowLeft' || key === 'ArrowRight'))
      return undefined;
    const length = count();
    const from = this.#goneFrom < 0 ? this.#index : Math.min(this.#goneFrom, length) - (key === 'ArrowDown' ? 1 : 0);
    const to = stepTo(key, from, length, { orientation, wrap, rtl: rtl?.(), page: page?.() }, skipped);
    if (to !== undefined || inTextField || !text || !this.#typeAhead.takes(event, this.#index)) return to;
    return this.#typeAhead.find(key, event.timeStamp, this.#index, length, (index) =>
      skipped(index) ? '' : text(index),
    );
  }
}
