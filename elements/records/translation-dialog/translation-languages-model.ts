import { isFlagOn } from '../../core/format/boolean-meaning.js';
import { normalizedLanguage } from '../../core/preferences/language-code.js';
import { toText } from '../../core/text/to-text.js';
import { RepeatedIds } from '../../core/util/repeated-ids.js';
import { readField } from '../../core/util/read-value.js';
import { warnOnce } from '../../core/util/warn-once.js';

/** A language that a translation can have. */
export interface TranslationLanguage {
  /** Code of the language: `pt_BR`, `es`, `en`. */
  readonly codigo: string;
  /** Name of the language, best in that language. A text that starts with `dass` is a message id. Default: the code. */
  readonly idioma?: string | undefined;
  /** Address of a decorative image beside the name. Default: none. */
  readonly icone?: string | undefined;
  /** Whether a row for the language is added when the dialog opens without one. Default: `false`. */
  readonly open?: boolean | undefined;
}

/** A language that the user can select. */
export interface OfferedLanguage {
  readonly code: string;
  /** Name of the language, as the application has set it. Empty when there is none. */
  readonly name: string;
  readonly image: string;
  readonly isOpen: boolean;
}

/** Reads the languages of the application. Of several with the same code the first stays, with one warning. */
export function readLanguages(languages: readonly unknown[]): readonly OfferedLanguage[] {
  const offered = languages
    .map((language) => ({
      code: toText(readField(language, 'codigo')).trim(),
      name: toText(readField(language, 'idioma')).trim(),
      image: toText(readField(language, 'icone')),
      isOpen: isFlagOn(readField(language, 'open')),
    }))
    .filter(({ code }) => code !== '');
  const repeated = new RepeatedIds(offered.length, (index) => normalizedLanguage(offered[index]!.code));
  repeated.search();
  const { indexes } = repeated;
  if (indexes[0] === undefined) return offered;
  warnOnce(
    `<dass-translation-dialog> Several languages have the code '${offered[indexes[0]]!.code}': the first is kept.`,
  );
  return offered.filter((_, index) => !indexes.includes(index));
}

/** Returns the language with a code, in any spelling. Undefined if it is not offered. */
export const findLanguage = (languages: readonly OfferedLanguage[], code: string): OfferedLanguage | undefined =>
  languages.find((language) => normalizedLanguage(language.code) === normalizedLanguage(code));
