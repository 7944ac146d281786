import type { Notification } from '../../platform.js';
import type { Database } from '../database/database.js';

/** A notification as it is stored for all users. Read marks are stored separately. */
export type StoredNotification = Omit<Notification, 'readed'>;
export type NotificationContent = Pick<Notification, 'url' | 'data'>;

export interface NotificationStoreOptions {
  database: Database;
  /** Notifications for the first start, newest first, with the ids n1, n2 … */
  initial: () => Notification[];
  /** Maximum number of notifications; the oldest are dropped. */
  capacity?: number;
  now?: () => number;
}

export type NotificationChange =
  | { kind: 'arrived'; notification: StoredNotification }
  | { kind: 'read'; email: string; ids: string[] }
  | { kind: 'all-read'; email: string };

/** Key of the read marks that apply to all users: those of the initial notifications. */
const ALL_USERS = '*';

/** The factory's notifications, and each user's read marks. The number of a notification is that of its id. */
export class NotificationStore {
  readonly #database: Database;
  readonly #capacity: number;
  readonly #now: () => number;
  readonly #listeners = new Set<(change: NotificationChange) => void>();

  constructor({ database, initial, capacity = 1_000, now = Date.now }: NotificationStoreOptions) {
    this.#database = database;
    this.#capacity = capacity;
    this.#now = now;
    // Stored at once, because the initial dates are relative to now.
    if (!database.get('SELECT id FROM notifications LIMIT 1')) this.#insertInitial(initial());
  }

  /**
   * Returns a page of notifications for a user.
   * @param before id of the notification after which the page starts; it need not exist any more
   * @throws RangeError when `before` is no id
   */
  page(
    email: string,
    limit: number,
    before?: string,
  ): { notifications: Notification[]; hasMore: boolean; unread: number } {
    const end = before === undefined ? Number.MAX_SAFE_INTEGER : numberOf(before);
    const rows = this.#database.all<{ record: string; isRead: number }>(
      `SELECT record, ${isReadBy} AS isRead FROM notifications WHERE id < ? ORDER BY id DESC LIMIT ?`,
      [email, ALL_USERS, end, limit + 1],
    );
    return {
      notifications: rows
        .slice(0, limit)
        .map(({ record, isRead }) => ({ ...(JSON.parse(record) as StoredNotification), readed: isRead === 1 })),
      hasMore: rows.length > limit,
      unread: this.unread(email),
    };
  }

  unread(email: string): number {
    const sql = `SELECT count(*) AS count FROM notifications WHERE NOT ${isReadBy}`;
    return this.#database.get<{ count: number }>(sql, [email, ALL_USERS])!.count;
  }

  /** @throws StorageError */
  add(content: NotificationContent): Notification {
    const notification = this.#database.change(() => {
      const { last } = this.#database.get<{ last: number | null }>('SELECT max(id) AS last FROM notifications')!;
      const number = (last ?? 0) + 1;
      const added = { id: `n${number}`, createdAt: new Date(this.#now()).toISOString(), ...content };
      this.#insert(added);
      this.#database.run(
        'DELETE FROM notifications WHERE id NOT IN (SELECT id FROM notifications ORDER BY id DESC LIMIT ?)',
        [this.#capacity],
      );
      return added;
    });
    this.#notify({ kind: 'arrived', notification });
    return { ...notification, readed: false };
  }

  /**
   * Marks one notification as read.
   * @returns false when it does not exist
   * @throws StorageError
   */
  markRead(email: string, id: string): boolean {
    const number = idPattern.test(id) ? numberOf(id) : 0;
    const found = this.#database.get<{ id: string; isRead: number }>(
      `SELECT record ->> 'id' AS id, ${isReadBy} AS isRead FROM notifications WHERE id = ?`,
      [email, ALL_USERS, number],
    );
    if (found?.id !== id) return false;
    if (found.isRead === 1) return true;
    this.#database.change(() => this.#database.run('INSERT INTO notification_reads VALUES (?, ?)', [email, number]));
    this.#notify({ kind: 'read', email, ids: [id] });
    return true;
  }

  /** @throws StorageError */
  markAllRead(email: string): void {
    this.#database.change(() =>
      this.#database.run('INSERT OR IGNORE INTO notification_reads SELECT ?, id FROM notifications', [email]),
    );
    this.#notify({ kind: 'all-read', email });
  }

  onChange(listener: (change: NotificationChange) => void): void {
    this.#listeners.add(listener);
  }

  #insertInitial(initial: readonly Notification[]): void {
    this.#database.change(() => {
      for (const { readed, ...notification } of initial) {
        this.#insert(notification);
        if (readed)
          this.#database.run('INSERT INTO notification_reads VALUES (?, ?)', [ALL_USERS, numberOf(notification.id)]);
      }
    });
  }

  #insert(notification: StoredNotification): void {
    this.#database.run('INSERT INTO notifications VALUES (?, ?)', [
      numberOf(notification.id),
      JSON.stringify(notification),
    ]);
  }

  #notify(change: NotificationChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}

/** Condition of a notification that a user, or all users, have read. Its values are the user and `ALL_USERS`. */
const isReadBy = 'EXISTS (SELECT 1 FROM notification_reads WHERE notification = notifications.id AND email IN (?, ?))';

const idPattern = /^n(\d{1,12})$/;

function numberOf(id: string): number {
  const match = idPattern.exec(id);
  if (!match) throw new RangeError(`${id} is not the id of a notification`);
  return Number(match[1]);
}
