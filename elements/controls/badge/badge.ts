import { html, nothing } from 'lit';
import { msg } from '../../../locales/localize.js';
import { getLanguage, resolveText } from '../../../locales/index.js';
import { DassElement } from '../../base/dass-element.js';
import { number, oneOf, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { visuallyHiddenStyles } from '../../base/styles/visually-hidden.styles.js';
import { numberFormat } from '../../core/format/intl-formats.js';
import { badgeStyles } from './badge.styles.js';

export const BADGE_TONES = ['danger', 'accent', 'neutral', 'info', 'success', 'warning'] as const;

/**
 * A small count, or a dot, on or beside what it counts. Assistive technology reads `label`, or the whole count where
 * only `99+` is seen.
 * @summary A small count or a dot.
 * @csspart badge - The count or the dot.
 */
export class DassBadge extends DassElement {
  static override styles = [baseStyles, visuallyHiddenStyles, badgeStyles];

  /** How many: a whole number from 0. Without one (default), and for 0 unless `withZero`, nothing is drawn. */
  @property({ type: Number, accept: number({ min: 0, whole: true }) })
  count?: number;

  /** The highest number that is written out, 99 by default; above it stands `99+`. */
  @property({ type: Number, accept: number({ min: 1, whole: true }) })
  max = 99;

  /** Draws a count of 0 too. */
  @property({ type: Boolean, attribute: 'with-zero' })
  withZero = false;

  /** A dot instead of the count: there is something new. It is drawn whatever the count is. */
  @property({ type: Boolean })
  dot = false;

  /** `danger` (default), `accent`, `neutral`, `info`, `success` or `warning`. */
  @property({ type: String, reflect: true, accept: oneOf(BADGE_TONES) })
  tone: (typeof BADGE_TONES)[number] = 'danger';

  /**
   * What assistive technology reads instead of the number: '12 não lidas'. Empty (default): the number itself, 'novo'
   * for a dot. A text that starts with `dass` is a key of the catalogue.
   */
  @property({ type: String })
  label = '';

  protected override render() {
    const { count, max, dot } = this;
    if (!dot && !(count || (count === 0 && this.withZero))) return nothing;
    const numbers = numberFormat(getLanguage(), {});
    const whole = numbers.format(count ?? 0);
    const seen = dot ? '' : (count ?? 0) > max ? `${numbers.format(max)}+` : whole;
    const read = resolveText(this.label) || (dot ? msg('Novidade', { id: 'dassBadgeNew' }) : whole);
    if (read === seen) return html`<span class="badge" part="badge">${seen}</span>`;
    return html`<span class=${dot ? 'badge dot' : 'badge'} part="badge" aria-hidden="true">${seen}</span
      ><span class="visually-hidden">${read}</span>`;
  }
}

define('dass-badge', DassBadge);

declare global {
  interface HTMLElementTagNameMap {
    'dass-badge': DassBadge;
  }
}
