import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { joinNames } from './language-names.js';
import type { TranslationChecks, TranslationWarning } from './translation-checks-model.js';
import type { TranslationRow } from './translation-rows-model.js';

/** A check or a warning, as the user reads it. */
export interface CheckLine {
  readonly state: 'valid' | 'invalid' | 'warning';
  readonly text: string;
}

/** Returns the name of the language of a row. */
export type NameOf = (row: TranslationRow) => string;

/** The checks, valid or not. */
export function checkLines(checks: TranslationChecks, maxLength: number, nameOf: NameOf): readonly CheckLine[] {
  const names = (rows: readonly TranslationRow[]): string => joinNames([...new Set(rows.map(nameOf))]);
  const line = (failed: readonly TranslationRow[], valid: string, invalid: (names: string) => string): CheckLine =>
    failed.length ? { state: 'invalid', text: invalid(names(failed)) } : { state: 'valid', text: valid };
  return [
    line(checks.withoutLanguage, msg('Cada linha tem um idioma', { id: 'dassTranslationLanguageValid' }), () =>
      translationLanguageMissingText(checks.withoutLanguage.length),
    ),
    line(checks.repeated, msg('Nenhum idioma se repete', { id: 'dassTranslationRepeatedValid' }), (languages) =>
      msg(str`Idioma repetido: ${languages}`, { id: 'dassTranslationRepeated' }),
    ),
    line(checks.withoutText, msg('Cada linha tem uma tradução', { id: 'dassTranslationTextValid' }), (languages) =>
      msg(str`Falta a tradução: ${languages}`, { id: 'dassTranslationTextMissing' }),
    ),
    line(
      checks.tooLong,
      msg(str`Nenhuma tradução passa de ${formatCount(maxLength)} caracteres`, { id: 'dassTranslationLengthValid' }),
      (languages) => msg(str`Tradução longa demais: ${languages}`, { id: 'dassTranslationTooLong' }),
    ),
  ];
}

/** The check that fails while there is no translation at all. */
export const emptyLine = (): CheckLine => ({
  state: 'invalid',
  text: msg('Adicione ao menos uma tradução', { id: 'dassTranslationNoRow' }),
});

/** The text of a warning below its row. @param referenceName name of the language of the reference */
export function warningText(warning: TranslationWarning, referenceName: string, nameOf: NameOf): string {
  if (warning.kind === 'same') {
    const languages = joinNames(warning.others.map(nameOf));
    return msg(str`Mesmo texto que em ${languages}`, { id: 'dassTranslationSame' });
  }
  const [missing, extra] = [warning.missing.join(' '), warning.extra.join(' ')];
  return [
    missing && msg(str`Falta ${missing}, que está em ${referenceName}`, { id: 'dassTranslationPlaceholderMissing' }),
    extra && msg(str`Sobra ${extra}, que não está em ${referenceName}`, { id: 'dassTranslationPlaceholderExtra' }),
  ]
    .filter(Boolean)
    .join('. ');
}

/** What the button of the checks shows: what remains to do, otherwise how much there is to look at. */
export function checksSummary(lines: readonly CheckLine[]): string {
  const count = (state: CheckLine['state']): number => lines.filter((line) => line.state === state).length;
  if (count('invalid')) return translationPendingText(count('invalid'));
  if (count('warning')) return translationWarningsText(count('warning'));
  return msg('Tudo certo', { id: 'dassTranslationAllValid' });
}

const translationLanguageMissingText = (count: number): string =>
  plural(count, {
    one: msg(str`Falta o idioma em ${formatCount(count)} linha`, { id: 'dassTranslationLanguageMissingOne' }),
    many: msg(str`Falta o idioma em ${formatCount(count)} de linhas`, { id: 'dassTranslationLanguageMissingMany' }),
    other: msg(str`Falta o idioma em ${formatCount(count)} linhas`, { id: 'dassTranslationLanguageMissingOther' }),
  });

const translationPendingText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} pendência`, { id: 'dassTranslationPendingOne' }),
    many: msg(str`${formatCount(count)} de pendências`, { id: 'dassTranslationPendingMany' }),
    other: msg(str`${formatCount(count)} pendências`, { id: 'dassTranslationPendingOther' }),
  });

const translationWarningsText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} aviso`, { id: 'dassTranslationWarningsOne' }),
    many: msg(str`${formatCount(count)} de avisos`, { id: 'dassTranslationWarningsMany' }),
    other: msg(str`${formatCount(count)} avisos`, { id: 'dassTranslationWarningsOther' }),
  });
