import { toDate } from '../../core/format/date-value.js';
import { notificationUrl, type Notification } from '../../core/messages/notifications.js';
import { isRecord, readField } from '../../core/util/read-value.js';
import { toText } from '../../core/text/to-text.js';

/** The notifications of what a host passed: what is no object is left out. */
export function usableNotifications(list: readonly unknown[]): readonly Notification[] {
  return list.every(isRecord) ? list : list.filter(isRecord);
}

/**
 * What each notification is known by when the list is replaced: its `id` or `_id`, else when it was made, what it says
 * and where it leads. Where that is not unique, the number of its kind is added.
 */
export function keysOf(list: readonly Notification[]): readonly string[] {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  return list.map((notification) => {
    const plain = keyOf(notification);
    let count = counts.get(plain) ?? 0;
    let key = count === 0 ? plain : `${plain}#${count}`;
    while (taken.has(key)) key = `${plain}#${++count}`;
    counts.set(plain, count + 1);
    taken.add(key);
    return key;
  });
}

function keyOf(notification: Notification): string {
  const own = toText(readField(notification, 'id')) || toText(readField(notification, '_id'));
  if (own) return `id:${own}`;
  const createdAt = readField(notification, 'createdAt');
  const data = readField(notification, 'data');
  const time = typeof createdAt === 'object' ? toDate(createdAt)?.getTime() : createdAt;
  return [time, readField(data, 'title'), readField(data, 'description'), notificationUrl(notification)]
    .map(toText)
    .join('|');
}

/** How many have come in above what was first. 0 where that is gone: then nothing can be told apart. */
export function arrivals(before: readonly string[], after: readonly string[]): number {
  const [first] = before;
  return first === undefined ? 0 : Math.max(0, after.indexOf(first));
}

/** The row that the user reads at the upper edge: where it, or the next that is left, stands in another list. -1 for none. */
export function heldIndex(before: readonly string[], first: number, places: ReadonlyMap<string, number>): number {
  const key =
    before.slice(first).find((one) => places.has(one)) ?? before.slice(0, first).findLast((one) => places.has(one));
  return key === undefined ? -1 : (places.get(key) as number);
}
