import { toDate } from '../../core/format/date-value.js';
import { notificationUrl, type Notification } from '../../core/messages/notifications.js';
import { isRecord, readField } from '../../core/util/read-value.js';
import { toText } from '../../core/text/to-text.js';

/** Returns the notifications without invalid items, those that are not objects. */
export function usableNotifications(list: readonly unknown[]): readonly Notification[] {
  return list.every(isRecord) ? list : list.filter(isRecord);
}

/**
 * Returns a unique key for each notification, which identifies it when the list is replaced: its `id` or `_id`, else its
 * creation time, texts and url. Repeated keys get a number.
 */
export function keysOf(list: readonly Notification[]): readonly string[] {
  const counts = new Map<string, number>();
  const used = new Set<string>();
  return list.map((notification) => {
    const baseKey = keyOf(notification);
    let count = counts.get(baseKey) ?? 0;
    let key = count === 0 ? baseKey : `${baseKey}#${count}`;
    while (used.has(key)) key = `${baseKey}#${++count}`;
    counts.set(baseKey, count + 1);
    used.add(key);
    return key;
  });
}

function keyOf(notification: Notification): string {
  const id = toText(readField(notification, 'id')) || toText(readField(notification, '_id'));
  if (id) return `id:${id}`;
  const createdAt = readField(notification, 'createdAt');
  const data = readField(notification, 'data');
  const time = typeof createdAt === 'object' ? toDate(createdAt)?.getTime() : createdAt;
  return [time, readField(data, 'title'), readField(data, 'description'), notificationUrl(notification)]
    .map(toText)
    .join('|');
}

/** Number of new notifications above the former first one. 0 when that one was removed, because its position is unknown. */
export function countNewAbove(before: readonly string[], after: readonly string[]): number {
  const [first] = before;
  return first === undefined ? 0 : Math.max(0, after.indexOf(first));
}

/** New index of the row at the top of the view, or of the nearest remaining row when it was removed. -1 for none. */
export function findAnchorIndex(
  before: readonly string[],
  first: number,
  indexByKey: ReadonlyMap<string, number>,
): number {
  const key =
    before.slice(first).find((one) => indexByKey.has(one)) ??
    before.slice(0, first).findLast((one) => indexByKey.has(one));
  return key === undefined ? -1 : (indexByKey.get(key) as number);
}
