// What the pages of the documentation show: from the manifest, the examples, the notes on use, and the sources.
import { existsSync, readFileSync } from 'node:fs';
import { listFiles } from '../../scripts/files.mjs';
import { readRecipes, type Recipe } from './content/recipes.js';
import { descriptionsOf, type DescriptionTexts } from './descriptions.js';
import { elementSize, type ElementSize } from './element-sizes.js';
import { handlerOf, readElementExamples, type ElementExamples } from './examples/element-examples.js';
import { KitTypes, type TypeField } from './kit-types.js';
import { languageIds, type Translated } from './languages.js';
import { nameOfTag, readManifest, type ManifestElement, type ManifestEvent, type ManifestMember } from './manifest.js';

export interface KeyboardRow {
  /** Names of keys as `KeyboardEvent.key` has them, joined with `+`. Several: each of them does it. */
  readonly keys: string | readonly string[];
  readonly action: Translated;
}

/** Notes on the use of an element: `docs/elements/<family>/<name>.json`. */
export interface Usage {
  /** The summary of the element's documentation comment, translated. */
  readonly summary: Omit<Translated, 'en'>;
  readonly use: Translated;
  /** The paragraphs of the element's documentation comment, translated. */
  readonly description: DescriptionTexts;
  readonly alternatives: readonly { readonly tag: string; readonly when: Translated }[];
  /** What the element cannot do, or needs. */
  readonly limits?: Translated<readonly string[]>;
  readonly keyboardPatterns: readonly string[];
  readonly keyboard: readonly KeyboardRow[];
  readonly accessibility: Translated<readonly string[]>;
}

export interface KeyboardPattern {
  readonly title: Translated;
  readonly keys: readonly KeyboardRow[];
}

export interface PageEvent extends ManifestEvent {
  /** Prop of the React wrapper. */
  readonly handler: string;
  readonly fields: readonly TypeField[];
}

/** A property or a method. If the name of its type stands for a set of texts, the type is the texts themselves. */
export interface PageMember extends ManifestMember {
  /** Of the objects that a property takes. */
  readonly fields: readonly TypeField[];
}

export interface PageElement extends Omit<ManifestElement, 'events' | 'members'>, ElementExamples {
  /** The tag without `dass-`. */
  readonly path: string;
  readonly family: string;
  /** The summary in the languages of the documentation; in English where it is not translated. */
  readonly summaries: Translated;
  readonly descriptions: Translated;
  readonly members: readonly PageMember[];
  readonly events: readonly PageEvent[];
  readonly usage: Usage | undefined;
  readonly size: ElementSize;
  /** Source and tests, as paths in the repository. */
  readonly sources: readonly string[];
  /** Accessibility tree of the first example, as Playwright writes it. */
  readonly accessibilityTree: string;
}

export interface SiteData {
  readonly elements: readonly PageElement[];
  readonly families: readonly { readonly name: string; readonly elements: readonly PageElement[] }[];
  readonly keyboardPatterns: Readonly<Record<string, KeyboardPattern>>;
  readonly guides: readonly string[];
  readonly recipes: readonly Recipe[];
  readonly version: string;
}

const TREES = 'docs/elements/accessibility-trees.json';

const readJson = <T>(path: string, fallback: T): T =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : fallback;

/** Reads everything. Run in the folder of the repository. */
export async function readSiteData(): Promise<SiteData> {
  const manifest = readManifest();
  const types = new KitTypes(manifest);
  const trees = readJson<Record<string, string>>(TREES, {});
  const examples = await readElementExamples(manifest);
  const elements: PageElement[] = [];
  for (const element of manifest) {
    const { tagName, source } = element;
    const path = nameOfTag(tagName);
    const family = source.split('/')[1] ?? '';
    const usage = readJson<Usage | undefined>(`docs/elements/${family}/${path}.json`, undefined);
    elements.push({
      ...element,
      ...examples.get(tagName)!,
      path,
      family,
      members: (element.members ?? []).map((member) => {
        if (member.kind === 'method') return { ...member, fields: [] };
        const { text, fields } = types.propertyType(element, member);
        return { ...member, type: { text }, fields };
      }),
      events: (element.events ?? []).map((event) => ({
        ...event,
        handler: handlerOf(tagName, event.name),
        fields: types.detailFields(event),
      })),
      summaries: { 'pt-BR': element.summary, es: element.summary, ...usage?.summary, en: element.summary },
      descriptions: descriptionsOf(element.description ?? '', usage?.description),
      usage,
      size: await elementSize(source),
      sources: sourcesOf(source),
      accessibilityTree: trees[tagName] ?? '',
    });
  }
  elements.sort((a, b) => a.family.localeCompare(b.family) || a.path.localeCompare(b.path));
  return {
    elements,
    families: [...new Set(elements.map(({ family }) => family))].map((name) => ({
      name,
      elements: elements.filter(({ family }) => family === name),
    })),
    keyboardPatterns: readJson('docs/elements/keyboard-patterns.json', {}),
    guides: readJson<string[]>('docs/guides/guides.json', []).filter((guide) =>
      languageIds.every((language) => existsSync(`docs/guides/${guide}/${language}.md`)),
    ),
    recipes: readRecipes(),
    version: (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version,
  };
}

/** The module of an element, its examples, and its tests. */
function sourcesOf(source: string): string[] {
  const stem = source.replace(/\.ts$/, '');
  const folder = source.slice(0, source.lastIndexOf('/'));
  const tests = listFiles([folder], (path) => path.endsWith('.test.ts'));
  return [source, ...[`${stem}.examples.ts`].filter((path) => existsSync(path)), ...tests];
}
