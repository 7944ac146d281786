import { readField, readList } from '../util/read-value.js';
import { safeUrl } from '../urls/safe-url.js';

/** What a notification shows. */
export interface NotificationData {
  /** Address of an image, or a text, as `avatar` of `<dass-avatar>`. */
  readonly avatar?: string;
  /** Title of the notification. */
  readonly title?: string;
  /** Text below the title. */
  readonly description?: string;
  /** Text below the description. */
  readonly detail?: string;
}

/**
 * A notification, as the application sets it. Other fields belong to the application, and the object is passed to
 * events.
 */
export interface Notification {
  /** `false` means unread, any other value means read. */
  readonly readed?: boolean;
  /** Time of creation: ISO 8601, a `Date`, or milliseconds since 1970. */
  readonly createdAt?: string | number | Date;
  /** Address of the link, in a nested `url`. */
  readonly url?: { readonly url?: string };
  /** What the notification shows. */
  readonly data?: NotificationData;
}

/**
 * Whether a notification is unread: `readed` is exactly `false`. A notification without `readed` is read.
 *
 * @param notification any value; one that is not an object is read
 */
export function isUnread(notification: unknown): boolean {
  return readField(notification, 'readed') === false;
}

/**
 * Returns the number of unread notifications, for the badge of the bell.
 *
 * @param notifications a list of notifications; invalid entries are not counted, any other value gives 0
 */
export function unreadCount(notifications: unknown): number {
  return readList(notifications)?.filter(isUnread).length ?? 0;
}

/** Returns the address that a click on a notification opens. `undefined` if there is none or it is unsafe. */
export function notificationUrl(notification: unknown): string | undefined {
  return safeUrl(readField(readField(notification, 'url'), 'url'));
}
