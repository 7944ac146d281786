// Writes dist/documentation.json, the documentation that `npx dass-elements mcp` reads. Nothing is written while it is up
// to date. Run after the kit is built: the guides name sizes of its files.
import { writeFileSync } from 'node:fs';
import type { DocumentationData } from '../../cli/documentation.js';
import { isBuilt, noteInputs } from '../../scripts/build/build-inputs.mjs';
import { measureGuideValues } from './content/guide-values.js';
import { readGuide } from './content/guides.js';
import { createMarkdown } from './content/markdown.js';
import { elementMarkdown, guideMarkdown, INTRO } from './content/markdown-files.js';
import { readSearchTerms } from './content/search-terms.js';
import { languageIds } from './languages.js';
import { readSiteData } from './site-data.js';

if (!isBuilt('documentation')) {
  const record = noteInputs('documentation');
  const site = await readSiteData();
  const { en: values } = await measureGuideValues('dist/page', site.version);
  const markdown = createMarkdown((href) => href);
  const termsOf = (page: string): string[] => [
    ...new Set(
      readSearchTerms()
        .filter((one) => one.page === page)
        .flatMap(({ terms }) => languageIds.flatMap((id) => terms[id])),
    ),
  ];
  const data: DocumentationData = {
    version: site.version,
    intro: INTRO,
    elements: site.elements.map((element) => ({
      tag: element.tagName,
      family: element.family,
      summary: element.usage?.use.en ?? element.summary,
      terms: termsOf(`elements/${element.path}`),
      markdown: elementMarkdown(element, 0),
      examples: element.examples.map(({ name, summaries, code }) => ({ name, summary: summaries.en, ...code.en })),
    })),
    guides: site.guides.map((slug) => {
      const guide = readGuide(slug, 'en', markdown, values);
      const { title, description } = guide;
      return { slug, title, description, terms: termsOf(`guides/${slug}`), markdown: guideMarkdown(guide) };
    }),
  };
  writeFileSync('dist/documentation.json', JSON.stringify(data));
  record();
}
