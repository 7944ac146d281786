// CHANGELOG.md as a page, and the version in which each element was new: a line `- New element \`dass-x\`: …` says so. The
// elements without such a line are of the first version.
import type MarkdownIt from 'markdown-it';
import { readFileSync } from 'node:fs';
import { slug } from './markdown.js';

export interface ElementVersion {
  /** Empty for the next version. */
  readonly version: string;
  /** Id of its heading in the page of the changes. */
  readonly anchor: string;
}

const UNRELEASED = 'Unreleased';

const readChangelog = (): string => readFileSync('CHANGELOG.md', 'utf8');

/** The page without its first heading; the headings within a version have no ids, because they are in each of them. */
export const changesHtml = (markdown: MarkdownIt): string =>
  markdown.render(readChangelog().replace(/^# .*\n/, '')).replace(/<h3 id="[^"]*">/g, '<h3>');

/** Returns the version of an element by its tag. */
export function elementVersions(): (tag: string) => ElementVersion {
  const sections = readChangelog().split(/^## /m).slice(1);
  const found = new Map<string, ElementVersion>();
  let version: ElementVersion = { version: '', anchor: slug(UNRELEASED) };
  for (const section of sections) {
    const heading = section.slice(0, section.indexOf('\n'));
    const name = heading.split(' ')[0]!;
    version = { version: name === UNRELEASED ? '' : name, anchor: slug(heading) };
    for (const [, tag] of section.matchAll(/^- New element `(dass-[\w-]+)`/gm)) found.set(tag!, version);
  }
  // The last one in the file is the first version.
  return (tag) => found.get(tag) ?? version;
}
