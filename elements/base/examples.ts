/**
 * Named examples of an element, as data: the documentation, the conformance suite, the accessibility checks and the
 * parity test of the React wrapper are all made from them.
 */
export interface Example<E extends HTMLElement = HTMLElement> {
  /** One line: what it shows, in English. */
  readonly summary: string;
  /** Public properties to set. */
  readonly properties?: Readonly<Partial<Record<string, unknown>>>;
  /** Attributes to write on the tag (`aria-label`, `slot`, `class`). */
  readonly attributes?: Readonly<Record<string, string>>;
  /** What stands inside the tag, as markup. Static text of the example's author, never data. */
  readonly children?: string;
  /**
   * For each event that the element fires, what the user does to make it fire. Every documented event has a gesture in
   * at least one example.
   */
  readonly gestures?: Readonly<Record<string, (element: E, person: Person) => void | Promise<void>>>;
  /** Events that setting these properties fires, where a requirement asks for it. */
  readonly fires?: readonly string[];
  /** Matches the console warning that the element writes for these data. */
  readonly warning?: RegExp;
  /** The element covers the page or opens in the top layer, so that it is looked at alone. */
  readonly overlay?: boolean;
}

/** What the user can do in a test. */
export interface Person {
  click(
    target: Element,
    options?: { button?: 'left' | 'middle' | 'right'; modifiers?: readonly ('Shift' | 'Control' | 'Alt' | 'Meta')[] },
  ): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
  /** The first element in the shadow tree (and the shadow trees in it) that the selector names. */
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

/** An element made from an example, not yet on the page. */
export function make(
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
