// Minifies css`…` and html`…` literals, which bundlers do not. Used by the builds and the size check.
import { readFile } from 'node:fs/promises';
import { transformSync } from 'esbuild';
import ts from 'typescript';

/** esbuild keeps the optional space before the value of a custom property. */
const blanksBeforeValues = /([{;]--[\w-]+): (?=[^;}])/g;

const minifyCss = (css) =>
  transformSync(css, { loader: 'css', minify: true }).code.trim().replace(blanksBeforeValues, '$1:');

/** Escapes a text for a template literal. */
const asWritten = (text) => text.replace(/[\\`]|\$\{/g, '\\$&');

/** Stands for an expression while the texts of a template are one. */
const HOLE = '\0';
/** Content that keeps its spaces. HTML ignores the line break after the tag. */
const preformatted = /(<(pre|textarea)\b[^>]*>)\n?([\s\S]*?<\/\2)/;

/** Reduces a line break with its indentation to one space, and removes it at the end of a tag. */
const withoutIndentation = (text) => text.replace(/\s*\n\s*/g, ' ').replace(/\s+(\/?>)/g, '$1');

/** @param {string} text @returns {string} */
function minifyHtml(text) {
  const found = preformatted.exec(text);
  if (!found) return withoutIndentation(text);
  const [whole, tag, , content] = found;
  const after = text.slice(found.index + whole.length);
  return withoutIndentation(text.slice(0, found.index) + tag) + content + minifyHtml(after);
}

/** @param {string} code @returns {string} */
export function minifyLiterals(code) {
  if (!/\b(?:css|html|svg)`/.test(code)) return code;
  const source = ts.createSourceFile('file.ts', code, ts.ScriptTarget.Latest);
  const edits = [];
  /** The raw text with its delimiters: ` or } before, ` or ${ after. */
  const parts = (node) => /^([`}])([\s\S]*?)(`|\$\{)$/.exec(code.slice(node.getStart(source), node.end)).slice(1);
  const edit = (node, text) => {
    const [before, , after] = parts(node);
    edits.push({ start: node.getStart(source), end: node.end, text: before + text + after });
  };
  const rawText = (node) => parts(node)[1];
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node)) {
      const tag = node.tag.getText(source);
      const { template } = node;
      if (ts.isNoSubstitutionTemplateLiteral(template)) {
        if (tag === 'css') edit(template, asWritten(minifyCss(template.text)));
        else if (tag === 'html' || tag === 'svg') edit(template, minifyHtml(rawText(template)).trim());
      } else if (tag === 'html' || tag === 'svg') {
        const literals = [template.head, ...template.templateSpans.map(({ literal }) => literal)];
        const texts = minifyHtml(literals.map(rawText).join(HOLE)).split(HOLE);
        literals.forEach((literal, index) => edit(literal, texts[index]));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), code);
}

const isOurs = /[\\/](?:elements|themes)[\\/].*\.ts$/;

/**
 * For esbuild, which lets one plugin load a file.
 *
 * @param {(code: string, path: string) => string} [transform] another transform of the code
 * @returns {import('esbuild').Plugin}
 */
export const minifyLiteralsForEsbuild = (transform = (code) => code) => ({
  name: 'minify-literals',
  setup(builder) {
    builder.onLoad({ filter: isOurs }, async ({ path }) => ({
      contents: minifyLiterals(transform(await readFile(path, 'utf8'), path)),
      loader: 'ts',
    }));
  },
});

/** For Vite builds. @returns {import('vite').Plugin} */
export const minifyLiteralsForVite = () => ({
  name: 'minify-literals',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (isOurs.test(id) ? minifyLiterals(code) : undefined),
});
