import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { stepTo, type Orientation } from './steps-model.js';
import { isComposing } from './is-composing.js';
import { TypeAhead } from './type-ahead.js';
import { ActiveOption, type ActiveOptionList } from '../../core/select/active-option.js';

/** Options of {@link ActiveDescendant}: how keys move, and the list, or the active option that a model owns. */
export type ActiveDescendantOptions = ActiveKeyOptions & (ActiveOptionList | { readonly active: ActiveOption });

interface ActiveKeyOptions {
  /** Whether an option is skipped. Default: none; a disabled option can be active, but not selected. */
  skipped?(index: number): boolean;
  /** Returns the text for type-ahead. Default: no type-ahead. */
  text?(index: number): string;
  /** Whether the list is too long for type-ahead, which reads all texts. Default: `false`. */
  withoutTypeAhead?(): boolean;
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
  readonly #options: ActiveKeyOptions;
  readonly #typeAhead = new TypeAhead();
  readonly #active: ActiveOption;

  constructor(host: ReactiveControllerHost, options: ActiveDescendantOptions) {
    this.#host = host;
    this.#options = options;
    this.#active = 'active' in options ? options.active : new ActiveOption(options);
    host.addController(this);
  }

  /** Index of the active option, -1 for none. */
  get index(): number {
    return this.#active.index;
  }

  /** Makes an option active and scrolls it into view. An index outside the list makes none active. */
  moveTo(index: number): void {
    this.#active.moveTo(index);
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
    this.#active.follow();
  }

  hostUpdated(): void {
    if (!this.#active.isToReveal) return;
    this.#active.isToReveal = false;
    if (this.index >= 0) this.#options.reveal?.(this.index);
  }

  /** Returns the target index of a key: -1 for a letter without a match, `undefined` for other keys. */
  #targetOf(event: KeyboardEvent): number | undefined {
    const { skipped = () => false, text, orientation = 'vertical', wrap, rtl, page } = this.#options;
    const { key } = event;
    const option = this.#options.inTextField;
    const inTextField = typeof option === 'function' ? option() : option;
    if (inTextField && (key === 'Home' || key === 'End' || key === 'ArrowLeft' || key === 'ArrowRight'))
      return undefined;
    const length = this.#active.count;
    const from = this.#active.startOf(key === 'ArrowDown');
    const to = stepTo(key, from, length, { orientation, wrap, rtl: rtl?.(), page: page?.() }, skipped);
    if (
      to !== undefined ||
      inTextField ||
      !text ||
      this.#options.withoutTypeAhead?.() ||
      !this.#typeAhead.accepts(event, this.index)
    )
      return to;
    return this.#typeAhead.find(key, event.timeStamp, this.index, length, (index) =>
      skipped(index) ? '' : text(index),
    );
  }
}
