import type { CSSResultOrNative } from 'lit';

const sheets = new WeakMap<Document, Map<CSSResultOrNative, CSSStyleSheet>>();

/**
 * Returns the style sheet of some styles for a document. A constructed sheet can only be adopted in its own document,
 * so each document gets its own.
 */
export function sheetIn(document: Document, style: CSSResultOrNative): CSSStyleSheet {
  const own = style instanceof CSSStyleSheet ? style : style.styleSheet;
  // Lit creates its sheets for the document of the page.
  if (own && document === globalThis.document) return own;
  let styleSheet = sheets.get(document);
  if (!styleSheet) sheets.set(document, (styleSheet = new Map()));
  let sheet = styleSheet.get(style);
  if (!sheet) {
    sheet = new (document.defaultView ?? globalThis).CSSStyleSheet();
    sheet.replaceSync(
      style instanceof CSSStyleSheet ? [...style.cssRules].map(({ cssText }) => cssText).join('\n') : style.cssText,
    );
    styleSheet.set(style, sheet);
  }
  return sheet;
}
