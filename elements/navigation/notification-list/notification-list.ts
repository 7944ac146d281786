import { html, nothing, render, type PropertyValues } from 'lit';
import { textOr } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { DassElement } from '../../base/dass-element.js';
import { PageData } from '../../base/data/page-data.js';
import { list, property, state, type Accept } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { RovingRows } from '../../base/rows/roving-rows.js';
import { rowsStyles } from '../../base/rows/rows.styles.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { iconButtonStyles } from '../../base/styles/icon-button.styles.js';
import { isUnread, type Notification } from '../../core/messages/notifications.js';
import { avatarDiscStyles } from '../../controls/avatar/avatar-disc.styles.js';
import { fitLetters } from '../../controls/avatar/letters.js';
import { arrowUp, bellOff, checks } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { notificationListStyles } from './notification-list.styles.js';
import { renderRow } from './notification-row.js';
import { countNewAbove, keysOf, usableNotifications } from './notification-rows-model.js';
import { RowMenu } from './row-menu.js';
import { RowWindow } from './row-window.js';

export type { Notification };

/** Update interval of relative times such as 'há 5 minutos', in milliseconds. */
const UPDATE_INTERVAL_MS = 60_000;
/** Distance to the end at which `dass-scroll-visible` is fired, so that more items load before the user reaches it. */
const END_MARGIN = '160px';

/** The detail of `dass-notification-click`. */
export interface DassNotificationListNotificationClickDetail {
  /** The application's own object. */
  readonly notification: Notification;
}
/** The detail of `dass-notification-context`. */
export interface DassNotificationListNotificationContextDetail {
  /** The application's own object. */
  readonly notification: Notification;
  /** Horizontal position for a menu, in CSS pixels from the left edge of the viewport. */
  readonly x: number;
  /** Vertical position for a menu, in CSS pixels from the top edge of the viewport. */
  readonly y: number;
}
/** The detail of `dass-mark-read`. */
export interface DassNotificationListMarkReadDetail {
  /** The application's own object. */
  readonly notification: Notification;
}

export interface DassNotificationListEvents {
  'dass-notification-click': DassNotificationListNotificationClickDetail;
  'dass-notification-context': DassNotificationListNotificationContextDetail;
  'dass-mark-read': DassNotificationListMarkReadDetail;
  'dass-mark-all-read': null;
  'dass-scroll-visible': null;
}

/** Accepts a number or numeric text in pixels, or a CSS length. */
const length: Accept<string> = (value) => {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.trim() === '') return undefined;
  const size = Number.isNaN(Number(text)) ? text.trim() : `${Number(text)}px`;
  return !globalThis.CSS || CSS.supports('inline-size', size) ? size : undefined;
};

/**
 * Notifications in a scrolling list. Each is a link that opens its address in a new tab. The list is one tab stop:
 * arrow keys, Page Up and Down, Home and End move, Enter opens, `m` marks as read; Shift+F10, a long press and a right
 * click request the context menu. The application owns the data and updates them after events. Only rows in view are
 * rendered, so that 10,000 are fast; the scroll position is kept when new ones are added above.
 * @summary A scrolling list of notifications.
 * @fires {CustomEvent<DassNotificationListNotificationClickDetail>} dass-notification-click - Fired when the user opens
 *   a notification. Cancelable: when prevented, the browser opens no tab.
 * @fires {CustomEvent<DassNotificationListNotificationContextDetail>} dass-notification-context - Fired when the user
 *   requests the context menu of a notification by right click, long press or keyboard. Cancelable: prevent it to show
 *   a menu of the application instead of the browser's.
 * @fires {CustomEvent<DassNotificationListMarkReadDetail>} dass-mark-read - Fired when the user marks a notification as
 *   read. The application updates `notifications`.
 * @fires {CustomEvent<null>} dass-mark-all-read - Fired when the user marks all notifications as read. The application
 *   updates `notifications`.
 * @fires {CustomEvent<null>} dass-scroll-visible - Fired when the end of the list becomes visible, and again after the
 *   list has grown if its end is still visible. The application can load more.
 */
export class DassNotificationList extends DassElement<DassNotificationListEvents> {
  static override styles = [baseStyles, iconButtonStyles, rowsStyles, avatarDiscStyles, notificationListStyles];
  static override readonly pageData = new PageData('notifications');

