import { createHash, randomBytes } from 'node:crypto';
import type { User } from '../../platform.js';
import { readEntries, StateFile, type StateFileOptions, type StateFormat } from './state-file.js';

interface Session {
  email: string;
  expiresAt: number;
}

type Sessions = ReadonlyMap<string, Session>;

export interface SessionStoreOptions {
  file: StateFileOptions;
  users: readonly User[];
  /** Lifetime of a session in milliseconds. */
  lifetime: number;
  now?: () => number;
}

/** 256 bits as base64url. */
const idPattern = /^[\w-]{43}$/;

/**
 * The sessions. Only a hash of the id in the cookie is stored: the state file cannot be used to sign in. The rest of
 * the platform uses the hash as the session's key.
 */
export class SessionStore {
  readonly #file: StateFile<Sessions>;
  readonly #users: ReadonlyMap<string, User>;
  readonly #lifetime: number;
  readonly #now: () => number;
  /** Ended sessions whose removal is not on disk yet. */
  readonly #ended = new Set<string>();
  readonly #endListeners = new Set<(key: string) => void>();

  private constructor({ users, lifetime, now = Date.now }: SessionStoreOptions, file: StateFile<Sessions>) {
    this.#file = file;
    this.#users = new Map(users.map((user) => [user.email, user]));
    this.#lifetime = lifetime;
    this.#now = now;
  }

  static async open(options: SessionStoreOptions): Promise<SessionStore> {
    return new SessionStore(options, await StateFile.open(options.file, format));
  }

  /**
   * Starts a session.
   * @param previousKey key of the session that it replaces
   * @returns the id for the cookie
   * @throws StorageError
   */
  async begin(email: string, previousKey?: string): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const now = this.#now();
    await this.#file.change((sessions) => {
      const alive = [...sessions].filter(([key, { expiresAt }]) => expiresAt > now && key !== previousKey);
      return { state: new Map(alive).set(keyOf(id), { email, expiresAt: now + this.#lifetime }), result: undefined };
    });
    if (previousKey !== undefined) this.#notifyEnd(previousKey);
    return id;
  }

  /** Returns the key and the user of a cookie's session. */
  find(id: string | undefined): { key: string; user: User } | undefined {
    if (!id || !idPattern.test(id)) return undefined;
    const key = keyOf(id);
    const user = this.userOf(key);
    return user && { key, user };
  }

  /** Returns the user of a session that has not expired. */
  userOf(key: string): User | undefined {
    const session = this.#ended.has(key) ? undefined : this.#file.state.get(key);
    return session && session.expiresAt > this.#now() ? this.#users.get(session.email) : undefined;
  }

  /**
   * Ends a session at once, even when the disk refuses the change: after a sign-out nothing may be done in the user's
   * name.
   * @throws StorageError when the session would exist again after a restart
   */
  async end(key: string): Promise<void> {
    if (!this.#file.state.has(key)) return;
    this.#ended.add(key);
    this.#notifyEnd(key);
    await this.#file.change((sessions) => {
      const others = new Map(sessions);
      others.delete(key);
      return { state: others, result: undefined };
    });
    this.#ended.delete(key);
  }

  /** Calls the listener with the key of every session that is ended or replaced. */
  onEnd(listener: (key: string) => void): void {
    this.#endListeners.add(listener);
  }

  /** Resolves when no write is pending. */
  flush(): Promise<void> {
    return this.#file.flush();
  }

  #notifyEnd(key: string): void {
    for (const listener of this.#endListeners) listener(key);
  }
}

const keyOf = (id: string): string => createHash('sha256').update(id).digest('hex');

const format: StateFormat<Sessions> = {
  initial: () => new Map(),
  write: (sessions) => ({ version: 1, sessions: Object.fromEntries(sessions) }),
  read: (stored) => {
    const sessions = (stored as { sessions?: unknown } | null | undefined)?.sessions;
    if (typeof sessions !== 'object' || sessions === null) return undefined;
    const { entries, skipped } = readEntries(Object.entries(sessions), isSession);
    return { state: new Map(entries), skipped };
  },
};

function isSession(entry: unknown): entry is [key: string, session: Session] {
  const [, session] = entry as [string, Partial<Session> | null];
  return typeof session?.email === 'string' && typeof session.expiresAt === 'number';
}
