import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { readBinding, type Binding } from './bindings.js';
import { hasSelfClosingTags, isDynamic, maskCode } from './mask-code.js';
import { readStyles } from './read-styles.js';
import { placeOf, type AddUse, type Place, type Syntax } from './uses.js';

/** Reads the script of a page or a component. */
export type ReadScript = (code: string, start: number, language: string) => void;

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => 'tagName' in node;
const isText = (node: DefaultTreeAdapterTypes.Node): node is DefaultTreeAdapterTypes.TextNode =>
  node.nodeName === '#text';

/** Instructions in the form of tags: what they contain is in the element around them. */
const INSTRUCTION_TAG = /:|^(?:ng-container|ng-template|template|partial|slot)$/;
/** They are shown nowhere. */
const HIDDEN_TAG = /^(?:script|style|template|noscript|slot)$/;
/** `slot`, bound or not, and all attributes of an object. */
const SETS_SLOT = /^(?:(?:[:.[]|v-bind:|\[attr\.)?slot\b|v-bind$)/;

/**
 * Reads the kit's names in markup.
 *
 * @param text markup; in Lit templates, with placeholders for the expressions
 * @param start offset of the markup in the file
 */
export function readMarkup(text: string, syntax: Syntax, add: AddUse, start = 0, readScript?: ReadScript): void {
  const masked = maskCode(text, syntax);
  const options = { sourceCodeLocationInfo: true };
  const isDocument = !/^(lit|vue|svelte)$/.test(syntax) && /<(!doctype|html|head|body)\b/i.test(masked);
  visit(isDocument ? parse(masked, options) : parseFragment(masked, options), undefined);

  function visit(parent: ParentNode, tag: string | undefined): void {
    for (const child of parent.childNodes) {
      if (isText(child) && tag) readText(child, tag);
      if (!isElement(child)) continue;
      if (child.sourceCodeLocation) readElement(child, tag);
      const isInstruction = INSTRUCTION_TAG.test(child.tagName);
      const inner = isInstruction || selfClosing(child) ? tag : child.tagName;
      visit(child, inner);
      if ('content' in child) visit(child.content, syntax === 'vue' || syntax === 'angular' ? inner : undefined);
    }
  }

  /** Returns the end of a tag that closes itself: what follows it is not in it, or should not be. */
  function selfClosing({ tagName, sourceCodeLocation: location }: Element): Place | undefined {
    if (!hasSelfClosingTags(syntax) && !tagName.startsWith('dass-')) return undefined;
    const end = location?.startTag?.endOffset ?? location?.endOffset ?? 0;
    const [written] = /\s*\/>$/.exec(masked.slice(Math.max(0, end - 200), end)) ?? [];
    return written === undefined ? undefined : { start: start + end - written.length, end: start + end };
  }

  function readElement(element: Element, parentTag: string | undefined): void {
    const { tagName: tag, attrs, childNodes } = element;
    const location = element.sourceCodeLocation!;
    if (tag.startsWith('dass-') && !isDynamic(tag)) {
      const places = [placeOf(start + location.startOffset + 1, tag)];
      if (location.endTag) places.push(placeOf(start + location.endTag.startOffset + 2, tag));
      add({ kind: 'tag', tag, name: tag, offset: places[0]!.start, places });
      const end = hasSelfClosingTags(syntax) ? undefined : selfClosing(element);
      if (end) add({ kind: 'self-closing', tag, name: tag, offset: places[0]!.start, places: [end] });
    }
    let maySetSlot = false;
    for (const { name, value } of attrs) {
      const { startOffset, endOffset } = location.attrs?.[name] ?? location;
      // The parser lowercases names.
      const written = masked.slice(startOffset, startOffset + name.length);
      const valuePlace = placeOfValue(startOffset + written.length, endOffset, value);
      if (written === 'style') for (const place of valuePlace) readStyles(value, add, place.start);
      if (tag.startsWith('dass-')) readAttribute(tag, written, start + startOffset, value, valuePlace);
      if (!SETS_SLOT.test(written) && !isDynamic(written)) continue;
      maySetSlot = true;
      if (parentTag?.startsWith('dass-') && name === 'slot' && isFixed(value))
        add({ kind: 'slot', tag: parentTag, name: value, offset: start + startOffset, places: valuePlace });
    }
    // What a component renders is not known.
    const isComponent = /[A-Z]/.test(text[location.startOffset + 1] ?? '');
    const isShown = !isComponent && !HIDDEN_TAG.test(tag) && !INSTRUCTION_TAG.test(tag) && !isDynamic(tag);
    if (parentTag?.startsWith('dass-') && !maySetSlot && isShown)
      add({ kind: 'child', tag: parentTag, name: tag, offset: start + location.startOffset, places: [] });
    if (tag === 'script' && readScript) readScriptElement(attrs, childNodes);
    const [content] = childNodes;
    // The parser replaces line ends in the text itself.
    if (tag === 'style' && content?.sourceCodeLocation) {
      const { startOffset, endOffset } = content.sourceCodeLocation;
      readStyles(masked.slice(startOffset, endOffset), add, start + startOffset);
    }
  }

  function readAttribute(tag: string, written: string, offset: number, value: string, valuePlace: Place[]): void {
    const binding = readBinding(written, syntax);
    if (!binding) return;
    const { kind, name, before, spell } = binding;
    const places = [placeOf(offset + before, written.slice(before))];
    // In Angular and Vue, modifiers may follow.
    const [bare = ''] = /^[\w-]+/.exec(written.slice(before)) ?? [];
    if (before > 0) places[0] = placeOf(offset + before, bare);
    add({
      ...{ kind, tag, name, offset, places },
      ...(spell ? { spell } : {}),
      ...(before > 0 ? { written } : {}),
      ...(syntax === 'angular' ? { mayBeForeign: true } : {}),
    });
    const text = textOf(binding, value);
    if (kind !== 'event' && text !== undefined)
      add({ kind: 'value', tag, name: text, attribute: name, offset, places: text === value ? valuePlace : [] });
  }

  /** Returns the text that an attribute sets; also that of an expression such as `'solid'`. */
  function textOf({ isCode }: Binding, value: string): string | undefined {
    if (!isFixed(value)) return undefined;
    return isCode ? /^'([^'\\]*)'$/.exec(value)?.[1] : value;
  }

  function isFixed(value: string): boolean {
    return !isDynamic(value) && !/[{<$]/.test(value) && !(syntax === 'razor' && value.includes('@'));
  }

  /** Returns nothing for a value with entities: it is written in another way. */
  function placeOfValue(from: number, to: number, value: string): Place[] {
    const [before = ''] = /^\s*=\s*["']?/.exec(masked.slice(from, to)) ?? [];
    const place = placeOf(start + from + before.length, value);
    return value !== '' && masked.slice(from + before.length).startsWith(value) ? [place] : [];
  }

  function readText({ value, sourceCodeLocation }: DefaultTreeAdapterTypes.TextNode, tag: string): void {
    // Text around placeholders may be blocks of a template.
    if (!sourceCodeLocation || !tag.startsWith('dass-') || value.trim() === '' || /^(?:astro|lit)$/.test(syntax))
      return;
    if (isDynamic(value) || /[@{}]/.test(value)) return;
    const offset = sourceCodeLocation.startOffset + /^\s*/.exec(value)![0].length;
    add({ kind: 'child', tag, name: '#text', offset: start + offset, places: [] });
  }

  function readScriptElement(attrs: Element['attrs'], [content]: Element['childNodes']): void {
    const attribute = (wanted: string): string => attrs.find(({ name }) => name === wanted)?.value ?? '';
    const type = attribute('type');
    if (!/^$|^module$|javascript$/i.test(type) || !content || !isText(content)) return;
    if (!content.sourceCodeLocation) return;
    const { startOffset, endOffset } = content.sourceCodeLocation;
    // Server code in a script is masked; braces are those of JavaScript.
    const source = /^(?:angular|astro|svelte|vue)$/.test(syntax) ? text : masked;
    readScript!(source.slice(startOffset, endOffset), start + startOffset, attribute('lang'));
  }
}
