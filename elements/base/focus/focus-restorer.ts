import type { ReactiveController, ReactiveElement } from 'lit';

/** Options of {@link FocusRestorer}. */
export interface FocusRestorerOptions {
  /** Returns the key of the focused item; `undefined` if it is not an item. */
  keyOf(focused: Element): unknown;
  /** Returns the element of a key. */
  find(key: unknown): HTMLElement | null | undefined;
  /** Returns the element to focus when the item was removed. Not another item, because the next key would act on it. */
  fallback(): HTMLElement | null | undefined;
}

/**
 * Keeps the focus on its item when an element renders other data. A browser drops the focus when its element is
 * removed or moved, and the element may be reused for another item.
 */
export class FocusRestorer implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #options: FocusRestorerOptions;
  #key: unknown;

  constructor(host: ReactiveElement, options: FocusRestorerOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#key = this.#focusedKey;
  }

  hostUpdated(): void {
    const key = this.#key;
    this.#key = undefined;
    if (key === undefined || this.#focusedKey === key) return;
    (this.#options.find(key) ?? this.#options.fallback())?.focus({ preventScroll: true });
  }

  get #focusedKey(): unknown {
    const { activeElement } = this.#host.renderRoot as ShadowRoot;
    return activeElement ? this.#options.keyOf(activeElement) : undefined;
  }
}
