import { pathToFileURL } from 'node:url';
import type { Examples } from '../../../elements/base/examples.js';
import { listFiles } from '../../../scripts/files.mjs';

export interface ListedExample {
  /** The tag without `dass-`. */
  readonly element: string;
  readonly tag: string;
  readonly name: string;
  /** Matches a console warning that the example is about. */
  readonly warning: RegExp | undefined;
  /** Whether the element opens above the page. */
  readonly overlay: boolean;
}

/** All examples, from their sources. */
export async function listExamples(): Promise<ListedExample[]> {
  const found: ListedExample[] = [];
  for (const path of listFiles(['elements'], (file) => file.endsWith('.examples.ts'))) {
    const { default: module } = (await import(pathToFileURL(path).href)) as { readonly default: Examples };
    for (const [name, { warning, overlay = false }] of Object.entries(module.examples))
      found.push({ element: module.tag.replace('dass-', ''), tag: module.tag, name, warning, overlay });
  }
  return found;
}
