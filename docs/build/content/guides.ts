// The guides: `docs/guides/<slug>/<language>.md`, with a title and a description in the front matter.
import type MarkdownIt from 'markdown-it';
import { readFileSync } from 'node:fs';
import type { Language } from '../languages.js';
import { fillGuide, type GuideValues } from './guide-values.js';
import { slug as slugOf } from './markdown.js';

export interface Guide {
  readonly slug: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** A part of the site that the page shows at its end: `theme-editor`. */
  readonly widget: string;
  readonly markdown: string;
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

/** @throws Error if the front matter has no title or description, or an unknown value is named */
export function readGuide(slug: string, language: Language, markdown: MarkdownIt, values: GuideValues): Guide {
  const path = `docs/guides/${slug}/${language}.md`;
  const { fields, body } = frontMatter(fillGuide(readFileSync(path, 'utf8'), values));
  const { title, description, widget = '' } = fields;
  if (!title || !description) throw new Error(`${path} needs a title and a description`);
  const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, text = '']) => ({
    id: slugOf(text),
    text: text.replaceAll('`', ''),
  }));
  return { slug, language, title, description, widget, markdown: body, html: markdown.render(body), headings };
}

function frontMatter(text: string): { fields: Readonly<Record<string, string>>; body: string } {
  const [, head = '', body = text] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const fields = head.split('\n').map((line) => {
    const [, name = '', value = ''] = /^(\w+): *(.*)$/.exec(line) ?? [];
    return [name, value.replace(/^(['"])(.*)\1$/, '$2')];
  });
  return { fields: Object.fromEntries(fields) as Record<string, string>, body };
}
