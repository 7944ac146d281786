import { getLanguage, textOr } from '../../../locales/index.js';
import { writeIso } from '../../fields/date-input/date-values-model.js';
import { numberFormat } from '../../core/format/intl-formats.js';
import { toText } from '../../core/text/to-text.js';
import { trimmedText } from '../../core/text/visible-text.js';
import type { FilterChip, Filters } from '../filters-model.js';

/** A form control: a native one or a form-associated custom element. */
export type FormField = HTMLElement & {
  readonly form: HTMLFormElement | null;
  readonly willValidate: boolean;
  readonly validity: ValidityState;
  reportValidity(): boolean;
};
type NativeField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The values of the fields of a form. */
export interface FormReading {
  /**
   * The values of the fields by name. Empty, disabled and unchecked fields are left out; texts are trimmed. The value
   * is a list where several fields have the same name, or a field has several values. A checked checkbox without a
   * `value` attribute is `true`.
   */
  readonly values: Readonly<Record<string, unknown>>;
  /**
   * A filter chip for each name, with the label of the field and its value: `{key: 'supplier', label: 'Fornecedor: Açaí
   * Tecidos'}`.
   */
  readonly filters: Filters;
}

const isNative = (element: Element): element is NativeField => element.matches('input, select, textarea');
const isButton = (element: Element): boolean =>
  ['button', 'submit', 'reset', 'image'].includes((element as HTMLInputElement).type);
const isField = (element: Element): element is FormField =>
  (isNative(element) || (element.constructor as { formAssociated?: boolean }).formAssociated === true) &&
  !isButton(element);

/** Returns the fields in a tree, in document order. */
export const formFields = (root: ParentNode): FormField[] => [...root.querySelectorAll('*')].filter(isField);

/** Returns the invalid fields in a tree. */
export const invalidFields = (root: ParentNode): FormField[] =>
  formFields(root).filter((field) => field.willValidate && !field.validity.valid);

/** Shows the validation messages of fields and focuses the first field. */
export function reportInvalid(fields: readonly FormField[]): void {
  // Each report moves the focus, so the first field is last. The browser shows only one message for native fields.
  for (const field of fields.toReversed()) if (!isNative(field) || field === fields[0]) field.reportValidity();
}

/** Resets the fields in a tree to their default values. A form around the tree is not reset. */
export function clearFields(root: HTMLElement): void {
  for (const form of root.querySelectorAll('form')) form.reset();
  for (const field of formFields(root)) {
    if (field.form && root.contains(field.form)) continue;
    if (isNative(field)) clearNative(field);
    else (field as { formResetCallback?(): void }).formResetCallback?.();
  }
}

function clearNative(field: NativeField): void {
  if (field instanceof HTMLSelectElement) {
    for (const option of field.options) option.selected = option.defaultSelected;
    if (!field.multiple && field.selectedIndex < 0) field.selectedIndex = 0;
  } else if (isCheckable(field)) (field as HTMLInputElement).checked = (field as HTMLInputElement).defaultChecked;
  else field.value = field.type === 'file' ? '' : field.defaultValue;
}

/** Reads the fields in a tree. */
export function readFields(root: ParentNode): FormReading {
  const byName = new Map<string, FormField[]>();
  for (const field of formFields(root)) {
    const name = toText((field as NativeField).name);
    if (name) byName.set(name, [...(byName.get(name) ?? []), field]);
  }
  const values: [string, unknown][] = [];
  const filters: FilterChip[] = [];
  for (const [key, fields] of byName) {
    const filled = fields.filter((field) => !field.matches(':disabled') && valueOf(field) !== undefined);
    if (filled.length === 0) continue;
    const isList = fields.length > 1 && !fields.every((field) => (field as NativeField).type === 'radio');
    values.push([key, isList ? filled.flatMap(valueOf) : valueOf(filled[0]!)]);
    filters.push({ key, label: chipLabel(key, fields, filled) });
  }
  return { values: Object.fromEntries(values), filters };
}

