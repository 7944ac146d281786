import type { ReactiveController, ReactiveElement } from 'lit';

export interface KeptFocusOptions {
  /** What the item that holds the focus is known by; undefined for what is no item. */
  keyOf(focused: Element): unknown;
  /** Where the item of a key is now. */
  find(key: unknown): HTMLElement | null | undefined;
  /** Gets the focus when the item is gone: not another item, which the next key would act on. */
  fallback(): HTMLElement | null | undefined;
}

/**
 * The focus stays with its item when an element renders other data: a browser loses it with an element that is removed or
 * moved, and an element may be rendered anew for another item.
 */
export class KeptFocus implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #options: KeptFocusOptions;
  #key: unknown;

  constructor(host: ReactiveElement, options: KeptFocusOptions) {
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
