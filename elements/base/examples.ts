/**
 * Named examples of an element, as data. Source of the documentation, the conformance suite, the accessibility checks
 * and the parity test of the React wrapper.
 */
export interface Example<E extends HTMLElement = HTMLElement> {
  /** What the example shows: one line, in English. */
  readonly summary: string;
  /** Public properties to set. */
  readonly properties?: Readonly<Partial<Record<string, unknown>>>;
  /** Values that functions in the properties refer to, by name: the documentation writes them before the functions. */
  readonly constants?: Readonly<Record<string, unknown>>;
  /**
   * What an application does before, as the documentation writes it: names to import from entries, and statements. The
   * tests do the same with a getter of `properties`.
   */
  readonly setup?: { readonly imports: Readonly<Record<string, readonly string[]>>; readonly code: string };
  /** Source of properties in React, by name, where React has its own way: the documentation writes it in its code. */
  readonly react?: Readonly<Record<string, string>>;
  /** Attributes to set on the tag (`aria-label`, `slot`, `class`). */
  readonly attributes?: Readonly<Record<string, string>>;
  /** HTML that the documentation shows before the element: what it refers to. Static markup of the example's author. */
  readonly before?: string;
  /** HTML of the content. Static markup of the example's author, never data. */
  readonly children?: string;
  /**
   * By event name: what the user does to make the element fire the event. Every documented event needs a user action
   * in at least one example.
   */
  readonly userActions?: Readonly<Record<string, (element: E, user: TestUser) => void | Promise<void>>>;
  /** Events that are fired by setting these properties, where a requirement demands it. */
  readonly fires?: readonly string[];
  /** Matches the console warning that the element writes for these data. */
  readonly warning?: RegExp;
  /** Whether the element covers the page or opens in the top layer, so that it is tested alone. */
  readonly overlay?: boolean;
}

/** Actions of the user in a test. */
export interface TestUser {
  click(
    target: Element,
    options?: { button?: 'left' | 'middle' | 'right'; modifiers?: readonly ('Shift' | 'Control' | 'Alt' | 'Meta')[] },
  ): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Returns the first match in the shadow tree, nested shadow trees included. */
  find<T extends Element = HTMLElement>(root: Element, selector: string): T;
}

/** The examples of one element, by name. */
export interface Examples<E extends HTMLElement = HTMLElement> {
  readonly tag: string;
  readonly examples: Readonly<Record<string, Example<E>>>;
}

/** Declares the examples of an element. */
export const defineExamples = <E extends HTMLElement = HTMLElement>(
  tag: string,
  examples: Readonly<Record<string, Example<E>>>,
): Examples<E> => ({ tag, examples });

/** Waits for a part of an element that loads on demand, before a user acts on it; at most three seconds. */
export async function shownIn(element: Element, selector: string): Promise<void> {
  for (let tries = 0; tries < 150 && !element.shadowRoot?.querySelector(selector); tries++)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Creates the element of an example, not yet on the page. */
export function createExample(
  tag: string,
  { properties = {}, attributes = {}, children = '' }: Example,
  document = globalThis.document,
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = children;
  Object.assign(element, properties);
  return element;
}