  /**
   * The notifications, the newest first: `{readed, createdAt, url: {url}, data: {avatar, title, description, detail}}`
   * each. Other fields belong to the application; with an `id`, the row is kept when the list is replaced. A
   * notification is unread when `readed` is false. The list is not changed. Default: `[]`.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly Notification[] | undefined })
  notifications: readonly Notification[] = [];

  /** Height of the element: a number of pixels, or a CSS length. Default: `500px`. */
  @property({ type: String, accept: length })
  height = '500px';

  /** Width of the element, at most that of its container: a number of pixels, or a CSS length. Default: `500px`. */
  @property({ type: String, accept: length })
  width = '500px';

  /** Title above the list. A text that starts with `dass` is a message id. Default: `''`, 'Notificações'. */
  @property({ type: String })
  heading = '';

  /** Shows that the notifications are loading, as long as there are none. Sets `aria-busy`. Default: `false`. */
  @property({ type: Boolean })
  busy = false;

  /** Number of notifications added above while the list was scrolled down. */
  @state()
  private _newCount = 0;

  #list: readonly Notification[] = [];
  #keys: readonly string[] = [];
  /** Key of the notification that is the tab stop. */
  #activeKey = '';
  #now = Date.now();
  readonly #broken = new Set<string>();
  readonly #window = new RowWindow(
    this,
    (row, index) => this.#renderRow(row, index),
    () => this.#onRender(),
  );
  readonly #roving = new RovingRows(this.#window.rows, {
    count: () => this.#list.length,
    stops: ({ element }) => [...element.querySelectorAll<HTMLElement>('.link, .mark')],
  });
  readonly #menu = new RowMenu((row, point) => this.#requestMenu(row, point));
  #timer = 0;
  #endObserver?: IntersectionObserver;
  #sentinel?: Element;

  /**
   * Moves the focus to the row that is the tab stop: at first the first row in view.
   * @param options as of `HTMLElement.focus()`
   */
  override focus(options?: FocusOptions): void {
    if (this.#list.length > 0) this.#roving.focus(Math.max(this.#roving.index, 0));
    else super.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#now = Date.now();
    this.#timer = window.setInterval(() => {
      this.#now = Date.now();
      this.requestUpdate();
    }, UPDATE_INTERVAL_MS);
    // Image error events do not bubble, so the listener is a capturing one.
    this.renderRoot.addEventListener('error', this.#onImageError, true);
    this.#menu.connect(this.renderRoot as ShadowRoot);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
    this.renderRoot.removeEventListener('error', this.#onImageError, true);
    this.#menu.disconnect(this.renderRoot as ShadowRoot);
    this.#endObserver?.disconnect();
    this.#endObserver = undefined;
    this.#sentinel = undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('notifications')) this.#updateList();
    this.#setActive();
  }

  /** Makes the focused row the tab stop, or else the first row in view. */
  #setActive(): void {
    const focused = this.#hasFocus ? this.#window.indexOf(this.#activeKey) : -1;
    const active = Math.min(focused < 0 ? this.#window.firstInView : focused, this.#list.length - 1);
    this.#activeKey = this.#keys[active] ?? '';
    this.#window.alwaysRendered = active;
    if (active !== this.#roving.index) this.#roving.setIndex(active);
  }

  get #hasFocus(): boolean {
    return this.shadowRoot?.activeElement?.closest('[data-index]') != null;
  }

  #onRender(): void {
    if (this.#hasFocus) return;
    this.#setActive();
    if (this._newCount > 0 && this.#window.isAtTop) this._newCount = 0;
  }

  #renderRow(row: HTMLElement, index: number): void {
    const notification = this.#list[index];
    if (!notification) return;
    row.dataset.index = String(index);
    render(renderRow(notification, { now: this.#now, broken: this.#broken }), row);
    this.#roving.mark({ element: row }, index);
    fitLetters(row);
  }

  #updateList(): void {
    this.#now = Date.now();
    const before = this.#keys;
    this.#list = usableNotifications(this.notifications);
    this.#keys = keysOf(this.#list);
    this._newCount = this.#window.isAtTop ? 0 : this._newCount + countNewAbove(before, this.#keys);
    this.#window.setKeys(this.#keys);
    // Observing the end again fires the event again while it is visible, so that the application can load the next page.
    if (this.#keys.length > before.length && this.#sentinel) {
      this.#endObserver?.unobserve(this.#sentinel);
      this.#endObserver?.observe(this.#sentinel);
    }
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    // The size must be set before the virtual rows measure their container.
    const frame = this.renderRoot.querySelector<HTMLElement>('.frame');
    frame?.style.setProperty('inline-size', this.width);
    frame?.style.setProperty('block-size', this.height);
  }

  protected override updated(): void {
    this.#window.rows.order();
    this.#watchEnd();
  }

  protected override render() {
    const count = this.#list.length;
    return html`<div class="frame" aria-busy=${this.isBusy ? 'true' : nothing}>
      <div class="head">
        <h2 id="heading">${textOr(this.heading, msg('Notificações', { id: 'dassNotificationsHeading' }))}</h2>
        ${
          count
            ? html`<button class="all" type="button" @click=${() => this.emit('dass-mark-all-read')}>
                ${renderIcon(checks)}${msg('Marcar todas como lidas', { id: 'dassNotificationsMarkAll' })}
              </button>`
            : nothing
        }
      </div>
      ${count ? this.#renderRows() : this.#renderEmpty()}
      ${
        this._newCount
          ? html`<button class="arrived" type="button" @click=${this.#showNew}>
              ${renderIcon(arrowUp)}${notificationsNewText(this._newCount)}
            </button>`
          : nothing
      }
    </div>`;
  }

  #renderRows() {
    return html`<div
      class="rows scroller"
      role="list"
      tabindex="-1"
      aria-labelledby="heading"
      @click=${this.#onClick}
      @keydown=${this.#onKeydown}
      @focusin=${this.#onFocusin}
    >
      <div class="end" role="presentation"></div>
    </div>`;
  }

  #renderEmpty() {
    return html`<p class="empty">
      ${
        this.isBusy
          ? msg('Carregando…', { id: 'dassLoading' })
          : [renderIcon(bellOff), msg('Nenhuma notificação encontrada', { id: 'dassNotificationsEmpty' })]
      }
    </p>`;
  }

  #watchEnd(): void {
    const sentinel = this.renderRoot.querySelector('.end') ?? undefined;
    if (sentinel === this.#sentinel) return;
    this.#endObserver?.disconnect();
    this.#sentinel = sentinel;
    if (!sentinel) return;
    this.#endObserver = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && this.#list.length > 0 && this.emit('dass-scroll-visible'),
      {
        root: sentinel.parentElement,
        rootMargin: `0px 0px ${END_MARGIN}`,
      },
    );
    this.#endObserver.observe(sentinel);
  }

  #indexAt(target: EventTarget | null): number {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    return row ? Number(row.dataset.index) : -1;
  }

  #onImageError = (event: Event): void => {
    const address = event.target instanceof HTMLImageElement && event.target.getAttribute('src');
    if (!address) return;
    this.#broken.add(address);
    this.requestUpdate();
  };

  #onClick(event: MouseEvent): void {
    const target = event.target as Element;
    const notification = this.#list[this.#indexAt(target)];
    if (!notification) return;
    if (target.closest('.mark')) this.#markRead(notification);
    else if (target.closest('.link')) {
      if (this.#menu.justOpened || !this.emit('dass-notification-click', { notification }, { cancelable: true }))
        event.preventDefault();
    }
  }

  #markRead(notification: Notification): void {
    // Marking removes the focused button, so the focus moves to the link of the row.
    this.shadowRoot?.activeElement?.closest('[data-index]')?.querySelector<HTMLElement>('.link')?.focus();
    this.emit('dass-mark-read', { notification });
  }

  #requestMenu(row: Element, point: { x: number; y: number }): boolean {
    const notification = this.#list[this.#indexAt(row)];
    return !notification || this.emit('dass-notification-context', { notification, ...point }, { cancelable: true });
  }

  #onFocusin(event: FocusEvent): void {
    const index = this.#indexAt(event.target);
    this.#activeKey = this.#keys[index] ?? this.#activeKey;
    this.#window.alwaysRendered = index;
    this.#roving.onFocusin(event);
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const target = event.target as Element;
    const notification = this.#list[this.#indexAt(target)];
    if (!notification || this.#roving.onKeydown(event)) return;
    if (event.key.toLowerCase() === 'm' && isUnread(notification)) this.#markRead(notification);
    else if ((event.key === 'Enter' || event.key === ' ') && target.matches('[role=button]'))
      (target as HTMLElement).click();
    else return;
    event.preventDefault();
  }

  #showNew(): void {
    this._newCount = 0;
    this.#roving.focus(0);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dass-notification-list': DassNotificationList;
  }
}

const notificationsNewText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} nova`, { id: 'dassNotificationsNewOne' }),
    many: msg(str`${formatCount(count)} novas`, { id: 'dassNotificationsNewMany' }),
    other: msg(str`${formatCount(count)} novas`, { id: 'dassNotificationsNewOther' }),
  });

define('dass-notification-list', DassNotificationList);
