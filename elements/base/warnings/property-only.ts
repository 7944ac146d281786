import type { ReactiveElement } from 'lit';
import type { PropertyOptions } from '../property.js';
import { warnOnce } from './warn.js';

const names = new WeakMap<typeof ReactiveElement, Map<string, string>>();

/**
 * Returns the attributes that an author may write for properties without an attribute: lists, objects and functions.
 * `menuItems` is the property of `menuitems` and `menu-items`.
 */
export function propertyOnlyNames(elementClass: typeof ReactiveElement): ReadonlyMap<string, string> {
  let found = names.get(elementClass);
  if (!found) names.set(elementClass, (found = collectNames(elementClass)));
  return found;
}

function collectNames({ elementProperties }: typeof ReactiveElement): Map<string, string> {
  const entries = [...elementProperties] as [string, PropertyOptions][];
  const found = new Map<string, string>();
  for (const [name, { attribute, state }] of entries)
    if (attribute === false && !state)
      for (const written of [name.toLowerCase(), name.replace(/[A-Z]/g, '-$&').toLowerCase()]) found.set(written, name);
  for (const [name, { attribute }] of entries)
    found.delete(typeof attribute === 'string' ? attribute : attribute === false ? '' : name.toLowerCase());
  return found;
}

/** Logs that an attribute has no effect, and what has. */
export function warnOfAttribute(tag: string, attribute: string, property: string): void {
  warnOnce(
    tag,
    `The attribute '${attribute}' has no effect. Set the property '${property}' in a script, or write the data as JSON into a child <script type="application/json" slot="data">.`,
  );
}
