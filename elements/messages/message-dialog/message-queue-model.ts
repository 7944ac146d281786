/** A shown item that closes later with a result. */
export interface ShownItem<Result> {
  readonly closed: Promise<Result>;
  /** Closes it, because all callers have aborted. */
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
  showing?: ShownItem<Result>;
}

/**
 * Shows items one after the other. Items with the same key as a shown or waiting one are shown once; all callers get
 * its result.
 */
export class MessageQueue<Item, Result> {
  readonly #show: (item: Item) => ShownItem<Result>;
  readonly #canceled: Result;
  readonly #entries: Entry<Item, Result>[] = [];

  /**
   * @param show shows an item
   * @param canceled result for callers that abort
   */
  constructor(show: (item: Item) => ShownItem<Result>, canceled: Result) {
    this.#show = show;
    this.#canceled = canceled;
  }

  /** Number of shown and waiting items. */
  get length(): number {
    return this.#entries.length;
  }

  /**
   * Shows an item when all earlier ones have closed.
   *
   * @param signal aborts this caller; without further callers the item is closed or never shown
   */
  add(key: string, item: Item, signal?: AbortSignal): Promise<Result> {
    if (signal?.aborted) return Promise.resolve(this.#canceled);
    // An entry without waiting callers is closing and cannot be shared.
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
    const end = (notify: (waiter: Waiter<Result>) => void): void => {
      this.#remove(entry);
      for (const waiter of entry.waiters) notify(waiter);
      this.#next();
    };
    entry.showing = this.#show(entry.item);
    entry.showing.closed.then(
      (result) => end((waiter) => waiter.resolve(result)),
      (error: unknown) => end((waiter) => waiter.reject(error)),
    );
  }

  #drop(entry: Entry<Item, Result>): void {
    // A shown entry is removed when it has closed.
    if (entry.showing) entry.showing.dismiss();
    else this.#remove(entry);
  }

  #remove(entry: Entry<Item, Result>): void {
    const index = this.#entries.indexOf(entry);
    if (index >= 0) this.#entries.splice(index, 1);
  }
}
