import type { TextRange } from '../../core/text/text-fold.js';

/** A text of a pooled row. Match ranges are in `<mark>` elements; nodes are reused when the text changes. */
export class MarkedText {
  readonly #element: HTMLElement;
  readonly #before: ChildNode | undefined;

  /**
   * @param element the parent of the text
   * @param before a child of `element` that stays before the text
   */
  constructor(element: HTMLElement, before?: ChildNode) {
    this.#element = element;
    this.#before = before;
  }

  write(text: string, ranges: readonly TextRange[] = []): void {
    // Text, mark, text, mark … text: existing nodes are reused in this order.
    let from = 0;
    let node = this.#before ? this.#before.nextSibling : this.#element.firstChild;
    for (const [start, end] of ranges) {
      node = this.#plain(node, text.slice(from, start));
      node = this.#marked(node, text.slice(start, end));
      from = end;
    }
    node = this.#plain(node, from === 0 ? text : text.slice(from));
    while (node) {
      const next: ChildNode | null = node.nextSibling;
      node.remove();
      node = next;
    }
  }

  #plain(node: ChildNode | null, text: string): ChildNode | null {
    if (!(node instanceof Text)) {
      this.#element.insertBefore(document.createTextNode(text), node);
      return node;
    }
    if (node.data !== text) node.data = text;
    return node.nextSibling;
  }

  #marked(node: ChildNode | null, text: string): ChildNode | null {
    const isMark = node instanceof HTMLElement;
    const mark = isMark ? node : this.#element.insertBefore(document.createElement('mark'), node);
    if (mark.textContent !== text) mark.textContent = text;
    return mark.nextSibling;
  }
}
