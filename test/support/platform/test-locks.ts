/**
 * The part of Web Locks that the tab leader election uses: one holder of a name at a time, the others wait in order.
 */
export class TestLocks {
  refuses = false;
  readonly #queues = new Map<string, Promise<unknown>>();

  get asReal(): Pick<LockManager, 'request'> {
    return this as unknown as Pick<LockManager, 'request'>;
  }

  async request(name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<unknown>): Promise<unknown> {
    if (this.refuses) throw new DOMException('Locks are not available here', 'SecurityError');
    const before = this.#queues.get(name) ?? Promise.resolve();
    const result = before.then(() => {
      signal.throwIfAborted();
      return hold();
    });
    this.#queues.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  }
}
