import { textOr } from '../../../locales/index.js';
import { isSameField, readableField } from '../../core/messages/field-errors.js';

/** A form field found by the name that the server uses. */
export interface NamedField {
  /** The field. Undefined when no field of the form has the name. */
  readonly element: Element | undefined;
  /** The label of the field. Without a field, its name, split into words. */
  readonly label: string;
}

/**
 * Finds a field by the name that the server uses. Differences in the notation of the name are ignored.
 * @param root where to search: a form with all its associated fields, or an element around the fields
 */
export function namedField(name: string, root: ParentNode): NamedField {
  const candidates = root instanceof HTMLFormElement ? [...root.elements] : [...root.querySelectorAll('[name]')];
  const found = candidates.filter((field) => isSameField(field.getAttribute('name') ?? '', name));
  const element = found.find((field) => field.getAttribute('name') === name) ?? found[0];
  return { element, label: (element && labelOf(element)) || readableField(name) };
}

function labelOf(field: Element): string {
  const { label, labels } = field as { label?: unknown; labels?: NodeListOf<HTMLElement> | null };
  const text = textOr(label, labels?.[0]?.textContent || field.getAttribute('aria-label') || '');
  return text.replace(/[\s:*]+$/, '').trim();
}
