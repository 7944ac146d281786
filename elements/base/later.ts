import type { ReactiveController, ReactiveElement } from 'lit';
import { languageReady } from '../../locales/index.js';
import { LoadFailure } from './load-failure.js';

export interface LaterOptions {
  /** The element works without it: a failure is reported in the console only. */
  readonly silent?: boolean;
  /** It could not be loaded. */
  failed?(): void;
  /** The user has asked to try again, and now it is loaded. */
  retried?(): void;
}

/**
 * Modules that an element needs only once the user opens something: they load then, once for the page, and the element
 * is rendered again when they are there. A failure is announced and shown beside the element, with a button that tries
 * again; it is also tried again at the next `ask()` and when the network is back. Browsers that keep the failure of an
 * import in their module map (Chromium fetches again, others do not yet: https://github.com/whatwg/html/issues/6768)
 * need the page to be loaded again.
 */
export class Later implements ReactiveController {
  /** Whether the modules are there. */
  ready = false;
  /** Resolves when the load that is under way has ended. */
  loading?: Promise<void>;

  readonly #host: ReactiveElement;
  readonly #load: () => Promise<unknown>;
  readonly #options: LaterOptions;
  #isWanted = false;
  #isTold = false;

  constructor(host: ReactiveElement, load: () => Promise<unknown>, options: LaterOptions = {}) {
    this.#host = host;
    this.#load = load;
    this.#options = options;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#end();
  }

  /** Loads the modules unless they are there. */
  ask(): void {
    this.#isWanted = true;
    this.prefetch();
  }

  /** Loads the modules before they are needed: a failure is not shown. */
  prefetch(): void {
    if (!this.ready) this.loading ??= this.#run();
  }

  async #run(): Promise<void> {
    try {
      await this.#load();
      // The texts that the modules have declared: nothing is rendered in Portuguese first.
      await languageReady();
      this.ready = true;
      this.#end();
    } catch (error) {
      this.#fail(error);
    }
    this.loading = undefined;
    if (this.ready) this.#host.requestUpdate();
  }

  #fail(error: unknown): void {
    if (!this.#isTold) console.error(`<${this.#host.localName}> could not load a part of itself.`, error);
    this.#isTold = true;
    if (!this.#isWanted) return;
    window.addEventListener('online', this.#again);
    this.#options.failed?.();
    if (!this.#options.silent) LoadFailure.of(this.#host).show(this.#retry);
  }

  /** Without a further word from the user, nothing opens by itself. */
  #again = (): void => this.prefetch();

  #retry = async (): Promise<void> => {
    this.ask();
    await this.loading;
    if (this.ready) this.#options.retried?.();
  };

  #end(): void {
    window.removeEventListener('online', this.#again);
    this.#isWanted = this.#isTold = false;
    LoadFailure.end(this.#host, this.#retry);
  }
}
