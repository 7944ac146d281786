import { resolveText } from '../../../locales/index.js';
import { imageUrl } from '../../core/format/avatar.js';
import { languageTag, normalizedLanguage } from '../../core/preferences/language-code.js';
import { languageNames } from '../../core/preferences/language-details.js';
import { languages, toStoredLanguage } from '../../core/preferences/language.js';
import { readField } from '../../core/util/read-value.js';
import { toText } from '../../core/text/to-text.js';

/** A language that the user can select. */
export interface LanguageOption {
  /** Id of the language: `pt_BR`, `es`, `en` or another one of the application. */
  readonly id: string;
  /** Name of the language, in that language. */
  readonly description?: string;
  /** Address of a decorative image beside the name. Default: none. */
  readonly image?: string;
  /** Prevents the user from selecting the language. The user can still move to it. Default: `false`. */
  readonly disabled?: boolean;
  /** Why the language is disabled, shown beside its name. Default: none. */
  readonly disabledMessage?: string;
}

/** The languages of the kit, each in its own name. */
export const kitLanguages: readonly LanguageOption[] = languages.map((language) => ({
  id: toStoredLanguage(language),
  description: languageNames[language],
}));

/** View model of a language. */
export interface ShownLanguage {
  readonly id: string;
  readonly name: string;
  /** BCP 47 tag, so that a screen reader pronounces the name correctly; undefined if the id is not a language. */
  readonly lang: string | undefined;
  readonly image: string | undefined;
  readonly disabled: boolean;
  /** Why it is disabled; '' if it is not, or without a reason. */
  readonly disabledMessage: string;
}

/** Returns the valid languages of the application, each id once. */
export function shownLanguages(options: readonly unknown[]): readonly ShownLanguage[] {
  const shown = new Map<string, ShownLanguage>();
  for (const option of options) {
    if (typeof option !== 'object' || option === null) continue;
    const id = toText(readField(option, 'id')).trim();
    if (id === '' || shown.has(normalizedLanguage(id))) continue;
    const disabled = Boolean(readField(option, 'disabled'));
    shown.set(normalizedLanguage(id), {
      id,
      name: toText(readField(option, 'description')).trim() || id,
      lang: languageTag(id),
      image: imageUrl(readField(option, 'image')),
      disabled,
      disabledMessage: disabled ? resolveText(readField(option, 'disabledMessage')).trim() : '',
    });
  }
  return [...shown.values()];
}
