import { html, nothing } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { DassElement } from '../../base/dass-element.js';
import { number, oneOf, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { iconButtonStyles } from '../../base/styles/icon-button.styles.js';
import { visuallyHiddenStyles } from '../../base/styles/visually-hidden.styles.js';
import { bell } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { notificationBellStyles } from './notification-bell.styles.js';

/** Maximum number in the badge; larger ones are shown as `99+`. The accessible name has the exact number. */
const MAX_SHOWN_COUNT = 99;

export interface DassNotificationBellEvents {
  'dass-bell-click': null;
}

/**
 * A bell with the number of unread notifications. The number is part of the accessible name.
 * @summary The bell of the header, with the number of unread notifications.
 * @fires {CustomEvent<null>} dass-bell-click - Fired when the user clicks the bell.
 * @csspart button - The native button.
 * @csspart badge - The number.
 */
export class DassNotificationBell extends DassElement<DassNotificationBellEvents> {
  static override styles = [baseStyles, visuallyHiddenStyles, iconButtonStyles, notificationBellStyles];
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  /**
   * Number of unread notifications: an integer from 0. With 0 no badge is shown. A change is not announced: the
   * application knows what has arrived, and announces it. Default: 0.
   */
  @property({ type: Number, accept: number({ min: 0, whole: true }) })
  count = 0;

  /** Sets `aria-expanded`: `true` or `false`, for a bell that opens a list. Default: `undefined`, not set. */
  @property({ type: String, accept: oneOf(['true', 'false'] as const) })
  expanded?: 'true' | 'false';

  protected override render() {
    return html`<button
      class="icon-button"
      part="button"
      type="button"
      aria-haspopup=${this.expanded ? 'dialog' : nothing}
      aria-expanded=${this.expanded ?? nothing}
      @click=${() => this.emit('dass-bell-click')}
    >
      ${renderIcon(bell)}<span class="visually-hidden">${this.#name}</span>${
        this.count > 0
          ? html`<span class="place"
              ><span class="badge" part="badge" aria-hidden="true"
                >${this.count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : this.count}</span
              ></span
            >`
          : nothing
      }
    </button>`;
  }

  get #name(): string {
    return this.count > 0 ? bellUnreadText(this.count) : msg('Notificações', { id: 'dassBellLabel' });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dass-notification-bell': DassNotificationBell;
  }
}

const bellUnreadText = (count: number): string =>
  plural(count, {
    one: msg(str`Notificações, ${formatCount(count)} não lida`, { id: 'dassBellUnreadOne' }),
    many: msg(str`Notificações, ${formatCount(count)} de não lidas`, { id: 'dassBellUnreadMany' }),
    other: msg(str`Notificações, ${formatCount(count)} não lidas`, { id: 'dassBellUnreadOther' }),
  });

define('dass-notification-bell', DassNotificationBell);
