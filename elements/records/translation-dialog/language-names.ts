import { getLanguage, textOr } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { languageTag } from '../../core/preferences/language-code.js';
import { findLanguage, type OfferedLanguage } from './translation-languages-model.js';

/**
 * Returns the name of a language: that of the application, otherwise that of the browser with the code, otherwise the
 * code.
 */
export function languageName(languages: readonly OfferedLanguage[], code: string): string {
  if (code === '') return msg('linha sem idioma', { id: 'dassTranslationNoLanguage' });
  return textOr(findLanguage(languages, code)?.name, browserName(code) || code);
}

/** Each language is named in that language. Undefined for a code that the browser does not know. */
function browserName(code: string): string | undefined {
  const tag = languageTag(code);
  if (tag === undefined) return undefined;
  const names = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' });
  // The base name has no extensions, with which `of()` throws.
  const name = names.of(new Intl.Locale(tag).baseName);
  return name && `${name} (${code})`;
}

/** Joins names to a list: 'Português, Español e English'. */
export const joinNames = (names: readonly string[]): string =>
  new Intl.ListFormat(getLanguage(), { type: 'conjunction' }).format(names);
