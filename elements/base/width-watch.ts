import type { ReactiveController, ReactiveElement } from 'lit';
import { debounce } from '../core/util/debounce.js';

/**
 * Calls back when the width of something that an element renders has changed and stays as it is for 100 ms. It
 * ends with the element's leaving the page.
 */
export class WidthWatch implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #find: () => Element | null;
  readonly #tell: ReturnType<typeof debounce<[]>>;
  #observer?: ResizeObserver | undefined;
  #watched?: Element | null | undefined;
  #width = -1;

  constructor(host: ReactiveElement, find: () => Element | null, onChange: () => void) {
    this.#host = host;
    this.#find = find;
    this.#tell = debounce(onChange);
    host.addController(this);
  }

  hostConnected(): void {
    this.#observe();
  }

  hostUpdated(): void {
    this.#observe();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = this.#watched = undefined;
    this.#tell.cancel();
  }

  #observe(): void {
    // An update may come after it has left.
    const wanted = this.#host.isConnected ? this.#find() : null;
    if (wanted === this.#watched) return;
    this.#observer?.disconnect();
    this.#watched = wanted;
    this.#width = -1;
    if (!wanted) return;
    this.#observer ??= new ResizeObserver((entries) => this.#onResize(entries));
    this.#observer.observe(wanted);
  }

  #onResize(entries: readonly ResizeObserverEntry[]): void {
    const width = entries.at(-1)?.contentRect.width ?? 0;
    // The first call only tells how wide it is.
    if (this.#width >= 0 && width !== this.#width) this.#tell();
    this.#width = width;
  }
}
