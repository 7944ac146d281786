import { parse, type ParserPlugin } from '@babel/parser';
import type { Node, TemplateLiteral } from '@babel/types';
import { PLACEHOLDER } from './mask-code.js';
import { readMarkup } from './read-markup.js';
import { readSelector, readStyles } from './read-styles.js';
import { JsxReader } from './read-jsx.js';
import { placeOf, type AddUse, type Place } from './uses.js';

/** The parser cannot read the code. */
export class CodeError extends Error {
  constructor(
    message: string,
    readonly offset: number,
  ) {
    super(message);
  }
}

const COMMON_PLUGINS: readonly ParserPlugin[] = [
  'decorators-legacy',
  'decoratorAutoAccessors',
  'explicitResourceManagement',
];

function parseCode(code: string, path: string): Node {
  const isTyped = /\.[cm]?tsx?$/.test(path);
  const plugins = [...COMMON_PLUGINS];
  if (isTyped) plugins.push('typescript');
  if (!isTyped || path.endsWith('x')) plugins.push('jsx');
  try {
    return parse(code, {
      plugins,
      sourceType: 'unambiguous',
      errorRecovery: true,
      allowAwaitOutsideFunction: true,
      allowReturnOutsideFunction: true,
      allowUndeclaredExports: true,
    }).program;
  } catch (error) {
    const { message, pos = 0 } = error as Error & { readonly pos?: number };
    throw new CodeError(message.replace(/ \(\d+:\d+\)$/, ''), pos);
  }
}

/**
 * Reads the kit's names in code: Lit's `html` templates, JSX, templates of Angular components, listeners, properties of
 * elements that `querySelector()` or `createElement()` returns, and imports.
 *
 * @param path its ending says what the code may contain
 * @param start offset of the code in the file
 * @throws CodeError
 */
