// The texts in the code of an example: literals, content of elements, and values of attributes.
import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import ts from 'typescript';
import { stringLiteral } from './literal.js';
import { escapeAttribute, jsxAttribute } from './markup.js';

export type CodeKind = 'html' | 'tsx' | 'json';

/** A text with its place in the code. A template is a text with its `${…}`. */
export interface CodeText {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Returns the code with another text in this place. */
  readonly write: (text: string) => string;
}

const readers: Readonly<Record<CodeKind, (code: string) => readonly CodeText[]>> = {
  html: htmlTexts,
  tsx: scriptTexts,
  json: jsonTexts,
};

/** Returns the texts in code, in their order. */
export const codeTexts = (code: string, kind: CodeKind): readonly CodeText[] => readers[kind](code);

/** The code with other texts. What `translate` returns no text for stays as it is. */
export function replaceTexts(code: string, kind: CodeKind, translate: (text: string) => string | undefined): string {
  let end = 0;
  let replaced = '';
  for (const text of codeTexts(code, kind)) {
    const translated = translate(text.text);
    // What is in a template that was translated has been written with it.
    if (translated === undefined || translated === text.text || text.start < end) continue;
    replaced += code.slice(end, text.start) + text.write(translated);
    end = text.end;
  }
  return replaced + code.slice(end);
}

const moved = (texts: readonly CodeText[], offset: number): CodeText[] =>
  texts.map((text) => ({ ...text, start: text.start + offset, end: text.end + offset }));

/** The content between tags, without the white space around it. */
function contentText(code: string, start: number, end: number): CodeText[] {
  const content = code.slice(start, end);
  const text = content.trim();
  if (!text) return [];
  const first = start + content.indexOf(text);
  return [{ start: first, end: first + text.length, text: text.replace(/\s+/g, ' '), write: (other) => other }];
}

type Places = Readonly<Record<string, { readonly startOffset: number; readonly endOffset: number }>>;

function htmlTexts(code: string): CodeText[] {
  const tree = /^\s*<!doctype html>/i.test(code)
    ? parse(code, { sourceCodeLocationInfo: true })
    : parseFragment(code, { sourceCodeLocationInfo: true });
  const texts: CodeText[] = [];
  const visit = (node: Tree.Node): void => {
    const place = 'sourceCodeLocation' in node ? node.sourceCodeLocation : undefined;
    if ('attrs' in node && place && 'attrs' in place)
      for (const { name, value } of node.attrs) {
        const { startOffset: start, endOffset: end } = (place.attrs as Places)[name]!;
        if (value) texts.push({ start, end, text: value, write: (text) => `${name}="${escapeAttribute(text)}"` });
      }
    if (node.nodeName === '#text' && place) {
      const { startOffset: start, endOffset: end } = place;
      const parent = (node as Tree.TextNode).parentNode!;
      const isJson = 'attrs' in parent && parent.attrs.some(({ value }) => value === 'application/json');
      if (parent.nodeName === 'script')
        texts.push(...moved(codeTexts(code.slice(start, end), isJson ? 'json' : 'tsx'), start));
      else if (parent.nodeName !== 'style') texts.push(...contentText(code, start, end));
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(tree);
  return texts.sort((a, b) => a.start - b.start);
}

function scriptTexts(code: string): CodeText[] {
  const source = ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const texts: CodeText[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const [start, end] = [node.getStart(), node.getEnd()];
    if (ts.isStringLiteral(node)) {
      if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return;
      const { parent, text } = node;
      if (ts.isJsxAttribute(parent)) {
        const name = parent.name.getText();
        texts.push({ start: parent.getStart(), end, text, write: (other) => jsxAttribute(name, other) });
      } else texts.push({ start, end, text, write: stringLiteral });
    } else if (ts.isJsxText(node)) texts.push(...contentText(code, node.getFullStart(), end));
    else if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node))
      texts.push({ start, end, text: code.slice(start + 1, end - 1), write: (other) => `\`${other}\`` });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** The values of properties and lists. */
function jsonTexts(json: string): CodeText[] {
  return [...json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)]
    .filter(([, isName]) => !isName)
    .map(({ 0: literal, index }) => ({
      start: index,
      end: index + literal.length,
      text: JSON.parse(literal) as string,
      write: (text) => JSON.stringify(text),
    }));
}
