import type { CSSResult, CSSResultOrNative } from 'lit';
import { sheetIn } from '../../../themes/sheet-in.js';

/** What was added to a tree, for when its element moves to another document. */
const added = new WeakMap<ShadowRoot, Set<CSSResult>>();

/** Adds styles to the tree of an element, once, for a part of it that is loaded when it is first needed. */
export function adoptStyles(root: Node, ...styles: CSSResult[]): void {
  if (!(root instanceof ShadowRoot)) return;
  const known = added.get(root) ?? new Set();
  added.set(root, known);
  for (const style of styles) {
    if (known.has(style)) continue;
    known.add(style);
    root.adoptedStyleSheets.push(sheetIn(root.ownerDocument, style));
  }
}

/** Gives a tree the styles of its element, and what was added to it, as the document that it is in now can use them. */
export function restoreStyles(root: ShadowRoot, styles: readonly CSSResultOrNative[]): void {
  const all = [...styles, ...(added.get(root) ?? [])];
  root.adoptedStyleSheets = all.map((style) => sheetIn(root.ownerDocument, style));
}
