/** Work on the disk that has to end before the platform stops, also when the connection it came by is closed. */
export class RunningWork {
  readonly #running = new Set<Promise<unknown>>();

  /** Adds work that has started. @returns its result */
  async add<Result>(work: Promise<Result>): Promise<Result> {
    this.#running.add(work);
    try {
      return await work;
    } finally {
      this.#running.delete(work);
    }
  }

  /** Resolves when no work is running, whether it succeeded or failed. */
  async ended(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }
}
