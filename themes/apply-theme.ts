import { sheetIn } from './sheet-in.js';
import { tokens } from './tokens.js';

const done = new WeakSet<Document>();

/**
 * Adds the design tokens to a document, once, as an adopted style sheet. A style element would violate a strict
 * Content Security Policy.
 */
export function applyTheme(document: Document | undefined = globalThis.document): void {
  if (!document || done.has(document) || !tokens.styleSheet) return;
  done.add(document);
  document.adoptedStyleSheets = [sheetIn(document, tokens), ...document.adoptedStyleSheets];
}
