import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, it } from 'node:test';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { recipeSlugs } from '../../docs/build/content/recipes.js';
import { readManifest } from '../../docs/build/manifest.js';
import { languageIds } from '../../docs/build/languages.js';
import { listFiles } from '../../scripts/files.mjs';
import { SITE } from './support/docs-site.js';
import { guideNames } from './support/guide-code.js';
import { listExamples } from './support/examples.js';

interface ParsedPage {
  readonly ids: Set<string>;
  readonly links: readonly string[];
}

function parsePage(path: string): ParsedPage {
  const ids = new Set<string>();
  const links: string[] = [];
  const visit = (node: Tree.Node): void => {
    if ('attrs' in node)
      for (const { name, value } of node.attrs) {
        if (name === 'id') ids.add(value);
        if (['href', 'src', 'home-link'].includes(name)) links.push(value);
      }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(readFileSync(path, 'utf8')));
  return { ids, links };
}

const pages = listFiles(
  [...languageIds, 'source'].map((folder) => `${SITE}/${folder}`),
  (path) => path.endsWith('.html'),
);
const parsed = new Map(pages.map((path) => [path, parsePage(path)]));

describe('pages of the documentation', () => {
  it('are there for every element, guide and recipe, in all languages', () => {
    const expected = languageIds.flatMap((language) => [
      `${SITE}/${language}/index.html`,
      ...readManifest().map(({ tagName }) => `${SITE}/${language}/elements/${tagName.slice(5)}/index.html`),
      ...guideNames.map((guide) => `${SITE}/${language}/guides/${guide}/index.html`),
      `${SITE}/${language}/recipes/index.html`,
      `${SITE}/${language}/changes/index.html`,
      ...recipeSlugs().map((slug) => `${SITE}/${language}/recipes/${slug}/index.html`),
    ]);
    assert.deepEqual(
      expected.filter((path) => !parsed.has(path)),
      [],
    );
  });

  it('say of each new element that it is new', () => {
    const tags = new Set(readManifest().map(({ tagName }) => tagName));
    const named = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^- New element `([\w-]+)`/gm)].map(
      ([, tag]) => tag!,
    );
    assert.ok(named.length > 0);
    assert.deepEqual(
      named.filter((tag) => !tags.has(tag)),
      [],
    );
  });

  it('have no broken link, and none to another site', () => {
    const broken: string[] = [];
    for (const [path, { links, ids }] of parsed)
      for (const link of links) {
        const [address = '', anchor] = link.split('#');
        const target = address ? join(dirname(path), decodeURIComponent(address)) : path;
        const file = target.endsWith('/') || !address ? (address ? `${target}index.html` : path) : target;
        const isOther = /^(\w+:|\/)/.test(address);
        const isFound = existsSync(file) && (!anchor || (parsed.get(file)?.ids ?? ids).has(decodeURIComponent(anchor)));
        if (isOther || !isFound) broken.push(`${path}: ${link}`);
      }
    assert.deepEqual(broken, []);
  });

  it('have an address of the site in no text that a user reads', () => {
    assert.deepEqual(
      pages.filter((path) => readFileSync(path, 'utf8').includes('root:/')),
      [],
    );
  });
});

describe('Markdown of the documentation', () => {
  it('has a file for each element and each recipe, and lists all of them', async () => {
    const list = readFileSync(`${SITE}/llms.txt`, 'utf8');
    const full = readFileSync(`${SITE}/llms-full.txt`, 'utf8');
    for (const { tagName, events = [], members = [] } of readManifest()) {
      const path = `elements/${tagName.slice(5)}.md`;
      const text = readFileSync(`${SITE}/${path}`, 'utf8');
      assert.ok(list.includes(`](${path})`) && full.includes(text), path);
      for (const { name } of [...events, ...members])
        assert.match(text, new RegExp(`^- \`${name}(?:\\([^\`]*\\))?\``, 'm'), path);
    }
    for (const slug of recipeSlugs()) {
      const text = readFileSync(`${SITE}/recipes/${slug}.md`, 'utf8');
      assert.ok(list.includes(`](recipes/${slug}.md)`) && full.includes(text), slug);
      assert.match(text, /```html\n<!doctype html>/);
    }
    for (const [, path] of list.matchAll(/\]\(([^)]+)\)/g)) assert.ok(existsSync(`${SITE}/${path}`), path);
    assert.ok((await listExamples()).length > 300);
  });
});
