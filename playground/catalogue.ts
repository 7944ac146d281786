// All elements with their examples, from the files beside the elements.
import manifest from '../custom-elements.json';
import type { Example, Examples } from '../elements/base/examples.js';

/** An element of the kit as the playground lists it. */
export interface ListedElement {
  /** The tag without `dass-`: the first part of its address. */
  readonly name: string;
  readonly tag: string;
  readonly family: string;
  readonly summary: string;
  readonly examples: Readonly<Record<string, Example>>;
}

export interface FoundExample {
  readonly element: ListedElement;
  readonly tag: string;
  readonly name: string;
  readonly example: Example;
}

const modules = import.meta.glob<{ readonly default: Examples }>('../elements/**/*.examples.ts', { eager: true });
const summaries = new Map(
  manifest.modules.flatMap(({ declarations }) => declarations.map(({ tagName, summary }) => [tagName, summary])),
);

/** In the order of their families and names. */
export const elements: readonly ListedElement[] = Object.entries(modules)
  .map(([path, { default: module }]) => ({
    name: module.tag.replace('dass-', ''),
    tag: module.tag,
    family: path.split('/')[2] ?? '',
    summary: summaries.get(module.tag) ?? '',
    examples: module.examples,
  }))
  .sort((a, b) => a.family.localeCompare(b.family) || a.name.localeCompare(b.name));

export const families: readonly string[] = [...new Set(elements.map(({ family }) => family))];

/** @param path `/button/primary`, or `/button` for its first example */
export function findExample(path: string): FoundExample | undefined {
  const [, elementName, exampleName] = path.split('/');
  const element = elements.find(({ name }) => name === elementName);
  const [name, example] =
    Object.entries(element?.examples ?? {}).find(([name]) => !exampleName || name === exampleName) ?? [];
  return element && name && example ? { element, tag: element.tag, name, example } : undefined;
}
