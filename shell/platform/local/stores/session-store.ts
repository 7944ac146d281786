import { createHash, randomBytes } from 'node:crypto';
import type { User } from '../../platform.js';
import type { Database } from '../database/database.js';

interface Session {
  email: string;
  expiresAt: number;
}

export interface SessionStoreOptions {
  database: Database;
  users: readonly User[];
  /** Lifetime of a session in milliseconds. */
  lifetime: number;
  now?: () => number;
}

/** 256 bits as base64url. */
const idPattern = /^[\w-]{43}$/;

/**
 * The sessions. Only a hash of the id in the cookie is stored: the database cannot be used to sign in. The rest of
 * the platform uses the hash as the session's key.
 */
export class SessionStore {
  readonly #database: Database;
  readonly #users: ReadonlyMap<string, User>;
  readonly #lifetime: number;
  readonly #now: () => number;
  /** Ended sessions whose removal is not on disk yet. */
  readonly #ended = new Set<string>();
  readonly #endListeners = new Set<(key: string) => void>();

  constructor({ database, users, lifetime, now = Date.now }: SessionStoreOptions) {
    this.#database = database;
    this.#users = new Map(users.map((user) => [user.email, user]));
    this.#lifetime = lifetime;
    this.#now = now;
  }

  /**
   * Starts a session.
   * @param previousKey key of the session that it replaces
   * @returns the id for the cookie
   * @throws StorageError
   */
  begin(email: string, previousKey?: string): string {
    const id = randomBytes(32).toString('base64url');
    const now = this.#now();
    this.#database.change(() => {
      this.#database.run('DELETE FROM sessions WHERE expiresAt <= ? OR key = ?', [now, previousKey ?? '']);
      this.#database.run('INSERT INTO sessions VALUES (?, ?, ?)', [keyOf(id), email, now + this.#lifetime]);
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
    const session = this.#ended.has(key) ? undefined : this.#stored(key);
    return session && session.expiresAt > this.#now() ? this.#users.get(session.email) : undefined;
  }

  /**
   * Ends a session at once, even when the disk refuses the change: after a sign-out nothing may be done in the user's
   * name.
   * @throws StorageError when the session would exist again after a restart
   */
  end(key: string): void {
    if (!this.#stored(key)) return;
    this.#ended.add(key);
    this.#notifyEnd(key);
    this.#database.change(() => this.#database.run('DELETE FROM sessions WHERE key = ?', [key]));
    this.#ended.delete(key);
  }

  /** Calls the listener with the key of every session that is ended or replaced. */
  onEnd(listener: (key: string) => void): void {
    this.#endListeners.add(listener);
  }

  #stored(key: string): Session | undefined {
    return this.#database.get<Session>('SELECT email, expiresAt FROM sessions WHERE key = ?', [key]);
  }

  #notifyEnd(key: string): void {
    for (const listener of this.#endListeners) listener(key);
  }
}

const keyOf = (id: string): string => createHash('sha256').update(id).digest('hex');
