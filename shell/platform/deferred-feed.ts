import type { NotificationFeed, NotificationFeedOptions } from './notification-feed.js';
import type { NotificationEvent } from './platform.js';

const loadFeed = (): Promise<{ NotificationFeed: typeof NotificationFeed }> => import('./notification-feed.js');

/** Loads the notification feed for the first listener, so that it does not delay the start of the shell. */
export class DeferredFeed {
  readonly #options: NotificationFeedOptions;
  readonly #load: typeof loadFeed;
  #feed: NotificationFeed | undefined;

  /** @param load replaced by tests */
  constructor(options: NotificationFeedOptions, load: typeof loadFeed = loadFeed) {
    this.#options = options;
    this.#load = load;
  }

  /** Loading is retried with the delays of a lost connection. */
  subscribe(listener: (event: NotificationEvent) => void): () => void {
    const { firstDelay, maxDelay } = this.#options;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unsubscribe: (() => void) | undefined;
    const start = async (delay: number): Promise<void> => {
      const loaded = await this.#load().catch(() => undefined);
      if (isOver) return;
      if (loaded) {
        this.#feed ??= new loaded.NotificationFeed(this.#options);
        unsubscribe = this.#feed.subscribe(listener);
      } else {
        listener({ kind: 'connection', state: 'waiting' });
        timer = setTimeout(() => void start(Math.min(delay * 2, maxDelay)), delay);
      }
    };
    void start(firstDelay);
    return () => {
      isOver = true;
      clearTimeout(timer);
      unsubscribe?.();
    };
  }
}
