import { numberFormat } from '../elements/core/format/intl-formats.js';
import { language, type Language } from '../elements/core/preferences/language.js';
import { tryRead } from '../elements/core/util/read-value.js';
import { tellLanguageChange } from './language-change.js';

export type { Language };
export { onLanguageChange } from './language-change.js';

/** A text, or its forms by number (the categories of `Intl.PluralRules`; `{count}` is the number). */
export type Text = string | Forms;
export interface Forms {
  readonly one: string;
  /** Millions, in Portuguese and Spanish: '1.000.000 de itens'. */
  readonly many?: string;
  readonly other: string;
}
export type Catalogue = Readonly<Record<`dass${string}`, Text>>;
/** A catalogue in another language: the same keys, the same kinds. A missing or an extra text does not compile. */
export type Translation<Source extends Catalogue> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Forms;
};
/**
 * A text of an application: itself, a key that starts with `dass`, or a function that gives one. What is put together of
 * several texts is a function: it is called whenever the text is rendered, so that it is never of another language and
 * never holds a key whose texts had not been loaded.
 */
export type TextSource = string | (() => string);
/** What stands in a text's places: `{name}`. Numbers are written as the language writes them. */
export type Values = Readonly<Record<string, string | number>>;
/** A family's texts by key. */
export type Texts<Source extends Catalogue> = (key: keyof Source & string, values?: Values) => string;

type Loader = () => Promise<Catalogue>;
type TargetTag = Exclude<Language, 'pt-BR'>;
interface Family {
  readonly source: Catalogue;
  readonly load: Readonly<Record<TargetTag, Loader>>;
  readonly loaded: Partial<Record<Language, Catalogue>>;
}

const families: Family[] = [];
let pending: Promise<void> = Promise.resolve();

/** The language in force, as BCP 47: `pt-BR` (default), `es` or `en`. */
export const getLanguage = (): Language => language.get();

/**
 * Changes the language of every element and of the document at once, without a reload, and keeps it for the session
 * (LG-02). Texts that cannot be loaded stay in Portuguese until the next change.
 * @param value `pt_BR`, `pt-BR`, `es` or `en`; anything else is the default
 * @returns resolves when the texts are there and the elements know
 */
export function setLanguage(value: string): Promise<void> {
  const before = following;
  language.set(value);
  // When it was in force already, texts that failed to load get another chance.
  return following === before ? (following = follow()) : following;
}

let following = Promise.resolve();
language.subscribe(() => (following = follow()));

async function follow(): Promise<void> {
  const tag = getLanguage();
  await (pending = Promise.all(families.map((family) => loadFamily(family, tag))).then(() => {}));
  if (getLanguage() !== tag) return;
  markDocument();
  tellLanguageChange();
}

/** The document says which language it is in, for screen readers and hyphenation. */
function markDocument(): void {
  if (globalThis.document?.documentElement) document.documentElement.lang = getLanguage();
}

/** Resolves when the texts of the language in force are there, for a first paint without a flash of Portuguese. */
export const languageReady = (): Promise<void> => pending;

/**
 * Declares the texts of a family of elements: Portuguese travels with the elements, the others load when they are used.
 */
export function defineTexts<const Source extends Catalogue>(
  source: Source,
  load: Readonly<Record<TargetTag, () => Promise<Translation<Source>>>>,
): Texts<Source> {
  const family: Family = { source, load, loaded: { 'pt-BR': source } };
  families.push(family);
  const tag = getLanguage();
  if (tag !== 'pt-BR') {
    const loaded = loadFamily(family, tag).then((fresh) => {
      if (fresh) tellLanguageChange();
    });
    pending = Promise.all([pending, loaded]).then(() => {});
  }
  return (key, values) => format(entry(family, key) ?? key, values);
}

/**
 * A text from a host or a server: one that starts with `dass` is looked up in the catalogue (PH-03, MS-11) and is shown
 * as it is when there is no such key. A function is asked for the text ({@link TextSource}). Anything that is not text
 * is ''.
 */
export function resolveText(text: unknown, values?: Values): string {
  if (typeof text === 'function')
    return resolveText(
      tryRead('A text', () => (text as () => unknown)(), ''),
      values,
    );
  if (typeof text !== 'string') return typeof text === 'number' ? String(text) : '';
  if (!text.startsWith('dass')) return text;
  for (const family of families) {
    const found = entry(family, text);
    if (found !== undefined) return format(found, values);
  }
  loadEveryFamily();
  return text;
}

/** A text when all that it is made of has been loaded, for what is said once and cannot be rendered again. */
export async function readyText(text: unknown): Promise<string> {
  resolveText(text);
  await everyFamily;
  await pending;
  return resolveText(text);
}

let everyFamily: Promise<unknown> | undefined;
/** A key may belong to a family that no element on the page has brought along yet. */
function loadEveryFamily(): void {
  everyFamily ??= import('./every-family.js')
    .then(() => pending)
    .then(tellLanguageChange, () => (everyFamily = undefined));
}

function entry(family: Family, key: string): Text | undefined {
  const catalogue = family.loaded[getLanguage()] ?? family.source;
  return Object.hasOwn(catalogue, key) ? catalogue[key as keyof Catalogue] : undefined;
}

/**
 * The plural category of a number, by the rules of the Unicode CLDR for the three languages: `Intl.PluralRules` says the
 * same, but its first use costs a page more than all the rest of its start.
 */
export function pluralCategory(count: number, tag: Language): keyof Forms {
  const size = Math.abs(count);
  if (tag === 'pt-BR' ? size < 2 : size === 1) return 'one';
  return tag !== 'en' && count !== 0 && count % 1e6 === 0 ? 'many' : 'other';
}

/** A number as the language writes it; whole ones without `Intl`, for the same reason. */
function writtenNumber(value: number, tag: Language): string {
  if (!Number.isSafeInteger(value)) return numberFormat(tag, {}).format(value);
  const digits = `${value}`;
  // Spanish writes four digits without a point.
  if (tag === 'es' && Math.abs(value) < 10_000) return digits;
  return digits.replace(/\B(?=(\d{3})+$)/g, tag === 'en' ? ',' : '.');
}

function format(text: Text, values: Values = {}): string {
  const tag = getLanguage();
  const chosen = typeof text === 'string' ? text : (text[pluralCategory(Number(values.count), tag)] ?? text.other);
  if (!chosen.includes('{')) return chosen;
  return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'number' ? writtenNumber(value, tag) : (value ?? whole);
  });
}

async function loadFamily(family: Family, tag: Language): Promise<boolean> {
  if (tag === 'pt-BR' || family.loaded[tag]) return false;
  try {
    family.loaded[tag] = await family.load[tag]();
    return true;
  } catch {
    console.warn(`[dass] No texts in '${tag}'; Portuguese stays.`);
    return false;
  }
}
