/** The languages of the documentation, the source of the texts first. */
export const LANGUAGES = [
  { id: 'pt-BR', name: 'Português' },
  { id: 'es', name: 'Español' },
  { id: 'en', name: 'English' },
] as const;

export type Language = (typeof LANGUAGES)[number]['id'];

export const languageIds: readonly Language[] = LANGUAGES.map(({ id }) => id);

/** A text in all languages. */
export type Translated<T = string> = Readonly<Record<Language, T>>;

/** At most one decimal place. */
export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
