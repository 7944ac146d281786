import type { ReactiveController, ReactiveElement } from 'lit';
import { isShadowRoot } from '../is-shadow-root.js';
import { stepTo, type Orientation } from './steps-model.js';
import type { TypeAhead } from './type-ahead.js';

/** Options of {@link RovingFocus}. */
export interface RovingFocusOptions {
  /** Returns the rendered items in order, from the shadow tree or slotted. */
  items(): readonly HTMLElement[];
  /** Which arrow keys move. Default: `horizontal`. Left and right are mirrored in right-to-left. */
  readonly orientation?: Orientation;
  /** Whether the next item after the last is the first. Default: `false`. */
  readonly wrap?: boolean;
  /** Whether disabled items can be focused (use `aria-disabled`: natively disabled ones cannot). Default: `false`. */
  readonly withDisabled?: boolean;
  /** Returns the tab stop while the focus is elsewhere, such as the selected tab. Default: the item focused last. */
  preferred?(): HTMLElement | undefined;
  /** Returns the key of an item, so that it is recognized when it is rendered again. Default: its index. */
  key?(item: HTMLElement): unknown;
  /** A `new TypeAhead()`, to find items by their first letters. Default: no type-ahead. */
  readonly typeAhead?: TypeAhead;
  /** Returns the text for type-ahead. Default: the text content. */
  text?(item: HTMLElement): string;
  /** Called when the user has moved the focus with the keyboard. */
  onMove?(item: HTMLElement): void;
}

const isDisabled = (item: HTMLElement): boolean => item.matches(':disabled, [aria-disabled="true"]');
const takesText = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));

/**
 * One tab stop for a group of items, and arrow keys, Home, End and first letters between them (roving tabindex of the
 * APG). Sets `tabIndex` after each update. When items are replaced, the tab stop and the focus move to the item with
 * the same key, otherwise the same index.
 */
export class RovingFocus implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #options: RovingFocusOptions;
  #root?: HTMLElement | DocumentFragment;
  #stop?: HTMLElement;
  #index = 0;
  #key: unknown;
  #hadFocus = false;

  constructor(host: ReactiveElement, options: RovingFocusOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** The tab stop: the item that has the focus, or gets it when the group is entered. */
  get current(): HTMLElement | undefined {
    return this.#stop;
  }

  /** Makes an item the tab stop without moving the focus. */
  set current(item: HTMLElement | undefined) {
    this.#remember(item, this.#options.items());
    this.#updateTabIndexes(this.#options.items());
  }

  /** Moves the focus to the tab stop. */
  focus(options?: FocusOptions): void {
    this.#stop?.focus(options);
  }

  hostConnected(): void {
    // The render root, not the host: focus moves inside a shadow tree do not leave it.
    this.#root = this.#host.renderRoot;
    this.#root.addEventListener('keydown', this.#handleKeyDown);
    this.#root.addEventListener('focusin', this.#handleFocusIn);
  }

  hostDisconnected(): void {
    this.#root?.removeEventListener('keydown', this.#handleKeyDown);
    this.#root?.removeEventListener('focusin', this.#handleFocusIn);
    this.#hadFocus = false;
  }

  hostUpdate(): void {
    this.#hadFocus = this.#hasFocus();
  }

  hostUpdated(): void {
    const items = this.#options.items();
    const preferred = this.#hadFocus ? undefined : this.#options.preferred?.();
    this.#remember(this.#usable(preferred, items) ?? this.#findByKey(items) ?? this.#replacement(items), items);
    this.#updateTabIndexes(items);
    if (this.#hadFocus && !this.#hasFocus()) this.#stop?.focus();
    this.#hadFocus = false;
  }

  /** Whether the focus is on the tab stop or in it. */
  #hasFocus(): boolean {
    const root = this.#stop?.getRootNode();
    if (!root || !(root instanceof Document || isShadowRoot(root))) return false;
    return this.#stop!.contains(root.activeElement);
  }

  #usable(item: HTMLElement | undefined, items: readonly HTMLElement[]): HTMLElement | undefined {
    return item && items.includes(item) && !this.#skipped(item) ? item : undefined;
  }

  #skipped(item: HTMLElement): boolean {
    return !this.#options.withDisabled && isDisabled(item);
  }

  /** Finds the tab stop by its key: an element may show another item now, and an item may have another element. */
  #findByKey(items: readonly HTMLElement[]): HTMLElement | undefined {
    const { key } = this.#options;
    const stop = this.#usable(this.#stop, items);
    if (!key || this.#key === undefined || (stop && key(stop) === this.#key)) return stop;
    return this.#stop && items.find((item) => key(item) === this.#key && !this.#skipped(item));
  }

  /** Returns the replacement of a removed tab stop. */
  #replacement(items: readonly HTMLElement[]): HTMLElement | undefined {
    const usable = (item: HTMLElement): boolean => !this.#skipped(item);
    return items.slice(this.#index).find(usable) ?? items.slice(0, this.#index).findLast(usable);
  }

  #remember(item: HTMLElement | undefined, items: readonly HTMLElement[]): void {
    this.#stop = item;
    if (!item) return;
    this.#index = Math.max(0, items.indexOf(item));
    this.#key = this.#options.key?.(item);
  }

  #updateTabIndexes(items: readonly HTMLElement[]): void {
    for (const item of items) {
      const tabIndex = item === this.#stop ? 0 : -1;
      if (item.getAttribute('tabindex') !== String(tabIndex)) item.tabIndex = tabIndex;
    }
  }

  #handleFocusIn = (event: Event): void => {
    const items = this.#options.items();
    const path = event.composedPath();
    const item = items.find((one) => path.includes(one));
    if (!item || item === this.#stop) return;
    this.#remember(item, items);
    this.#updateTabIndexes(items);
  };

  #handleKeyDown = (raw: Event): void => {
    const event = raw as KeyboardEvent;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const items = this.#options.items();
    const path = event.composedPath();
    const current = items.findIndex((one) => path.includes(one));
    if (current < 0 || (takesText(path[0]) && path[0] !== items[current])) return;
    const to = this.#targetOf(event, items, current);
    if (to === undefined) return;
    event.preventDefault();
    const item = items[to];
    if (!item || to === current) return;
    item.focus();
    this.#options.onMove?.(item);
  };

  #targetOf(event: KeyboardEvent, items: readonly HTMLElement[], current: number): number | undefined {
    const { orientation = 'horizontal', wrap, typeAhead, text = (item) => item.textContent } = this.#options;
    const skipped = (index: number): boolean => this.#skipped(items[index]!);
    const rtl = getComputedStyle(this.#host).direction === 'rtl';
    const to = stepTo(event.key, current, items.length, { orientation, wrap, rtl }, skipped);
    if (to !== undefined || !typeAhead?.accepts(event, current)) return to;
    const found = typeAhead.find(event.key, event.timeStamp, current, items.length, (index) =>
      skipped(index) ? '' : text(items[index]!),
    );
    return found < 0 ? current : found;
  }
}
