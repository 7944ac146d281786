import { sheetIn } from './sheet-in.js';
import { tokens } from './tokens.js';

const done = new WeakSet<Document>();

/** Adopts the design tokens in a document, once. Adopted style sheets also work under a strict content policy. */
export function applyTheme(document: Document | undefined = globalThis.document): void {
  if (!document || done.has(document) || !tokens.styleSheet) return;
  done.add(document);
  document.adoptedStyleSheets = [sheetIn(document, tokens), ...document.adoptedStyleSheets];
}
