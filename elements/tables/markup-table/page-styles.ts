import type { CSSResult } from 'lit';

type Root = Document | ShadowRoot;

/**
 * Styles for the light DOM of elements, which the styles of their shadow roots do not reach. The document or shadow root
 * of the elements adopts them once, until the last element is removed.
 */
export class PageStyles {
  readonly #styles: readonly CSSResult[];
  readonly #users = new WeakMap<Root, number>();
  /** A constructed style sheet can be adopted only in its own document. */
  readonly #sheets = new WeakMap<Document, CSSStyleSheet>();

  constructor(styles: readonly CSSResult[]) {
    this.#styles = styles;
  }

  /** Applies the styles to the root of an element. @returns a function that releases them */
  use(element: Element): () => void {
    const root = element.getRootNode() as Root;
    const sheet = this.#sheetFor(element.ownerDocument);
    const count = this.#users.get(root) ?? 0;
    this.#users.set(root, count + 1);
    if (count === 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return () => {
      const remaining = (this.#users.get(root) ?? 1) - 1;
      this.#users.set(root, remaining);
      if (remaining === 0) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }

  #sheetFor(document: Document): CSSStyleSheet {
    const existing = this.#sheets.get(document);
    if (existing) return existing;
    const sheet = new (document.defaultView ?? globalThis).CSSStyleSheet();
    sheet.replaceSync(this.#styles.map(({ cssText }) => cssText).join('\n'));
    this.#sheets.set(document, sheet);
    return sheet;
  }
}
