import type { ReactiveController, ReactiveElement } from 'lit';

/** Narrower tables show each row as a card. */
const MAX_CARD_WIDTH_PX = 480;

/** Decides whether the table is so narrow that each row is shown as a card. */
export class CardLayout implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #find: () => Element | null;
  #observer: ResizeObserver | undefined;
  #isNarrow = false;

  /** @param find an element as wide as the table, whose height never changes: it is observed */
  constructor(host: ReactiveElement, find: () => Element | null) {
    this.#host = host;
    this.#find = find;
    host.addController(this);
  }

  get isNarrow(): boolean {
    return this.#isNarrow;
  }

  hostUpdated(): void {
    const observed = this.#host.isConnected && !this.#observer ? this.#find() : null;
    if (!observed) return;
    this.#observer = new ResizeObserver((entries) => this.#resize(entries.at(-1)?.contentRect.width ?? 0));
    this.#observer.observe(observed);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  hostConnected(): void {
    if (this.#host.hasUpdated) this.#host.requestUpdate();
  }

  #resize(width: number): void {
    const isNarrow = width < MAX_CARD_WIDTH_PX;
    // A hidden table stays as it is.
    if (width === 0 || isNarrow === this.#isNarrow) return;
    this.#isNarrow = isNarrow;
    this.#host.requestUpdate();
  }
}
