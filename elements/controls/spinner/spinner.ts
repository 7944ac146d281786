import { html } from 'lit';
import { msg } from '../../../locales/localize.js';
import { textOr } from '../../../locales/index.js';
import { DassElement } from '../../base/dass-element.js';
import { property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { spinnerStyles } from './spinner.styles.js';

/**
 * Shows that an operation of unknown duration is running. It is as large as the text around it. When the progress is
 * known, use `<dass-progress>`; for content that is about to appear, `<dass-skeleton-cards>`.
 * @summary A loading indicator.
 * @cssproperty [--dass-spinner-size=1.25em] - Diameter of the spinner.
 */
export class DassSpinner extends DassElement {
  static override styles = [baseStyles, spinnerStyles];

  /** Name of the operation. A text that starts with `dass` is a message id. Default: `''`, 'Carregando…'. */
  @property({ type: String })
  label = '';

  /** Shows the label beside the spinner. Default: `false`, only screen readers announce it. */
  @property({ type: Boolean, attribute: 'with-label' })
  withLabel = false;

  protected override render() {
    const label = textOr(this.label, msg('Carregando…', { id: 'dassLoading' }));
    return html`<span class="turning" role="progressbar" aria-label=${label}></span>${
        this.withLabel ? html`<span aria-hidden="true">${label}</span>` : ''
      }`;
  }
}

define('dass-spinner', DassSpinner);

declare global {
  interface HTMLElementTagNameMap {
    'dass-spinner': DassSpinner;
  }
}
