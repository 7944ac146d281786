import { html, nothing } from 'lit';
import { DassElement } from '../../base/dass-element.js';
import { isDisabled } from '../../base/forms/is-disabled.js';
import { oneOf, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { buttonStyles } from './button.styles.js';

export const BUTTON_APPEARANCES = ['outline', 'solid', 'plain'] as const;
export const BUTTON_TONES = ['neutral', 'accent', 'danger'] as const;
const ON_OFF = ['true', 'false'] as const;
export const BUTTON_TYPES = ['button', 'submit', 'reset'] as const;

/**
 * A button. It has a native button inside, which handles keyboard, focus and forms. Listen to `click`.
 * @summary A button with an icon, a busy state and form behavior.
 * @slot - The label.
 * @slot start - An icon before the label.
 * @slot end - An icon after the label.
 * @csspart button - The native button.
 */
export class DassButton extends DassElement {
  static override styles = [baseStyles, buttonStyles];
  static override shadowRootOptions = { mode: 'open' as const, delegatesFocus: true };
  /** @internal */
  static formAssociated = true;

  /** Visual emphasis: `outline` (default), `solid` for the main action of a screen, or `plain`. */
  @property({ type: String, reflect: true, accept: oneOf(BUTTON_APPEARANCES) })
  appearance: 'outline' | 'solid' | 'plain' = 'outline';

  /** Color and meaning: `neutral` (default), `accent`, or `danger` for a destructive action. */
  @property({ type: String, reflect: true, accept: oneOf(BUTTON_TONES) })
  tone: 'neutral' | 'accent' | 'danger' = 'neutral';

  /** What a click does to the form: nothing (`button`, default), `submit` or `reset`. */
  @property({ type: String, accept: oneOf(BUTTON_TYPES) })
  type: 'button' | 'submit' | 'reset' = 'button';

  /**
   * Name of the value that the button adds to the form data when it submits the form. Default: `''`, no value is added.
   */
  @property({ type: String })
  name = '';

  /** Value that the button adds to the form data when it submits the form. Default: `''`. */
  @property({ type: String })
  value = '';

  /** Accessible name, for a button that shows an icon only. Default: `''`, the content is the name. */
  @property({ type: String })
  label = '';

  /**
   * Disables the button: it cannot be focused or clicked. A disabled fieldset around it does the same. Default:
   * `false`.
   */
  @property({ type: Boolean, reflect: true })
  disabled = false;

  /**
   * Shows a spinner and ignores clicks while the action is running. The button can still be focused. Default: `false`.
   */
  @property({ type: Boolean, reflect: true })
  busy = false;

  /** Sets `aria-expanded`: `true` or `false`, for a button that opens something. Default: `undefined`, not set. */
  @property({ type: String, accept: oneOf(ON_OFF) })
  expanded?: 'true' | 'false';

  /** Sets `aria-pressed`: `true` or `false`, for a toggle button. Default: `undefined`, not set. */
  @property({ type: String, accept: oneOf(ON_OFF) })
  pressed?: 'true' | 'false';

  /** Renders a square button for an icon without text. Set `label`, too. Default: `false`. */
  @property({ type: Boolean, reflect: true, attribute: 'icon-only' })
  iconOnly = false;

  /** @internal */
  readonly internals = this.attachInternals();

  constructor() {
    super();
    this.addEventListener('click', (event) => this.#onClick(event));
  }

  /**
   * The form that the button submits or resets: that around it, or the one whose id is in the attribute `form`. Null when
   * there is none.
   */
  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  /** @internal */
  formDisabledCallback(): void {
    this.requestUpdate();
  }

  protected override render() {
    return html`<button
      part="button"
      type="button"
      ?disabled=${isDisabled(this)}
      aria-label=${this.label || nothing}
      aria-disabled=${this.busy ? 'true' : nothing}
      aria-busy=${this.busy ? 'true' : nothing}
      aria-expanded=${this.expanded ?? nothing}
      aria-pressed=${this.pressed ?? nothing}
    >
      <slot name="start"></slot><span class="label"><slot></slot></span><slot name="end"></slot>
      ${this.busy ? html`<span class="spinner"></span>` : nothing}
    </button>`;
  }

  #onClick(event: Event): void {
    if (this.busy || isDisabled(this)) {
      event.stopImmediatePropagation();
      event.preventDefault();
      return;
    }
    const { form, internals, type } = this;
    // In a later task, after all listeners of the page could prevent the click.
    setTimeout(() => {
      // An earlier click, or a listener of this one, may have made it busy: an order is not sent twice.
      if (event.defaultPrevented || this.busy || isDisabled(this)) return;
      if (type === 'reset') form?.reset();
      if (type !== 'submit') return;
      internals.setFormValue(this.name ? this.value : null);
      form?.requestSubmit();
      internals.setFormValue(null);
    });
  }
}

define('dass-button', DassButton);

declare global {
  interface HTMLElementTagNameMap {
    'dass-button': DassButton;
  }
}
