import { html, nothing, type PropertyDeclaration, type PropertyValues, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import { resolveText } from '../../../locales/index.js';
import { DassElement, type EventMap } from '../dass-element.js';
import { OuterLabels } from './outer-labels.js';
import { afterPointer, isPointerDown, trackPointer } from '../pointer-press.js';
import { property } from '../property.js';
import { toText } from '../../core/text/to-text.js';
import { isAsking, tellChecksApart } from './silent-checks.js';

/** Stands for a text that is on its way: the browser wants a message for every problem. */
const ELLIPSIS = '…';

/** What goes into a form: a text, a file, several entries under names of their own, or nothing. */
export type FormValue = string | File | FormData | null;

/** Why a value is not valid. */
export interface Problem {
  /** The flags of `validity` that are true: `{ tooShort: true }`. */
  readonly flags: ValidityStateFlags;
  /** What the user reads, in the language in force. */
  readonly message: string;
}

/**
 * What every field stands on: it takes part in a form as the platform's own controls do. A field
 * - declares its value with `fieldValue()` and says by `formValue` what of it goes into the form, by `isEmpty` whether
 *   there is one, and by `findProblem()` what is wrong with it;
 * - renders one control with the id `control`, to which the label and the browser point, `renderLabel()` before it and
 *   `renderMessage()` after it;
 * - sets its value and calls `fire()` when the user changes it.
 * What is wrong shows (`userInvalid`, `:state(user-invalid)`) after the user has left the field or tried to submit, not
 * before. While a pointer is down nothing of it comes, goes or changes: what lies below the field would move away from
 * under the pointer, and the click would be lost.
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

  /** In a page or a form: from here on the browser is told of every change at once, as scripts expect of a control. */
  #live = false;
  /** What the browser knows of the value: it is told only what has changed. */
  #told: { value?: FormValue; state?: FormValue; problem?: Problem | undefined } = {};
  #judged = false;
  /** The error that is shown; '' when none is. */
  #error = '';
  #asking = false;
  #focusLater = 0;
  readonly #outerLabels = new OuterLabels(this);

  constructor() {
    super();
    this.addEventListener('invalid', (event) => this.#onInvalid(event));
    this.addEventListener('focusout', () => this.#judge());
    // The labels of the page may have come or changed since it was rendered.
    this.addEventListener('focusin', () => this.label || this.requestUpdate());
    this.addEventListener('click', (event) => {
      // Neither in our tree nor in our children: a <label> of the page was clicked.
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
    this.#tell();
    return this.internals.validity;
  }

  /** The error message that the user reads. Empty when the value is valid. */
  get validationMessage(): string {
    this.#tell();
    return this.internals.validationMessage;
  }

  /** Whether the value is validated. False while the field is disabled or read-only. */
  get willValidate(): boolean {
    this.#tell();
    return this.internals.willValidate;
  }

  /**
   * Checks the value without showing a message. Fires a cancelable `invalid` event when the value is not valid.
   * @returns whether the value is valid
   */
  checkValidity(): boolean {
    this.#tell();
    this.#asking = true;
    try {
      return this.internals.checkValidity();
    } finally {
      this.#asking = false;
    }
  }

  /**
   * Checks the value. When it is not valid, shows the message and moves the focus to the field.
   * @returns whether the value is valid
   */
  reportValidity(): boolean {
    const valid = this.checkValidity();
    this.#judge();
    if (!valid) this.focus();
    return valid;
  }

  /**
   * What the user reads of the value, for a list of what was chosen: a name rather than an id. '' when there is none.
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

  /** @internal */
  get effectivelyDisabled(): boolean {
    return this.disabled || (this.matches(':disabled') && !this.hasAttribute('disabled'));
  }

  /** @internal */
  formAssociatedCallback(form: HTMLFormElement | null): void {
    if (form) tellChecksApart(form);
    this.#goLive();
  }

  /** @internal */
  formDisabledCallback(): void {
    this.requestUpdate();
  }

  /** @internal */
  formResetCallback(): void {
    this.#judged = false;
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
    this.#goLive();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#focusLater);
  }

  override requestUpdate(name?: PropertyKey, oldValue?: unknown, options?: PropertyDeclaration): void {
    super.requestUpdate(name, oldValue, options);
    // Lit's constructor calls this before there are fields.
    if (#live in this && this.#live) this.#tell();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    // Only now is there a control for the browser to point to.
    this.#tell();
    // A dialog that opens looks for it, and not for a host that delegates the focus (Chromium 150).
    this.control?.toggleAttribute('autofocus', this.autofocus);
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    // A page has looked for it before the control was rendered.
    if (this.autofocus) queueMicrotask(() => document.activeElement === document.body && this.focus());
  }

  /** What goes into the form under `name`. */
  protected abstract get formValue(): FormValue;

  /** Whether there is no value, for `required`. */
  protected abstract get isEmpty(): boolean;

  /** What the browser keeps to restore the field (back and forward, a crash), where `formValue` does not say it all. */
  protected get formState(): FormValue {
    return this.formValue;
  }

  /** What is wrong with a value that is there; undefined when nothing is. */
  protected findProblem(): Problem | undefined {
    return undefined;
  }

  /** Back to the default value. */
  protected resetValue(): void {
    this.#setValue(undefined);
  }

  /** Takes back what `formState` gave to the browser. */
  protected restoreValue(state: Exclude<FormValue, null>): void {
    if (typeof state === 'string') this.#setValue(state);
  }

  /** A `<label>` of the page was clicked. */
  protected onLabelClick(): void {
    this.focus();
  }

  /**
   * Tells of a change by the user, as native controls do: `input` for each, `change` for one that is settled. The
   * `input` of a native control inside is to be stopped: it is composed and would be heard a second time.
   */
  protected fire(type: 'input' | 'change'): void {
    this.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));
  }

  /** Whether the user is shown that the value is not valid: after the first blur or submit, not before. */
  protected get userInvalid(): boolean {
    return this.#error !== '';
  }

  /** The control inside, once it is rendered. */
  protected get control(): HTMLElement | null {
    return this.renderRoot?.querySelector<HTMLElement>('#control') ?? null;
  }

  /** Accessible name for the control where no label of ours is rendered: the labels of the page. */
  protected get outerLabel(): string {
    return this.label ? '' : this.#outerLabels.read(this.internals.labels);
  }

  /** The label, bound to the control; nothing where there is none. */
  protected renderLabel(): TemplateResult | typeof nothing {
    if (!this.label) return nothing;
    return html`<label class=${this.labelHidden ? 'label visually-hidden' : 'label'} for="control"
      >${resolveText(this.label)}</label
    >`;
  }

  /** The hint and the error, for the control's `aria-describedby="message"`. Always rendered, so that an error is announced. */
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

  #goLive(): void {
    if (this.#live) return;
    // What it sets on the tag itself is no news to be told once more.
    this.#tell();
    this.#live = true;
  }

  /** Tells the browser what it must know of the field now, so that a script that asks at once gets the truth. */
  #tell(): void {
    if ((this.getAttribute('name') ?? '') !== this.name) this.setAttribute('name', this.name);
    this.toggleAttribute('disabled', this.disabled);
    this.toggleAttribute('readonly', this.readOnly);
    const { formValue, formState } = this;
    if (formValue !== this.#told.value || formState !== this.#told.state)
      this.internals.setFormValue(formValue, formState);
    const problem = this.#problem();
    if (problem || this.#told.problem)
      this.internals.setValidity(problem?.flags ?? {}, problem?.message, this.control ?? undefined);
    this.#told = { value: formValue, state: formState, problem };
    this.#showError();
  }

  /** Updates the error that is shown, once no pointer is down. */
  #showError = (): void => {
    const { internals } = this;
    const isInvalid = this.#judged && internals.willValidate && !internals.validity.valid;
    const error = isInvalid ? internals.validationMessage : '';
    if (error === this.#error) return;
    if (isPointerDown()) return afterPointer(this.#showError);
    this.#error = error;
    if (error) internals.states.add('user-invalid');
    else internals.states.delete('user-invalid');
    super.requestUpdate();
  };

  #problem(): Problem | undefined {
    // Wrong it is at once, also while the text of a key is still loading.
    if (this.customValidity)
      return { flags: { customError: true }, message: resolveText(this.customValidity) || ELLIPSIS };
    if (!this.isEmpty) return this.findProblem();
    return this.required
      ? { flags: { valueMissing: true }, message: msg('Campo obrigatório', { id: 'dassFieldRequired' }) }
      : undefined;
  }

  #judge(): void {
    if (this.#judged) return;
    this.#judged = true;
    // Renders only when there is an error to show: the focus also leaves a control that an update takes away.
    this.#tell();
  }

  #onInvalid(event: Event): void {
    const { form } = this.internals;
    if (this.#asking || isAsking(form)) return;
    // The message stands below the field, in the language of the page: no bubble of the browser over it.
    event.preventDefault();
    this.#judge();
    const isInvalid = (one: Element): boolean =>
      (one as HTMLInputElement).willValidate && !(one as HTMLInputElement).validity.valid;
    const first = form && [...form.elements].find(isInvalid);
    if (first && first !== this) return;
    // After the browser has moved the focus to the first of its own controls that is invalid.
    clearTimeout(this.#focusLater);
    this.#focusLater = window.setTimeout(() => this.focus());
  }
}
