import { safeLocalStorage } from '../../core/preferences/storage.js';

export const THEMES = ['system', 'light', 'dark'] as const;
/** Color theme of the page. `system` follows the operating system. */
export type Theme = (typeof THEMES)[number];
export const DENSITIES = ['comfortable', 'compact'] as const;
/** Spacing of the elements of the page: `comfortable` or `compact`. */
export type Density = (typeof DENSITIES)[number];

/** A preference for the look of the page: an attribute of the document element, stored in local storage. */
class AppearanceSetting<Value extends string> {
  readonly #key: string;
  readonly #attribute: string;
  readonly #values: readonly Value[];
  /** Returns the value while the page has none. */
  readonly #initial: () => Value;

  constructor(key: string, attribute: string, values: readonly Value[], initial: () => Value) {
    this.#key = key;
    this.#attribute = attribute;
    this.#values = values;
    this.#initial = initial;
  }

  /** @returns the present value */
  get(): Value {
    return this.#validValue(document.documentElement.getAttribute(this.#attribute)) ?? this.#initial();
  }

  /**
   * Applies and stores a value. When the storage is blocked, the value is lost with the page.
   * @param value the new value
   */
  set(value: Value): void {
    document.documentElement.setAttribute(this.#attribute, value);
    safeLocalStorage.write(this.#key, value);
  }

  /** Applies the stored value. Without a valid stored value the page is not changed. */
  restore(): void {
    const stored = this.#validValue(safeLocalStorage.read(this.#key));
    if (stored) document.documentElement.setAttribute(this.#attribute, stored);
  }

  #validValue(value: string | null | undefined): Value | undefined {
    return this.#values.find((one) => one === value);
  }
}

/** The color theme of the page. Default: the `color-scheme` of the document element. */
export const theme = new AppearanceSetting<Theme>('dass-theme', 'data-theme', THEMES, () => {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (!colorScheme.includes('dark')) return 'light';
  return colorScheme.includes('light') ? 'system' : 'dark';
});

/** The density of the page. Default: `comfortable`. */
export const density = new AppearanceSetting<Density>('dass-density', 'data-density', DENSITIES, () => 'comfortable');
