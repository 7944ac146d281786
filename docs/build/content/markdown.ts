// Markdown of guides and of documentation comments.
import MarkdownIt from 'markdown-it';
import { escapeHtml, highlight } from './highlight.js';

/** @param resolve returns the address of a link */
export function createMarkdown(resolve: (href: string) => string): MarkdownIt {
  const markdown = new MarkdownIt({ html: false, typographer: false });
  markdown.renderer.rules.fence = (tokens, index) => {
    const { content, info } = tokens[index]!;
    const language = info.trim().split(/\s+/)[0] ?? '';
    return codeBlock(content.trimEnd(), language);
  };
  const renderLink =
    markdown.renderer.rules.link_open ??
    ((tokens, index, options, _env, self) => self.renderToken(tokens, index, options));
  markdown.renderer.rules.link_open = (tokens, index, options, env, self) => {
    const token = tokens[index]!;
    token.attrSet('href', resolve(token.attrGet('href') ?? ''));
    return renderLink(tokens, index, options, env, self);
  };
  markdown.renderer.rules.table_open = () => '<dass-markup-table wrap><table>';
  markdown.renderer.rules.table_close = () => '</table></dass-markup-table>';
  markdown.core.ruler.push('heading-ids', ({ tokens }) => {
    tokens.forEach((token, index) => {
      if (token.type === 'heading_open') token.attrSet('id', slug(tokens[index + 1]?.content ?? ''));
    });
  });
  return markdown;
}

/** The id of a heading: its text in lower case, without accents, with hyphens. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** A scrollable block of code, which the keyboard reaches. */
export const codeBlock = (code: string, language: string): string =>
  `<pre class="code" tabindex="0" data-language="${escapeHtml(language)}"><code>${highlight(code, language)}</code></pre>`;
