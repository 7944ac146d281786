/** What a native control and a form-associated element of the kit have in common. */
type Field = HTMLElement & Pick<HTMLInputElement, 'name' | 'willValidate' | 'validity'>;

/** The fields of a form whose values cannot be saved, in the order of the page. */
export const invalidFields = (form: HTMLFormElement): Field[] =>
  ([...form.elements] as Field[]).filter(({ willValidate, validity }) => willValidate && validity && !validity.valid);

/** Fields of a form of which only some are rendered, the rows of a long list. They come after its other fields. */
export interface VirtualFields {
  /** The names of those that are invalid, in their order, rendered or not. */
  readonly invalid: readonly string[];
  /** Whether a field is one of them, by its name. */
  has(name: string): boolean;
  /** Renders a field, scrolls to it and gives it the focus. */
  focus(name: string): void;
}
