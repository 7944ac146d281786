import { resolveText } from '../../../locales/index.js';
import { isSameField, readableField } from '../../core/messages/field-errors.js';

/** A field of a form that a server knows by its name. */
export interface NamedField {
  /** Undefined where no field of the form has the name. */
  readonly element: Element | undefined;
  /** The label of the field in its form; its name in words where the form has none. */
  readonly label: string;
}

/**
 * The field that a server means by a name: the one whose `name` is the same, however the two spell it.
 * @param root where it is looked for: a form, with all fields that belong to it, or what the fields stand in
 */
export function namedField(name: string, root: ParentNode): NamedField {
  const candidates = root instanceof HTMLFormElement ? [...root.elements] : [...root.querySelectorAll('[name]')];
  const found = candidates.filter((field) => isSameField(field.getAttribute('name') ?? '', name));
  const element = found.find((field) => field.getAttribute('name') === name) ?? found[0];
  return { element, label: (element && labelOf(element)) || readableField(name) };
}

function labelOf(field: Element): string {
  const { label, labels } = field as { label?: unknown; labels?: NodeListOf<HTMLElement> | null };
  const text = resolveText(label) || labels?.[0]?.textContent || field.getAttribute('aria-label') || '';
  return text.replace(/[\s:*]+$/, '').trim();
}
