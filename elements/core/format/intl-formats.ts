import { parseLanguage } from '../preferences/language.js';
import { languageFacts } from '../preferences/languages.js';

/** Caches the formats of `create` by locale and options. Creating a format takes milliseconds. */
function cached<Options extends object, Format>(create: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (language: string, options: Options): Format => {
    const code = parseLanguage(language);
    const locale = languageFacts[code].intl ?? code;
    const key = `${locale} ${JSON.stringify(options)}`;
    let format = formats.get(key);
    if (format === undefined) formats.set(key, (format = create(locale, options)));
    return format;
  };
}

/**
 * Returns a cached `Intl.DateTimeFormat`.
 *
 * @param language a language tag, as `parseLanguage` reads it
 * @param options options of `Intl.DateTimeFormat`
 * @throws `RangeError` for an unknown time zone
 */
export const dateTimeFormat = cached<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
);

/**
 * Returns a cached `Intl.NumberFormat`.
 *
 * @param language a language tag, as `parseLanguage` reads it
 * @param options options of `Intl.NumberFormat`
 */
export const numberFormat = cached<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
);

/**
 * Returns a cached `Intl.RelativeTimeFormat`.
 *
 * @param language a language tag, as `parseLanguage` reads it
 * @param options options of `Intl.RelativeTimeFormat`
 */
export const relativeTimeFormat = cached<Intl.RelativeTimeFormatOptions, Intl.RelativeTimeFormat>(
  (locale, options) => new Intl.RelativeTimeFormat(locale, options),
);
