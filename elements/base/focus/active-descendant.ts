import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { stepTo, type Orientation } from './steps-model.js';
import { isComposing } from './is-composing.js';
import { TypeAhead } from './type-ahead.js';

/** Options of {@link ActiveDescendant}. */
export interface ActiveDescendantOptions {
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
  /** Whether an option is skipped. Default: none; a disabled option can be active, but not selected. */
  skipped?(index: number): boolean;
  /** Returns the text for type-ahead. Default: no type-ahead. */
  text?(index: number): string;
  /** Which arrow keys move. Default: `vertical`. */
  readonly orientation?: Orientation;
  /** Whether the next option after the last is the first. Default: `false`. */
  readonly wrap?: boolean;
  /** Whether the direction is right-to-left. Mirrors the left and right keys. */
  rtl?(): boolean;
  /** Returns the step of Page Up and Page Down: the number of visible rows. Default: these keys are ignored. */
  page?(): number;
  /** Whether the focus is in a text field, which handles Home, End, Left, Right and letters itself. */
  readonly inTextField?: boolean | (() => boolean);
  /** Called when the user has moved to an option, with the key event. */
  onMove?(index: number, event: KeyboardEvent): void;
  /** Scrolls an option into view, after it was rendered as active. */
  reveal?(index: number): void;
}

/**
 * The active option of a composite whose focus stays on one element (`aria-activedescendant` of the APG).
 *
 * It works with indexes, so options need not be rendered. The element renders `aria-activedescendant` and the style
 * of the active option from `index`, and passes its keydown events to `handleKey()`.
 */
export class ActiveDescendant implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: ActiveDescendantOptions;
  readonly #typeAhead = new TypeAhead();
  #index = -1;
  #key: unknown;
  /** Index of the active option before it was removed. */
  #removedIndex = -1;
  #needsReveal = false;

  constructor(host: ReactiveControllerHost, options: ActiveDescendantOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Index of the active option, -1 for none. */
  get index(): number {
    return this.#index;
  }

  /** Makes an option active and scrolls it into view. An index outside the list makes none active. */
  moveTo(index: number): void {
    const inside = Number.isInteger(index) && index >= 0 && index < this.#options.count();
    this.#index = inside ? index : -1;
    this.#removedIndex = -1;
    this.#key = inside ? this.#options.key?.(index) : undefined;
    this.#needsReveal = inside;
    this.#host.requestUpdate();
  }

  /**
   * Handles a key that moves the active option.
   *
   * @returns `false` if it is not such a key
   */
  handleKey(event: KeyboardEvent): boolean {
    if (event.defaultPrevented || event.altKey || event.metaKey || isComposing(event)) return false;
    const to = this.#targetOf(event);
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
      if (this.#options.whenRemoved === 'none') {
        this.#removedIndex = this.#index;
        this.#index = -1;
        return;
      }
    }
    this.#index = Math.min(this.#index, length - 1);
    this.#key = this.#index < 0 ? undefined : key?.(this.#index);
  }

  hostUpdated(): void {
    if (!this.#needsReveal) return;
    this.#needsReveal = false;
    if (this.#index >= 0) this.#options.reveal?.(this.#index);
  }

  #find(): number {
    const { count, key, indexOf } = this.#options;
    if (indexOf) return indexOf(this.#key);
    const length = count();
    for (let index = 0; index < length; index++) if (key?.(index) === this.#key) return index;
    return -1;
  }

  /** Returns the target index of a key: -1 for a letter without a match, `undefined` for other keys. */
  #targetOf(event: KeyboardEvent): number | undefined {
    const { count, skipped = () => false, text, orientation = 'vertical', wrap, rtl, page } = this.#options;
    const { key } = event;
    const option = this.#options.inTextField;
    const inTextField = typeof option === 'function' ? option() : option;
    if (inTextField && (key === 'Home' || key === 'End' || key === 'ArrowLeft' || key === 'ArrowRight'))
      return undefined;
    const length = count();
    const from =
      this.#removedIndex < 0 ? this.#index : Math.min(this.#removedIndex, length) - (key === 'ArrowDown' ? 1 : 0);
    const to = stepTo(key, from, length, { orientation, wrap, rtl: rtl?.(), page: page?.() }, skipped);
    if (to !== undefined || inTextField || !text || !this.#typeAhead.accepts(event, this.#index)) return to;
    return this.#typeAhead.find(key, event.timeStamp, this.#index, length, (index) =>
      skipped(index) ? '' : text(index),
    );
  }
}
