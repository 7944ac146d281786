/** Normalizes a language code for comparison: `pt_BR`, `pt-BR` and `pt-br` are the same language. */
export const normalizedLanguage = (code: string): string => code.trim().toLowerCase().replaceAll('_', '-');

/** Returns the BCP 47 tag of a language code, for `lang`: `pt_BR` is `pt-BR`. Undefined if it is not a language. */
export function languageTag(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code.trim().replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
