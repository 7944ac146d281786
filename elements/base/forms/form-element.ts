import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import { resolveText } from '../../../locales/index.js';
import { DassElement, type EventMap } from '../dass-element.js';
import { isDisabled } from './is-disabled.js';
import { OuterLabels } from './outer-labels.js';
import { afterPointer, isPointerDown, trackPointer } from '../pointer-press.js';
import { property } from '../property.js';
import { toText } from '../../core/text/to-text.js';
import { isCheckingValidity, trackCheckValidity } from './check-validity.js';

/** Message while the text is loading: browsers require one for every problem. */
const ELLIPSIS = '…';

/** Whether the focus leaves a dialog of the field: it returns to the field, which the user has not left. */
const leavesOwnDialog = (event: FocusEvent): boolean => {
  const path = event.composedPath() as Element[];
  return path.slice(0, path.indexOf(event.currentTarget as Element)).some(({ localName }) => localName === 'dialog');
};

/** A form value: a text, a file, several entries with their own names, or nothing. */
export type FormValue = string | File | FormData | null;

/** Why a value is not valid. */
export interface Problem {
  /** The flags of `validity` that are true: `{ tooShort: true }`. */
  readonly flags: ValidityStateFlags;
  /** The error message, in the current language. */
  readonly message: string;
}

/**
 * Base class of all fields, which take part in forms like native controls. A field
 * - declares its value with `fieldValue()`, and implements `formValue` (the submitted value), `isEmpty` and
 *   `findProblem()`;
 * - renders one control with the id `control`, for the label and the browser, with `renderLabel()` before it and
 *   `renderMessage()` after it;
 * - sets its value and calls `emitNative()` when the user changes it.
 *
 * An error is shown (`userInvalid`, `:state(user-invalid)`) after the user has left the field, submitted or tried to
 * submit, not before. While a pointer is down the error does not appear, disappear or change: the content below would
 * move, and the click would be lost.
 */
