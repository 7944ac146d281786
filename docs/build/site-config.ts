// The site on Eleventy: its data, filters and transforms. Templates are in docs/pages and docs/layouts.
import type MarkdownIt from 'markdown-it';
import { readFileSync } from 'node:fs';
import { tokens } from '../../themes/tokens.js';
import { fill, texts } from '../texts/texts.js';
import { compileReact } from './examples/compile-react.js';
import type { ExampleCode } from './examples/example-code.js';
import { htmlFrame, reactFrame } from './examples/frames.js';
import { pictureOf } from './gallery.js';
import { changesHtml, elementVersions } from './content/changes.js';
import type { GuideValues } from './content/guide-values.js';
import { readGuide } from './content/guides.js';
import { formatNumber, languageIds, LANGUAGES, type Language, type Translated } from './languages.js';
import { resolveLink, withRelativeLinks } from './content/links.js';
import { nameOfTag, type ManifestMember } from './manifest.js';
import { codeBlock, createMarkdown } from './content/markdown.js';
import { markdownFiles } from './content/markdown-files.js';
import { menuOf } from './content/menu.js';
import { readSearchTerms, searchTerms } from './content/search-terms.js';
import type { RecipePage } from './content/recipes.js';
import type { PageElement, SiteData } from './site-data.js';
import { promiseFrames, promises } from './content/promises.js';
import { themePreview, tokenList } from './content/theme-tokens.js';

/** What the documentation uses of Eleventy's configuration; the package has no types. */
export interface EleventyConfig {
  addGlobalData(name: string, value: unknown): void;
  addFilter(name: string, filter: (...values: never[]) => unknown): void;
  addTransform(name: string, transform: (this: { page: { url: string } }, content: string) => string): void;
  setIncludesDirectory(folder: string): void;
  setLayoutsDirectory(folder: string): void;
  setQuietMode(quiet: boolean): void;
}

interface PageData {
  readonly pageLanguage?: Language;
  readonly guide?: { readonly language: Language; readonly title: string; readonly description: string };
  readonly entry?: { readonly language: Language; readonly element: PageElement };
  readonly recipePage?: RecipePage;
  readonly source?: { readonly path: string };
}

/** Pages without a language of their own, such as sources, are in English. */
const languageOf = ({ pageLanguage, guide, entry, recipePage }: PageData): Language =>
  pageLanguage ?? guide?.language ?? entry?.language ?? recipePage?.language ?? 'en';

const recipeText = (page: RecipePage | undefined, name: 'title' | 'description'): string | undefined =>
  page?.recipe[name][page.language];

