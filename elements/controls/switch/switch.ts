import { html, nothing } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { fieldValue } from '../../base/forms/field-value.js';
import { FormElement, type FormValue } from '../../base/forms/form-element.js';
import { flag, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import { switchStyles } from './switch.styles.js';

/** The detail of `dass-before-change`. */
export interface DassSwitchBeforeChangeDetail {
  /** The new value of `checked`, unless a listener cancels the event. */
  readonly checked: boolean;
}

export interface SwitchEvents {
  'dass-before-change': DassSwitchBeforeChangeDetail;
}

/**
 * A setting that is on or off and takes effect at once. Follows the APG switch pattern. In a form it submits `value`
 * while it is on, and nothing while it is off.
 * @summary A setting that is on or off.
 * @slot - The label, when it is more than a text; otherwise use `label`.
 * @fires {CustomEvent<DassSwitchBeforeChangeDetail>} dass-before-change - Fired before a user action changes the
 *   switch. Cancelable: when prevented, the switch stays as it is.
 * @fires {Event} input - Fired when the user has changed the switch.
 * @fires {Event} change - Fired when the user has changed the switch, after `input`.
 * @csspart track - The track of the switch.
 */
export class DassSwitch extends FormElement<SwitchEvents> {
  static override styles = [baseStyles, formStyles, switchStyles];

  /** Whether the switch is on. Default: `defaultChecked`, also after a reset of the form. */
  @fieldValue<DassSwitch, boolean>('defaultChecked', flag)
  declare checked: boolean;

  /** Whether the switch is on until `checked` is set, and after a reset of the form. Default: `false`. */
  @property({ type: Boolean, attribute: 'checked' })
  defaultChecked = false;

  /** The value that is submitted while the switch is on. Default: `'on'`. */
  @property({ type: String })
  value = 'on';

  /** Changes the switch as a click of the user does, with the same events. */
  override click(): void {
    if (this.hasUpdated) this.control?.click();
  }

  protected get formValue(): FormValue {
    return this.checked ? this.value : null;
  }

  protected override get formState(): FormValue {
    return this.checked ? 'on' : 'off';
  }

  protected get isEmpty(): boolean {
    return !this.checked;
  }

  protected override restoreValue(state: unknown): void {
    this.checked = state === 'on';
  }

  protected override onLabelClick(): void {
    this.focus();
    this.#toggle();
  }

  protected override render() {
    return html`<span class="row"
        ><button
          id="control"
          class="track"
          part="track"
          type="button"
          role="switch"
          aria-checked=${this.checked ? 'true' : 'false'}
          aria-readonly=${this.readOnly ? 'true' : nothing}
          aria-required=${this.required ? 'true' : nothing}
          aria-invalid=${this.userInvalid ? 'true' : nothing}
          aria-label=${this.outerLabel || nothing}
          aria-describedby="message"
          ?disabled=${this.effectivelyDisabled}
          @click=${this.#toggle}
        >
          <span class="thumb"></span></button
        ><label class=${this.labelHidden ? 'visually-hidden' : 'text'} for="control"
          ><slot>${resolveText(this.label)}</slot></label
        ></span
      >${this.renderMessage()}`;
  }

  #toggle(): void {
    if (this.readOnly || this.effectivelyDisabled) return;
    const checked = !this.checked;
    if (!this.emit('dass-before-change', { checked }, { cancelable: true })) return;
    this.checked = checked;
    this.emitNative('input');
    this.emitNative('change');
  }
}

define('dass-switch', DassSwitch);

declare global {
  interface HTMLElementTagNameMap {
    'dass-switch': DassSwitch;
  }
}
