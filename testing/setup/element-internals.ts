// Form-associated custom elements: values in form data, validity, reset and disabled fieldsets.

interface FormElementClass {
  readonly formAssociated?: boolean;
}
interface FormCallbacks {
  formAssociatedCallback?(form: HTMLFormElement | null): void;
  formDisabledCallback?(disabled: boolean): void;
  formResetCallback?(): void;
}
type FormField = HTMLElement & FormCallbacks & { readonly disabled?: boolean; readonly name?: string };
type FormValue = File | string | FormData | null;

const internalsOf = new WeakMap<Element, Internals>();

/** The fields of a form. Forms are not compared: happy-dom has two objects for one. */
const fieldsOf = (form: HTMLFormElement): FormField[] =>
  [...(form.getRootNode() as Document).querySelectorAll<FormField>('*')].filter((element) => {
    const id = element.getAttribute('form');
    return internalsOf.has(element) && (id === null ? form.contains(element) : id === form.id);
  });

const NO_FLAGS = {
  badInput: false,
  customError: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valueMissing: false,
};

class Internals {
  readonly #element: FormField;
  readonly shadowRoot: ShadowRoot | null;
  readonly states = new Set<string>();
  value: FormValue = null;
  validity: ValidityState = { ...NO_FLAGS, valid: true };
  validationMessage = '';

  constructor(element: FormField) {
    this.#element = element;
    this.shadowRoot = element.shadowRoot;
  }

  get form(): HTMLFormElement | null {
    const id = this.#element.getAttribute('form');
    if (id === null) return this.#element.closest('form');
    const form = (this.#element.getRootNode() as Document).getElementById(id);
    return form?.localName === 'form' ? (form as HTMLFormElement) : null;
  }
  get isDisabled(): boolean {
    return this.#element.hasAttribute('disabled') || this.#element.closest('fieldset[disabled]') !== null;
  }
  get willValidate(): boolean {
    return !this.isDisabled && !this.#element.hasAttribute('readonly');
  }
  get labels(): Element[] {
    const { id } = this.#element;
    const inDocument = [...this.#element.ownerDocument.querySelectorAll('label')];
    return inDocument.filter((label) => (id && label.htmlFor === id) || label.contains(this.#element));
  }
  setFormValue(value: FormValue): void {
    this.value = value;
  }
  setValidity(flags: ValidityStateFlags = {}, message = ''): void {
    const valid = !Object.values(flags).some(Boolean);
    this.validity = { ...NO_FLAGS, ...flags, valid };
    this.validationMessage = valid ? '' : message;
  }
  checkValidity(): boolean {
    if (!this.willValidate || this.validity.valid) return true;
    this.#element.dispatchEvent(new Event('invalid', { cancelable: true }));
    return false;
  }
  reportValidity(): boolean {
    return this.checkValidity();
  }
  appendTo(data: FormData): void {
    const name = this.#element.getAttribute('name') ?? this.#element.name ?? '';
    if (this.isDisabled || this.value === null) return;
    if (this.value instanceof FormData) for (const [key, entry] of this.value) data.append(key, entry);
    else if (name) data.append(name, this.value);
  }
}

export function completeElementInternals(): void {
  HTMLElement.prototype.attachInternals = function (this: FormField) {
    if (internalsOf.has(this)) throw new DOMException('The element has internals already', 'NotSupportedError');
    const internals = new Internals(this);
    internalsOf.set(this, internals);
    if ((this.constructor as FormElementClass).formAssociated) tellDisabled(this);
    return internals as unknown as ElementInternals;
  };
  completeFormData();
  for (const name of ['checkValidity', 'reportValidity'] as const) {
    const native = HTMLFormElement.prototype[name];
    HTMLFormElement.prototype[name] = function (this: HTMLFormElement) {
      // All are asked, so that each one shows its message.
      const invalid = fieldsOf(this).filter((field) => !internalsOf.get(field)!.checkValidity());
      return native.call(this) && invalid.length === 0;
    };
  }
  const submit = HTMLFormElement.prototype.requestSubmit;
  HTMLFormElement.prototype.requestSubmit = function (this: HTMLFormElement, submitter) {
    if (this.noValidate || this.reportValidity()) submit.call(this, submitter);
  };
  document.addEventListener('reset', ({ target }) => {
    for (const field of fieldsOf(target as HTMLFormElement)) field.formResetCallback?.();
  });
}

/** An element hears of its attribute `disabled` and of disabled fieldsets around it. */
function tellDisabled(element: FormField): void {
  let wasDisabled = false;
  new MutationObserver(() => {
    const { isDisabled } = internalsOf.get(element)!;
    if (isDisabled !== wasDisabled) element.formDisabledCallback?.((wasDisabled = isDisabled));
  }).observe(element.ownerDocument, { subtree: true, attributes: true, attributeFilter: ['disabled'] });
}

function completeFormData(): void {
  const Native = globalThis.FormData;
  class CompleteFormData extends Native {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      if (form) super(form, submitter);
      else super();
      if (form) for (const field of fieldsOf(form)) internalsOf.get(field)!.appendTo(this);
    }
  }
  Object.assign(globalThis, { FormData: CompleteFormData });
  if (globalThis.window && window !== (globalThis as unknown)) Object.assign(window, { FormData: CompleteFormData });
}
