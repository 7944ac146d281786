import { toText } from '../../core/text/to-text.js';
import { readField, readList, tryRead } from '../../core/util/read-value.js';

/** What kind of field edits a value. */
export type FormFieldKind = 'text' | 'number' | 'date' | 'switch' | 'select';

/** A field of the editor. */
export interface FormField {
  /** Name of the field of the row. */
  readonly name: string;
  /** Label: a text or a message id. */
  readonly label: string;
  readonly kind: FormFieldKind;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly multiline: boolean;
  readonly maxLength: number | undefined;
  readonly hint: string;
  readonly options: readonly unknown[];
}

const kindOfColumn: Readonly<Record<string, FormFieldKind>> = {
  number: 'number',
  date: 'date',
  checkbox: 'switch',
  toggle: 'switch',
  boolean: 'switch',
};

/** The fields for a row: those of the columns; without columns, those of the row itself. */
export function formFields(columns: readonly unknown[], row: object): readonly FormField[] {
  const described = columns.flatMap((column) => fieldOfColumn(column) ?? []);
  if (described.length > 0) return withoutRepeated(described);
  return tryRead('A row', () => Object.keys(row), []).flatMap((name) => fieldOfValue(name, readField(row, name)) ?? []);
}

function fieldOfColumn(column: unknown): FormField | undefined {
  const read = (name: string): unknown => readField(column, name);
  const field = read('field');
  const name = toText(field) || toText(read('name'));
  if (name === '' || typeof field === 'function' || read('withoutField') === true) return undefined;
  const options = readList(read('options')) ?? [];
  // A text in the form of a language is saved as such a text.
  const isText = read('valueLanguage') !== undefined;
  const kind = isText ? 'text' : toText(read('kind')) || toText(read('sortingType'));
  const maxLength = read('maxLength');
  return {
    name,
    label: toText(read('label')) || name,
    kind: options.length > 0 ? 'select' : (kindOfColumn[kind.toLowerCase()] ?? 'text'),
    required: read('required') === true,
    readOnly: read('readOnly') === true,
    multiline: read('multiline') === true,
    maxLength: typeof maxLength === 'number' && maxLength > 0 ? maxLength : undefined,
    hint: toText(read('hint')),
    options,
  };
}

/** Nested objects, lists and functions have no field: they are saved as they are. */
function fieldOfValue(name: string, value: unknown): FormField | undefined {
  const kind = kindOfValue(value);
  if (!kind) return undefined;
  const rest = { required: false, readOnly: false, multiline: false, maxLength: undefined, hint: '', options: [] };
  return { name, label: name, kind, ...rest };
}

function kindOfValue(value: unknown): FormFieldKind | undefined {
  if (value instanceof Date) return 'date';
  if (typeof value === 'boolean') return 'switch';
  if (typeof value === 'number') return 'number';
  return value == null || typeof value === 'string' ? 'text' : undefined;
}

function withoutRepeated(fields: readonly FormField[]): readonly FormField[] {
  const names = new Set<string>();
  return fields.filter(({ name }) => names.size < names.add(name).size);
}
