// The words of newcomers and the page of each, for the search: docs/search-terms.json.
import { readFileSync } from 'node:fs';
import { languageIds, type Language, type Translated } from '../languages.js';
import type { SiteData } from '../site-data.js';
import type { Guide } from './guides.js';

interface PageTerms {
  /** `elements/pick-list`, `guides/forms`, `recipes/wizard`. */
  readonly page: string;
  readonly terms: Translated<readonly string[]>;
  /** Shown instead of the description of the page: what there is in place of what the terms name. */
  readonly note?: Translated;
}

/** A page as the search shows it. Its terms are those of the language of the site, and those of the others. */
export interface TermsResult {
  /** In the folder of the site. */
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly terms: readonly string[];
}

export const readSearchTerms = (): readonly PageTerms[] =>
  JSON.parse(readFileSync('docs/search-terms.json', 'utf8')) as readonly PageTerms[];

/** @throws Error if a page does not exist */
export function searchTerms(
  { elements, recipes }: SiteData,
  guides: readonly Guide[],
  language: Language,
): TermsResult[] {
  const pages = new Map<string, { readonly title: string; readonly text: string }>([
    ...elements.map(
      ({ path, tagName, usage, summary }) =>
        [`elements/${path}`, { title: `<${tagName}>`, text: usage?.use[language] ?? summary ?? '' }] as const,
    ),
    ...guides.map(({ slug, title, description }) => [`guides/${slug}`, { title, text: description }] as const),
    ...recipes.map(
      ({ slug, title, description }) =>
        [`recipes/${slug}`, { title: title[language], text: description[language] }] as const,
    ),
  ]);
  return readSearchTerms().map(({ page, terms, note }) => {
    const found = pages.get(page);
    if (!found) throw new Error(`docs/search-terms.json: no page ${page}`);
    const own = new Set([language, ...languageIds].flatMap((id) => terms[id]));
    const text = (note?.[language] ?? found.text).replaceAll('`', '');
    return { url: `${language}/${page}/`, title: found.title, text, terms: [...own] };
  });
}
