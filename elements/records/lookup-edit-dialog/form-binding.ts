import { flagValue } from '../../core/format/flag-value.js';
import { toText } from '../../core/text/to-text.js';
import { dateText, dateValue, isOn, numberValue } from './field-values-model.js';
import type { EditDraft } from '../shared/edit-draft-model.js';

/** A field of a form with a name: a native one or one of the kit. */
export interface NamedField extends HTMLElement {
  name: string;
  value: unknown;
  type?: string;
  checked?: boolean;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
}

/** The fields with a name below these elements, the elements themselves included. */
export function namedFields(roots: readonly Element[]): NamedField[] {
  const isNamed = (element: Element): element is NamedField =>
    'setCustomValidity' in element && 'value' in element && toText((element as { name?: unknown }).name) !== '';
  return roots.flatMap((root) => [root, ...root.querySelectorAll('*')]).filter(isNamed);
}

const isFlag = ({ localName, type }: NamedField): boolean => localName === 'dass-switch' || type === 'checkbox';

/**
 * Shows the value of the draft in a field.
 * @param keepsTyped whether an incomplete date of the user stays
 */
export function writeField(field: NamedField, draft: EditDraft, keepsTyped = false): void {
  const value = draft.get(field.name);
  if (isFlag(field)) field.checked = isOn(value);
  else if (field.type === 'radio') field.checked = toText(value) === field.value;
  else if (field.localName === 'dass-date-input') {
    if (!keepsTyped || field.value !== dateText(value)) field.value = dateText(value);
  } else field.value = value instanceof Date ? dateText(value) : toText(value);
}

/** Reads the value of a field into the draft. */
export function readFieldInto(draft: EditDraft, field: NamedField): void {
  const original = draft.original(field.name);
  if (field.type === 'radio' && !field.checked) return;
  draft.set(field.name, valueOf(field, original));
}

function valueOf(field: NamedField, original: unknown): unknown {
  if (isFlag(field)) return flagValue(field.checked === true, original);
  if (field.type === 'number') return numberValue(toText(field.value), original);
  if (field.localName === 'dass-date-input' || original instanceof Date)
    return dateValue(toText(field.value), original);
  if (field.localName !== 'dass-select-list') return field.value;
  // The value of a select list is a text or a number, as its options have it.
  return field.value === '' && original == null ? original : field.value;
}
