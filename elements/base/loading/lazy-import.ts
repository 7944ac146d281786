import type { ReactiveController, ReactiveElement } from 'lit';
import { LoadFailure } from './load-failure.js';
import { addPendingLoad } from './pending-loads.js';

/** Options of {@link LazyImport}. */
export interface LazyImportOptions {
  /** Whether the element works without the modules: a failure is only logged. Default: `false`. */
  readonly silent?: boolean;
  /** Called when loading has failed. */
  failed?(): void;
}

/**
 * Modules that an element loads when the user first needs them. They load once per page, and the element is updated
 * then. `updateComplete` of the element waits for them.
 *
 * A failure is announced and shown beside the element, with a retry button. Loading is also retried at the next
 * `load()` and when the network is back. Browsers that cache a failed import in their module map need a reload of the
 * page (Chromium retries, others do not yet: https://github.com/whatwg/html/issues/6768).
 */
export class LazyImport<T = unknown> implements ReactiveController {
  /** Whether the modules are loaded. */
  ready = false;
  /** The running load; resolves when it ends. */
  loading?: Promise<void>;

  readonly #host: ReactiveElement;
  readonly #import: () => Promise<T>;
  readonly #options: LazyImportOptions;
  #imported?: T;
  #isWanted = false;
  /** Whether the user has requested the modules since the last failure. */
  #isAwaited = false;
  #callback?: (() => void) | undefined;
  #isReported = false;

  constructor(host: ReactiveElement, load: () => Promise<T>, options: LazyImportOptions = {}) {
    this.#host = host;
    this.#import = load;
    this.#options = options;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#callback = undefined;
    this.#reset();
  }

  /**
   * Loads the modules for an action of the user.
   *
   * @param callback called with the modules: immediately if they are loaded, otherwise after loading or after the
   * user's retry. Only the last callback is called
   */
  load(callback?: (modules: T) => void): void {
    this.#callback = callback && (() => callback(this.#imported as T));
    if (this.ready) this.#runCallback();
    else this.#request();
  }

  /** Loads the modules like `load()`, but only one attempt for any number of calls: for an element that updates. */
  loadOnce(): void {
    if (!this.ready && !this.#isWanted) this.#request();
  }

  /** Loads the modules in advance. A failure is not shown. */
  preload(): void {
    if (this.ready || this.loading) return;
    this.loading = this.#run();
    addPendingLoad(this.#host, this.loading);
  }

  #request(): void {
    this.#isWanted = this.#isAwaited = true;
    this.preload();
  }

  #runCallback(): void {
    const callback = this.#callback;
    this.#callback = undefined;
    callback?.();
  }

  async #run(): Promise<void> {
    let isAwaited = false;
    try {
      this.#imported = await this.#import();
      this.ready = true;
      isAwaited = this.#isAwaited;
      this.#reset();
    } catch (error) {
      this.#fail(error);
    }
    this.loading = undefined;
    if (!this.ready) return;
    this.#host.requestUpdate();
    // Nothing opens by itself after a failure unless the user has retried.
    if (isAwaited) this.#runCallback();
    else this.#callback = undefined;
  }

  #fail(error: unknown): void {
    if (!this.#isReported) console.error(`<${this.#host.localName}> could not load a part of itself.`, error);
    this.#isReported = true;
    this.#isAwaited = false;
    if (!this.#isWanted) return;
    window.addEventListener('online', this.#handleOnline);
    this.#options.failed?.();
    if (this.#options.silent) return;
    LoadFailure.of(this.#host).show(this.#retry);
    LoadFailure.of(this.#host).examine(error);
  }

  #handleOnline = (): void => this.preload();

  #retry = async (): Promise<void> => {
    this.#request();
    await this.loading;
  };

  #reset(): void {
    window.removeEventListener('online', this.#handleOnline);
    this.#isWanted = this.#isAwaited = this.#isReported = false;
    LoadFailure.end(this.#host, this.#retry);
  }
}
