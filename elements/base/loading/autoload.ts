import { applyTheme } from '../../../themes/apply-theme.js';
import { pageLoadFailure } from './page-load-failure.js';

/** The first attempt after a failure comes so soon, each further one after twice as long. In milliseconds. */
const FIRST_DELAY_MS = 2000;
const LONGEST_DELAY_MS = 60_000;

/**
 * Loads elements when their tags first appear below a root, for pages without a build. What could not be loaded is reported
 * once, on the page and in the console, and is tried again by itself: after a while, and when the network is back.
 * @param loaders the module of each tag
 * @param root what is watched; the document by default
 * @returns stops watching
 */
export function startAutoloader(
  loaders: Readonly<Record<string, () => Promise<unknown>>>,
  root: Document | ShadowRoot | undefined = globalThis.document,
): () => void {
  if (!root) return () => {};
  applyTheme();
  const asked = new Set<string>();
  const failed = new FailedTags((tag) => load(tag));
  const load = async (tag: string): Promise<void> => {
    const loader = loaders[tag];
    if (!loader || asked.has(tag)) return;
    asked.add(tag);
    try {
      await loader();
      failed.delete(tag);
    } catch (error) {
      asked.delete(tag);
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

/** The tags that could not be loaded, until they are. */
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
    if (this.#tags.size === 0) this.#begin();
    this.#tags.add(tag);
  }

  delete(tag: string): void {
    if (this.#tags.delete(tag) && this.#tags.size === 0) this.#end();
  }

  stop(): void {
    this.#isStopped = true;
    this.#tags.clear();
    this.#end();
  }

  #begin(): void {
    window.addEventListener('online', this.#retry);
    this.#wait();
    pageLoadFailure().show(this.#retry);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY_MS);
      void this.#retry();
    }, this.#delay);
  }

  #retry = async (): Promise<void> => {
    await Promise.all([...this.#tags].map((tag) => this.#load(tag)));
    if (this.#tags.size > 0) this.#wait();
  };

  #end(): void {
    window.removeEventListener('online', this.#retry);
    clearTimeout(this.#timer);
    this.#delay = FIRST_DELAY_MS;
    pageLoadFailure().hide(this.#retry);
  }
}
