import type { Elements } from '../../core/manifest/element-names.js';
import { nearestName } from '../../core/text/nearest-name.js';
import type { ElementNames } from './names.js';

/** Children that show nothing by themselves. */
const UNSHOWN = new Set(['script', 'style', 'template', 'link', 'meta', 'noscript', 'slot']);
/** Attributes that browser extensions and frameworks add. */
const FOREIGN_ATTRIBUTE = /_|\d$|^fdprocessedid$|^cz-shortcut|^up-|^ng|^js/;
/** Texts that mean no, where any text means yes. */
const NO = ['false', '0', 'no', 'off'];

/** What a tag is compared with. */
export interface Known {
  readonly tag: string;
  readonly names: ElementNames;
  readonly elements: Elements;
  /** The names of the properties of all elements. */
  readonly allProperties: ReadonlySet<string>;
  /** The property that a list of data belongs to. */
  readonly listProperty: string | undefined;
}

/** Finds mistakes in the attributes, properties and children of an element. @returns a text for each */
export const markupMistakes = (element: Element, known: Known): string[] => [
  ...attributeMistakes(element, known),
  ...propertyMistakes(element, known),
  ...childMistakes(element, known),
];

/** Finds boolean attributes with a text that means no. */
export function* booleanMistakes(element: Element, tag: string, { booleans }: ElementNames): Iterable<string> {
  const names = booleans.toLowerCase().split(' ');
  for (const { name, value } of element.attributes)
    if (NO.includes(value.toLowerCase()) && names.includes(name.replaceAll('-', '')))
      yield `<${tag} ${name}="${value}">: a boolean attribute means yes with any value. Leave it out.`;
}

function* attributeMistakes(element: Element, { tag, elements }: Known): Iterable<string> {
  const { observedAttributes = [] } = element.constructor as { observedAttributes?: readonly string[] };
  for (const { name } of element.attributes) {
    // The element itself warns of an attribute for a list.
    if (observedAttributes.includes(name) || FOREIGN_ATTRIBUTE.test(name)) continue;
    const problem = elements.attributeProblem(tag, name);
    // React sets an attribute for a property that the element does not have.
    if (problem) yield problem.includes(' Did you mean ') ? problem : (elements.propProblem(tag, name) ?? problem);
  }
}

/** Fields that code of the application has added: misspelt properties. */
function* propertyMistakes(element: Element, { tag, names, allProperties, listProperty }: Known): Iterable<string> {
  const properties = names.properties.split(' ');
  const inner = names.inner.split(' ');
  for (const name of Object.keys(element)) {
    // What frameworks keep in an element begins with a sign: `__reactProps$…`, `$$click`, `_x_dataStack`.
    if (!/^[a-z][a-zA-Z]{2,}$/.test(name) || inner.includes(name) || properties.includes(name)) continue;
    if (name in Object.getPrototypeOf(element)) continue;
    const nearest = nearestName(name, properties);
    // Other names are data of the application, unless another element has such a property.
    if (!nearest && !allProperties.has(name)) continue;
    const own = nearest ?? (Array.isArray((element as unknown as Record<string, unknown>)[name]) && listProperty);
    yield `<${tag}> has no property '${name}'.${own ? ` Did you mean '${own}'?` : ''}`;
  }
}

function* childMistakes(element: Element, { tag, names, elements, listProperty }: Known): Iterable<string> {
  const { slots } = names;
  const hasDefaultSlot = slots.includes('') || slots.includes('*');
  for (const child of element.children) {
    if (child.slot !== '') {
      const problem = elements.slotProblem(tag, child.slot);
      if (problem) yield `${problem} <${child.localName}> is not shown.`;
    } else if (!hasDefaultSlot && !UNSHOWN.has(child.localName)) {
      const advice = listProperty ? ` Set its property '${listProperty}'.` : '';
      yield `<${tag}> does not show <${child.localName}> inside it.${advice}`;
    }
  }
}
