import { normalizedLanguage } from '../../core/preferences/language-code.js';
import { countCharacters } from '../../core/text/characters.js';
import { comparePlaceholders, withoutPlaceholders } from './placeholders-model.js';
import type { OfferedLanguage } from './translation-languages-model.js';
import type { TranslationRow } from './translation-rows-model.js';
import { trimmedText } from '../../core/text/visible-text.js';

/** The rows that fail each check. All lists are empty when the user can confirm. */
export interface TranslationChecks {
  readonly withoutLanguage: readonly TranslationRow[];
  /** Rows with the language of an earlier row. */
  readonly repeated: readonly TranslationRow[];
  readonly withoutText: readonly TranslationRow[];
  readonly tooLong: readonly TranslationRow[];
}

export function checkTranslations(rows: readonly TranslationRow[], maxLength: number): TranslationChecks {
  const seen = new Set<string>();
  return {
    withoutLanguage: rows.filter(({ language }) => language === ''),
    repeated: rows.filter(({ language }) => {
      const { size } = seen;
      return language !== '' && seen.add(normalizedLanguage(language)).size === size;
    }),
    withoutText: rows.filter(({ text }) => trimmedText(text) === ''),
    tooLong: rows.filter(({ text }) => countCharacters(trimmedText(text)) > maxLength),
  };
}

/** Something that the user should look at. It does not prevent confirming. */
export type TranslationWarning =
  /** Other languages have the same text. */
  | { readonly kind: 'same'; readonly row: TranslationRow; readonly others: readonly TranslationRow[] }
  /** The placeholders differ from those of the reference. */
  | {
      readonly kind: 'placeholders';
      readonly row: TranslationRow;
      readonly missing: readonly string[];
      readonly extra: readonly string[];
    };

/** Returns the warnings, in the order of the rows. @param reference the row with which the placeholders are compared */
export function findWarnings(
  rows: readonly TranslationRow[],
  reference: TranslationRow | undefined,
): readonly TranslationWarning[] {
  const withSameText = new Map<string, TranslationRow[]>();
  for (const row of rows) {
    const text = comparable(row.text);
    if (row.language !== '' && text !== '') withSameText.set(text, [...(withSameText.get(text) ?? []), row]);
  }
  return rows.flatMap((row) => {
    const warnings: TranslationWarning[] = [];
    const same = row.language === '' ? undefined : withSameText.get(comparable(row.text));
    const others = same?.filter(({ language }) => primaryLanguage(language) !== primaryLanguage(row.language)) ?? [];
    if (others.length) warnings.push({ kind: 'same', row, others });
    if (reference && row.id !== reference.id && trimmedText(row.text) !== '' && trimmedText(reference.text) !== '') {
      const difference = comparePlaceholders(reference.text, row.text);
      if (difference.missing.length + difference.extra.length)
        warnings.push({ kind: 'placeholders', row, ...difference });
    }
    return warnings;
  });
}

/** The text without case, spacing and placeholders. Empty if nothing is left to translate: `38/40`, `{0}`. */
function comparable(text: string): string {
  const words = withoutPlaceholders(text).normalize().toLowerCase();
  return /\p{L}/u.test(words) ? text.normalize().toLowerCase().replace(/\s+/g, ' ').trim() : '';
}

/** The language without its region: texts of `pt_BR` and `pt_PT` are often the same. */
const primaryLanguage = (code: string): string => normalizedLanguage(code).split('-', 1)[0]!;

/** The progress of translating, in languages. */
export interface TranslationProgress {
  /** Number of languages that have a text. */
  readonly done: number;
  /** Number of the offered languages and of the others that have a row. */
  readonly total: number;
}

export function translationProgress(
  rows: readonly TranslationRow[],
  languages: readonly OfferedLanguage[],
): TranslationProgress {
  const codesOf = (some: readonly TranslationRow[]) =>
    some.map(({ language }) => normalizedLanguage(language)).filter(Boolean);
  const offered = languages.map(({ code }) => normalizedLanguage(code));
  return {
    done: new Set(codesOf(rows.filter(({ text }) => trimmedText(text) !== ''))).size,
    total: new Set([...offered, ...codesOf(rows)]).size,
  };
}
