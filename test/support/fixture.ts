import type { ReactiveElement } from 'lit';
import type { Example } from '../../elements/base/examples.js';
import { readyText } from '../../locales/index.js';

// Loads the text catalogue, so that texts render at once. locales/texts-by-key.test.ts tests the loading.
await readyText('dassFieldRequired');

const elements: Element[] = [];

/** Renders an element from an example. It is removed after the test. */
export async function mount<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { properties = {}, attributes = {}, children = '' }: Pick<Example, 'properties' | 'attributes' | 'children'> = {},
  parent: Element = document.body,
): Promise<HTMLElementTagNameMap[Tag]> {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = children;
  Object.assign(element, properties);
  keep(parent.appendChild(element));
  await rendered(element);
  return element;
}

/** Renders markup. It is removed after the test. @returns its first element */
export async function mountHtml<E extends Element = HTMLElement>(
  markup: string,
  parent: Element = document.body,
): Promise<E> {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const nodes = [...template.content.children];
  parent.append(template.content);
  nodes.forEach(keep);
  await Promise.all(nodes.map(rendered));
  return nodes[0] as E;
}

/** Removes this element after the test. */
export function keep<E extends Element>(element: E): E {
  elements.push(element);
  return element;
}

/** Waits at most one second. */
async function withTimeout(wanted: Promise<unknown>): Promise<void> {
  let timer = 0;
  const timeout = new Promise((resolve) => (timer = window.setTimeout(resolve, 1000)));
  await Promise.race([wanted.catch(() => {}), timeout]);
  clearTimeout(timer);
}

/** Waits until an element and all elements inside have rendered. */
export async function rendered(root: Element): Promise<void> {
  const seen = new Set<Element>();
  for (let round = 0; round < 4; round++) {
    const waiting: Promise<unknown>[] = [];
    let isDone = true;
    const walk = (node: Element | ShadowRoot): void => {
      if (node instanceof Element && 'updateComplete' in node) {
        if (!seen.has(node) || (node as ReactiveElement).isUpdatePending) isDone = false;
        seen.add(node);
        waiting.push((node as ReactiveElement).updateComplete);
      }
      if (node instanceof HTMLImageElement && !node.complete) waiting.push(withTimeout(node.decode()));
      if (node instanceof Element && node.shadowRoot) walk(node.shadowRoot);
      for (const child of node.children) walk(child);
    };
    walk(root);
    await Promise.all(waiting);
    // The walk through a long list takes more time than its rendering.
    if (isDone) return;
  }
}

/** Records the events of an element. */
export function listen(target: EventTarget, ...types: string[]): { type: string; detail: unknown; event: Event }[] {
  const events: { type: string; detail: unknown; event: Event }[] = [];
  for (const type of types) {
    target.addEventListener(type, (event) =>
      events.push({ type, detail: (event as CustomEvent<unknown>).detail, event }),
    );
  }
  return events;
}

afterEach(() => {
  for (const element of elements.splice(0)) element.remove();
});
