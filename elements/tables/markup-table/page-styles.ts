import type { CSSResult } from 'lit';

type Root = Document | ShadowRoot;

/**
 * Styles for the light DOM of elements, where a shadow root's own styles do not reach: adopted by the
 * document or the shadow root that the elements stand in, once, and taken away when the last of them has left.
 */
export class PageStyles {
  readonly #styles: readonly CSSResult[];
  readonly #users = new WeakMap<Root, number>();
  /** A sheet belongs to the document that it was made for. */
  readonly #sheets = new WeakMap<Document, CSSStyleSheet>();

  constructor(styles: readonly CSSResult[]) {
    this.#styles = styles;
  }

  /** @returns what ends it */
  use(element: Element): () => void {
    const root = element.getRootNode() as Root;
    const sheet = this.#sheetFor(element.ownerDocument);
    const count = this.#users.get(root) ?? 0;
    this.#users.set(root, count + 1);
    if (count === 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return () => {
      const left = (this.#users.get(root) ?? 1) - 1;
      this.#users.set(root, left);
      if (left === 0) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }

  #sheetFor(document: Document): CSSStyleSheet {
    const kept = this.#sheets.get(document);
    if (kept) return kept;
    const sheet = new (document.defaultView ?? globalThis).CSSStyleSheet();
    sheet.replaceSync(this.#styles.map(({ cssText }) => cssText).join('\n'));
    this.#sheets.set(document, sheet);
    return sheet;
  }
}
