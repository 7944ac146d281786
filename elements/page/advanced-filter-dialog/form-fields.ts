import { getLanguage, resolveText } from '../../../locales/index.js';
import { writeDate } from '../../fields/date-input/date-values.js';
import { numberFormat } from '../../core/format/intl-formats.js';
import { toText } from '../../core/text/to-text.js';
import type { FilterChip, Filters } from '../filters-model.js';

/** A control of a form: the platform's own, or an element that takes part in forms. */
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
   * A filter chip for each name, made of the labels of the fields: `{key: 'supplier', label: 'Fornecedor: Açaí
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

/** The fields in a tree, in their order. */
export const formFields = (root: ParentNode): FormField[] => [...root.querySelectorAll('*')].filter(isField);

/** Those that are to be put right before the values can be used. */
export const invalidFields = (root: ParentNode): FormField[] =>
  formFields(root).filter((field) => field.willValidate && !field.validity.valid);

/** Shows what is wrong with fields; the first one gets the focus. */
export function reportInvalid(fields: readonly FormField[]): void {
  // The last one to report keeps the focus. The browser has one bubble for its own fields.
  for (const field of fields.toReversed()) if (!isNative(field) || field === fields[0]) field.reportValidity();
}

/** Sets the fields in a tree back to their default values. A form around the tree is left alone. */
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
  } else if (isBox(field)) (field as HTMLInputElement).checked = (field as HTMLInputElement).defaultChecked;
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

/** A field that is on or off: its value counts while it is on. */
const isBox = (field: Element): boolean =>
  isNative(field) ? field.type === 'checkbox' || field.type === 'radio' : valuePropertyOf(field) === 'checked';

const valuePropertyOf = (field: Element): string =>
  (field.constructor as { valueProperty?: string }).valueProperty ?? 'value';

/** The value of a field; undefined when it has none. */
function valueOf(field: FormField): unknown {
  if (isBox(field)) {
    const { checked, value, type } = field as HTMLInputElement;
    if (!checked) return undefined;
    return value === 'on' && type !== 'radio' ? true : value;
  }
  if (field instanceof HTMLSelectElement && field.multiple) return filledList(chosen(field).map(({ value }) => value));
  if (field instanceof HTMLInputElement && field.type === 'file') {
    const files = [...(field.files ?? [])];
    return field.multiple ? filledList(files) : files[0];
  }
  const value = (field as unknown as Record<string, unknown>)[valuePropertyOf(field)];
  if (Array.isArray(value)) return filledList(value);
  const settled = typeof value === 'string' ? value.trim() : value;
  return settled === '' || settled === null || settled === false ? undefined : settled;
}

const filledList = (list: readonly unknown[]): readonly unknown[] | undefined => (list.length ? list : undefined);
const chosen = (select: HTMLSelectElement): HTMLOptionElement[] =>
  [...select.selectedOptions].filter(({ value }) => value);

/** What is said of the fields of one name: 'Fornecedor: Açaí Tecidos', 'Situação: Ativo, Em revisão', 'Somente ativos'. */
function chipLabel(name: string, fields: readonly FormField[], filled: readonly FormField[]): string {
  const [first] = filled as [FormField, ...FormField[]];
  if (!filled.every(isBox)) return said(labelOf(first) || name, filled.map(readable));
  const texts = filled.map((box) => labelOf(box) || toText((box as HTMLInputElement).value));
  const group = fields.length > 1 ? textOf(first.closest('fieldset')?.querySelector('legend')) : '';
  return said(group || (fields.length > 1 ? name : ''), texts);
}

const said = (what: string, texts: readonly string[]): string =>
  [what, texts.filter(Boolean).join(', ')].filter(Boolean).join(': ');

/** The value of a field as the user reads it. */
function readable(field: FormField): string {
  if (field instanceof HTMLSelectElement) return chosen(field).map(textOf).join(', ');
  if (!isNative(field)) {
    const { readableValue } = field as { readableValue?: unknown };
    return toText(readableValue) || [valueOf(field)].flat().map(toText).join(', ');
  }
  const { type, value } = field as HTMLInputElement;
  if (type === 'password') return '•••';
  if (type === 'number') return numberFormat(getLanguage(), { maximumFractionDigits: 20 }).format(Number(value));
  if (type === 'date' || type === 'datetime-local') return writeDate(value);
  if (type === 'file') return [...((field as HTMLInputElement).files ?? [])].map((file) => file.name).join(', ');
  return value.trim();
}

/** What a field is called. */
function labelOf(field: FormField): string {
  const { label, labels } = field as { label?: unknown; labels?: NodeListOf<HTMLElement> | null };
  const texts = [...(labels ?? [])].map(textOf).filter(Boolean);
  return resolveText(label).trim() || texts.join(' ') || field.ariaLabel || (isNative(field) ? '' : textOf(field));
}

/** The text of an element without that of the controls in it, and without the marks that labels end with. */
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
