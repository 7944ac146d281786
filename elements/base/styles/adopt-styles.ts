import type { CSSResult, CSSResultOrNative } from 'lit';
import { sheetIn } from '../../../themes/sheet-in.js';
import { isShadowRoot } from '../is-shadow-root.js';

/** Styles that were added to a tree, for when its element moves to another document. */
const added = new WeakMap<ShadowRoot, Set<CSSResult>>();

/** Adds styles to a shadow tree, once, for a part that is loaded at first use. */
export function adoptStyles(root: Node, ...styles: CSSResult[]): void {
  if (!isShadowRoot(root)) return;
  const known = added.get(root) ?? new Set();
  added.set(root, known);
  for (const style of styles) {
    if (known.has(style)) continue;
    known.add(style);
    root.adoptedStyleSheets.push(sheetIn(root.ownerDocument, style));
  }
}

/** Sets the styles of the element, and the added ones, as style sheets of the current document. */
export function restoreStyles(root: ShadowRoot, styles: readonly CSSResultOrNative[]): void {
  const all = [...styles, ...(added.get(root) ?? [])];
  root.adoptedStyleSheets = all.map((style) => sheetIn(root.ownerDocument, style));
}
