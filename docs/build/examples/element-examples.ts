// The examples of all elements, with their code in each language and the files that it loads.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Examples } from '../../../elements/base/examples.js';
import * as icons from '../../../elements/controls/icon/icons.js';
import { listFiles } from '../../../scripts/files.mjs';
import type { Language, Translated } from '../languages.js';
import type { ManifestElement } from '../manifest.js';
import { DataFiles } from './data-files.js';
import { exampleCode, handlerIn, type ExampleCode } from './example-code.js';
import { translateCode, translateExample, translateSummary } from './translation.js';

export interface PageExample {
  readonly name: string;
  readonly summaries: Translated;
  readonly overlay: boolean;
  readonly code: Translated<ExampleCode>;
}

/** Files that examples load, by name. */
export type ExampleFiles = ReadonlyMap<string, Buffer>;

export interface ElementExamples {
  readonly examples: readonly PageExample[];
  readonly dataFiles: Translated<ExampleFiles>;
}

/** Returns the prop of a React wrapper for an event, from its source. */
export const handlerOf = (tag: string, event: string): string =>
  handlerIn(readFileSync(`react-wrappers/${tag}.ts`, 'utf8'), event);

/** Reads the examples of the elements, by tag. */
export async function readElementExamples(
  manifest: readonly ManifestElement[],
): Promise<ReadonlyMap<string, ElementExamples>> {
  const modules = await readModules();
  const elements = new Map(manifest.map((element) => [element.tagName, element]));
  const found = new Map<string, ElementExamples>();
  for (const element of manifest) {
    const dataFiles = new DataFiles();
    const sources = { elements, icons: new Set(Object.keys(icons)), handlerOf, dataFiles };
    const examples: PageExample[] = [];
    for (const [name, example] of Object.entries(modules.get(element.tagName)?.examples ?? {})) {
      const { summary, overlay = false } = example;
      const code = translateExample(await exampleCode(element, name, example, sources));
      examples.push({ name, summaries: translateSummary(summary), overlay, code });
    }
    found.set(element.tagName, { examples, dataFiles: translateFiles(dataFiles.contents) });
  }
  return found;
}

async function readModules(): Promise<Map<string, Examples>> {
  const paths = listFiles(['elements'], (path) => path.endsWith('.examples.ts'));
  const modules = await Promise.all(
    paths.map((path) => import(pathToFileURL(path).href) as Promise<{ readonly default: Examples }>),
  );
  return new Map(modules.map(({ default: examples }) => [examples.tag, examples]));
}

/** Only JSON has texts to translate. */
function translateFiles(files: ExampleFiles): Translated<ExampleFiles> {
  const inLanguage = (language: Language): ExampleFiles =>
    new Map(
      [...files].map(([name, content]) => [
        name,
        name.endsWith('.json') ? Buffer.from(translateCode(content.toString(), 'json', language)) : content,
      ]),
    );
  return { 'pt-BR': files, es: inLanguage('es'), en: inLanguage('en') };
}
