import type { ReactiveElement } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import type { FormElement } from '../../base/forms/form-element.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { fieldValueOf, type EditorKind } from '../../core/table/cells/cell-value.js';
import type { OptionId } from '../../core/select/select-options.js';
import type { EditableColumn } from './editable-grid.js';

type FieldKind = Exclude<EditorKind, 'flag'>;

/** The fields of a table: each is loaded when it is first needed. */
export class EditorFields {
  readonly #fields: Record<FieldKind, LazyImport>;
  /** The text input of the last editor: it costs less than another one. */
  #textField: EditorField | undefined;

  constructor(element: ReactiveElement) {
    const text = new LazyImport(element, () => import('../../fields/text-input/text-input.js'));
    this.#fields = {
      text,
      number: text,
      date: new LazyImport(element, () => import('../../fields/date-input/date-input.js')),
      select: new LazyImport(element, () => import('../../fields/select-list/select-list.js')),
    };
  }

  /** Loads a field in advance. */
  preload(kind: EditorKind | undefined): void {
    if (kind && kind !== 'flag') this.#fields[kind].preload();
  }

  load(kind: FieldKind): Promise<void> {
    return this.#fields[kind].ready
      ? Promise.resolve()
      : new Promise((resolve) => this.#fields[kind].load(() => resolve()));
  }

  /**
   * Returns the field in which a value is edited, after its module was loaded.
   * @param rowName the text that names the row
   */
  prepare(column: EditableColumn, kind: FieldKind, value: unknown, rowName: string): EditorField {
    const kept = kind === 'text' || kind === 'number' ? this.#textField : undefined;
    const field = kept && !kept.isConnected ? kept : elementOf(kind);
    // Neither an error nor a text of the last cell is left.
    field.formResetCallback();
    field.customValidity = '';
    field.readOnly = false;
    if (field.localName === 'dass-text-input') this.#textField = field;
    fill(field, column, kind, value, rowName);
    return field;
  }
}

/** A field of the kit that edits a cell. */
export type EditorField = FormElement & { value: unknown };

function fill(field: EditorField, column: EditableColumn, kind: FieldKind, value: unknown, rowName: string): void {
  field.label = msg(str`Editar ${resolveText(column.label)}, ${rowName}`, { id: 'dassTableEditCell' });
  field.labelHidden = true;
  field.required = column.isRequired;
  const own = fieldValueOf(value, column);
  if (field.localName === 'dass-date-input') {
    const dateField = field as HTMLElementTagNameMap['dass-date-input'];
    dateField.withTime = /[T ]\d/.test(String(own));
  } else if (field.localName === 'dass-select-list')
    (field as HTMLElementTagNameMap['dass-select-list']).options = column.options;
  else (field as HTMLElementTagNameMap['dass-text-input']).type = kind === 'number' ? 'number' : 'text';
  field.value = own;
}

function elementOf(kind: FieldKind): EditorField {
  if (kind === 'date') return document.createElement('dass-date-input') as EditorField;
  if (kind === 'select') return document.createElement('dass-select-list') as unknown as EditorField;
  return document.createElement('dass-text-input') as EditorField;
}

/** The native control in a field. It is rendered once the update of the field is complete. */
const controlIn = ({ shadowRoot }: EditorField): HTMLElement | null =>
  shadowRoot?.querySelector<HTMLElement>('#control') ?? null;

/** Moves the focus into a field. @param text replaces the whole text, as typing does */
export function focusField(field: EditorField, text: string | undefined): void {
  field.focus({ preventScroll: true });
  const control = controlIn(field);
  if (!(control instanceof HTMLInputElement)) return;
  control.select();
  if (text !== undefined) typeInto(field, text, true);
}

/** Types a text into the field with the focus. @param isReplacing replaces the text that is there */
export function typeInto(field: EditorField, text: string, isReplacing = false): void {
  const control = controlIn(field);
  if (!(control instanceof HTMLInputElement)) return;
  if (isReplacing) control.select();
  // Fires the events of typing, which masks and filters of the fields need.
  document.execCommand(text ? 'insertText' : 'delete', false, text);
}

/** The value of a field, as of `fieldValueOf()`. */
export const valueIn = ({ value }: EditorField): OptionId => (typeof value === 'number' ? value : String(value ?? ''));
