/** The common members of native controls and the kit's form-associated elements. */
type Field = HTMLElement & Pick<HTMLInputElement, 'name' | 'willValidate' | 'validity'>;

/** Returns the invalid fields of a form in page order. */
export const invalidFields = (form: HTMLFormElement): Field[] =>
  ([...form.elements] as Field[]).filter(({ willValidate, validity }) => willValidate && validity && !validity.valid);

/** Fields in virtual rows, of which only some are rendered. They come after the other fields of the form. */
export interface VirtualFields {
  /** Names of the invalid fields in row order, rendered or not. */
  readonly invalid: readonly string[];
  /** Returns whether a field with this name is in a virtual row. */
  has(name: string): boolean;
  /** Renders the row of a field, scrolls to it and focuses the field. */
  focus(name: string): void;
}
