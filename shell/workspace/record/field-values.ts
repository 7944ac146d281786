/** The value of a field of a form: text, flag, or ids. */
export type FieldValue = string | number | boolean | readonly (string | number)[];

/** The values of a form by the names of its fields, valid or not. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** The members of the kit's fields that hold their values. */
type Field = HTMLElement & {
  readonly name: string;
  readonly type?: string;
  checked?: boolean;
  value?: FieldValue;
  formStateRestoreCallback?(state: string): void;
};

/** A switch has its state in `checked`. The selection of a pick list is not a value: its form keeps it. */
const valueOf = ({ checked, value }: Field): FieldValue | undefined => checked ?? value;

/** The fields with a name. A password is never kept. */
const fieldsOf = (form: HTMLFormElement): Field[] =>
  ([...form.elements] as Field[]).filter(({ name, type }) => name && type !== 'password');

/** Reads the values of a form. */
export const readFields = (form: HTMLFormElement): FieldValues =>
  Object.fromEntries(
    fieldsOf(form).flatMap((field) => {
      const value = valueOf(field);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );

/** A field that had another kind of value in an earlier build does not get it. */
const isSameKind = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  (typeof one === 'boolean') === (typeof other === 'boolean') && Array.isArray(one) === Array.isArray(other);

/**
 * Sets the values of a form as if the user had entered them: the fields fire their events. Values without a field, and
 * those that are as they were, change nothing.
 */
export function restoreFields(form: HTMLFormElement, values: FieldValues): void {
  for (const field of fieldsOf(form)) {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    const current = valueOf(field);
    if (value === undefined || !isSameKind(value, current) || JSON.stringify(value) === JSON.stringify(current))
      continue;
    if (field.checked !== undefined) field.checked = value === true;
    // Its checked items are read-only, except for a browser that restores them.
    else if (field.localName === 'dass-check-list') field.formStateRestoreCallback?.(JSON.stringify(value));
    else field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }
}

/** Whether a value from outside has the shape of field values. */
export const isFieldValues = (value: unknown): value is FieldValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isFieldValue);

const isFieldValue = (value: unknown): value is FieldValue =>
  typeof value === 'boolean' || isId(value) || (Array.isArray(value) && value.every(isId));

const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
