// The markup of an example, as HTML and as JSX.
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { stringLiteral } from './literal.js';
import type { ManifestElement, ManifestMember } from '../manifest.js';

const MAX_LINE = 100;
const INDENT = '  ';
const VOID_TAGS = new Set(['br', 'hr', 'img', 'input', 'col', 'source', 'track', 'wbr']);
const JSX_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  readonly: 'readOnly',
  maxlength: 'maxLength',
};

/** How elements and attributes are written. */
export interface Notation {
  tag(tag: string): string;
  /** @returns the attribute with its value, as it is in the tag */
  attribute(tag: string, name: string, value: string): string;
  text(text: string): string;
  /** Whether an element without content is written `<a />`. */
  readonly closesEmptyTags: boolean;
}

export const htmlNotation: Notation = {
  tag: (tag) => tag,
  attribute: (_tag, name, value) => (value === '' ? name : `${name}="${escapeAttribute(value)}"`),
  text: (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  closesEmptyTags: false,
};

export const escapeAttribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** @param elements of the kit, by tag: their attributes become props */
export function jsxNotation(elements: ReadonlyMap<string, ManifestElement>): Notation {
  return {
    tag: (tag) => elements.get(tag)?.name ?? tag,
    attribute(tag, name, value) {
      const member = elements.get(tag)?.members?.find(({ attribute }) => attribute === name);
      return member ? propOf(member, value) : jsxAttribute(JSX_NAMES[name] ?? name, value);
    },
    text: (text) => (/[{}<>]/.test(text) ? `{${stringLiteral(text)}}` : text),
    closesEmptyTags: true,
  };
}

function propOf({ name, type }: ManifestMember, value: string): string {
  if (type?.text.includes('boolean')) return name;
  return type?.text.includes('number') ? `${name}={${value}}` : jsxAttribute(name, value);
}

/** A JSX attribute with a text. */
export const jsxAttribute = (name: string, value: string): string =>
  /["\n\\&]/.test(value) ? `${name}={${stringLiteral(value)}}` : `${name}="${value}"`;

/** Tags of the kit in some markup. */
export function kitTags(markup: string): string[] {
  return [...new Set([...markup.matchAll(/<(dass-[\w-]+)/g)].map(([, tag]) => tag!))];
}

/** Prints markup, an element on a line where its parent contains no text. */
export function printMarkup(markup: string, notation: Notation, indent = ''): string {
  return printNodes(parseFragment(markup).childNodes, notation, indent);
}

/** An opening tag; each attribute is on a line of its own when they do not fit on one. */
export function printTag(tag: string, attributes: readonly string[], end: string, indent: string): string {
  const line = `<${[tag, ...attributes].join(' ')}${end}`;
  if (line.length + indent.length <= MAX_LINE && !line.includes('\n')) return line;
  return `<${tag}\n${attributes.map((attribute) => `${indent}${INDENT}${attribute}\n`).join('')}${indent}${end.trim()}`;
}

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;
const isBlank = (node: Tree.ChildNode): boolean => node.nodeName === '#text' && !(node as Tree.TextNode).value.trim();

function printNodes(nodes: readonly Tree.ChildNode[], notation: Notation, indent: string): string {
  const shown = nodes.filter((node) => !isBlank(node));
  // A line break beside a text would be a space.
  const separator = shown.every(isElement) ? `\n${indent}` : '';
  return (separator ? shown : nodes).map((node) => printNode(node, notation, indent)).join(separator);
}

function printNode(node: Tree.ChildNode, notation: Notation, indent: string): string {
  if (!isElement(node)) return 'value' in node ? notation.text(node.value) : '';
  const { tagName, attrs, childNodes } = node;
  const tag = notation.tag(tagName);
  const attributes = attrs.map(({ name, value }) => notation.attribute(tagName, name, value));
  if (VOID_TAGS.has(tagName) || (notation.closesEmptyTags && childNodes.length === 0))
    return printTag(tag, attributes, notation.closesEmptyTags ? ' />' : '>', indent);
  const open = printTag(tag, attributes, '>', indent);
  const line = `${open}${printNodes(childNodes, notation, indent)}</${tag}>`;
  const onlyElements = childNodes.every((child) => isElement(child) || isBlank(child)) && childNodes.some(isElement);
  if (!onlyElements || (line.length + indent.length <= MAX_LINE && !line.includes('\n'))) return line;
  return `${open}\n${indent}${INDENT}${printNodes(childNodes, notation, indent + INDENT)}\n${indent}</${tag}>`;
}
