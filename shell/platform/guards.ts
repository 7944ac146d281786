import { deniesAccess } from 'dass-elements/menu.js';
import { languages } from 'dass-elements/language.js';
import { isUnread } from 'dass-elements/messages.js';
import type { MenuItem, Notification, NotificationPage, Translations, User } from './platform.js';

/**
 * Validates data from outside and copies it field by field. Small defects are repaired, invalid entries are left out,
 * and a completely different value gives `undefined`.
 */

type Fields = Record<string, unknown>;

export const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

/** Strings, and numbers as strings; anything else is empty. */
export function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** ISO 8601, from anything that JavaScript accepts as a date. Empty when invalid. */
export function time(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** Reads the translations of the named texts in the supported languages. */
function readTranslations<Name extends string>(
  value: unknown,
  names: readonly Name[],
): { translations?: Translations<Name> } {
  const byLanguage = fieldsOf(value);
  const found = languages.flatMap((language) => {
    const texts = fieldsOf(byLanguage?.[language]);
    const entries = names.flatMap((name) => (text(texts?.[name]) ? [[name, text(texts?.[name])]] : []));
    return entries.length ? [[language, Object.fromEntries(entries)]] : [];
  });
  return found.length ? { translations: Object.fromEntries(found) as Translations<Name> } : {};
}

/** Returns null without a signed-in user. */
export function readUser(value: unknown): User | null | undefined {
  if (value === null || value === undefined) return null;
  const user = fieldsOf(value);
  if (!user) return undefined;
  const name = text(user.name);
  const email = text(user.email);
  if (!name && !email) return undefined;
  return { name, email, accessDenied: deniesAccess(user.accessDenied) };
}

/** Protects the stack. The kit limits the levels that it shows itself. */
const MAX_LEVELS = 500;

export function readMenu(value: unknown): MenuItem[] | undefined {
  return Array.isArray(value) ? readItems(value, '', MAX_LEVELS) : undefined;
}

function readItems(values: readonly unknown[], path: string, levels: number): MenuItem[] {
  return values.flatMap((value, index) => {
    const item = fieldsOf(value);
    const label = text(item?.label);
    if (!item || !label) return [];
    const position = `${path}${index + 1}`;
    const url = text(item.url);
    const icon = text(item.icon);
    const items =
      Array.isArray(item.items) && levels > 1 ? readItems(item.items, `${position}.`, levels - 1) : undefined;
    return {
      id: text(item.id) || `item-${position}`,
      label,
      // A missing `active` means active (requirement MD-07).
      active: item.active !== false,
      ...(url && { url }),
      ...(icon && { icon }),
      ...(items && { items }),
      ...readTranslations(item.translations, ['label']),
    };
  });
}

/** Returns undefined without an id or a text. */
export function readNotification(value: unknown): Notification | undefined {
  const notification = fieldsOf(value);
  const data = fieldsOf(notification?.data);
  const id = text(notification?.id);
  if (!notification || !data || !id) return undefined;
  const title = text(data.title);
  const description = text(data.description);
  if (!title && !description) return undefined;
  return {
    id,
    readed: !isUnread(notification),
    createdAt: time(notification.createdAt),
    url: { url: text(fieldsOf(notification.url)?.url) },
    data: { avatar: text(data.avatar), title, description, detail: text(data.detail) },
    ...readTranslations(notification.translations, ['title', 'description', 'detail']),
  };
}

/** @param onDropped called with the number of invalid notifications */
export function readNotificationPage(value: unknown, onDropped: (count: number) => void): NotificationPage | undefined {
  const page = fieldsOf(value);
  if (!page || !Array.isArray(page.notifications)) return undefined;
  const byId = new Map<string, Notification>();
  for (const entry of page.notifications) {
    const notification = readNotification(entry);
    if (notification && !byId.has(notification.id)) byId.set(notification.id, notification);
  }
  const dropped = page.notifications.length - byId.size;
  if (dropped) onDropped(dropped);
  const { unread } = page;
  return {
    notifications: [...byId.values()],
    // A page without a valid notification has no id from which to load the next one.
    hasMore: page.hasMore === true && byId.size > 0,
    unread: typeof unread === 'number' && Number.isInteger(unread) && unread >= 0 ? unread : undefined,
  };
}
