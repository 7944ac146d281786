import type { ReactiveController } from 'lit';
import type { FormElement } from './form-element.js';

/**
 * Submits a field with up to 100,000 values. It adds the entries in the form's `formdata` event, so that they need
 * not be passed to the browser at each change. Such a field returns `null` as `formValue`, and calls `setForm` in
 * `formAssociatedCallback`.
 */
export class FormEntries implements ReactiveController {
  readonly #field: FormElement;
  readonly #values: () => Iterable<string>;
  #form: HTMLFormElement | undefined;

  /** @param values returns the submitted values */
  constructor(field: FormElement, values: () => Iterable<string>) {
    this.#field = field;
    this.#values = values;
    field.addController(this);
  }

  setForm(form: HTMLFormElement | null): void {
    this.#form?.removeEventListener('formdata', this.#appendEntries);
    this.#form = form ?? undefined;
    form?.addEventListener('formdata', this.#appendEntries);
  }

  hostConnected(): void {
    this.setForm(this.#field.form);
  }

  hostDisconnected(): void {
    this.setForm(null);
  }

  #appendEntries = ({ formData }: FormDataEvent): void => {
    const { name, effectivelyDisabled } = this.#field;
    if (!name || effectivelyDisabled) return;
    for (const value of this.#values()) formData.append(name, value);
  };
}
