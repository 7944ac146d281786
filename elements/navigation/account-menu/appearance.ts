import { safeLocalStorage } from '../../core/preferences/storage.js';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** A choice of how the whole page looks: an attribute of the document, kept in local storage. */
class Choice<Value extends string> {
  readonly #key: string;
  readonly #attribute: string;
  readonly #values: readonly Value[];
  /** What holds where nobody has chosen. */
  readonly #initial: () => Value;

  constructor(key: string, attribute: string, values: readonly Value[], initial: () => Value) {
    this.#key = key;
    this.#attribute = attribute;
    this.#values = values;
    this.#initial = initial;
  }

  /** What holds now. */
  get(): Value {
    return this.#good(document.documentElement.getAttribute(this.#attribute)) ?? this.#initial();
  }

  /** Holds at once, and where storage takes it after the next load too. */
  set(value: Value): void {
    document.documentElement.setAttribute(this.#attribute, value);
    safeLocalStorage.write(this.#key, value);
  }

  /** Brings back what was chosen before; where nothing was, the page stays as its author made it. */
  restore(): void {
    const stored = this.#good(safeLocalStorage.read(this.#key));
    if (stored) document.documentElement.setAttribute(this.#attribute, stored);
  }

  #good(value: string | null | undefined): Value | undefined {
    return this.#values.find((one) => one === value);
  }
}

export const theme = new Choice<Theme>('dass-theme', 'data-theme', THEMES, () => {
  const { colorScheme } = getComputedStyle(document.documentElement);
  if (!colorScheme.includes('dark')) return 'light';
  return colorScheme.includes('light') ? 'system' : 'dark';
});

export const density = new Choice<Density>('dass-density', 'data-density', DENSITIES, () => 'comfortable');
