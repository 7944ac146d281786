import { html, nothing, type PropertyValues } from 'lit';
import { msg } from '../../../locales/localize.js';
import { getLanguage, resolveText, textOr } from '../../../locales/index.js';
import { DassElement } from '../../base/dass-element.js';
import { number, oneOf, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { numberFormat } from '../../core/format/intl-formats.js';
import { progressStyles } from './progress.styles.js';

export const PROGRESS_TONES = ['accent', 'success', 'warning', 'danger'] as const;

/**
 * Shows the progress of an operation as a bar, determinate or indeterminate.
 * @summary A progress bar, determinate or indeterminate.
 * @csspart track - The track of the bar.
 * @csspart bar - The part of the bar that shows the progress.
 */
export class DassProgress extends DassElement {
  static override styles = [baseStyles, progressStyles];

  /**
   * The progress, from 0 to `max`. A higher value is shown as `max`. Default: `undefined`, the progress is
   * indeterminate.
   */
  @property({ type: Number, accept: number({ min: 0 }) })
  value?: number;

  /** The value at which the operation is complete; above 0. Default: 100. */
  @property({ type: Number, accept: number({ min: Number.MIN_VALUE }) })
  max = 100;

  /**
   * Name of the operation. A text that starts with `dass` is a message id. Default: `''`, the accessible name is 'Em
   * andamento'.
   */
  @property({ type: String })
  label = '';

  /** Hides the line of text above the bar visually; screen readers still announce it. Default: `false`. */
  @property({ type: Boolean, attribute: 'label-hidden' })
  labelHidden = false;

  /** The progress as a text: '3 de 8 arquivos'. Default: `''`, the percentage, '37%'. */
  @property({ type: String, attribute: 'value-text' })
  valueText = '';

  /** Color and meaning: `accent` (default), `success`, `warning` or `danger`. */
  @property({ type: String, reflect: true, accept: oneOf(PROGRESS_TONES) })
  tone: (typeof PROGRESS_TONES)[number] = 'accent';

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('value') || changed.has('max')) {
      this.renderRoot.querySelector<HTMLElement>('.bar')?.style.setProperty('--_share', String(this.#share ?? 0));
    }
  }

  protected override render() {
    const label = resolveText(this.label);
    const share = this.#share;
    const known = share !== undefined;
    const text = textOr(
      this.valueText,
      known ? numberFormat(getLanguage(), { style: 'percent' }).format(wholePercent(share)) : '',
    );
    return html`${
        (label || text) && !this.labelHidden
          ? html`<span class="text" aria-hidden="true"
              ><span class="label">${label}</span><span class="value">${text}</span></span
            >`
          : nothing
      }<span
        class=${known ? 'track' : 'track unknown'}
        part="track"
        role="progressbar"
        aria-label=${textOr(this.label, msg('Em andamento', { id: 'dassProgressUnnamed' }))}
        aria-valuemin=${known ? 0 : nothing}
        aria-valuemax=${known ? this.max : nothing}
        aria-valuenow=${known ? Math.min(this.value ?? 0, this.max) : nothing}
        aria-valuetext=${text || nothing}
        ><span class="bar" part="bar"></span
      ></span>`;
  }

  /** The completed share, 0 to 1; `undefined` if it is unknown. */
  get #share(): number | undefined {
    return this.value === undefined ? undefined : Math.min(this.value / this.max, 1);
  }
}

/** Rounds down, so that 100% is shown only when everything is done. */
const wholePercent = (share: number): number => Math.floor(share * 100 + 1e-9) / 100;

define('dass-progress', DassProgress);

declare global {
  interface HTMLElementTagNameMap {
    'dass-progress': DassProgress;
  }
}
