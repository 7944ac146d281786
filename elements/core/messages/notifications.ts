import { readField, readList } from '../util/read-value.js';
import { safeUrl } from '../urls/safe-url.js';

/** What a notification shows. */
export interface NotificationData {
  /** An image address or a text: see `avatarOf`. */
  readonly avatar?: string;
  readonly title?: string;
  readonly description?: string;
  readonly detail?: string;
}

/** A notification as the host keeps it; its other fields are the host's own and come back in events. */
export interface Notification {
  /** `false` is unread, anything else is read. */
  readonly readed?: boolean;
  /** When it was made: ISO 8601, a `Date` or milliseconds since 1970. */
  readonly createdAt?: string | number | Date;
  /** Where a click leads, in a nested `url`. */
  readonly url?: { readonly url?: string };
  readonly data?: NotificationData;
}

/**
 * Whether a notification is unread: its `readed` is `false`, nothing less. One without `readed` is read, here
 * and in every application that counts.
 */
export function isUnread(notification: unknown): boolean {
  return readField(notification, 'readed') === false;
}

/**
 * How many notifications are unread, for the badge of the bell. Entries that are no notifications do not
 * count, and what is no list has none.
 */
export function unreadCount(notifications: unknown): number {
  return readList(notifications)?.filter(isUnread).length ?? 0;
}

/** Where a click on a notification leads; `undefined` when nowhere, or when it may not be followed. */
export function notificationUrl(notification: unknown): string | undefined {
  return safeUrl(readField(readField(notification, 'url'), 'url'));
}