export function readCode(path: string, code: string, add: AddUse, start = 0): void {
  const program = parseCode(code, path);
  const variables = elementVariables(program);
  const jsx = new JsxReader(program, code, add, start);
  visit(program, []);

  function visit(node: Node, parents: readonly Node[]): void {
    if (node.type === 'TaggedTemplateExpression') readTemplate(node.tag, node.quasi);
    else if (node.type === 'JSXElement') jsx.read(node, parents);
    else if (node.type === 'CallExpression' || node.type === 'OptionalCallExpression') readCall(node);
    else if (node.type === 'AssignmentExpression') readAssignment(node.left);
    else if (node.type === 'Decorator') readDecorator(node.expression);
    else if (/^(Import|Export(Named|All))/.test(node.type) && 'source' in node && node.source) readImport(node.source);
    const inner = [...parents, node];
    for (const child of childrenOf(node)) visit(child, inner);
  }

  function readTemplate(tag: Node, quasi: TemplateLiteral): void {
    const name = tag.type === 'MemberExpression' ? tag.property : tag;
    if (name.type !== 'Identifier') return;
    if (name.name === 'html' || name.name === 'svg')
      readMarkup(withoutExpressions(quasi), 'lit', add, start + quasi.start! + 1);
    else if (name.name === 'css') readStyles(withoutExpressions(quasi), add, start + quasi.start! + 1);
  }

  /** Returns the text between the quotation marks, with placeholders from `${` to `}`: offsets stay the same. */
  function withoutExpressions({ quasis, start: from, end }: TemplateLiteral): string {
    let text = '';
    for (const quasi of quasis)
      text += PLACEHOLDER.repeat(quasi.start! - from! - 1 - text.length) + code.slice(quasi.start!, quasi.end!);
    return text + code.slice(from! + 1 + text.length, end! - 1);
  }

  /** Returns a text and its place, without the quotation marks. Texts with escapes are not read. */
  function literal(node: Node | null | undefined): { text: string; place: Place } | undefined {
    if (!node || (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral')) return undefined;
    if (node.type === 'TemplateLiteral' && node.expressions.length > 0) return undefined;
    const text = code.slice(node.start! + 1, node.end! - 1);
    return text.includes('\\') ? undefined : { text, place: placeOf(start + node.start! + 1, text) };
  }

  function readCall({
    callee,
    arguments: [first],
  }: Extract<Node, { type: 'CallExpression' | 'OptionalCallExpression' }>): void {
    if (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression') return;
    if (callee.property.type !== 'Identifier') return;
    const method = callee.property.name;
    const argument = literal(first);
    const tag = tagOf(callee.object, variables);
    if (tag) readMember(callee.property, tag, 'member');
    if (!argument) return;
    const { text, place } = argument;
    if (/^(add|remove)EventListener$/.test(method) && text.startsWith('dass-'))
      add({ kind: 'event', tag, name: text, offset: place.start - 1, places: [place] });
    else if (/^(querySelector(All)?|closest|matches)$/.test(method)) readSelector(text, add, place.start);
    else if (/^(createElement|whenDefined)$/.test(method) && text.startsWith('dass-'))
      add({ kind: 'tag', tag: text, name: text, offset: place.start - 1, places: [place], mayBeForeign: true });
    else if (/^(get|set|has|remove|toggle)Attribute$/.test(method) && tag)
      add({ kind: 'attribute', tag, name: text, offset: place.start - 1, places: [place], mayBeForeign: true });
  }

  function readAssignment(left: Node): void {
    if (left.type !== 'MemberExpression' || left.computed) return;
    const tag = tagOf(left.object, variables);
    if (tag) readMember(left.property, tag, 'property');
  }

  function readMember(property: Node, tag: string, kind: 'member' | 'property'): void {
    if (property.type !== 'Identifier') return;
    const place = placeOf(start + property.start!, property.name);
    add({ kind, tag, name: property.name, offset: place.start, places: [place], mayBeForeign: true });
  }

  /** Reads the template in `@Component({ template: '…' })`. */
  function readDecorator(expression: Node): void {
    if (expression.type !== 'CallExpression' || expression.callee.type !== 'Identifier') return;
    const [options] = expression.arguments;
    if (expression.callee.name !== 'Component' || options?.type !== 'ObjectExpression') return;
    for (const property of options.properties) {
      if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') continue;
      const template = property.key.name === 'template' ? literal(property.value) : undefined;
      if (template) readMarkup(template.text, 'angular', add, template.place.start);
    }
  }

  function readImport(source: Node): void {
    const specifier = literal(source);
    if (!specifier?.text.startsWith('dass-elements/')) return;
    const { text, place } = specifier;
    add({ kind: 'import', tag: '', name: text, offset: place.start - 1, places: [place] });
  }
}

/** Returns the variables of a file that hold an element of the kit. A name that has two meanings is left out. */
function elementVariables(program: Node): ReadonlyMap<string, string> {
  const variables = new Map<string, string>();
  const none = new Map<string, string>();
  const visit = (node: Node): void => {
    const isParameter = 'params' in node && Array.isArray(node.params) ? node.params : [];
    for (const parameter of isParameter as Node[])
      if (parameter.type === 'Identifier') variables.set(parameter.name, '');
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
      const tag = node.init ? tagOf(node.init, none) : '';
      const { name } = node.id;
      variables.set(name, variables.has(name) && variables.get(name) !== tag ? '' : tag);
    }
    childrenOf(node).forEach(visit);
  };
  visit(program);
  return variables;
}

/** Returns the tag of the element that an expression returns; an empty text if it is not known. */
function tagOf(node: Node, variables: ReadonlyMap<string, string>): string {
  if (node.type === 'Identifier') return variables.get(node.name) ?? '';
  if (node.type === 'TSNonNullExpression' || node.type === 'TSAsExpression') return tagOf(node.expression, variables);
  if (node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression') return '';
  const {
    callee,
    arguments: [first],
  } = node;
  if (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression') return '';
  const method = callee.property.type === 'Identifier' ? callee.property.name : '';
  if (first?.type !== 'StringLiteral') return '';
  if (method === 'createElement') return first.value.startsWith('dass-') ? first.value : '';
  // The last part of a selector is the element: `form dass-pick-list[name="x"]`.
  if (method !== 'querySelector' && method !== 'closest') return '';
  return /(?:^|[\s>+~])(dass-[a-z][a-z\d-]*)(?:[.#[:][^\s,]*)?$/.exec(first.value)?.[1] ?? '';
}

/** Returns the nodes in a node, in the order of its fields. */
export function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => !/Comments$|^loc$|^extra$/.test(key))
    .flatMap(([, value]) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
}
