import type { ReactiveController, ReactiveElement } from 'lit';
import { LoadFailure } from './load-failure.js';
import { addPendingLoad } from './pending-loads.js';

export interface LazyImportOptions {
  /** The element works without it: a failure is reported in the console only. */
  readonly silent?: boolean;
  /** It could not be loaded. */
  failed?(): void;
}

/**
 * Modules that an element needs only once the user opens something: they load then, once for the page, and the element
 * is rendered again when they are there. `updateComplete` of the element waits for them. A failure is announced and shown beside the element, with a button that tries
 * again; it is also tried again at the next `load()` and when the network is back. Browsers that keep the failure of an
 * import in their module map (Chromium fetches again, others do not yet: https://github.com/whatwg/html/issues/6768)
 * need the page to be loaded again.
 */
export class LazyImport<T = unknown> implements ReactiveController {
  /** Whether the modules are there. */
  ready = false;
  /** Resolves when the load that is under way has ended. */
  loading?: Promise<void>;

  readonly #host: ReactiveElement;
  readonly #import: () => Promise<T>;
  readonly #options: LazyImportOptions;
  #imported?: T;
  #isWanted = false;
  /** The user has asked for the modules since they last failed to load. */
  #isAwaited = false;
  #act?: (() => void) | undefined;
  #isTold = false;

  constructor(host: ReactiveElement, load: () => Promise<T>, options: LazyImportOptions = {}) {
    this.#host = host;
    this.#import = load;
    this.#options = options;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#act = undefined;
    this.#end();
  }

  /**
   * Loads the modules unless they are there, because of what the user has just done.
   * @param act called with the modules: at once, when they have loaded, or when the user's retry has loaded them. The last
   * one counts
   */
  load(act?: (modules: T) => void): void {
    this.#act = act && (() => act(this.#imported as T));
    if (this.ready) this.#carryOut();
    else this.#want();
  }

  /** Loads the modules as `load()` does, in one attempt however often it is called: for an element that updates. */
  loadOnce(): void {
    if (!this.ready && !this.#isWanted) this.#want();
  }

  /** Loads the modules before they are needed: a failure is not shown. */
  preload(): void {
    if (this.ready || this.loading) return;
    this.loading = this.#run();
    addPendingLoad(this.#host, this.loading);
  }

  #want(): void {
    this.#isWanted = this.#isAwaited = true;
    this.preload();
  }

  #carryOut(): void {
    const act = this.#act;
    this.#act = undefined;
    act?.();
  }

  async #run(): Promise<void> {
    let isAwaited = false;
    try {
      this.#imported = await this.#import();
      this.ready = true;
      isAwaited = this.#isAwaited;
      this.#end();
    } catch (error) {
      this.#fail(error);
    }
    this.loading = undefined;
    if (!this.ready) return;
    this.#host.requestUpdate();
    // Without a further word from the user, nothing opens by itself.
    if (isAwaited) this.#carryOut();
    else this.#act = undefined;
  }

  #fail(error: unknown): void {
    if (!this.#isTold) console.error(`<${this.#host.localName}> could not load a part of itself.`, error);
    this.#isTold = true;
    this.#isAwaited = false;
    if (!this.#isWanted) return;
    window.addEventListener('online', this.#again);
    this.#options.failed?.();
    if (!this.#options.silent) LoadFailure.of(this.#host).show(this.#retry);
  }

  #again = (): void => this.preload();

  #retry = async (): Promise<void> => {
    this.#want();
    await this.loading;
  };

  #end(): void {
    window.removeEventListener('online', this.#again);
    this.#isWanted = this.#isAwaited = this.#isTold = false;
    LoadFailure.end(this.#host, this.#retry);
  }
}
