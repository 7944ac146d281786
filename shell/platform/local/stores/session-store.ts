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
  /** How long a session lasts, in milliseconds. */
  lifetime: number;
  now?: () => number;
}

/** 256 bits as base64url. */
const idPattern = /^[\w-]{43}$/;

/**
 * Who is signed in. The id that the browser holds is never stored, only its hash: whoever reads the state file cannot
 * sign in with it. The hash is also the key by which the rest of the platform names a session.
 */
export class SessionStore {
  readonly #file: StateFile<Sessions>;
  readonly #users: ReadonlyMap<string, User>;
  readonly #lifetime: number;
  readonly #now: () => number;
  /** Ended, while the disk has not taken it. */
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
   * Begins a session.
   * @param formerKey the session that it takes the place of
   * @returns the id for the cookie
   * @throws StorageError
   */
  async begin(email: string, formerKey?: string): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    const now = this.#now();
    await this.#file.change((sessions) => {
      const alive = [...sessions].filter(([key, { expiresAt }]) => expiresAt > now && key !== formerKey);
      return { state: new Map(alive).set(keyOf(id), { email, expiresAt: now + this.#lifetime }), result: undefined };
    });
    if (formerKey !== undefined) this.#tellEnd(formerKey);
    return id;
  }

  /** The session of a cookie, and whose it is. */
  find(id: string | undefined): { key: string; user: User } | undefined {
    if (!id || !idPattern.test(id)) return undefined;
    const key = keyOf(id);
    const user = this.userOf(key);
    return user && { key, user };
  }

  /** The user of a session that is still alive. */
  userOf(key: string): User | undefined {
    const session = this.#ended.has(key) ? undefined : this.#file.state.get(key);
    return session && session.expiresAt > this.#now() ? this.#users.get(session.email) : undefined;
  }

  /**
   * Ends a session at once, also where the disk does not take it: who signs out wants nothing more done in their name.
   * @throws StorageError when the session would be there again after a restart
   */
  async end(key: string): Promise<void> {
    if (!this.#file.state.has(key)) return;
    this.#ended.add(key);
    this.#tellEnd(key);
    await this.#file.change((sessions) => {
      const others = new Map(sessions);
      others.delete(key);
      return { state: others, result: undefined };
    });
    this.#ended.delete(key);
  }

  /** Calls back with the key of every session that is ended by its user. */
  onEnd(listener: (key: string) => void): void {
    this.#endListeners.add(listener);
  }

  /** Resolves when no write is under way any more. */
  flush(): Promise<void> {
    return this.#file.flush();
  }

  #tellEnd(key: string): void {
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
