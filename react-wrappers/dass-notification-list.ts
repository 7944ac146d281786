'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassNotificationList as DassNotificationListElement } from '../entries/dass-notification-list.js';
import type { DassNotificationListMarkReadDetail, DassNotificationListNotificationClickDetail, DassNotificationListNotificationContextDetail } from '../entries/dass-notification-list.js';

export type { DassNotificationListElement };
export type * from '../entries/dass-notification-list.js';

/** The props of <DassNotificationList>, in addition to the attributes of every HTML element. */
export interface DassNotificationListOwnProps {
  /**
   * The notifications, the newest first: `{readed, createdAt, url: {url}, data: {avatar, title, description, detail}}`
   * each. Other fields belong to the application; with an `id`, the row is kept when the list is replaced. A
   * notification is unread when `readed` is false. The list is not changed. Default: `[]`.
   */
  notifications?: DassNotificationListElement['notifications'] | undefined;
  /** Height of the element: a number of pixels, or a CSS length. Default: `500px`. */
  height?: DassNotificationListElement['height'] | undefined;
  /** Width of the element, at most that of its container: a number of pixels, or a CSS length. Default: `500px`. */
  width?: DassNotificationListElement['width'] | undefined;
  /** Title above the list. A text that starts with `dass` is a message id. Default: `''`, 'Notificações'. */
  heading?: DassNotificationListElement['heading'] | undefined;
  /** Shows that the notifications are loading, as long as there are none. Sets `aria-busy`. Default: `false`. */
  busy?: DassNotificationListElement['busy'] | undefined;
  /** Fired when the user opens a notification. Cancelable: when prevented, the browser opens no tab. */
  onNotificationClick?: ((event: CustomEvent<DassNotificationListNotificationClickDetail> & { readonly target: DassNotificationListElement; readonly currentTarget: DassNotificationListElement }) => void) | undefined;
  /** Fired when the user requests the context menu of a notification by right click, long press or keyboard. Cancelable: prevent it to show a menu of the application instead of the browser's. */
  onNotificationContext?: ((event: CustomEvent<DassNotificationListNotificationContextDetail> & { readonly target: DassNotificationListElement; readonly currentTarget: DassNotificationListElement }) => void) | undefined;
  /** Fired when the user marks a notification as read. The application updates `notifications`. */
  onMarkRead?: ((event: CustomEvent<DassNotificationListMarkReadDetail> & { readonly target: DassNotificationListElement; readonly currentTarget: DassNotificationListElement }) => void) | undefined;
  /** Fired when the user marks all notifications as read. The application updates `notifications`. */
  onMarkAllRead?: ((event: CustomEvent<null> & { readonly target: DassNotificationListElement; readonly currentTarget: DassNotificationListElement }) => void) | undefined;
  /** Fired when the end of the list becomes visible, and again after the list has grown if its end is still visible. The application can load more. */
  onScrollVisible?: ((event: CustomEvent<null> & { readonly target: DassNotificationListElement; readonly currentTarget: DassNotificationListElement }) => void) | undefined;
}
export type DassNotificationListProps = DassNotificationListOwnProps & Omit<React.HTMLAttributes<DassNotificationListElement>, keyof DassNotificationListOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-notification-list',
  elementClass: DassNotificationListElement,
  react: React,
  events: {
    onNotificationClick: 'dass-notification-click',
    onNotificationContext: 'dass-notification-context',
    onMarkRead: 'dass-mark-read',
    onMarkAllRead: 'dass-mark-all-read',
    onScrollVisible: 'dass-scroll-visible',
  },
  displayName: 'DassNotificationList',
});

/**
 * Notifications in a scrolling list. Each is a link that opens its address in a new tab. The list is one tab stop:
 * arrow keys, Page Up and Down, Home and End move, Enter opens, `m` marks as read; Shift+F10, a long press and a right
 * click request the context menu. The application owns the data and updates them after events. Only rows in view are
 * rendered, so that 10,000 are fast; the scroll position is kept when new ones are added above.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `notifications`. It is not shown.
 */
export const DassNotificationList = component as React.FunctionComponent<DassNotificationListProps & React.RefAttributes<DassNotificationListElement>>;
