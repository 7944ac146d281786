import { emulateMedia } from '@web/test-runner-commands';
import type { FunctionComponent } from 'react';
import type { Example, Examples } from '../../../elements/base/examples.js';
import { expectProblems } from '../../../scripts/test-runner/page-problems.js';

import { can } from '../engine.js';

export { createExample } from '../../../elements/base/examples.js';

interface Member {
  readonly kind: 'field' | 'method';
  readonly name: string;
  readonly description?: string;
  readonly readonly?: boolean;
  readonly type?: { readonly text: string };
}
interface Declaration {
  readonly name: string;
  readonly tagName: string;
  readonly summary?: string;
  readonly description?: string;
  readonly members: readonly Member[];
  readonly events?: readonly { readonly name: string; readonly type: { readonly text: string } }[];
  readonly slots?: readonly { readonly name: string }[];
  readonly cssParts?: readonly { readonly name: string }[];
}

/** An element as its manifest describes it, with its class and its examples. */
export interface KitElement {
  readonly tag: string;
  readonly path: string;
  readonly declaration: Declaration;
  readonly elementClass: CustomElementConstructor;
  readonly examples: Readonly<Record<string, Example>>;
}

/** The address of a module, by its path in the repository. */
export const moduleAddress = (path: string): string => new URL(`../../../${path}`, import.meta.url).href;

const json = async <T>(path: string): Promise<T> => (await fetch(path)).json() as Promise<T>;

const { elements: wanted } = await json<{ elements: readonly string[] }>('/wanted.json');
/** Whether this run is about an element: all of them, or those of `npm run test:element`. */
export const isWanted = (tag: string): boolean => wanted.length === 0 || wanted.some((name) => tag.includes(name));

/**
 * All elements of `custom-elements.json`, or only those that this run tests. From now on the page expects the warnings of
 * their examples.
 */
export async function kitElements(): Promise<KitElement[]> {
  const { modules } = await json<{ modules: { source: string; declarations: Declaration[] }[] }>(
    '/custom-elements.json',
  );
  // Motion takes time, and is the subject of each element's own tests.
  if (can('media')) await emulateMedia({ reducedMotion: 'reduce' });
  const found: KitElement[] = [];
  for (const { source: path, declarations } of modules) {
    for (const declaration of declarations) {
      const tag = declaration.tagName;
      if (!isWanted(tag)) continue;
      await import(moduleAddress(path));
      const { default: examples } = (await import(moduleAddress(path.replace(/\.ts$/, '.examples.ts')))) as {
        default: Examples;
      };
      for (const { warning } of Object.values(examples.examples))
        if (warning) expectProblems(['Console warning'], warning);
      found.push({
        tag,
        path,
        declaration,
        elementClass: customElements.get(tag) as CustomElementConstructor,
        examples: examples.examples,
      });
    }
  }
  return found;
}

/** The React wrapper of an element. */
export async function wrapperOf({ tag, declaration }: KitElement): Promise<FunctionComponent<Record<string, unknown>>> {
  const module = (await import(moduleAddress(`react-wrappers/${tag}.ts`))) as Record<
    string,
    FunctionComponent<Record<string, unknown>>
  >;
  return module[declaration.name] as FunctionComponent<Record<string, unknown>>;
}

/** The public properties that an application can set. */
export const settable = ({ declaration }: KitElement): readonly Member[] =>
  declaration.members.filter((member) => member.kind === 'field' && !member.readonly);

/** A hidden row for reuse. The number of such rows depends on idle time. */
const spareRow = '.row[hidden]:not([id])';
/** Announces a text to screen readers. When it comes and goes depends on other elements of the page. */
const announcer = '[data-dass-announce]';

/** The tags, attributes and texts of a tree, shadow trees included, without random parts. For comparison. */
export function serialize(node: Element | ShadowRoot, depth = 0): string {
  const pad = '  '.repeat(depth);
  const lines: string[] = [];
  const inner = (parent: Element | ShadowRoot): void => {
    for (const child of parent.childNodes) {
      if (child.nodeType === 3 && child.nodeValue?.trim())
        lines.push(`${pad}  "${child.nodeValue.trim().replace(/\s+/g, ' ')}"`);
      else if (child.nodeType === 1 && !(child as Element).matches(`${spareRow}, ${announcer}`))
        lines.push(serialize(child as Element, depth + 1));
    }
  };
  if ('localName' in node) {
    const attributes = [...node.attributes]
      .filter(({ name }) => name !== 'style')
      .map(({ name, value }) => ` ${name}="${value.replace(/^blob:[^#]*/, 'blob:').replace(/\d{4,}/g, '#')}"`)
      .sort();
    lines.push(`${pad}<${node.localName}${attributes.join('')}>`);
    if (node.shadowRoot) {
      lines.push(`${pad}  #shadow`);
      inner(node.shadowRoot);
    }
  }
  inner(node);
  return lines.join('\n');
}
