import { html, nothing } from 'lit';
import { formatCount, msg } from '../../../locales/localize.js';
import { textOr } from '../../../locales/index.js';
import { DassElement } from '../../base/dass-element.js';
import { number, oneOf, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { visuallyHiddenStyles } from '../../base/styles/visually-hidden.styles.js';
import { badgeStyles } from './badge.styles.js';

export const BADGE_TONES = ['danger', 'accent', 'neutral', 'info', 'success', 'warning'] as const;

/**
 * Shows a small count or a dot, on or beside the thing that it counts. Screen readers announce `label`, or the whole
 * count where `99+` is shown.
 * @summary A small count or a dot.
 * @csspart badge - The count or the dot.
 */
export class DassBadge extends DassElement {
  static override styles = [baseStyles, visuallyHiddenStyles, badgeStyles];

  /** The count: an integer from 0. Default: `undefined`, nothing is shown. 0 is shown only with `withZero`. */
  @property({ type: Number, accept: number({ min: 0, whole: true }) })
  count?: number;

  /**
   * The highest count that is shown as it is. A higher one is shown as the maximum and a plus sign: `99+`. Default: 99.
   */
  @property({ type: Number, accept: number({ min: 1, whole: true }) })
  max = 99;

  /** Shows the badge for a count of 0, too. Default: `false`. */
  @property({ type: Boolean, attribute: 'with-zero' })
  withZero = false;

  /** Shows a dot instead of the count, whatever the count is. Default: `false`. */
  @property({ type: Boolean })
  dot = false;

  /** Color and meaning: `danger` (default), `accent`, `neutral`, `info`, `success` or `warning`. */
  @property({ type: String, reflect: true, accept: oneOf(BADGE_TONES) })
  tone: (typeof BADGE_TONES)[number] = 'danger';

  /**
   * Text that screen readers announce instead of the count: '12 não lidas'. A text that starts with `dass` is a message
   * id. Default: `''`, the count, or 'novo' for a dot.
   */
  @property({ type: String })
  label = '';

  protected override render() {
    const { count, max, dot } = this;
    if (!dot && !(count || (count === 0 && this.withZero))) return nothing;
    const whole = formatCount(count ?? 0);
    const seen = dot ? '' : (count ?? 0) > max ? `${formatCount(max)}+` : whole;
    const read = textOr(this.label, dot ? msg('Novidade', { id: 'dassBadgeNew' }) : whole);
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
