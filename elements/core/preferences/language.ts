import { languageFacts, type Language, type StoredLanguage } from './languages.js';
import { safeSessionStorage, type SafeStorage } from './storage.js';

export type { Language, StoredLanguage };

/** The languages of the kit, the default first. */
export const languages = Object.keys(languageFacts) as readonly Language[];

/** The language until the user selects one, if `<html lang>` is empty. The browser's language is ignored. */
export const defaultLanguage: Language = 'pt-BR';

/** The session storage key of the selected language. */
export const languageKey = 'lang';

/**
 * Parses a language in either spelling and any case: `'pt_BR'`, `'pt-br'`, `'es-MX'`, `'en'`. An unknown region is
 * ignored. Any other value returns the default language.
 */
export function parseLanguage(value: unknown): Language {
  if (typeof value !== 'string') return defaultLanguage;
  // The usual case: table cells ask for each of their texts.
  if (languages.includes(value as Language)) return value as Language;
  const [primary] = value.trim().toLowerCase().split(/[-_]/);
  return languages.find((language) => language.split('-')[0] === primary) ?? defaultLanguage;
}

/** Returns the stored spelling of a language: `'pt-BR'` → `'pt_BR'`. */
export function toStoredLanguage(language: Language): StoredLanguage {
  return language.replaceAll('-', '_') as StoredLanguage;
}

/**
 * The current language, stored in session storage under `lang`. Storage is read once, because each text that is
 * rendered needs the language. If storage is blocked, a selection lasts until the page is left.
 */
export class LanguagePreference {
  readonly #storage: SafeStorage;
  readonly #pageLanguage: () => string | undefined;
  #current: Language | undefined;

  /**
   * @param storage where the language is stored. Default: session storage
   * @param pageLanguage returns the language of the page, used if none is stored. Default: `<html lang>`
   */
  constructor(
    storage: SafeStorage = safeSessionStorage,
    pageLanguage = (): string | undefined => globalThis.document?.documentElement?.lang,
  ) {
    this.#storage = storage;
    this.#pageLanguage = pageLanguage;
  }

  /** Returns the selected language, otherwise that of `<html lang>`. An unknown one is the default. */
  get(): Language {
    return (this.#current ??= parseLanguage(this.#storage.read(languageKey) ?? this.#pageLanguage()));
  }

  /** Whether the user has selected a language in this session. */
  get isSelected(): boolean {
    return this.#storage.read(languageKey) !== undefined;
  }

  /**
   * Selects a language. An unknown value selects the default.
   *
   * @returns `false` if it could not be stored and applies to this page only
   */
  set(value: unknown): boolean {
    this.#current = parseLanguage(value);
    return this.#storage.write(languageKey, toStoredLanguage(this.#current));
  }

  /** Uses another language until the page is left, because the texts of the selected one could not be loaded. */
  useInstead(other: Language): void {
    this.#current = other;
  }
}

/** The language of this page. */
export const language = new LanguagePreference();
