import type { User } from './platform.js';

/** The header that says for whom a request is: the user's email, percent-encoded. */
export const userHeader = 'X-Dass-User';

/**
 * The user that a page was loaded for. Its requests say so, because the browser sends the cookie of whoever signed in
 * last, in whichever tab: the platform refuses what is asked for another user (409 with the code `USER_CHANGED`).
 */
export class ExpectedUser {
  #id = '';
  readonly #listeners = new Set<() => void>();

  /** Empty while it is not known who the user is. */
  get id(): string {
    return this.#id;
  }

  /** What every request of the page carries. */
  get headers(): Record<string, string> {
    return this.#id ? { [userHeader]: encodeURIComponent(this.#id) } : {};
  }

  /** The first user that the platform names is the one that the page is for. */
  set(user: User | null): void {
    this.#id ||= user?.email ?? '';
  }

  /** The user has signed out: the next one may be another. */
  clear(): void {
    this.#id = '';
  }

  /** Reports that the platform has refused a request because another user is signed in. */
  refused(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Calls back after each refusal. @returns stops it */
  onRefused(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** The user of this page. */
export const expectedUser = new ExpectedUser();
