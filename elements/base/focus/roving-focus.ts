import type { ReactiveController, ReactiveElement } from 'lit';
import { stepTo, type Orientation } from './steps.js';
import type { TypeAhead } from './type-ahead.js';

export interface RovingFocusOptions {
  /** The things that the focus roves over, as they are rendered now and in their order; in the shadow tree or slotted. */
  items(): readonly HTMLElement[];
  /** `horizontal` by default; left and right are mirrored in right-to-left. */
  readonly orientation?: Orientation;
  /** The step after the last is the first. */
  readonly wrap?: boolean;
  /** Disabled things can be stepped on (then mark them `aria-disabled`: a natively disabled one takes no focus). */
  readonly withDisabled?: boolean;
  /** Which thing is the tab stop while the focus is elsewhere (the selected tab). By default the last one focused. */
  preferred?(): HTMLElement | undefined;
  /** What a thing is known by, so that it is the same when it is rendered anew. By default its place. */
  key?(item: HTMLElement): unknown;
  /** `new TypeAhead()`, where things are found by their first letters; only those who want it pay for it. */
  readonly typeAhead?: TypeAhead;
  /** The text that type-ahead finds a thing by: what it holds, by default. */
  text?(item: HTMLElement): string;
  /** The user has moved the focus to a thing with the keyboard. */
  onMove?(item: HTMLElement): void;
}

const isDisabled = (item: HTMLElement): boolean => item.matches(':disabled, [aria-disabled="true"]');
const takesText = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));

/**
 * One tab stop for a group of things in an element, and the arrow keys, Home, End and first letters between them (the
 * APG's roving tabindex). It sets their `tabIndex` after each update; things may be replaced by others at any time:
 * the tab stop, and the focus when it was there, stay with the thing of the same key or else of the same place.
 */
export class RovingFocus implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #options: RovingFocusOptions;
  #root?: HTMLElement | DocumentFragment;
  #stop?: HTMLElement;
  #place = 0;
  #key: unknown;
  #hadFocus = false;

  constructor(host: ReactiveElement, options: RovingFocusOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** The tab stop: the thing that has the focus, or gets it when the group is entered. */
  get current(): HTMLElement | undefined {
    return this.#stop;
  }

  /** Makes a thing the tab stop, without moving the focus. */
  set current(item: HTMLElement | undefined) {
    this.#remember(item, this.#options.items());
    this.#mark(this.#options.items());
  }

  /** Moves the focus to the tab stop. */
  focus(options?: FocusOptions): void {
    this.#stop?.focus(options);
  }

  hostConnected(): void {
    // Not the host: a move of the focus inside one shadow tree is not heard outside of it.
    this.#root = this.#host.renderRoot;
    this.#root.addEventListener('keydown', this.#onKeydown);
    this.#root.addEventListener('focusin', this.#onFocusin);
  }

  hostDisconnected(): void {
    this.#root?.removeEventListener('keydown', this.#onKeydown);
    this.#root?.removeEventListener('focusin', this.#onFocusin);
    this.#hadFocus = false;
  }

  hostUpdate(): void {
    this.#hadFocus = this.#hasFocus();
  }

  hostUpdated(): void {
    const items = this.#options.items();
    const preferred = this.#hadFocus ? undefined : this.#options.preferred?.();
    this.#remember(this.#usable(preferred, items) ?? this.#same(items) ?? this.#heir(items), items);
    this.#mark(items);
    if (this.#hadFocus && !this.#hasFocus()) this.#stop?.focus();
    this.#hadFocus = false;
  }

  /** Whether the focus is on the tab stop or in it. */
  #hasFocus(): boolean {
    const root = this.#stop?.getRootNode();
    return (root instanceof Document || root instanceof ShadowRoot) && this.#stop!.contains(root.activeElement);
  }

  #usable(item: HTMLElement | undefined, items: readonly HTMLElement[]): HTMLElement | undefined {
    return item && items.includes(item) && !this.#skipped(item) ? item : undefined;
  }

  #skipped(item: HTMLElement): boolean {
    return !this.#options.withDisabled && isDisabled(item);
  }

  /** The tab stop, by its key: an element that stays may show another item now, and an item may have another element. */
  #same(items: readonly HTMLElement[]): HTMLElement | undefined {
    const { key } = this.#options;
    const stop = this.#usable(this.#stop, items);
    if (!key || this.#key === undefined || (stop && key(stop) === this.#key)) return stop;
    return this.#stop && items.find((item) => key(item) === this.#key && !this.#skipped(item));
  }

  /** What takes the place of a tab stop that is gone. */
  #heir(items: readonly HTMLElement[]): HTMLElement | undefined {
    const usable = (item: HTMLElement): boolean => !this.#skipped(item);
    return items.slice(this.#place).find(usable) ?? items.slice(0, this.#place).findLast(usable);
  }

  #remember(item: HTMLElement | undefined, items: readonly HTMLElement[]): void {
    this.#stop = item;
    if (!item) return;
    this.#place = Math.max(0, items.indexOf(item));
    this.#key = this.#options.key?.(item);
  }

  #mark(items: readonly HTMLElement[]): void {
    for (const item of items) {
      const tabIndex = item === this.#stop ? 0 : -1;
      if (item.getAttribute('tabindex') !== String(tabIndex)) item.tabIndex = tabIndex;
    }
  }

  #onFocusin = (event: Event): void => {
    const items = this.#options.items();
    const path = event.composedPath();
    const item = items.find((one) => path.includes(one));
    if (!item || item === this.#stop) return;
    this.#remember(item, items);
    this.#mark(items);
  };

  #onKeydown = (raw: Event): void => {
    const event = raw as KeyboardEvent;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const items = this.#options.items();
    const path = event.composedPath();
    const current = items.findIndex((one) => path.includes(one));
    if (current < 0 || (takesText(path[0]) && path[0] !== items[current])) return;
    const to = this.#lead(event, items, current);
    if (to === undefined) return;
    event.preventDefault();
    const item = items[to];
    if (!item || to === current) return;
    item.focus();
    this.#options.onMove?.(item);
  };

  #lead(event: KeyboardEvent, items: readonly HTMLElement[], current: number): number | undefined {
    const { orientation = 'horizontal', wrap, typeAhead, text = (item) => item.textContent } = this.#options;
    const skipped = (index: number): boolean => this.#skipped(items[index]!);
    const rtl = getComputedStyle(this.#host).direction === 'rtl';
    const to = stepTo(event.key, current, items.length, { orientation, wrap, rtl }, skipped);
    if (to !== undefined || !typeAhead?.takes(event, current)) return to;
    const found = typeAhead.find(event.key, event.timeStamp, current, items.length, (index) =>
      skipped(index) ? '' : text(items[index]!),
    );
    return found < 0 ? current : found;
  }
}