export function configure(config: EleventyConfig, site: SiteData, guideValues: Translated<GuideValues>): void {
  const pages = {
    elements: new Set(site.elements.map(({ path }) => path)),
    guides: new Set(site.guides),
    recipes: new Set(site.recipes.map(({ slug }) => slug)),
  };
  const markdown = Object.fromEntries(
    languageIds.map((language) => [language, createMarkdown((href) => resolveLink(href, language, pages))]),
  ) as Record<Language, MarkdownIt>;
  const guides = languageIds.flatMap((language) =>
    site.guides.map((slug) => readGuide(slug, language, markdown[language], guideValues[language])),
  );
  const guidesIn = (language: Language) => guides.filter((guide) => guide.language === language);

  config.setQuietMode(true);
  config.setIncludesDirectory('../layouts');
  config.setLayoutsDirectory('../layouts');
  const data: Record<string, unknown> = {
    site,
    texts,
    languages: LANGUAGES,
    languageIds,
    guidePages: guides,
    guidesIn: () => guidesIn,
    elementPages: languageIds.flatMap((language) => site.elements.map((element) => ({ language, element }))),
    recipePages: languageIds.flatMap((language) => site.recipes.map((recipe) => ({ language, recipe }))),
    sourcePages: [...new Set(site.elements.flatMap(({ sources }) => sources))].map((path) => ({
      path,
      content: readFileSync(path, 'utf8').trimEnd(),
    })),
    exampleFrames: [
      ...languageIds.flatMap((language) => exampleFrames(site, language)),
      ...promiseFrames(),
      ...languageIds.map((language) => ({ path: `${language}/theme-preview`, html: themePreview(language) })),
    ],
    markdownFiles: markdownFiles(site, guidesIn('en')),
    tokens: tokenList(tokens.cssText),
    promises,
    changes: changesHtml(markdown.en),
    versionOf: () => elementVersions(),
    pictureOf: () => pictureOf,
    termsOf: () => (page: string) =>
      readSearchTerms()
        .filter((one) => one.page === page)
        .flatMap(({ terms }) => languageIds.flatMap((id) => terms[id]))
        .join(' '),
    searchTermsIn: () => (language: Language) => searchTerms(site, guidesIn(language), language),
    menuOf: () => (language: Language) => menuOf(site, guidesIn(language), language),
    importLines: () => importLines,
    eleventyComputed: {
      language: languageOf,
      t: (page: PageData) => texts[languageOf(page)],
      title: (page: PageData) =>
        page.guide?.title ??
        page.entry?.element.path ??
        recipeText(page.recipePage, 'title') ??
        page.source?.path ??
        texts[languageOf(page)].title,
      description: (page: PageData) =>
        page.guide?.description ??
        page.entry?.element.summaries[page.entry.language] ??
        recipeText(page.recipePage, 'description') ??
        texts[languageOf(page)].intro,
    },
  };
  for (const [name, value] of Object.entries(data)) config.addGlobalData(name, value);

  const filters: Record<string, (...values: never[]) => unknown> = {
    fill,
    nameOfTag,
    codeBlock,
    json: (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c'),
    markdown: (text: string | undefined, language: Language) => markdown[language].render(text ?? ''),
    markdownInline: (text: string | undefined, language: Language) => markdown[language].renderInline(text ?? ''),
    ofKind: (members: readonly ManifestMember[] | undefined, kind: string) =>
      (members ?? []).filter((member) => member.kind === kind),
    namedParts,
    signature,
    keyNames,
    kilobytes: formatNumber,
    inLanguage: (url: string, language: Language) =>
      languageIds.some((id) => url.startsWith(`/${id}/`)) ? url.replace(/^\/[^/]+/, `/${language}`) : `/${language}/`,
  };
  for (const [name, filter] of Object.entries(filters)) config.addFilter(name, filter);

  config.addTransform('relative-links', function (content) {
    return this.page.url ? withRelativeLinks(content, this.page.url) : content;
  });
}

const exampleFrames = ({ elements, recipes }: SiteData, language: Language) => [
  ...elements.flatMap(({ path, examples }) =>
    examples.flatMap(({ name, code }) => codeFrames(`${path}/${name}`, code[language], language)),
  ),
  ...recipes.flatMap(({ slug, code }) => codeFrames(`recipes/${slug}`, code[language], language)),
];

const codeFrames = (path: string, { html, react }: ExampleCode, language: Language) => [
  { path: `${language}/${path}`, html: htmlFrame(html, { title: path, language }) },
  ...(react
    ? [
        {
          path: `${language}/${path}.react`,
          html: reactFrame(compileReact(react), { title: `${path}, React`, language }),
        },
      ]
    : []),
];

/** What a page can style or fill by a name. The slot for data is not shown. */
const namedParts = ({ cssParts = [], slots = [] }: PageElement) => [
  ...cssParts.map((part) => ({ kind: 'part', ...part })),
  ...slots.filter(({ name }) => name !== 'data' && name !== '*').map((slot) => ({ kind: 'slot', ...slot })),
];

const importLines = ({ tagName, name }: PageElement): string =>
  `import 'dass-elements/${tagName}.js';\nimport { ${name} } from 'dass-elements/react/${tagName}.js';`;

function signature({ name, parameters = [], return: returned }: ManifestMember): string {
  const list = parameters.map(
    ({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type?.text ?? 'unknown'}`,
  );
  return `${name}(${list.join(', ')}): ${returned?.type?.text ?? 'void'}`;
}

const KEY_NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Plus: '+',
};

function keyNames(keys: string | readonly string[], or: string): string {
  const combination = (text: string): string =>
    text
      .split('+')
      .map((key) => `<kbd>${KEY_NAMES[key] ?? key}</kbd>`)
      .join('+');
  return [keys].flat().map(combination).join(` ${or} `);
}
