import { html, nothing } from 'lit';
import { getLanguage, textOr } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import { avatarOf } from '../../core/format/avatar.js';
import { formatDateTime } from '../../core/format/date-time.js';
import { isUnread, notificationUrl, type Notification } from '../../core/messages/notifications.js';
import { readField } from '../../core/util/read-value.js';
import { relativeTime } from '../../core/format/relative-time.js';
import { renderLetters } from '../../controls/avatar/letters.js';
import { check } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';

/** Data for rendering a row, besides its notification. */
export interface RowContext {
  readonly now: number;
  /** Addresses of images that did not load. */
  readonly broken: ReadonlySet<string>;
}

/** Renders the content of a row: the link to the address and the button that marks as read. */
export function renderRow(notification: Notification, { now, broken }: RowContext) {
  const url = notificationUrl(notification);
  const unread = isUnread(notification);
  const { title, description, detail } = texts(notification);
  return html`<a
      class=${unread ? 'link unread' : 'link'}
      href=${url ?? nothing}
      target=${url ? '_blank' : nothing}
      rel=${url ? 'noopener' : nothing}
      role=${url ? nothing : 'button'}
    >
      ${unread ? html`<span class="dot" role="img" aria-label=${msg('Não lida', { id: 'dassNotificationUnread' })}></span>` : nothing}
      ${renderAvatar(notification, title, broken)}
      <span class="texts">
        <strong dir="auto">${title}</strong>
        ${description ? html`<span dir="auto">${description}</span>` : nothing}
        ${detail ? html`<span class="detail" dir="auto">${detail}</span>` : nothing}
        ${renderTime(readField(notification, 'createdAt'), now)}
      </span>
    </a>
    ${
      unread
        ? html`<button
            class="icon-button mark"
            type="button"
            title=${msg(str`Marcar como lida: ${title}`, { id: 'dassNotificationMarkRead' })}
          >
            ${renderIcon(check)}
          </button>`
        : nothing
    }`;
}

function texts(notification: Notification): { title: string; description: string; detail: string } {
  const data = readField(notification, 'data');
  const text = (field: string, otherwise = ''): string => textOr(readField(data, field), otherwise).trim();
  return {
    title: text('title', msg('Notificação', { id: 'dassNotificationUntitled' })),
    description: text('description'),
    detail: text('detail'),
  };
}

function renderTime(createdAt: unknown, now: number) {
  const local = formatDateTime(createdAt, getLanguage());
  if (!local) return nothing;
  return html`<time title=${local}>${relativeTime(createdAt, getLanguage(), now)} · ${local}</time>`;
}

function renderAvatar(notification: Notification, title: string, broken: ReadonlySet<string>) {
  const value = readField(readField(notification, 'data'), 'avatar');
  const preferred = avatarOf(value);
  const shown =
    preferred.kind === 'image' && !broken.has(preferred.url)
      ? preferred
      : avatarOf(preferred.kind === 'text' && preferred.text ? value : title);
  return html`<span class="avatar" data-hue=${shown.kind === 'text' ? shown.hue : nothing} aria-hidden="true"
    >${
      shown.kind === 'image'
        ? html`<img src=${shown.url} alt="" decoding="async" loading="lazy" referrerpolicy="no-referrer" />`
        : renderLetters(shown.text)
    }</span
  >`;
}
