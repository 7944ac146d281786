import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { getLanguage, resolveText } from '../../../locales/index.js';
import { PageData } from '../../base/data/page-data.js';
import { fieldValue } from '../../base/forms/field-value.js';
import { FormElement, type FormValue } from '../../base/forms/form-element.js';
import { submitImplicitly } from '../../base/forms/implicit-submit.js';
import { callback, list, number, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import { numberFormat } from '../../core/format/intl-formats.js';
import { tryRead } from '../../core/util/read-value.js';
import { toText } from '../../core/text/to-text.js';
import { sliderRange, nearestStep } from './slider-model.js';
import { sliderStyles } from './slider.styles.js';

/** Keys that move a native range input. */
const MOVE_KEYS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

/**
 * Selects a number, or one of a few named steps, by sliding. It has a native range input inside, which handles keyboard
 * and touch.
 * @summary A slider for a number or a named step.
 * @fires {Event} input - Fired while the user moves the thumb.
 * @fires {Event} change - Fired when the user releases the thumb.
 * @csspart output - The value beside the label.
 */
export class DassSlider extends FormElement {
  static override styles = [baseStyles, formStyles, sliderStyles];
  static override readonly pageData = new PageData('stepLabels');

  /**
   * The selected number. It is always on a step between `min` and `max`: another value is rounded to the nearest step.
   * Default: `defaultValue`, also after a reset of the form.
   */
  @fieldValue<DassSlider, number>('defaultValue', number(), (value, slider) => nearestStep(value, sliderRange(slider)))
  declare value: number;

  /** The value until one is set, and after a reset of the form. Default: 0. */
  @property({ type: Number, attribute: 'value' })
  defaultValue = 0;

  /** The lowest value. Not used with `stepLabels`. Default: 0. */
  @property({ type: Number })
  min = 0;

  /** The highest value. A value below `min` is treated as `min`. Not used with `stepLabels`. Default: 100. */
  @property({ type: Number })
  max = 100;

  /** The distance between two steps; above 0. Not used with `stepLabels`. Default: 1. */
  @property({ type: Number, accept: number({ min: Number.MIN_VALUE }) })
  step = 1;

  /**
   * Names of the steps, one for each value from 0: `['Reduzir', 'Conter', 'Preencher', 'Cobrir']` is a slider from 0 to
   * 3. A text that starts with `dass` is a message id. Default: `[]`, the values are numbers.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly string[] | undefined })
  stepLabels: readonly string[] = [];

  /** Formats the value that is shown: `(value) => string`. Default: `undefined`, the number format of the language. */
  @property({ attribute: false, accept: callback as (value: unknown) => ((value: number) => string) | undefined })
  formatValue?: (value: number) => string;

  /** Hides the value beside the label. Default: `false`. */
  @property({ type: Boolean, attribute: 'without-output' })
  withoutOutput = false;

  protected get formValue(): FormValue {
    return String(this.value);
  }

  protected get isEmpty(): boolean {
    return false;
  }

  protected override updated(changed: Parameters<FormElement['updated']>[0]): void {
    super.updated(changed);
    const { min, max } = sliderRange(this);
    const share = max > min ? (this.value - min) / (max - min) : 0;
    this.control?.style.setProperty('--_share', String(share));
  }

  protected override render() {
    const { min, max, step } = sliderRange(this);
    const text = this.#textOf(this.value);
    return html`<span class="head"
        >${this.renderLabel()}${this.withoutOutput ? nothing : html`<span class="output" part="output" aria-hidden="true">${text}</span>`}</span
      ><span class="rail"
        ><input
          id="control"
          type="range"
          min=${min}
          max=${max}
          step=${step}
          .value=${live(String(this.value))}
          ?disabled=${this.effectivelyDisabled}
          aria-readonly=${this.readOnly ? 'true' : nothing}
          aria-invalid=${this.userInvalid ? 'true' : nothing}
          aria-label=${this.outerLabel || nothing}
          aria-valuetext=${text === String(this.value) ? nothing : text}
          aria-describedby="message"
          @input=${this.#onInput}
          @change=${() => this.emitNative('change')}
          @keydown=${this.#onKeydown}
          @pointerdown=${this.#onPointerdown}
        />${
          this.stepLabels.length > 1
            ? html`<span class="step-marks">${this.stepLabels.map(() => html`<span></span>`)}</span>`
            : nothing
        }</span
      >${this.renderMessage()}`;
  }

  #textOf(value: number): string {
    const label = this.stepLabels[value];
    if (label !== undefined) return resolveText(toText(label));
    const own = tryRead(
      "'formatValue' of <dass-slider>",
      () => this.formatValue && String(this.formatValue(value)),
      undefined,
    );
    return own ?? numberFormat(getLanguage(), { maximumFractionDigits: 10 }).format(value);
  }

  #onInput(event: Event): void {
    // The native `input` event is composed and would leave the shadow tree. The slider fires its own.
    event.stopPropagation();
    this.value = Number((event.target as HTMLInputElement).value);
    this.emitNative('input');
  }

  /* A native range input has no `readonly`, and does not submit a form from a shadow tree. */
  #onKeydown(event: KeyboardEvent): void {
    if (this.readOnly && MOVE_KEYS.has(event.key)) event.preventDefault();
    if (event.key === 'Enter' && !event.repeat) submitImplicitly(this.form);
  }

  #onPointerdown(event: PointerEvent): void {
    if (!this.readOnly) return;
    event.preventDefault();
    this.focus();
  }
}

define('dass-slider', DassSlider);

declare global {
  interface HTMLElementTagNameMap {
    'dass-slider': DassSlider;
  }
}
