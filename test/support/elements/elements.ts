import type { FunctionComponent } from 'react';
import type { Example, Examples } from '../../../elements/base/examples.js';
import { expectProblems } from '../../../scripts/test-runner/page-problems.js';

export { make } from '../../../elements/base/examples.js';

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

/** An element of the kit as its manifest tells it, with its class and its examples. */
export interface KitElement {
  readonly tag: string;
  readonly path: string;
  readonly declaration: Declaration;
  readonly elementClass: CustomElementConstructor;
  readonly examples: Readonly<Record<string, Example>>;
}

const json = async <T>(path: string): Promise<T> => (await fetch(path)).json() as Promise<T>;

/**
 * All elements of the kit, or the one that the run is about: present and future ones, from custom-elements.json. From now
 * on the page expects the warnings that their examples lead to.
 */
export async function kitElements(): Promise<KitElement[]> {
  const { modules } = await json<{ modules: { source: string; declarations: Declaration[] }[] }>(
    '/custom-elements.json',
  );
  const { element } = await json<{ element: string }>('/wanted.json');
  const found: KitElement[] = [];
  for (const { source: path, declarations } of modules) {
    for (const declaration of declarations) {
      const tag = declaration.tagName;
      if (element && !tag.includes(element)) continue;
      await import(`/${path}`);
      const { default: examples } = (await import(`/${path.replace(/\.ts$/, '.examples.ts')}`)) as {
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
  const module = (await import(`/react-wrappers/${tag}.ts`)) as Record<
    string,
    FunctionComponent<Record<string, unknown>>
  >;
  return module[declaration.name] as FunctionComponent<Record<string, unknown>>;
}

/** The public properties that the user can set. */
export const settable = ({ declaration }: KitElement): readonly Member[] =>
  declaration.members.filter((member) => member.kind === 'field' && !member.readonly);

/** A row that is kept in store and shows nothing: how many there are depends on when the page was idle. */
const spareRow = '.row[hidden]:not([id])';

/** What a tree shows, as text to compare: tags, attributes and texts, shadow trees included, without what differs by chance. */
export function serialize(node: Element | ShadowRoot, depth = 0): string {
  const pad = '  '.repeat(depth);
  const lines: string[] = [];
  const inner = (parent: Element | ShadowRoot): void => {
    for (const child of parent.childNodes) {
      if (child.nodeType === 3 && child.nodeValue?.trim())
        lines.push(`${pad}  "${child.nodeValue.trim().replace(/\s+/g, ' ')}"`);
      else if (child.nodeType === 1 && !(child as Element).matches(spareRow))
        lines.push(serialize(child as Element, depth + 1));
    }
  };
  if ('localName' in node) {
    const attributes = [...node.attributes]
      .filter(({ name }) => name !== 'style')
      .map(({ name, value }) => ` ${name}="${value.replace(/\d{4,}/g, '#')}"`)
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
