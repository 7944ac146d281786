export interface SignInLimitOptions {
  /** Number of wrong passwords without a wait. */
  readonly freeAttempts?: number;
  /** Milliseconds of the first wait. Each further wrong password doubles it. */
  readonly firstWait?: number;
  readonly maxWait?: number;
  /** Maximum number of stored users and addresses. */
  readonly capacity?: number;
  readonly now?: () => number;
}

interface Attempts {
  readonly wrong: number;
  /** Attempts are refused until this time. */
  readonly until: number;
  /** The count starts again after this time. */
  readonly expiresAt: number;
}

/**
 * Slows down password guessing. It counts per user and address, so that an attacker at another address does not lock
 * the user out.
 */
export class SignInLimit {
  readonly #freeAttempts: number;
  readonly #firstWait: number;
  readonly #maxWait: number;
  readonly #capacity: number;
  readonly #now: () => number;
  readonly #attempts = new Map<string, Attempts>();

  constructor({
    freeAttempts = 5,
    firstWait = 15_000,
    maxWait = 15 * 60_000,
    capacity = 10_000,
    now = Date.now,
  }: SignInLimitOptions = {}) {
    this.#freeAttempts = freeAttempts;
    this.#firstWait = firstWait;
    this.#maxWait = maxWait;
    this.#capacity = capacity;
    this.#now = now;
  }

  /** Milliseconds until the next attempt is accepted; 0: now. */
  waitOf(email: string, address: string): number {
    const attempts = this.#attempts.get(keyOf(email, address));
    return Math.max(0, (attempts?.until ?? 0) - this.#now());
  }

  failed(email: string, address: string): void {
    const key = keyOf(email, address);
    const now = this.#now();
    const before = this.#attempts.get(key);
    const wrong = before && before.expiresAt > now ? before.wrong + 1 : 1;
    const wait =
      wrong < this.#freeAttempts ? 0 : Math.min(this.#firstWait * 2 ** (wrong - this.#freeAttempts), this.#maxWait);
    // Inserted at the end: the first entry of the map is the oldest.
    this.#attempts.delete(key);
    this.#attempts.set(key, { wrong, until: now + wait, expiresAt: now + wait + this.#maxWait });
    const [oldest] = this.#attempts.keys();
    if (this.#attempts.size > this.#capacity && oldest !== undefined) this.#attempts.delete(oldest);
  }

  succeeded(email: string, address: string): void {
    this.#attempts.delete(keyOf(email, address));
  }
}

const keyOf = (email: string, address: string): string => JSON.stringify([email, address]);
