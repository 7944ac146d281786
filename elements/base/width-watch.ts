import type { ReactiveController, ReactiveElement } from 'lit';
import { debounce } from '../core/util/debounce.js';

/**
 * Calls a function when the width of a rendered element has changed and then stayed the same for 100 ms. Stops when
 * the host is disconnected.
 */
export class WidthWatch implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #find: () => Element | null;
  readonly #notify: ReturnType<typeof debounce<[]>>;
  #observer?: ResizeObserver | undefined;
  #observed?: Element | null | undefined;
  #width = -1;

  constructor(host: ReactiveElement, find: () => Element | null, onChange: () => void) {
    this.#host = host;
    this.#find = find;
    this.#notify = debounce(onChange);
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
    this.#observer = this.#observed = undefined;
    this.#notify.cancel();
  }

  #observe(): void {
    // An update may run after the host was disconnected.
    const wanted = this.#host.isConnected ? this.#find() : null;
    if (wanted === this.#observed) return;
    this.#observer?.disconnect();
    this.#observed = wanted;
    this.#width = -1;
    if (!wanted) return;
    this.#observer ??= new ResizeObserver((entries) => this.#onResize(entries));
    this.#observer.observe(wanted);
  }

  #onResize(entries: readonly ResizeObserverEntry[]): void {
    const width = entries.at(-1)?.contentRect.width ?? 0;
    // The first call only reports the current width.
    if (this.#width >= 0 && width !== this.#width) this.#notify();
    this.#width = width;
  }
}
