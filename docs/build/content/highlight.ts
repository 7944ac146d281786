// Highlights code with the parsers of the editor, so that it looks the same while it is read and while it is edited.
import { cssLanguage } from '@codemirror/lang-css';
import { htmlLanguage } from '@codemirror/lang-html';
import { javascriptLanguage, jsxLanguage, tsxLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { jsonLanguage } from '@codemirror/lang-json';
import type { Language } from '@codemirror/language';
import { classHighlighter, highlightCode } from '@lezer/highlight';

const LANGUAGES = {
  css: cssLanguage,
  html: htmlLanguage,
  js: javascriptLanguage,
  jsx: jsxLanguage,
  json: jsonLanguage,
  ts: typescriptLanguage,
  tsx: tsxLanguage,
} as const;

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The pages of all languages show the same examples. */
const highlighted = new Map<string, string>();

/** Returns code as HTML with a `tok-…` class for each kind of token. Other languages are escaped only. */
export function highlight(code: string, language: string): string {
  const found = Object.entries(LANGUAGES).find(([name]) => name === language)?.[1];
  if (!found) return escapeHtml(code);
  const key = `${language}:${code}`;
  let html = highlighted.get(key);
  if (html === undefined) highlighted.set(key, (html = highlightWith(found, code)));
  return html;
}

function highlightWith({ parser }: Language, code: string): string {
  let html = '';
  highlightCode(
    code,
    parser.parse(code),
    classHighlighter,
    (text, classes) => {
      html += classes ? `<span class="${classes}">${escapeHtml(text)}</span>` : escapeHtml(text);
    },
    () => {
      html += '\n';
    },
  );
  return html;
}
