import { safeLocalStorage } from '../../core/preferences/storage.js';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** An appearance setting of the page: an attribute of the document element, stored in local storage. */
class AppearanceSetting<Value extends string> {
  readonly #key: string;
  readonly #attribute: string;
  readonly #values: readonly Value[];
  /** Returns the value when the user has selected none. */
  readonly #initial: () => Value;

  constructor(key: string, attribute: string, values: readonly Value[], initial: () => Value) {
    this.#key = key;
    this.#attribute = attribute;
    this.#values = values;
    this.#initial = initial;
  }

  /** Returns the current value. */
  get(): Value {
    return this.#validValue(document.documentElement.getAttribute(this.#attribute)) ?? this.#initial();
  }

  /** Applies a value at once and stores it for the next page load. */
  set(value: Value): void {
    document.documentElement.setAttribute(this.#attribute, value);
    safeLocalStorage.write(this.#key, value);
  }

  /** Applies the stored value. Without a valid one, the page keeps the appearance set by its author. */
  restore(): void {
    const stored = this.#validValue(safeLocalStorage.read(this.#key));
    if (stored) document.documentElement.setAttribute(this.#attribute, stored);
  }

  #validValue(value: string | null | undefined): Value | undefined {
    return this.#values.find((one) => one === value);
  }
}

export const theme = new AppearanceSetting<Theme>('dass-theme', 'data-theme', THEMES, () => {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (!colorScheme.includes('dark')) return 'light';
  return colorScheme.includes('light') ? 'system' : 'dark';
});

export const density = new AppearanceSetting<Density>('dass-density', 'data-density', DENSITIES, () => 'comfortable');