/** Whether a field is a checkbox, radio button or switch. Its value counts only while it is checked. */
const isCheckable = (field: Element): boolean =>
  isNative(field) ? field.type === 'checkbox' || field.type === 'radio' : valuePropertyOf(field) === 'checked';

const valuePropertyOf = (field: Element): string =>
  (field.constructor as { valueProperty?: string }).valueProperty ?? 'value';

/** Returns the value of a field. Undefined when it is empty. */
function valueOf(field: FormField): unknown {
  if (isCheckable(field)) {
    const { checked, value, type } = field as HTMLInputElement;
    if (!checked) return undefined;
    return value === 'on' && type !== 'radio' ? true : value;
  }
  if (field instanceof HTMLSelectElement && field.multiple)
    return filledList(selectedOptions(field).map(({ value }) => value));
  if (field instanceof HTMLInputElement && field.type === 'file') {
    const files = [...(field.files ?? [])];
    return field.multiple ? filledList(files) : files[0];
  }
  const value = (field as unknown as Record<string, unknown>)[valuePropertyOf(field)];
  if (Array.isArray(value)) return filledList(value);
  const normalized = typeof value === 'string' ? trimmedText(value) : value;
  return normalized === '' || normalized === null || normalized === false ? undefined : normalized;
}

const filledList = (list: readonly unknown[]): readonly unknown[] | undefined => (list.length ? list : undefined);
const selectedOptions = (select: HTMLSelectElement): HTMLOptionElement[] =>
  [...select.selectedOptions].filter(({ value }) => value);

/** Chip label for the fields of one name: 'Fornecedor: Açaí Tecidos', 'Situação: Ativo, Em revisão', 'Somente ativos'. */
function chipLabel(name: string, fields: readonly FormField[], filled: readonly FormField[]): string {
  const [first] = filled as [FormField, ...FormField[]];
  if (!filled.every(isCheckable)) return joinLabel(labelOf(first) || name, filled.map(displayValue));
  const texts = filled.map((box) => labelOf(box) || toText((box as HTMLInputElement).value));
  const group = fields.length > 1 ? textOf(first.closest('fieldset')?.querySelector('legend')) : '';
  return joinLabel(group || (fields.length > 1 ? name : ''), texts);
}

const joinLabel = (what: string, texts: readonly string[]): string =>
  [what, texts.filter(Boolean).join(', ')].filter(Boolean).join(': ');

/** Returns the value of a field as displayed to the user. */
function displayValue(field: FormField): string {
  if (field instanceof HTMLSelectElement) return selectedOptions(field).map(textOf).join(', ');
  if (!isNative(field)) {
    const { readableValue } = field as { readableValue?: unknown };
    return toText(readableValue) || [valueOf(field)].flat().map(toText).join(', ');
  }
  const { type, value } = field as HTMLInputElement;
  if (type === 'password') return '•••';
  if (type === 'number') return numberFormat(getLanguage(), { maximumFractionDigits: 20 }).format(Number(value));
  if (type === 'date' || type === 'datetime-local') return writeIso(value);
  if (type === 'file') return [...((field as HTMLInputElement).files ?? [])].map((file) => file.name).join(', ');
  return trimmedText(value);
}

/** Returns the label of a field. */
function labelOf(field: FormField): string {
  const { label, labels } = field as { label?: unknown; labels?: NodeListOf<HTMLElement> | null };
  const texts = [...(labels ?? [])].map(textOf).filter(Boolean);
  return textOr(label, texts.join(' ') || field.ariaLabel || (isNative(field) ? '' : textOf(field))).trim();
}

/** Returns the text of an element without its nested controls and without a final colon or asterisk. */
function textOf(element: Element | null | undefined): string {
  if (!element) return '';
  const texts: string[] = [];
  const walk = (node: Node): void => {
    if (node instanceof Text) texts.push(node.data);
    else if (node === element || !(node instanceof Element && isField(node))) node.childNodes.forEach(walk);
  };
  walk(element);
  return texts
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s:*]+$/, '')
    .trim();
}
