import type { LitElement } from 'lit';
import { applyTheme } from '../../../themes/apply-theme.js';
import { PageImport } from './page-import.js';
import { pageLoadFailure } from './page-load-failure.js';

/** Delay of the first retry after a failure; it doubles for each further one. */
const FIRST_DELAY_MS = 2000;
const MAX_DELAY_MS = 60_000;

const unknownTags = new PageImport(() => import('./unknown-tags.js'));

/** The import function of each tag. */
type Loaders = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Loads elements when their tags first appear, for pages without a build. A failure is reported once, in the page and
 * the console. It is retried after a delay and when the network is back.
 *
 * Shadow trees are watched, too, if they are open and there when their host is inserted or defined.
 */
export class Autoloader {
  readonly #loaders: Loaders;
  readonly #requested = new Set<string>();
  readonly #loading = new Set<Promise<void>>();
  readonly #failed = new FailedTags((tag) => this.#load(tag));
  readonly #roots = new Set<Document | ShadowRoot>();
  readonly #observer?: MutationObserver;

  /** @param root the watched tree. Default: the document; nothing is watched where there is none */
  constructor(loaders: Loaders, root: Document | undefined = globalThis.document) {
    this.#loaders = loaders;
    if (!root) return;
    applyTheme();
    this.#observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (isElement(node)) this.#discover(node);
    });
    this.observe(root);
  }

  /** Watches a tree: for shadow roots that are closed, or attached after their host has been inserted. */
  observe(root: Document | ShadowRoot): void {
    if (this.#roots.has(root)) return;
    this.#roots.add(root);
    this.#observer?.observe(root, { childList: true, subtree: true });
    this.#discover(root);
  }

  /**
   * Resolves when the elements that are in the watched trees now have been loaded and rendered. Elements that cannot be
   * loaded are not waited for.
   */
  async ready(): Promise<void> {
    for (const root of this.#roots) this.#discover(root);
    while (this.#loading.size > 0) await Promise.all(this.#loading);
    const tags = Object.keys(this.#loaders).join();
    const elements = [...this.#roots].flatMap((root) => [...root.querySelectorAll(tags)]);
    await Promise.all(elements.map(async (element) => (element as Partial<LitElement>).updateComplete));
  }

  /** Ends watching and retrying. */
  stop(): void {
    this.#observer?.disconnect();
    this.#failed.stop();
  }

  #discover(node: Element | Document | ShadowRoot): void {
    if (isElement(node)) this.#visit(node);
    for (const element of node.querySelectorAll('*')) this.#visit(element);
  }

  #visit(element: Element): void {
    const tag = element.localName;
    if (!tag.includes('-')) return;
    if (tag in this.#loaders) this.#start(tag);
    else if (element.shadowRoot) this.observe(element.shadowRoot);
    else if (!customElements.get(tag)) this.#observeWhenDefined(element);
  }

  #observeWhenDefined(element: Element): void {
    if (element.localName.startsWith('dass-')) void this.#reportUnknown(element.localName);
    void customElements.whenDefined(element.localName).then(() => {
      if (element.shadowRoot) this.observe(element.shadowRoot);
    });
  }

  async #reportUnknown(tag: string): Promise<void> {
    // Without the module only a hint for developers is missing.
    const module = await unknownTags.import().catch(() => undefined);
    await module?.reportUnknownTag(tag, Object.keys(this.#loaders));
  }

  #start(tag: string): void {
    if (this.#requested.has(tag)) return;
    const load = this.#load(tag).finally(() => this.#loading.delete(load));
    this.#loading.add(load);
  }

  async #load(tag: string): Promise<void> {
    if (this.#requested.has(tag)) return;
    this.#requested.add(tag);
    try {
      await this.#loaders[tag]!();
      this.#failed.delete(tag);
    } catch (error) {
      this.#requested.delete(tag);
      this.#failed.add(tag, error);
    }
  }
}

/** Whether a node is an element, also one of another document, whose class is another `Element`. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

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
    pageLoadFailure().examine(error);
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
