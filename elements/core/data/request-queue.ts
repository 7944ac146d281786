/** Lets a number of requests run at once. The others wait for their turn. */
export class RequestQueue {
  readonly #maxRequests: number;
  #running = 0;
  readonly #waiting = new Set<() => void>();

  constructor(maxRequests: number) {
    this.#maxRequests = maxRequests;
  }

  /** Starts a request as soon as it is its turn. @returns resolves with undefined when it was aborted before */
  async run<Answer>(request: () => Promise<Answer>, signal: AbortSignal): Promise<Answer | undefined> {
    while (this.#running >= this.#maxRequests && !signal.aborted) await this.#turn(signal);
    if (signal.aborted) {
      this.#wakeNext();
      return undefined;
    }
    this.#running++;
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      this.#running--;
      this.#wakeNext();
    };
    // One that is aborted may never end.
    signal.addEventListener('abort', end, { once: true });
    try {
      return await request();
    } finally {
      end();
    }
  }

  /** @returns resolves when another request has ended, or this one is aborted */
  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const go = (): void => {
        this.#waiting.delete(go);
        resolve();
      };
      this.#waiting.add(go);
      signal.addEventListener('abort', go, { once: true });
    });
  }

  #wakeNext(): void {
    const [next] = this.#waiting;
    next?.();
  }
}
