'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassNotificationList as DassNotificationListElement } from '../entries/dass-notification-list.js';
import type { DassNotificationListMarkReadDetail, DassNotificationListNotificationClickDetail, DassNotificationListNotificationContextDetail } from '../entries/dass-notification-list.js';

export type { DassNotificationListElement };
export type * from '../entries/dass-notification-list.js';

/** What <DassNotificationList> takes besides the attributes of every HTML element. */
export interface DassNotificationListOwnProps {
  /**
   * The notifications, the newest first; none by default: `{readed, createdAt, url: {url}, data: {avatar, title,
   * description, detail}}` each, other fields are the host's (an `id` keeps a row the same when the list is replaced).
   * Unread is one whose `readed` is false. The list is read, never changed.
   */
  notifications?: DassNotificationListElement['notifications'];
  /** Height of the whole: a number of pixels, or a length of CSS. `500px` by default. */
  height?: DassNotificationListElement['height'];
  /** Width of the whole, at most that of its place: a number of pixels, or a length of CSS. `500px` by default. */
  width?: DassNotificationListElement['width'];
  /** Title above the list. Empty (default): 'Notificações'. A text that starts with `dass` is a key of the catalogue. */
  heading?: DassNotificationListElement['heading'];
  /** A person opens one; prevent it and the browser opens no tab. */
  onNotificationClick?: (event: CustomEvent<DassNotificationListNotificationClickDetail> & { readonly target: DassNotificationListElement; readonly currentTarget: DassNotificationListElement }) => void;
  /** A person asks for the menu of one, by right click, long press or keyboard; prevent it to show one of your own instead of the browser's. */
  onNotificationContext?: (event: CustomEvent<DassNotificationListNotificationContextDetail> & { readonly target: DassNotificationListElement; readonly currentTarget: DassNotificationListElement }) => void;
  /** A person marks one as read. */
  onMarkRead?: (event: CustomEvent<DassNotificationListMarkReadDetail> & { readonly target: DassNotificationListElement; readonly currentTarget: DassNotificationListElement }) => void;
  /** A person marks all as read. */
  onMarkAllRead?: (event: CustomEvent<null> & { readonly target: DassNotificationListElement; readonly currentTarget: DassNotificationListElement }) => void;
  /** The end of the list has come into view: load more. Again after the list has grown, if its end is still in view. */
  onScrollVisible?: (event: CustomEvent<null> & { readonly target: DassNotificationListElement; readonly currentTarget: DassNotificationListElement }) => void;
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
 * Notifications in a scrolling list: each is a link that opens its address in a new tab. One tab stop: the arrow keys,
 * Page Up and Down, Home and End go through them, Enter opens, `m` marks as read, Shift+F10 and a long press ask for the
 * host's menu as a right click does. The host owns the data: the list only tells what a person did. It draws what is in
 * view, so that 10,000 are no burden, and stays where it is when new ones come in above.
 */
export const DassNotificationList = component as React.FunctionComponent<DassNotificationListProps & React.RefAttributes<DassNotificationListElement>>;
