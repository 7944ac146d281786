import type { ReactiveController } from 'lit';
import type { FormElement } from './form-element.js';

/**
 * The entries of a field that can have 100,000 values: they are given when the form is read, and not told to the browser
 * with every change. Such a field has no `formValue` (null). A controller, which also has to be told of another form
 * in `formAssociatedCallback`.
 */
export class FormEntries implements ReactiveController {
  readonly #field: FormElement;
  readonly #values: () => Iterable<string>;
  #form: HTMLFormElement | undefined;

  /** @param values what stands under the field's name */
  constructor(field: FormElement, values: () => Iterable<string>) {
    this.#field = field;
    this.#values = values;
    field.addController(this);
  }

  follow(form: HTMLFormElement | null): void {
    this.#form?.removeEventListener('formdata', this.#give);
    this.#form = form ?? undefined;
    form?.addEventListener('formdata', this.#give);
  }

  hostConnected(): void {
    this.follow(this.#field.form);
  }

  hostDisconnected(): void {
    this.follow(null);
  }

  #give = ({ formData }: FormDataEvent): void => {
    const { name, effectivelyDisabled } = this.#field;
    if (!name || effectivelyDisabled) return;
    for (const value of this.#values()) formData.append(name, value);
  };
}
