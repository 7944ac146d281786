/** Something on the screen that closes at some time with a result. */
export interface Showing<Result> {
  readonly closed: Promise<Result>;
  /** Takes it away: nobody waits for it any more. */
  dismiss(): void;
}

interface Waiter<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

interface Entry<Item, Result> {
  readonly key: string;
  readonly item: Item;
  readonly waiters: Set<Waiter<Result>>;
  showing?: Showing<Result>;
}

/**
 * Shows things one after the other, each when the one before has closed. What has the same key as one that is shown or
 * waits is the same: all who asked for it get its result.
 */
export class MessageQueue<Item, Result> {
  readonly #show: (item: Item) => Showing<Result>;
  readonly #canceled: Result;
  readonly #entries: Entry<Item, Result>[] = [];

  /**
   * @param show puts one on the screen
   * @param canceled what those get who ask no more
   */
  constructor(show: (item: Item) => Showing<Result>, canceled: Result) {
    this.#show = show;
    this.#canceled = canceled;
  }

  /** How many are shown or wait. */
  get length(): number {
    return this.#entries.length;
  }

  /**
   * Shows something when its turn has come.
   * @param signal who asked asks no more; when nobody else does, it is taken away or never shown
   */
  add(key: string, item: Item, signal?: AbortSignal): Promise<Result> {
    if (signal?.aborted) return Promise.resolve(this.#canceled);
    // One that nobody waits for any more is on its way out.
    let entry = this.#entries.find((one) => one.key === key && one.waiters.size > 0);
    if (!entry) this.#entries.push((entry = { key, item, waiters: new Set() }));
    const answer = this.#wait(entry, signal);
    this.#next();
    return answer;
  }

  #wait(entry: Entry<Item, Result>, signal: AbortSignal | undefined): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const leave = (): void => {
        entry.waiters.delete(waiter);
        waiter.resolve(this.#canceled);
        if (entry.waiters.size === 0) this.#drop(entry);
      };
      const waiter: Waiter<Result> = {
        resolve: (result) => {
          signal?.removeEventListener('abort', leave);
          resolve(result);
        },
        reject,
      };
      entry.waiters.add(waiter);
      signal?.addEventListener('abort', leave);
    });
  }

  #next(): void {
    const [entry] = this.#entries;
    if (!entry || entry.showing) return;
    const end = (tell: (waiter: Waiter<Result>) => void): void => {
      this.#remove(entry);
      for (const waiter of entry.waiters) tell(waiter);
      this.#next();
    };
    entry.showing = this.#show(entry.item);
    entry.showing.closed.then(
      (result) => end((waiter) => waiter.resolve(result)),
      (error: unknown) => end((waiter) => waiter.reject(error)),
    );
  }

  #drop(entry: Entry<Item, Result>): void {
    // One that is shown goes when it has closed.
    if (entry.showing) entry.showing.dismiss();
    else this.#remove(entry);
  }

  #remove(entry: Entry<Item, Result>): void {
    const index = this.#entries.indexOf(entry);
    if (index >= 0) this.#entries.splice(index, 1);
  }
}
