import { html } from 'lit';
import { msg } from '../../../locales/localize.js';
import { resolveText } from '../../../locales/index.js';
import { DassElement } from '../../base/dass-element.js';
import { property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { spinnerStyles } from './spinner.styles.js';

/**
 * Something is under way and nobody knows how long it takes. It is as large as the text around it. Where the share that
 * is done is known, use `<dass-progress>`; where content is about to appear, `<dass-skeleton-cards>`.
 * @summary Something is under way.
 * @cssproperty [--dass-spinner-size=1.25em] - Its diameter.
 */
export class DassSpinner extends DassElement {
  static override styles = [baseStyles, spinnerStyles];

  /** What is under way. Empty (default): 'Carregando…'. A text that starts with `dass` is a key of the catalogue. */
  @property({ type: String })
  label = '';

  /** Shows the label beside it. Otherwise it is read by assistive technology alone. */
  @property({ type: Boolean, attribute: 'with-label' })
  withLabel = false;

  protected override render() {
    const label = resolveText(this.label) || msg('Carregando…', { id: 'dassLoading' });
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
