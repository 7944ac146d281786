import { safeSessionStorage, type SafeStorage } from './storage.js';

/** A language of the kit, as BCP 47 names it: this is what the inside, `lang` attributes and `Intl` use. */
export type Language = 'pt-BR' | 'es' | 'en';

/** A language as it stands in session storage. */
export type StoredLanguage = 'pt_BR' | 'es' | 'en';

/** The languages of the kit, the default first. */
export const languages: readonly Language[] = ['pt-BR', 'es', 'en'];

/** The language of a page that names none in `<html lang>`, until the user chooses. The browser is not asked. */
export const defaultLanguage: Language = 'pt-BR';

/** The session storage key of the chosen language. */
export const languageKey = 'lang';

const languageOfPrimarySubtag: Readonly<Record<string, Language>> = { pt: 'pt-BR', es: 'es', en: 'en' };

/**
 * The language that a value names, in either spelling and any case: `'pt_BR'`, `'pt-br'`, `'es-MX'`, `'en'`. A region
 * that the kit does not have gets the language without it; anything else is the default language.
 */
export function parseLanguage(value: unknown): Language {
  if (typeof value !== 'string') return defaultLanguage;
  const [primary = ''] = value.trim().toLowerCase().split(/[-_]/, 1);
  return Object.hasOwn(languageOfPrimarySubtag, primary) ? languageOfPrimarySubtag[primary]! : defaultLanguage;
}

/** The spelling for the storage border: `'pt-BR'` → `'pt_BR'`. */
export function toStoredLanguage(language: Language): StoredLanguage {
  return language === 'pt-BR' ? 'pt_BR' : language;
}

/**
 * The current language, kept in session storage under `lang`. Storage is read at the first use and then only
 * written, because every text that is rendered asks for the language. Where storage is blocked a choice holds until the
 * page is left.
 */
export class LanguagePreference {
  readonly #storage: SafeStorage;
  readonly #pageLanguage: () => string | undefined;
  #current: Language | undefined;

  /** @param pageLanguage the language that the page itself names, used where the session has none */
  constructor(
    storage: SafeStorage = safeSessionStorage,
    pageLanguage = (): string | undefined => globalThis.document?.documentElement?.lang,
  ) {
    this.#storage = storage;
    this.#pageLanguage = pageLanguage;
  }

  /** The current language: the chosen one, else that of `<html lang>`. An unknown one is the default. */
  get(): Language {
    return (this.#current ??= parseLanguage(this.#storage.read(languageKey) ?? this.#pageLanguage()));
  }

  /**
   * Chooses a language; an unknown one chooses the default.
   *
   * @returns `false` when it could not be stored and holds only for this page.
   */
  set(value: unknown): boolean {
    this.#current = parseLanguage(value);
    return this.#storage.write(languageKey, toStoredLanguage(this.#current));
  }

  /** Another language than the chosen one holds until the page is left: its texts could not be loaded. */
  useInstead(other: Language): void {
    this.#current = other;
  }
}

/** The language in force in this page. */
export const language = new LanguagePreference();
