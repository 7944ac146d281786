import { parseLanguage, type Language } from '../preferences/language.js';

/**
 * All formatters of the platform that the product uses, made once for a language and its options. English is British:
 * day before month, 24 hours, weeks that start on Monday. `Intl` alone would take `en` for American.
 */
const localeOf: Readonly<Record<Language, string>> = { 'pt-BR': 'pt-BR', es: 'es', en: 'en-GB' };

/** Keeps what `make` makes of a locale and its options. A first use costs milliseconds, each later one nothing. */
function kept<Options extends object, Format>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (language: string, options: Options): Format => {
    const locale = localeOf[parseLanguage(language)];
    const key = `${locale} ${JSON.stringify(options)}`;
    let format = formats.get(key);
    if (format === undefined) formats.set(key, (format = make(locale, options)));
    return format;
  };
}

/**
 * @param language as `parseLanguage` reads it
 * @param options an unknown time zone throws a `RangeError`, as in `Intl`
 */
export const dateTimeFormat = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
);

/** @param language as `parseLanguage` reads it */
export const numberFormat = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
);

/** @param language as `parseLanguage` reads it */
export const relativeTimeFormat = kept<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  (locale, options) => new Intl.RelativeTimeFormat(locale, options),
);
