import type { PlatformError } from '../app/service-call.js';
import type { User } from '../platform/platform.js';

/** Header with the user for whom a request is sent: the email, percent-encoded. */
export const userHeader = 'X-Dass-User';

/** A request that was refused because the session has ended. */
export interface RefusedRequest<Answer> {
  readonly error: PlatformError;
  /** Repeats the request. */
  readonly send: () => Promise<Answer>;
  /** Time at which it was sent, in milliseconds since the page was opened. */
  readonly sentAt: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The user that a page was loaded for. The browser sends the cookie of the last sign-in of any tab, so each request
 * names its user. The platform refuses a request for another user (409 with the code `USER_CHANGED`).
 */
export class ExpectedUser {
  #id = '';
  readonly #listeners = new Set<() => void>();

  /** Repeats a refused request after the user has signed in again. Set by the page; without it the request fails. */
  signInAgain: (<Answer>(refused: RefusedRequest<Answer>) => Promise<Answer>) | undefined;

  /** The user's email. Empty until the platform has named the user. */
  get id(): string {
    return this.#id;
  }

  /** Headers of every request of the page. */
  get headers(): Record<string, string> {
    return this.#id ? { [userHeader]: encodeURIComponent(this.#id) } : {};
  }

  /** Keeps the first user that the platform names. */
  set(user: User | null): void {
    this.#id ||= user?.email ?? '';
  }

  /** Call after the user has signed out: the next user may be another one. */
  clear(): void {
    this.#id = '';
  }

  /** Reports that the platform has refused a request because another user is signed in. */
  refused(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Calls the listener after each refusal. @returns a function that removes the listener */
  onRefused(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** The user of this page. */
export const expectedUser = new ExpectedUser();
