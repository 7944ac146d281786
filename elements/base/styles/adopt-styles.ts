import type { CSSResult } from 'lit';

/** Adds styles to the tree of an element, for a part of it that is loaded when it is first needed. */
export function adoptStyles(root: Node, ...styles: CSSResult[]): void {
  if (!(root instanceof ShadowRoot)) return;
  for (const { styleSheet } of styles) if (styleSheet) root.adoptedStyleSheets.push(styleSheet);
}
