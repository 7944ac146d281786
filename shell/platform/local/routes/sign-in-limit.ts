export interface SignInLimitOptions {
  /** The number of wrong passwords that are answered without a wait. */
  readonly free?: number;
  /** Milliseconds of the first wait; each further wrong password doubles it. */
  readonly firstWait?: number;
  readonly longestWait?: number;
  /** The largest number of users and addresses that are remembered. */
  readonly capacity?: number;
  readonly now?: () => number;
}

interface Attempts {
  readonly wrong: number;
  /** No attempt is looked at before this time. */
  readonly until: number;
  /** The wrong ones count until this time. */
  readonly forgottenAt: number;
}

/**
 * Slows down whoever tries passwords. It counts for a user and an address together: whoever tries from elsewhere keeps
 * nobody from signing in.
 */
export class SignInLimit {
  readonly #free: number;
  readonly #firstWait: number;
  readonly #longestWait: number;
  readonly #capacity: number;
  readonly #now: () => number;
  readonly #attempts = new Map<string, Attempts>();

  constructor({
    free = 5,
    firstWait = 15_000,
    longestWait = 15 * 60_000,
    capacity = 10_000,
    now = Date.now,
  }: SignInLimitOptions = {}) {
    this.#free = free;
    this.#firstWait = firstWait;
    this.#longestWait = longestWait;
    this.#capacity = capacity;
    this.#now = now;
  }

  /** Milliseconds until the next attempt is looked at; 0: now. */
  waitOf(email: string, address: string): number {
    const attempts = this.#attempts.get(keyOf(email, address));
    return Math.max(0, (attempts?.until ?? 0) - this.#now());
  }

  failed(email: string, address: string): void {
    const key = keyOf(email, address);
    const now = this.#now();
    const before = this.#attempts.get(key);
    const wrong = before && before.forgottenAt > now ? before.wrong + 1 : 1;
    const wait = wrong < this.#free ? 0 : Math.min(this.#firstWait * 2 ** (wrong - this.#free), this.#longestWait);
    // Put at the end: the first of the map is the one that has been quiet for longest.
    this.#attempts.delete(key);
    this.#attempts.set(key, { wrong, until: now + wait, forgottenAt: now + wait + this.#longestWait });
    const [oldest] = this.#attempts.keys();
    if (this.#attempts.size > this.#capacity && oldest !== undefined) this.#attempts.delete(oldest);
  }

  succeeded(email: string, address: string): void {
    this.#attempts.delete(keyOf(email, address));
  }
}

const keyOf = (email: string, address: string): string => JSON.stringify([email, address]);
