import type { Notification } from '../../platform.js';
import { readEntries, StateFile, type ReadResult, type StateFileOptions, type StateFormat } from './state-file.js';

/** A notification as it is stored for all users. Read marks are stored separately. */
export type StoredNotification = Omit<Notification, 'readed'>;
export type NotificationContent = Pick<Notification, 'url' | 'data'>;

export interface NotificationStoreOptions {
  file: StateFileOptions;
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

interface State {
  /** Newest first. */
  readonly notifications: readonly StoredNotification[];
  readonly readBy: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Key of the read marks that apply to all users: those of the initial notifications. */
const ALL_USERS = '*';

/** The factory's notifications, and each user's read marks. */
export class NotificationStore {
  readonly #file: StateFile<State>;
  readonly #capacity: number;
  readonly #now: () => number;
  readonly #listeners = new Set<(change: NotificationChange) => void>();

  private constructor({ capacity = 1_000, now = Date.now }: NotificationStoreOptions, file: StateFile<State>) {
    this.#file = file;
    this.#capacity = capacity;
    this.#now = now;
  }

  static async open(options: NotificationStoreOptions): Promise<NotificationStore> {
    return new NotificationStore(options, await StateFile.open(options.file, formatOf(options.initial)));
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
    const all = this.#file.state.notifications;
    const start = before === undefined ? 0 : firstOlder(all, numberOf(before));
    return {
      notifications: all.slice(start, start + limit).map((notification) => this.#forUser(email, notification)),
      hasMore: start + limit < all.length,
      unread: this.unread(email),
    };
  }

  unread(email: string): number {
    return this.#file.state.notifications.reduce((count, { id }) => count + (this.#isRead(email, id) ? 0 : 1), 0);
  }

  /** @throws StorageError */
  async add(content: NotificationContent): Promise<Notification> {
    const notification = await this.#file.change(({ notifications, readBy }) => {
      const number = notifications[0] ? numberOf(notifications[0].id) + 1 : 1;
      const added = { id: `n${number}`, createdAt: new Date(this.#now()).toISOString(), ...content };
      const dropped = new Set(notifications.slice(this.#capacity - 1).map(({ id }) => id));
      const state = {
        notifications: [added, ...notifications].slice(0, this.#capacity),
        readBy: dropped.size ? new Map([...readBy].map(([email, ids]) => [email, without(ids, dropped)])) : readBy,
      };
      return { state, result: added };
    });
    this.#notify({ kind: 'arrived', notification });
    return { ...notification, readed: false };
  }

  /**
   * Marks one notification as read.
   * @returns false when it does not exist
   * @throws StorageError
   */
  async markRead(email: string, id: string): Promise<boolean> {
    if (!this.#file.state.notifications.some((notification) => notification.id === id)) return false;
    if (this.#isRead(email, id)) return true;
    await this.#mark(email, () => [id]);
    this.#notify({ kind: 'read', email, ids: [id] });
    return true;
  }

  /** @throws StorageError */
  async markAllRead(email: string): Promise<void> {
    await this.#mark(email, ({ notifications }) => notifications.map(({ id }) => id));
    this.#notify({ kind: 'all-read', email });
  }

  /** Resolves when no write is pending. */
  flush(): Promise<void> {
    return this.#file.flush();
  }

  onChange(listener: (change: NotificationChange) => void): void {
    this.#listeners.add(listener);
  }

  #isRead(email: string, id: string): boolean {
    const { readBy } = this.#file.state;
    return readBy.get(ALL_USERS)?.has(id) === true || readBy.get(email)?.has(id) === true;
  }

  #mark(email: string, idsOf: (state: State) => string[]): Promise<void> {
    return this.#file.change((state) => {
      const read = new Set([...(state.readBy.get(email) ?? []), ...idsOf(state)]);
      return { state: { ...state, readBy: new Map(state.readBy).set(email, read) }, result: undefined };
    });
  }

  #forUser(email: string, notification: StoredNotification): Notification {
    return { ...notification, readed: this.#isRead(email, notification.id) };
  }

  #notify(change: NotificationChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}

const without = (ids: ReadonlySet<string>, dropped: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...ids].filter((id) => !dropped.has(id)));

const formatOf = (initial: () => Notification[]): StateFormat<State> => ({
  initial: () => initialState(initial()),
  // The initial dates are relative to now, so they must be stored.
  writesInitial: true,
  write: ({ notifications, readBy }) => ({
    version: 1,
    readBy: Object.fromEntries([...readBy].map(([email, ids]) => [email, [...ids]])),
    notifications,
  }),
  read: readState,
});

function initialState(initial: Notification[]): State {
  return {
    notifications: initial.map(({ readed: _, ...notification }) => notification),
    readBy: new Map([[ALL_USERS, new Set(initial.filter(({ readed }) => readed).map(({ id }) => id))]]),
  };
}

const idPattern = /^n(\d{1,12})$/;

function numberOf(id: string): number {
  const match = idPattern.exec(id);
  if (!match) throw new RangeError(`${id} is not the id of a notification`);
  return Number(match[1]);
}

function firstOlder(notifications: readonly StoredNotification[], number: number): number {
  const index = notifications.findIndex(({ id }) => numberOf(id) < number);
  return index < 0 ? notifications.length : index;
}

function readState(stored: unknown): ReadResult<State> | undefined {
  const { notifications, readBy } = (stored ?? {}) as { notifications?: unknown; readBy?: unknown };
  if (!Array.isArray(notifications) || typeof readBy !== 'object' || readBy === null) return undefined;
  const { entries, skipped } = readEntries(notifications, isStored);
  const lists = readEntries(Object.entries(readBy), isList);
  return {
    state: { notifications: entries, readBy: new Map(lists.entries.map(([email, ids]) => [email, new Set(ids)])) },
    skipped: skipped + lists.skipped,
  };
}

const isList = (entry: unknown): entry is [email: string, ids: string[]] => Array.isArray((entry as unknown[])[1]);

function isStored(value: unknown): value is StoredNotification {
  const { id, createdAt, url, data } = (value ?? {}) as Partial<StoredNotification>;
  return (
    typeof id === 'string' &&
    idPattern.test(id) &&
    typeof createdAt === 'string' &&
    typeof url?.url === 'string' &&
    typeof data?.title === 'string'
  );
}
