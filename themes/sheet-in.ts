import type { CSSResultOrNative } from 'lit';

const sheets = new WeakMap<Document, Map<CSSResultOrNative, CSSStyleSheet>>();

/** The style sheet of these styles for a document. A constructed sheet works only in the document that created it. */
export function sheetIn(document: Document, style: CSSResultOrNative): CSSStyleSheet {
  const own = style instanceof CSSStyleSheet ? style : style.styleSheet;
  // Lit creates its sheets for the main document.
  if (own && document === globalThis.document) return own;
  let made = sheets.get(document);
  if (!made) sheets.set(document, (made = new Map()));
  let sheet = made.get(style);
  if (!sheet) {
    sheet = new (document.defaultView ?? globalThis).CSSStyleSheet();
    sheet.replaceSync(
      style instanceof CSSStyleSheet ? [...style.cssRules].map(({ cssText }) => cssText).join('\n') : style.cssText,
    );
    made.set(style, sheet);
  }
  return sheet;
}
