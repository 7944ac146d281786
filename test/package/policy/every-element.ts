// Script of the page under a strict policy: shows the first example of each element, and lets the user of the test do
// what the example says.
import type { Example, Examples, TestUser } from '../../../elements/base/examples.js';

/** Keys and pointers of the browser. The test provides the functions. */
declare global {
  interface Window {
    clickAt(x: number, y: number, options: object): Promise<void>;
    pressKey(key: string): Promise<void>;
    typeText(text: string): Promise<void>;
    showExample(tag: string): Promise<string[]>;
  }
}

declare const trustedTypes: {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
};
const markup = trustedTypes.createPolicy('test', { createHTML: (html) => html });

declare const allExamples: readonly Examples[];

/** The first match in the tree of an element, shadow trees included. */
function find<T extends Element>(root: Element | ShadowRoot, selector: string): T {
  const found = findDeep(root, selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found as T;
}

function findDeep(node: Element | ShadowRoot, selector: string): Element | undefined {
  const inner = (node as Partial<Element>).shadowRoot;
  for (const child of [...(inner ? [inner] : []), ...node.children]) {
    if (child instanceof Element && child.matches(selector)) return child;
    const found = findDeep(child, selector);
    if (found) return found;
  }
  return undefined;
}

const user: TestUser = {
  find,
  async click(target, options = {}) {
    target.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = target.getBoundingClientRect();
    await window.clickAt(left + width / 2, top + height / 2, options);
  },
  press: (key) => window.pressKey(key),
  type: (text) => window.typeText(text),
};

/** Waits until an element is defined, loaded and rendered. */
async function rendered(element: Element): Promise<void> {
  await customElements.whenDefined(element.localName);
  await Reflect.get(element, 'updateComplete');
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function create(tag: string, { properties = {}, attributes = {}, children = '' }: Example): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = markup.createHTML(children);
  document.body.append(element);
  return Object.assign(element, properties);
}

const TIMEOUT_MS = 4000;
const timeout = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('It takes too long')), TIMEOUT_MS));
/** The policy forbids the recorder's encoder: its actions cannot go on. */
const recordError = (element: Element): Promise<unknown> =>
  new Promise((resolve) => element.addEventListener('dass-record-error', resolve, { once: true }));

async function open(element: Element): Promise<void> {
  if ('open' in element) Object.assign(element, { open: true });
  await rendered(element);
}

/** Shows the first example of an element. @returns the events that its user actions have fired */
window.showExample = async (tag) => {
  const { examples } = allExamples.find((one) => one.tag === tag)!;
  const example = Object.values(examples)[0]!;
  const element = create(tag, example);
  await rendered(element);
  await open(element);
  const fired: string[] = [];
  for (const [type, action] of Object.entries(example.userActions ?? {})) {
    // An action before may have closed the element.
    await open(element);
    element.addEventListener(type, () => fired.push(type), { once: true });
    // An action of an example may need what only the element tests have, such as a file picker.
    const done = (async () => action(element, user))();
    await Promise.race([done, recordError(element), timeout()]).catch(() => undefined);
    await rendered(element);
  }
  element.remove();
  return [...new Set(fired)];
};
