import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { getLanguage, resolveText } from '../../../locales/index.js';
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
import { sliderRange, toSlot } from './slider-model.js';
import { sliderStyles } from './slider.styles.js';

/** Keys by which a native slider moves. */
const MOVES = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

/**
 * A number, or one of a few named steps, chosen by sliding: a native range inside, so that keyboard and touch are the
 * platform's.
 * @summary A number or a named step, chosen by sliding.
 * @fires {Event} input - A person slides.
 * @fires {Event} change - A person has let go.
 * @csspart output - The value beside the label.
 */
export class DassSlider extends FormElement {
  static override styles = [baseStyles, formStyles, sliderStyles];

  /**
   * The number chosen. Until it is set, and after a reset of its form, it is what `defaultValue` says. It always lies on
   * a step between `min` and `max`: what was set elsewhere is the nearest.
   */
  @fieldValue<DassSlider, number>('defaultValue', number(), (value, slider) => toSlot(value, sliderRange(slider)))
  declare value: number;

  /** The number at first, 0 by default. */
  @property({ type: Number, attribute: 'value' })
  defaultValue = 0;

  /** The least, 0 by default. Not used with `stepLabels`. */
  @property({ type: Number })
  min = 0;

  /** The most, 100 by default; below `min` it is `min`. Not used with `stepLabels`. */
  @property({ type: Number })
  max = 100;

  /** From one step to the next, above 0; 1 by default. Not used with `stepLabels`. */
  @property({ type: Number, accept: number({ min: Number.MIN_VALUE }) })
  step = 1;

  /**
   * Names of the steps, one for each value from 0: `['Reduzir', 'Conter', 'Preencher', 'Cobrir']` is a slider from 0 to 3. Empty (default): numbers. Those that start with `dass` are keys of the catalogue.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly string[] | undefined })
  stepLabels: readonly string[] = [];

  /** Writes a value as a text: `(value) => string`. Undefined (default): as the language writes numbers. */
  @property({ attribute: false, accept: callback as (value: unknown) => ((value: number) => string) | undefined })
  formatValue?: (value: number) => string;

  /** Does not show the value beside the label. */
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
          @change=${() => this.fire('change')}
          @keydown=${this.#onKeydown}
          @pointerdown=${this.#onPointerdown}
        />${
          this.stepLabels.length > 1
            ? html`<span class="ticks">${this.stepLabels.map(() => html`<span></span>`)}</span>`
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
    // The inner event would go on to the page by itself; it is the slider's own that a page hears.
    event.stopPropagation();
    this.value = Number((event.target as HTMLInputElement).value);
    this.fire('input');
  }

  /* A native range knows no `readonly`, and inside a shadow tree no form. */
  #onKeydown(event: KeyboardEvent): void {
    if (this.readOnly && MOVES.has(event.key)) event.preventDefault();
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
