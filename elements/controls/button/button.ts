import { html, nothing } from 'lit';
import { DassElement } from '../../base/dass-element.js';
import { oneOf, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { buttonStyles } from './button.styles.js';

export const BUTTON_APPEARANCES = ['outline', 'solid', 'plain'] as const;
export const BUTTON_TONES = ['neutral', 'accent', 'danger'] as const;
const ON_OFF = ['true', 'false'] as const;
export const BUTTON_TYPES = ['button', 'submit', 'reset'] as const;

/**
 * A button: a native one inside, so that keyboard, focus and forms are the platform's. Listen to `click`.
 * @summary A button, with an icon, a busy state and the part it plays in a form.
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

  /** How much it asks for attention: `outline` (default), `solid` for the one main action of a screen, or `plain`. */
  @property({ type: String, reflect: true, accept: oneOf(BUTTON_APPEARANCES) })
  appearance: 'outline' | 'solid' | 'plain' = 'outline';

  /** What the action means: `neutral` (default), `accent`, or `danger` for one that destroys. */
  @property({ type: String, reflect: true, accept: oneOf(BUTTON_TONES) })
  tone: 'neutral' | 'accent' | 'danger' = 'neutral';

  /** What it does in a form: `button` (default, nothing), `submit` or `reset`. */
  @property({ type: String, accept: oneOf(BUTTON_TYPES) })
  type: 'button' | 'submit' | 'reset' = 'button';

  /** Name of the value it adds to the form when it submits. */
  @property({ type: String })
  name = '';

  /** Value it adds to the form when it submits. */
  @property({ type: String })
  value = '';

  /** Accessible name, for a button with an icon alone. Empty (default): the text inside names it. */
  @property({ type: String })
  label = '';

  /** Not to be pressed. A disabled fieldset around it does the same. */
  @property({ type: Boolean, reflect: true })
  disabled = false;

  /** Its action is under way: a spinner shows, and presses are ignored while it keeps the focus. */
  @property({ type: Boolean, reflect: true })
  busy = false;

  /** Tells assistive technology that what it opens is open: `true` or `false`; undefined (default) for a plain action. */
  @property({ type: String, accept: oneOf(ON_OFF) })
  expanded?: 'true' | 'false';

  /** It is a switch of its own that is on or off: `true` or `false`; undefined (default) for a plain action. */
  @property({ type: String, accept: oneOf(ON_OFF) })
  pressed?: 'true' | 'false';

  /** A square button for an icon alone; give it a `label`. */
  @property({ type: Boolean, reflect: true, attribute: 'icon-only' })
  iconOnly = false;

  /** @internal */
  readonly internals = this.attachInternals();

  #fieldsetDisabled = false;

  constructor() {
    super();
    this.addEventListener('click', (event) => this.#onClick(event));
  }

  /** @internal */
  formDisabledCallback(disabled: boolean): void {
    this.#fieldsetDisabled = disabled;
    this.requestUpdate();
  }

  protected override render() {
    return html`<button
      part="button"
      type="button"
      ?disabled=${this.#unavailable}
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
    if (this.busy || this.#unavailable) {
      event.stopImmediatePropagation();
      event.preventDefault();
      return;
    }
    const { internals, type } = this;
    // A task later, when every listener of the page has had its chance to prevent the click.
    setTimeout(() => {
      if (event.defaultPrevented) return;
      if (type === 'reset') internals.form?.reset();
      if (type !== 'submit') return;
      internals.setFormValue(this.name ? this.value : null);
      internals.form?.requestSubmit();
      internals.setFormValue(null);
    });
  }

  get #unavailable(): boolean {
    return this.disabled || this.#fieldsetDisabled;
  }
}

define('dass-button', DassButton);

declare global {
  interface HTMLElementTagNameMap {
    'dass-button': DassButton;
  }
}
