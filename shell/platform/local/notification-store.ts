import type { Notification } from '../platform.js';
import type { StateFile } from './state-file.js';

/** A notification as it is kept, for everybody; who has read it is kept apart. */
export type StoredNotification = Omit<Notification, 'readed'>;
export type NotificationContent = Pick<Notification, 'url' | 'data'>;

export interface NotificationStoreOptions {
  file: StateFile;
  /** What is there when the platform starts for the first time, the newest first, with the ids n1, n2 … */
  initial: () => Notification[];
  /** Older ones than this many are dropped. */
  capacity?: number;
  now?: () => number;
}

export type NotificationChange =
  | { kind: 'arrived'; notification: StoredNotification }
  | { kind: 'read'; email: string; ids: string[] }
  | { kind: 'all-read'; email: string };

interface State {
  /** The newest first. */
  notifications: StoredNotification[];
  readBy: Map<string, Set<string>>;
}

/** Read by whoever signs in: the initial notifications that were read come so for everybody. */
const everybody = '*';

/** The notifications of the factory, and what each person has read of them. */
export class NotificationStore {
  readonly #file: StateFile;
  readonly #capacity: number;
  readonly #now: () => number;
  readonly #state: State;
  readonly #listeners = new Set<(change: NotificationChange) => void>();

  private constructor({ file, capacity = 1_000, now = Date.now }: NotificationStoreOptions, state: State) {
    this.#file = file;
    this.#capacity = capacity;
    this.#now = now;
    this.#state = state;
  }

  static async open(options: NotificationStoreOptions): Promise<NotificationStore> {
    const stored = await options.file.load(readState);
    const store = new NotificationStore(options, stored ?? begin(options.initial()));
    if (!stored) await store.#save();
    return store;
  }

  /**
   * @param before only older ones than this id, which need not exist any more
   * @throws RangeError when `before` is no id
   */
  page(
    email: string,
    limit: number,
    before?: string,
  ): { notifications: Notification[]; hasMore: boolean; unread: number } {
    const all = this.#state.notifications;
    const start = before === undefined ? 0 : firstOlder(all, numberOf(before));
    return {
      notifications: all.slice(start, start + limit).map((notification) => this.#seenBy(email, notification)),
      hasMore: start + limit < all.length,
      unread: this.unread(email),
    };
  }

  unread(email: string): number {
    return this.#state.notifications.reduce((count, { id }) => count + (this.#isRead(email, id) ? 0 : 1), 0);
  }

  async add(content: NotificationContent): Promise<Notification> {
    const { notifications } = this.#state;
    const number = notifications[0] ? numberOf(notifications[0].id) + 1 : 1;
    const notification = { id: `n${number}`, createdAt: new Date(this.#now()).toISOString(), ...content };
    notifications.unshift(notification);
    for (const { id } of notifications.splice(this.#capacity)) {
      for (const read of this.#state.readBy.values()) read.delete(id);
    }
    this.#tell({ kind: 'arrived', notification });
    await this.#save();
    return { ...notification, readed: false };
  }

  /** @returns false when there is no such notification */
  async markRead(email: string, id: string): Promise<boolean> {
    if (!this.#state.notifications.some((notification) => notification.id === id)) return false;
    if (this.#isRead(email, id)) return true;
    this.#readBy(email).add(id);
    this.#tell({ kind: 'read', email, ids: [id] });
    await this.#save();
    return true;
  }

  async markAllRead(email: string): Promise<void> {
    const read = this.#readBy(email);
    for (const { id } of this.#state.notifications) read.add(id);
    this.#tell({ kind: 'all-read', email });
    await this.#save();
  }

  onChange(listener: (change: NotificationChange) => void): void {
    this.#listeners.add(listener);
  }

  #isRead(email: string, id: string): boolean {
    const { readBy } = this.#state;
    return readBy.get(everybody)?.has(id) === true || readBy.get(email)?.has(id) === true;
  }

  #readBy(email: string): Set<string> {
    const { readBy } = this.#state;
    const read = readBy.get(email) ?? new Set();
    readBy.set(email, read);
    return read;
  }

  #seenBy(email: string, notification: StoredNotification): Notification {
    return { ...notification, readed: this.#isRead(email, notification.id) };
  }

  #tell(change: NotificationChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  #save(): Promise<void> {
    return this.#file.save(() => ({
      version: 1,
      readBy: Object.fromEntries([...this.#state.readBy].map(([email, ids]) => [email, [...ids]])),
      notifications: this.#state.notifications,
    }));
  }
}

function begin(initial: Notification[]): State {
  return {
    notifications: initial.map(({ readed: _, ...notification }) => notification),
    readBy: new Map([[everybody, new Set(initial.filter(({ readed }) => readed).map(({ id }) => id))]]),
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

function readState(stored: unknown): State | undefined {
  const { notifications, readBy } = (stored ?? {}) as { notifications?: unknown; readBy?: unknown };
  if (!Array.isArray(notifications) || !notifications.every(isStored)) return undefined;
  if (typeof readBy !== 'object' || readBy === null) return undefined;
  const lists = Object.entries(readBy as Record<string, unknown>);
  if (!lists.every(([, ids]) => Array.isArray(ids))) return undefined;
  return { notifications, readBy: new Map(lists.map(([email, ids]) => [email, new Set(ids as string[])])) };
}

function isStored(value: unknown): value is StoredNotification {
  const { id, createdAt, url, data } = (value ?? {}) as Partial<StoredNotification>;
  return typeof id === 'string' && idPattern.test(id) && typeof createdAt === 'string' && Boolean(url) && Boolean(data);
}
