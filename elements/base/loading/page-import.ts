import { pageLoadFailure } from './page-load-failure.js';

interface Waiting<T> {
  resolve(modules: T): void;
  reject(error: unknown): void;
}

/**
 * Modules that a function without an element loads on first use, such as `confirm()` and `message()`. When they do not load,
 * the page says so, with a button that tries again; they are also tried again at the next use and when the network is back.
 */
export class PageImport<T> {
  /** Loads the modules and leaves a failure to the caller: to an element, which shows it beside itself. */
  readonly import: () => Promise<T>;
  readonly #waiting = new Set<Waiting<T>>();
  #loading?: Promise<T> | undefined;
  #error: unknown;
  #isShown = false;

  constructor(load: () => Promise<T>) {
    this.import = load;
  }

  /**
   * Loads the modules for what the user can do once more.
   * @returns rejects at once when they could not be loaded; the user is told
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
   * Loads the modules for what must not be lost.
   * @returns resolves when they have loaded, after any number of attempts; rejects when the user closes the panel that tells
   * of the failure, or when the signal is aborted
   */
  async waitFor(signal?: AbortSignal): Promise<T> {
    try {
      return await this.#attempt();
    } catch {
      signal?.throwIfAborted();
      return new Promise((resolve, reject) => {
        const waiting = { resolve, reject };
        this.#waiting.add(waiting);
        signal?.addEventListener('abort', () => {
          this.#waiting.delete(waiting);
          reject(signal.reason);
        });
        this.#show();
      });
    }
  }

  /** Tries again for those that wait. */
  retry = async (): Promise<void> => {
    if (!this.#isShown) return;
    try {
      await this.#attempt();
    } catch {
      // It stays shown.
    }
  };

  #attempt(): Promise<T> {
    this.#loading ??= this.#run();
    return this.#loading;
  }

  async #run(): Promise<T> {
    try {
      const modules = await this.import();
      this.#end();
      for (const { resolve } of this.#take()) resolve(modules);
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
    pageLoadFailure().show(this.retry, this.#giveUp);
  }

  #end(): void {
    if (!this.#isShown) return;
    this.#isShown = false;
    window.removeEventListener('online', this.retry);
    pageLoadFailure().hide(this.retry);
  }

  #giveUp = (): void => {
    this.#end();
    for (const { reject } of this.#take()) reject(this.#error);
  };

  #take(): Waiting<T>[] {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    return waiting;
  }
}
