import { sheetIn } from './sheet-in.js';
import { tokens } from './tokens.js';

const done = new WeakSet<Document>();

/** Gives a document the tokens, once, as an adopted style sheet (no style element: a strict content policy holds). */
export function applyTheme(document: Document | undefined = globalThis.document): void {
  if (!document || done.has(document) || !tokens.styleSheet) return;
  done.add(document);
  document.adoptedStyleSheets = [sheetIn(document, tokens), ...document.adoptedStyleSheets];
}
