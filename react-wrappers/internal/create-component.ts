import * as React from 'react';
import { createComponent as createLitComponent } from '@lit/react';
import type { PropertyDeclaration, ReactiveElement } from 'lit';

/** Whether React renders to HTML, without elements whose properties could be set. */
export const isServer = globalThis.document === undefined;

type ElementClass = typeof ReactiveElement;
type Attributes = Record<string, unknown>;

/**
 * Creates the component of an element, as `@lit/react` does. On a server it writes the attributes of the properties:
 * without them the HTML would have an empty tag until the script arrives.
 */
export const createComponent: typeof createLitComponent = (options) =>
  isServer ? (createServerComponent(options) as never) : createLitComponent(options);

function createServerComponent({ tagName, elementClass, events = {}, displayName }: ServerOptions): unknown {
  // React requires the second parameter. There is no element yet that a ref could hold.
  const component = ({ children, ...props }: React.PropsWithChildren<Attributes>, _ref: unknown) =>
    React.createElement(tagName, attributesOf(elementClass as unknown as ElementClass, events, props), children);
  return Object.assign(React.forwardRef(component), { displayName });
}

interface ServerOptions {
  readonly tagName: string;
  readonly elementClass: unknown;
  readonly events?: object | undefined;
  readonly displayName?: string | undefined;
}

function attributesOf(elementClass: ElementClass, events: object, props: Attributes): Attributes {
  // Reading them finalizes the class, as its first instance would do.
  void elementClass.observedAttributes;
  const attributes: Attributes = {};
  for (const [name, value] of Object.entries(props)) {
    const { elementProperties } = elementClass;
    // The attribute `value` of a field is its default value, as in native fields.
    const defaultName = `default${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const declaration = elementProperties.get(defaultName) ?? elementProperties.get(name);
    if (name === 'className') attributes['class'] = value;
    else if (declaration) Object.assign(attributes, attributeOf(name, value, declaration));
    else if (!(name in events)) attributes[name] = value;
  }
  return attributes;
}

/** @param isOnByDefault whether the element reads the text of the attribute: `dispatch-default-filter="false"` */
const flagText = (value: boolean, isOnByDefault: boolean): string | undefined =>
  isOnByDefault ? String(value) : value ? '' : undefined;

/** Values without a text, such as rows and functions, are set as properties when the script runs. */
function attributeOf(name: string, value: unknown, declaration: PropertyDeclaration): Attributes | undefined {
  const { attribute, type, converter } = declaration;
  if (attribute === false) return undefined;
  const text = type === Boolean ? flagText(Boolean(value), converter !== undefined) : value;
  if (typeof text !== 'string' && typeof text !== 'number') return undefined;
  return { [typeof attribute === 'string' ? attribute : name.toLowerCase()]: text };
}
