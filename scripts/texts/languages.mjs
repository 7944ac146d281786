// The languages of the kit and of the shell. `locales/languages.json` is their only list, the language of the templates
// first; what the code needs to know of each is generated from it.
import { readFileSync } from 'node:fs';

export const LANGUAGES_FILE = 'locales/languages.json';

/**
 * @typedef {object} Language
 * @property {string} tag BCP 47 tag
 * @property {string} name in that language
 * @property {string} [intl] tag for `Intl`, where it is another one
 * @property {boolean} [complete] `false` while texts may be missing; they are shown in the language of the templates
 */

/** @returns {Language[]} */
export const readLanguages = () => JSON.parse(readFileSync(LANGUAGES_FILE, 'utf8'));

/** @param {Language[]} languages */
export const languagesFile = (languages) =>
  `[\n${languages
    .map(
      (one) =>
        `  ${JSON.stringify(one)
          .replace(/([{:,])(?=["tf])/g, '$1 ')
          .replace('}', ' }')}`,
    )
    .join(',\n')}\n]\n`;

/** The tag as it is stored, and as the options of pickers name it. */
export const storedTag = (tag) => tag.replaceAll('-', '_');

const primarySubtag = (tag) => tag.split('-')[0];

/**
 * @param {string} code the tag, in any case
 * @param {string | undefined} name of the language, in that language
 * @param {Language[]} languages those that exist
 * @returns {Language} with `complete: false`
 * @throws Error that says why this language cannot be added
 */
export function newLanguage(code, name, languages) {
  const tag = canonicalTag(code);
  const existing = languages.find((language) => primarySubtag(language.tag) === primarySubtag(tag));
  if (existing?.tag === tag) throw new Error(`${tag} is there already`);
  if (existing) throw new Error(`${existing.tag} is there already; '${primarySubtag(tag)}' is one language`);
  if (!pluralRule(tag))
    throw new Error(`${tag} has plurals that plural() does not know: extend locales/plural.ts and pluralRule() first`);
  if (!numberFormatOf(tag))
    throw new Error(
      `${tag} writes numbers in a way that formatCount() does not know: extend it and numberFormatOf() first`,
    );
  const own = name?.trim() || new Intl.DisplayNames([tag], { type: 'language' }).of(tag);
  return { tag, name: own[0].toLocaleUpperCase(tag) + own.slice(1), complete: false };
}

function canonicalTag(code) {
  let locale;
  try {
    locale = new Intl.Locale(code);
  } catch {
    throw new Error(`'${code}' is no BCP 47 tag, such as fr or fr-CA`);
  }
  if (locale.toString() !== locale.baseName) throw new Error(`'${code}' has extensions; use ${locale.baseName}`);
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  if (!names.of(locale.language)) throw new Error(`'${code}' is no language that Intl knows`);
  return locale.baseName;
}

const COUNTS = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 11, 20, 21, 22, 100, 101, 102, 1000, 1e6, 1_000_001, 1_500_000, 2e6];

/**
 * A language without a singular has that of English: its text for one is that for other numbers.
 * @returns {{ zeroIsOne?: boolean, hasMany?: boolean } | undefined} undefined for other plurals
 */
export function pluralRule(tag) {
  const rules = new Intl.PluralRules(tag);
  const hasOne = rules.resolvedOptions().pluralCategories.includes('one');
  const categoryOf = (count, { zeroIsOne, hasMany }) => {
    if (hasOne && (zeroIsOne ? count < 2 : count === 1)) return 'one';
    return hasMany && count !== 0 && count % 1e6 === 0 ? 'many' : 'other';
  };
  return [{}, { hasMany: true }, { zeroIsOne: true }, { zeroIsOne: true, hasMany: true }].find((rule) =>
    COUNTS.every((count) => rules.select(count) === categoryOf(count, rule)),
  );
}

/**
 * @returns {{ group: string, decimal: string, maxUngrouped: number } | undefined} undefined for other digits, or groups
 * of other sizes
 */
export function numberFormatOf(tag) {
  const format = new Intl.NumberFormat(tag);
  const parts = format.formatToParts(1_234_567.5);
  const of = (type) => parts.filter((part) => part.type === type).map(({ value }) => value);
  const [group, decimal] = [of('group')[0], of('decimal')[0]];
  if (of('integer').join() !== '1,234,567' || group?.length !== 1 || decimal?.length !== 1) return undefined;
  const maxUngrouped = [3, 4].find((digits) => format.format(10 ** digits).includes(group));
  return maxUngrouped && { group, decimal, maxUngrouped };
}

/** What the core knows of the languages. @param {Language[]} languages */
export function languagesModule(languages) {
  const union = (tags) => tags.map((tag) => `'${tag}'`).join(' | ');
  const tags = languages.map(({ tag }) => tag);
  const facts = languages.map(({ tag, intl }) => {
    const { group, maxUngrouped } = numberFormatOf(intl ?? tag);
    const written = { intl, group, maxUngrouped: maxUngrouped !== 3 && maxUngrouped, ...pluralRule(tag) };
    return `  '${tag}': { ${Object.entries(written)
      .filter(([, value]) => value)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
      .join(', ')} },`;
  });
  return `/** A language of the kit, as a BCP 47 tag. Code, \`lang\` attributes and \`Intl\` use this form. */
export type Language = ${union(tags)};

/** A language as it is stored in session storage. */
export type StoredLanguage = ${union(tags.map(storedTag))};

/** How a language writes numbers and plurals. */
export interface LanguageFacts {
  /** Tag for \`Intl\`, where it is another one: English is British, with the day first, 24 hours and weeks from Monday. */
  readonly intl?: string;
  /** Between groups of three digits. */
  readonly group: string;
  /** Number of digits of an integer up to which they are not grouped. Default: 3. */
  readonly maxUngrouped?: number;
  /** Whether all sizes below 2 have the plural category \`one\`. Default: only 1. */
  readonly zeroIsOne?: boolean;
  /** Whether millions have the plural category \`many\`. */
  readonly hasMany?: boolean;
}

/** The languages of the kit, the default first. */
export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
${facts.join('\n')}
};
`;
}

/** What is not needed when a page starts. @param {Language[]} languages */
export const languageDetailsModule = (languages) => `import type { Language } from './languages.js';

/** The name of each language, in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
${languages.map(({ tag, name }) => `  '${tag}': ${JSON.stringify(name)},`).join('\n')}
};

export const decimalSigns: Readonly<Record<Language, string>> = {
${languages.map(({ tag, intl = tag }) => `  '${tag}': ${JSON.stringify(numberFormatOf(intl).decimal)},`).join('\n')}
};
`;

/** The languages with their loaders. @param {Language[]} languages */
export function cataloguesModule([source, ...targets]) {
  return `/** The language of the texts in the templates. */
export const sourceLocale = '${source.tag}';

/** Loads the texts of another language. */
export const catalogues = {
${targets.map(({ tag }) => `  '${tag}': () => import('./${tag}.js'),`).join('\n')}
};
`;
}
