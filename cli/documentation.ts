import { foldLookup } from '../elements/core/text/text-fold.js';

/** The documentation in the package: `dist/documentation.json`, written by `docs/build/write-documentation.ts`. */
export interface DocumentationData {
  readonly version: string;
  /** What every page takes for granted. */
  readonly intro: string;
  readonly elements: readonly DocumentedElement[];
  readonly guides: readonly DocumentedGuide[];
}

export interface DocumentedElement {
  readonly tag: string;
  readonly family: string;
  readonly summary: string;
  /** Words of newcomers, in the languages of the documentation. */
  readonly terms: readonly string[];
  /** Without examples. */
  readonly markdown: string;
  readonly examples: readonly DocumentedExample[];
}

export interface DocumentedExample {
  readonly name: string;
  readonly summary: string;
  readonly html: string;
  readonly react: string;
}

export interface DocumentedGuide {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly terms: readonly string[];
  readonly markdown: string;
}

/** A page that a search finds. */
export interface FoundPage {
  readonly kind: 'element' | 'guide';
  /** The tag, or the slug of the guide. */
  readonly name: string;
  readonly text: string;
}

/** Where a word is found, with the weight of the place. */
const WEIGHTS = { name: 8, terms: 8, summary: 3, body: 1 } as const;

interface SearchedPage {
  readonly page: FoundPage;
  readonly fields: Readonly<Record<keyof typeof WEIGHTS, string>>;
}

/** The documentation as a coding assistant asks for it. */
export class Documentation {
  readonly #pages: readonly SearchedPage[];

  constructor(readonly data: DocumentationData) {
    this.#pages = [
      ...data.elements.map(({ tag, summary, terms, markdown }) =>
        searched({ kind: 'element', name: tag, text: summary }, terms, markdown),
      ),
      ...data.guides.map(({ slug, title, description, terms, markdown }) =>
        searched({ kind: 'guide', name: slug, text: `${title}: ${description}` }, terms, markdown),
      ),
    ];
  }

  /** Returns the element with a tag; `dass-` can be left out. */
  element(tag: string): DocumentedElement | undefined {
    const wanted = tag.replace(/[<>]/g, '').trim().toLowerCase();
    return this.data.elements.find((element) => element.tag === wanted || element.tag === `dass-${wanted}`);
  }

  guide(slug: string): DocumentedGuide | undefined {
    return this.data.guides.find((guide) => guide.slug === slug);
  }

  /** Returns the pages with the most words of the query, the most important places first. */
  search(query: string, limit: number): FoundPage[] {
    const words = [...new Set(foldLookup(query).match(/[\p{L}\p{N}]+/gu) ?? [])];
    return this.#pages
      .map(({ page, fields }) => {
        const weights = words.map((word) => weightOf(word, fields));
        const found = weights.filter((weight) => weight > 0).length;
        const phrase = fields.terms.includes(`|${foldLookup(query).trim()}|`) ? WEIGHTS.terms * 2 : 0;
        return { page, found, weight: phrase + weights.reduce((sum, weight) => sum + weight, 0) };
      })
      .filter(({ found }) => found > 0)
      .sort((a, b) => b.found - a.found || b.weight - a.weight)
      .slice(0, limit)
      .map(({ page }) => page);
  }
}

function searched(page: FoundPage, terms: readonly string[], markdown: string): SearchedPage {
  return {
    page,
    fields: {
      name: foldLookup(page.name.replace(/^dass-/, '')),
      terms: foldLookup(`|${terms.join('|')}|`),
      summary: foldLookup(page.text),
      body: foldLookup(markdown),
    },
  };
}

function weightOf(word: string, fields: SearchedPage['fields']): number {
  const isIn = (text: string): boolean => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').test(text);
  return Object.entries(WEIGHTS).reduce(
    (sum, [field, weight]) => sum + (isIn(fields[field as keyof typeof WEIGHTS]) ? weight : 0),
    0,
  );
}