export abstract class FormElement<Events extends EventMap = object> extends DassElement<Events> {
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };
  /** @internal */
  static formAssociated = true;
  /** Name of the property that `fieldValue()` declared. @internal */
  static valueProperty?: string;

  /** Name of the value in form data. Default: `''`, the value is not submitted. */
  @property({ type: String })
  name = '';

  /** Label of the field. A text that starts with `dass` is a message id. Default: `''`. */
  @property({ type: String })
  label = '';

  /** Hides the label visually; screen readers still announce it. Default: `false`. */
  @property({ type: Boolean, attribute: 'label-hidden' })
  labelHidden = false;

  /**
   * Help text below the field. An error message is shown below it. A text that starts with `dass` is a message id.
   * Default: `''`.
   */
  @property({ type: String })
  hint = '';

  /**
   * Disables the field: it cannot be focused and is not submitted. A disabled fieldset around the field does the same.
   * Default: `false`.
   */
  @property({ type: Boolean, reflect: true })
  disabled = false;

  /**
   * Prevents the user from changing the value. The field can still be focused and is submitted; it is never invalid.
   * Default: `false`.
   */
  @property({ type: Boolean, reflect: true, attribute: 'readonly' })
  readOnly = false;

  /** Makes the field invalid while it has no value. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  required = false;

  /**
   * Error message of the application, for example a server's answer. While it is not empty the field is invalid and
   * shows it. A text that starts with `dass` is a message id. Default: `''`.
   */
  @property({ type: String, attribute: 'custom-validity' })
  customValidity = '';

  /** @internal */
  readonly internals = this.attachInternals();

  /**
   * Whether the field was in a page or a form. From then on each change is passed to the browser immediately, as
   * scripts expect of native controls.
   */
  #isLive = false;
  /** The last values passed to `ElementInternals`; only changes are passed. */
  #synced: { value?: FormValue; state?: FormValue; problem?: Problem | undefined } = {};
  #userInteracted = false;
  /** The shown error; '' if there is none. */
  #error = '';
  #isSilentCheck = false;
  #form: HTMLFormElement | null = null;
  #focusTimer = 0;
  /** A value that the application sets in its handler of `input` or `change`, or right after it, is its answer. */
  #isAnswer = false;
  readonly #outerLabels = new OuterLabels(this);

  constructor() {
    super();
    this.addEventListener('invalid', (event) => this.#handleInvalid(event));
    this.addEventListener('focusout', (event) => leavesOwnDialog(event) || this.#markUserInteracted());
    // The page's labels may have changed since the last render.
    this.addEventListener('focusin', () => this.label || this.requestUpdate());
    this.addEventListener('click', (event) => {
      // The target is the host itself: a <label> of the page was clicked.
      if (event.composedPath()[0] === this && !this.effectivelyDisabled) this.onLabelClick();
    });
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'autofocus'];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'autofocus') this.requestUpdate();
  }

  /** The form that the field belongs to. Null when there is none. */
  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  /** The `<label>` elements of the page that label the field. */
  get labels(): NodeList {
    return this.internals.labels;
  }

  /** The validity states of the value, as of native form controls. */
  get validity(): ValidityState {
    this.#syncInternals();
    return this.internals.validity;
  }

  /** The error message that the user reads. Empty when the value is valid. */
  get validationMessage(): string {
    this.#syncInternals();
    return this.internals.validationMessage;
  }

  /** Whether the value is validated. False while the field is disabled or read-only. */
  get willValidate(): boolean {
    this.#syncInternals();
    return this.internals.willValidate;
  }

  /**
   * Checks the value without showing a message. Fires a cancelable `invalid` event when the value is not valid.
   * @returns whether the value is valid
   */
  checkValidity(): boolean {
    this.#syncInternals();
    this.#isSilentCheck = true;
    try {
      return this.internals.checkValidity();
    } finally {
      this.#isSilentCheck = false;
    }
  }

  /**
   * Checks the value. When it is not valid, shows the message and moves the focus to the field.
   * @returns whether the value is valid
   */
  reportValidity(): boolean {
    const valid = this.checkValidity();
    this.#markUserInteracted();
    if (!valid) this.focus();
    return valid;
  }

  /**
   * Readable text of the value, for filter chips: a label instead of an id. '' if there is no value.
   *
   * @internal
   */
  get readableValue(): string {
    const { valueProperty = '' } = this.constructor as typeof FormElement;
    return this.isEmpty ? '' : toText((this as unknown as Record<string, unknown>)[valueProperty]);
  }

  /**
   * Sets `customValidity`.
   * @param message the error message; `''` removes it
   */
  setCustomValidity(message: string): void {
    this.customValidity = message;
  }

  /**
   * Called by `fieldValue()` at each set, also with an equal value.
   * @internal
   */
  valueSet(isEmpty: boolean): void {
    if (isEmpty && !this.#isAnswer) this.removeText();
  }

  /** @internal */
  get effectivelyDisabled(): boolean {
    return isDisabled(this);
  }

  /** @internal */
  formAssociatedCallback(form: HTMLFormElement | null): void {
    if (form) trackCheckValidity(form);
    this.#listenTo(form);
    this.#activate();
  }

  /** @internal */
  formDisabledCallback(): void {
    this.requestUpdate();
  }

  /** @internal */
  formResetCallback(): void {
    this.#userInteracted = false;
    this.resetValue();
    this.requestUpdate();
  }

  /** @internal */
  formStateRestoreCallback(state: Exclude<FormValue, null>): void {
    this.restoreValue(state);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    trackPointer(this.ownerDocument.defaultView);
    this.#activate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#focusTimer);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    // The control, to which the browser points its message, exists only now.
    this.#syncInternals();
    // An opening dialog searches for `autofocus`, but ignores a host that delegates its focus (Chromium 150).
    this.control?.toggleAttribute('autofocus', this.autofocus);
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    // The page has searched for `autofocus` before the control was rendered.
    if (this.autofocus) queueMicrotask(() => document.activeElement === document.body && this.focus());
  }

  /** The submitted value. */
  protected abstract get formValue(): FormValue;

  /** Whether the field has no value, for `required`. */
  protected abstract get isEmpty(): boolean;

  /** State for restoring the field (back and forward, a crash), if `formValue` is not sufficient. */
  protected get formState(): FormValue {
    return this.formValue;
  }

  /** Returns the problem of a value that is not empty; `undefined` if it is valid. */
  protected findProblem(): Problem | undefined {
    return undefined;
  }

  /** Resets the value to the default. */
  protected resetValue(): void {
    this.#setValue(undefined);
  }

  /** Restores the value from `formState`. */
  protected restoreValue(state: Exclude<FormValue, null>): void {
    if (typeof state === 'string') this.#setValue(state);
  }

  /**
   * Called when the field gets an empty value that is not the echo of a change by the user. Removes a text that the
   * value does not hold: an incomplete date, a filter.
   */
  protected removeText(): void {}

  /** Called when a `<label>` of the page was clicked. */
  protected onLabelClick(): void {
    this.focus();
  }

  /**
   * Fires `input` or `change` for a change by the user: `input` for each change, `change` for a committed one. Stop
   * the `input` event of a native control inside: it is composed and would be received twice.
   */
  protected emitNative(type: 'input' | 'change'): void {
    this.#isAnswer = true;
    // Libraries render in a microtask after the event.
    setTimeout(() => (this.#isAnswer = false));
    this.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
  }

  /** Whether the error is shown: after the first blur or submit. */
  protected get userInvalid(): boolean {
    return this.#error !== '';
  }

  /** The control inside, after it was rendered. */
  protected get control(): HTMLElement | null {
    return this.renderRoot?.querySelector<HTMLElement>('#control') ?? null;
  }

  /** Accessible name of the control if `label` is empty: the labels of the page. */
  protected get outerLabel(): string {
    return this.label ? '' : this.#outerLabels.read(this.internals.labels);
  }

  /** Renders the label of the control. */
  protected renderLabel(): TemplateResult | typeof nothing {
    if (!this.label) return nothing;
    return html`<label class=${this.labelHidden ? 'label visually-hidden' : 'label'} for="control"
      >${resolveText(this.label)}</label
    >`;
  }

  /**
   * Renders the hint and the error, for the control's `aria-describedby="message"`. Always rendered, so that an error
   * is announced.
   */
  protected renderMessage(): TemplateResult {
    const hint = resolveText(this.hint);
    return html`<span id="message" class=${this.#error || hint ? 'message' : 'message none'}
      >${hint ? html`<span class="help">${hint} </span>` : nothing}<span
        class="error"
        aria-live="polite"
        .textContent=${this.#error}
      ></span
    ></span>`;
  }

  #setValue(value: unknown): void {
    const { valueProperty } = this.constructor as typeof FormElement;
    if (valueProperty) (this as unknown as Record<string, unknown>)[valueProperty] = value;
  }

  #activate(): void {
    if (this.#isLive) return;
    // Attributes that it sets itself must not cause another sync.
    this.#syncInternals();
    this.#isLive = true;
    this.onChange(() => this.#syncInternals());
  }

  /** Passes value and validity to `ElementInternals`, so that scripts read current values. */
  #syncInternals(): void {
    if ((this.getAttribute('name') ?? '') !== this.name) this.setAttribute('name', this.name);
    this.toggleAttribute('disabled', this.disabled);
    this.toggleAttribute('readonly', this.readOnly);
    const { formValue, formState } = this;
    if (formValue !== this.#synced.value || formState !== this.#synced.state)
      this.internals.setFormValue(formValue, formState);
    const problem = this.#problem();
    if (problem || this.#synced.problem)
      this.internals.setValidity(problem?.flags ?? {}, problem?.message, this.control ?? undefined);
    this.#synced = { value: formValue, state: formState, problem };
    this.#showError();
  }

  /** Updates the shown error when no pointer is down. */
  #showError = (): void => {
    const { internals } = this;
    const isInvalid = this.#userInteracted && internals.willValidate && !internals.validity.valid;
    const error = isInvalid ? internals.validationMessage : '';
    if (error === this.#error) return;
    if (isPointerDown()) return afterPointer(this.#showError);
    this.#error = error;
    if (error) internals.states.add('user-invalid');
    else internals.states.delete('user-invalid');
    this.requestUpdate();
  };

  #problem(): Problem | undefined {
    // The field is invalid immediately, also while the text of a message id is loading.
    if (this.customValidity)
      return { flags: { customError: true }, message: resolveText(this.customValidity) || ELLIPSIS };
    if (!this.isEmpty) return this.findProblem();
    return this.required
      ? { flags: { valueMissing: true }, message: msg('Campo obrigatório', { id: 'dassFieldRequired' }) }
      : undefined;
  }

  /**
   * Listens to the form: a submit that passes is an interaction with every field, so that an error that the application
   * sets afterwards is shown.
   */
  #listenTo(form: HTMLFormElement | null): void {
    this.#form?.removeEventListener('submit', this.#onSubmit, true);
    this.#form = form;
    form?.addEventListener('submit', this.#onSubmit, true);
  }

  #onSubmit = (): void => this.#markUserInteracted();

  #markUserInteracted(): void {
    if (this.#userInteracted) return;
    this.#userInteracted = true;
    // Updates only when there is an error to show: the focus also leaves a control that an update removes.
    this.#syncInternals();
  }

  #handleInvalid(event: Event): void {
    const { form } = this.internals;
    if (this.#isSilentCheck || isCheckingValidity(form)) return;
    // The message is shown below the field in the page's language, so the browser's bubble is prevented.
    event.preventDefault();
    this.#markUserInteracted();
    const isInvalid = (one: Element): boolean =>
      (one as HTMLInputElement).willValidate && !(one as HTMLInputElement).validity.valid;
    const first = form && [...form.elements].find(isInvalid);
    if (first && first !== this) return;
    // After the browser has focused its own first invalid control.
    clearTimeout(this.#focusTimer);
    this.#focusTimer = window.setTimeout(() => this.focus());
  }
}
