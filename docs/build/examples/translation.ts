// The examples and recipes in the language of the page: their code with other texts. They are written in Portuguese;
// docs/texts/examples.json has the translations of their texts.
import { readFileSync } from 'node:fs';
import type { Language, Translated } from '../languages.js';
import { codeTexts, replaceTexts, type CodeKind } from './code-texts.js';
import type { ExampleCode } from './example-code.js';

export type ForeignLanguage = Exclude<Language, 'pt-BR'>;

interface ExampleTexts {
  /** The translations of texts, and of phrases from which texts are composed. */
  readonly texts: Readonly<Record<string, Readonly<Record<ForeignLanguage, string>>>>;
  /** What is the same in all languages, such as names of employees, companies and places, and units. */
  readonly unchanged: readonly string[];
  /** The translations of the summaries, which are written in English. */
  readonly summaries: Readonly<Record<string, Omit<Translated, 'en'>>>;
}

export const exampleTexts = JSON.parse(readFileSync('docs/texts/examples.json', 'utf8')) as ExampleTexts;

/** Names for a program: `code`, `dass-button`, `ERROR`, `#search`, `pt_BR`, `image/png`, `ficha-técnica.pdf`. */
const PROGRAM_NAME = /^(?:[a-z][\w.]*|[a-z\d]+(?:-[a-z\d]+)+|[A-Z\d_-]+|[#./:?[]\S*|\S*[\p{L}\d?][/.:_=@[(]\S+)$/u;
/** `Couros Vale dos Sinos Ltda. – EPP` */
const COMPANY = /^(?:(?:\p{Lu}\p{L}*|d[aeo]s?|e) )+(?:Ltda\.|S\.A\.)(?: – EPP)?$/u;
/** `1.200,50` */
const NUMBER = /^\d{1,3}(?:\.\d{3})*,\d+$/;
/** An expression in a template. */
const EXPRESSION = String.raw`\$\{(?:[^{}]|\{[^{}]*\})*\}`;
/** `TX-001824`, or the beginning of such a code. */
const CODE = String.raw`[A-Z]{2,}-\d*`;
/** At least two letters, not behind a digit as units are. */
const WORD = String.raw`(?<![\p{L}\d])\p{L}{2,}`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** The longest one comes first. */
const phrases = [...Object.keys(exampleTexts.texts), ...exampleTexts.unchanged]
  .sort((a, b) => b.length - a.length)
  .map(escaped);
/** Finds the parts of a text: expressions, phrases of the table, codes and words. */
const parts = new RegExp(
  [EXPRESSION, `(?<![\\p{L}\\d])(?:${phrases.join('|')})(?!\\p{L})`, CODE, WORD].join('|'),
  'gu',
);
const unchanged = new Set(exampleTexts.unchanged);
const expressions = new RegExp(EXPRESSION, 'g');
const expressionOrCode = new RegExp(`^(?:${EXPRESSION}|${CODE})$`);

const isName = (text: string): boolean => PROGRAM_NAME.test(text.replace(expressions, '')) || COMPANY.test(text);

/** @returns undefined if the phrase is not in the table */
const translatePhrase = (phrase: string, language: ForeignLanguage): string | undefined =>
  unchanged.has(phrase) || expressionOrCode.test(phrase) ? phrase : exampleTexts.texts[phrase]?.[language];

/**
 * Translates a text as a whole, or phrase by phrase: `Fio elástico nº 20 preto`. A name is returned as it is.
 *
 * @returns undefined if a word of the text is not in the table
 */
export function translateText(text: string, language: ForeignLanguage): string | undefined {
  const whole = translatePhrase(text, language);
  if (whole !== undefined) return whole;
  if (NUMBER.test(text)) return withNumbersOf(language, text);
  if (isName(text)) return text;
  let isKnown = true;
  const composed = text.replace(parts, (part) => {
    const translated = translatePhrase(part, language);
    isKnown &&= translated !== undefined;
    return translated ?? part;
  });
  if (!isKnown) return undefined;
  return composed === text ? text : withNumbersOf(language, composed);
}

/** English has a decimal point, and a comma between thousands. */
const withNumbersOf = (language: ForeignLanguage, text: string): string =>
  language === 'en' ? text.replace(/(?<=\d)[.,](?=\d)/g, (separator) => (separator === '.' ? ',' : '.')) : text;

/** Returns code with its texts in a language. A text without a translation stays as it is. */
export const translateCode = (code: string, kind: CodeKind, language: Language): string =>
  language === 'pt-BR' ? code : replaceTexts(code, kind, (text) => translateText(text, language));

/** Returns the code of an example in all languages. */
export function translateExample({ html, react }: ExampleCode): Translated<ExampleCode> {
  const inLanguage = (language: Language): ExampleCode => ({
    html: translateCode(html, 'html', language),
    react: translateCode(react, 'tsx', language),
  });
  return { 'pt-BR': inLanguage('pt-BR'), es: inLanguage('es'), en: inLanguage('en') };
}

/** Returns the summary of an example in all languages; in English where it is not translated. */
export const translateSummary = (summary: string): Translated => ({
  'pt-BR': summary,
  es: summary,
  ...exampleTexts.summaries[summary],
  en: summary,
});

/** Returns the texts of some code that have no translation. */
export const untranslatedTexts = (code: string, kind: CodeKind): string[] =>
  codeTexts(code, kind).flatMap(({ text }) => (translateText(text, 'en') === undefined ? [text] : []));
