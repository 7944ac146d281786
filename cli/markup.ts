import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { Elements } from '../elements/core/manifest/element-names.js';

/** A wrong name, and where it is in the file. */
export interface Finding {
  readonly offset: number;
  readonly message: string;
}

/** Collects findings; `undefined` is no problem. */
export type Report = (offset: number, problem: string | undefined) => void;

/** Takes the place of each character of an expression in a template. */
export const PLACEHOLDER = '_';

/** Expressions and statements of template engines on servers, and of Vue. */
const SERVER_CODE = /\{\{.*?\}\}|\{%.*?%\}|<%.*?%>|<\?.*?\?>/gs;

/** The names of bindings in a template. */
export type Syntax = 'html' | 'lit' | 'vue';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => 'tagName' in node;

/**
 * Checks markup.
 *
 * @param text markup; in Lit templates, with placeholders for the expressions
 * @param start offset of the markup in the file
 */
export function checkMarkup(text: string, syntax: Syntax, elements: Elements, report: Report, start = 0): void {
  if (syntax !== 'lit') text = text.replace(SERVER_CODE, (code) => PLACEHOLDER.repeat(code.length));
  const options = { sourceCodeLocationInfo: true };
  const isDocument = syntax === 'html' && /<(!doctype|html|head|body)\b/i.test(text);
  visit(isDocument ? parse(text, options) : parseFragment(text, options), undefined);

  function visit(parent: ParentNode, tag: string | undefined): void {
    for (const child of parent.childNodes) {
      if (!isElement(child)) continue;
      if (child.sourceCodeLocation) checkElement(child, tag);
      visit(child, child.tagName);
      if ('content' in child) visit(child.content, undefined);
    }
  }

  function checkElement(element: Element, parentTag: string | undefined): void {
    const { tagName: tag, attrs } = element;
    const location = element.sourceCodeLocation!;
    report(start + location.startOffset + 1, elements.tagProblem(tag));
    for (const { name, value } of attrs) {
      const { startOffset } = location.attrs?.[name] ?? location;
      // The parser lowercases names.
      const written = text.slice(startOffset, startOffset + name.length);
      report(start + startOffset, bindingProblem(tag, written, syntax, elements));
      if (name === 'slot' && parentTag && isSlotKnown(value))
        report(start + startOffset, elements.slotProblem(parentTag, value));
    }
  }

  // Vue allows `<dass-icon />`, after which HTML nests what follows.
  function isSlotKnown(value: string): boolean {
    return syntax === 'vue' ? !/<dass-[^<>]*\/>/.test(text) : !/[_{<$]/.test(value);
  }
}

function bindingProblem(tag: string, name: string, syntax: Syntax, elements: Elements): string | undefined {
  const bound = name.slice(1);
  if (name.includes(PLACEHOLDER.repeat(2))) return undefined;
  if (syntax === 'lit') {
    if (name.startsWith('.')) return elements.propertyProblem(tag, bound);
    if (name.startsWith('@')) return elements.eventProblem(tag, bound);
    if (name.startsWith('?')) return elements.attributeProblem(tag, bound);
  }
  if (syntax === 'vue') {
    const [event = ''] = name.replace(/^(@|v-on:)/, '').split('.');
    if (/^(@|v-on:)/.test(name)) return elements.eventProblem(tag, event);
    const [property = ''] = name.replace(/^(:|\.|v-bind:)/, '').split('.');
    const camelCase = property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (['key', 'ref'].includes(property)) return undefined;
    if (/^(:|\.|v-bind:)/.test(name))
      return elements.propProblem(tag, camelCase) && elements.propProblem(tag, property);
  }
  return elements.attributeProblem(tag, name);
}
