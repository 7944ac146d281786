import { createHash, randomBytes } from 'node:crypto';
import type { User } from '../platform.js';
import type { StateFile } from './state-file.js';

interface Session {
  email: string;
  expiresAt: number;
}

export interface SessionStoreOptions {
  file: StateFile;
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
  readonly #file: StateFile;
  readonly #users: ReadonlyMap<string, User>;
  readonly #lifetime: number;
  readonly #now: () => number;
  readonly #sessions: Map<string, Session>;
  readonly #endListeners = new Set<(key: string) => void>();

  private constructor(options: SessionStoreOptions, sessions: Map<string, Session>) {
    this.#file = options.file;
    this.#users = new Map(options.users.map((user) => [user.email, user]));
    this.#lifetime = options.lifetime;
    this.#now = options.now ?? Date.now;
    this.#sessions = sessions;
  }

  static async open(options: SessionStoreOptions): Promise<SessionStore> {
    return new SessionStore(options, (await options.file.load(readSessions)) ?? new Map());
  }

  /** Begins a session. @returns the id for the cookie */
  async begin(email: string): Promise<string> {
    this.#dropExpired();
    const id = randomBytes(32).toString('base64url');
    this.#sessions.set(keyOf(id), { email, expiresAt: this.#now() + this.#lifetime });
    await this.#save();
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
    const session = this.#sessions.get(key);
    return session && session.expiresAt > this.#now() ? this.#users.get(session.email) : undefined;
  }

  async end(key: string): Promise<void> {
    if (!this.#sessions.delete(key)) return;
    for (const listener of this.#endListeners) listener(key);
    await this.#save();
  }

  /** Calls back with the key of every session that is ended by its user. */
  onEnd(listener: (key: string) => void): void {
    this.#endListeners.add(listener);
  }

  #dropExpired(): void {
    for (const [key, { expiresAt }] of this.#sessions) if (expiresAt <= this.#now()) this.#sessions.delete(key);
  }

  #save(): Promise<void> {
    return this.#file.save(() => ({ version: 1, sessions: Object.fromEntries(this.#sessions) }));
  }
}

const keyOf = (id: string): string => createHash('sha256').update(id).digest('hex');

function readSessions(stored: unknown): Map<string, Session> | undefined {
  const sessions = (stored as { sessions?: unknown } | undefined)?.sessions;
  if (typeof sessions !== 'object' || sessions === null) return undefined;
  const entries = Object.entries(sessions as Record<string, Partial<Session> | null>);
  const isSound = entries.every(
    ([, session]) => typeof session?.email === 'string' && typeof session.expiresAt === 'number',
  );
  return isSound ? new Map(entries as [string, Session][]) : undefined;
}
