/** What a native control and a form-associated element of the kit have in common. */
type Field = HTMLElement & Pick<HTMLInputElement, 'willValidate' | 'validity'>;

/** The fields of a form whose values cannot be saved, in the order of the page. */
export const invalidFields = (form: HTMLFormElement): Field[] =>
  ([...form.elements] as Field[]).filter(({ willValidate, validity }) => willValidate && validity && !validity.valid);
