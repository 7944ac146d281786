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

/** A browser is given so many values to keep, and not more: it is told of them with each change. */
export const MOST_KEPT = 1000;

/** Several values as what a browser keeps of a field (`formState`); null for none and for too many. */
export const toState = (values: readonly string[]): string | null =>
  values.length > 0 && values.length <= MOST_KEPT ? JSON.stringify(values) : null;

/** The values that a browser has kept; undefined when it is something else. */
export function fromState(state: unknown): readonly string[] | undefined {
  if (typeof state !== 'string') return undefined;
  try {
    const values: unknown = JSON.parse(state);
    return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : undefined;
  } catch {
    return undefined;
  }
}
