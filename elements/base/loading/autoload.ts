import { applyTheme } from '../../../themes/apply-theme.js';
import { pageLoadFailure } from './page-load-failure.js';

/** Delay of the first retry after a failure; it doubles for each further one. */
const FIRST_DELAY_MS = 2000;
const MAX_DELAY_MS = 60_000;

/**
 * Loads elements when their tags first appear, for pages without a build. A failure is reported once, in the page and
 * the console. It is retried after a delay and when the network is back.
 *
 * @param loaders the import function of each tag
 * @param root the watched tree. Default: the document
 * @returns a function that stops watching
 */
export function startAutoloader(
  loaders: Readonly<Record<string, () => Promise<unknown>>>,
  root: Document | ShadowRoot | undefined = globalThis.document,
): () => void {
  if (!root) return () => {};
  applyTheme();
  const requested = new Set<string>();
  const failed = new FailedTags((tag) => load(tag));
  const load = async (tag: string): Promise<void> => {
    const loader = loaders[tag];
    if (!loader || requested.has(tag)) return;
    requested.add(tag);
    try {
      await loader();
      failed.delete(tag);
    } catch (error) {
      requested.delete(tag);
      failed.add(tag, error);
    }
  };
  const discover = (node: Element | Document | ShadowRoot): void => {
    if (node instanceof Element) void load(node.localName);
    for (const element of node.querySelectorAll(':not(:defined)')) void load(element.localName);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) discover(node);
  });
  observer.observe(root, { childList: true, subtree: true });
  discover(root);
  return () => {
    observer.disconnect();
    failed.stop();
  };
}

/** The tags that failed to load. */
class FailedTags {
  readonly #load: (tag: string) => Promise<void>;
  readonly #tags = new Set<string>();
  #delay = FIRST_DELAY_MS;
  #timer = 0;
  #isStopped = false;

  constructor(load: (tag: string) => Promise<void>) {
    this.#load = load;
  }

  add(tag: string, error: unknown): void {
    if (this.#isStopped) return;
    if (!this.#tags.has(tag)) console.error(`[dass] <${tag}> could not be loaded.`, error);
    if (this.#tags.size === 0) this.#startRetrying();
    this.#tags.add(tag);
  }

  delete(tag: string): void {
    if (this.#tags.delete(tag) && this.#tags.size === 0) this.#stopRetrying();
  }

  stop(): void {
    this.#isStopped = true;
    this.#tags.clear();
    this.#stopRetrying();
  }

  #startRetrying(): void {
    window.addEventListener('online', this.#retry);
    this.#scheduleRetry();
    pageLoadFailure().show(this.#retry);
  }

  #scheduleRetry(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#delay = Math.min(this.#delay * 2, MAX_DELAY_MS);
      void this.#retry();
    }, this.#delay);
  }

  #retry = async (): Promise<void> => {
    await Promise.all([...this.#tags].map((tag) => this.#load(tag)));
    if (this.#tags.size > 0) this.#scheduleRetry();
  };

  #stopRetrying(): void {
    window.removeEventListener('online', this.#retry);
    clearTimeout(this.#timer);
    this.#delay = FIRST_DELAY_MS;
    pageLoadFailure().hide(this.#retry);
  }
}
