import { pageLoadFailure } from './page-load-failure.js';

interface Waiter<T> {
  resolve(modules: T): void;
  reject(error: unknown): void;
}

/**
 * Modules that functions such as `confirm()` and `message()` load at first use. A failure is shown in the page, with
 * a retry button. Loading is also retried at the next use and when the network is back.
 */
export class PageImport<T> {
  /** Loads the modules. The caller handles a failure, such as an element that shows it. */
  readonly import: () => Promise<T>;
  readonly #waiters = new Set<Waiter<T>>();
  #loading?: Promise<T> | undefined;
  #error: unknown;
  #isShown = false;

  constructor(load: () => Promise<T>) {
    this.import = load;
  }

  /**
   * Loads the modules for an action that the user can repeat.
   *
   * @returns rejects immediately after a failure, which is shown to the user
   */
  async load(): Promise<T> {
    try {
      return await this.#attempt();
    } catch (error) {
      this.#show();
      throw error;
    }
  }

  /**
   * Loads the modules for a request that must not be lost.
   *
   * @returns resolves after any number of retries; rejects when the user closes the failure panel, or when the signal
   * is aborted
   */
  async waitFor(signal?: AbortSignal): Promise<T> {
    try {
      return await this.#attempt();
    } catch {
      signal?.throwIfAborted();
      return new Promise((resolve, reject) => {
        const waiter = { resolve, reject };
        this.#waiters.add(waiter);
        signal?.addEventListener('abort', () => {
          this.#waiters.delete(waiter);
          reject(signal.reason);
        });
        this.#show();
      });
    }
  }

  /** Retries for the pending calls. */
  retry = async (): Promise<void> => {
    if (!this.#isShown) return;
    try {
      await this.#attempt();
    } catch (error) {
      // The failure stays shown.
      pageLoadFailure().examine(error);
    }
  };

  #attempt(): Promise<T> {
    this.#loading ??= this.#run();
    return this.#loading;
  }

  async #run(): Promise<T> {
    try {
      const modules = await this.import();
      this.#hide();
      for (const { resolve } of this.#removeWaiters()) resolve(modules);
      return modules;
    } catch (error) {
      this.#error = error;
      throw error;
    } finally {
      this.#loading = undefined;
    }
  }

  #show(): void {
    if (!this.#isShown) {
      console.error('[dass] A part could not be loaded.', this.#error);
      window.addEventListener('online', this.retry);
    }
    this.#isShown = true;
    pageLoadFailure().show(this.retry, { onDismiss: this.#dismiss });
    pageLoadFailure().examine(this.#error);
  }

  #hide(): void {
    if (!this.#isShown) return;
    this.#isShown = false;
    window.removeEventListener('online', this.retry);
    pageLoadFailure().hide(this.retry);
  }

  #dismiss = (): void => {
    this.#hide();
    for (const { reject } of this.#removeWaiters()) reject(this.#error);
  };

  #removeWaiters(): Waiter<T>[] {
    const waiters = [...this.#waiters];
    this.#waiters.clear();
    return waiters;
  }
}
