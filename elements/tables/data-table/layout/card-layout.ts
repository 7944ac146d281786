import type { ReactiveController, ReactiveElement } from 'lit';

/** Narrower tables show each row as a card. */
const MAX_CARD_WIDTH_PX = 480;

/** Decides whether the table is so narrow that each row is shown as a card. */
export class CardLayout implements ReactiveController {
  readonly #host: ReactiveElement;
  #observer: ResizeObserver | undefined;
  #isNarrow = false;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  get isNarrow(): boolean {
    return this.#isNarrow;
  }

  hostConnected(): void {
    this.#observer = new ResizeObserver((entries) => this.#resize(entries.at(-1)?.contentRect.width ?? 0));
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  #resize(width: number): void {
    const isNarrow = width > 0 && width < MAX_CARD_WIDTH_PX;
    // A hidden table stays as it is.
    if (width === 0 || isNarrow === this.#isNarrow) return;
    this.#isNarrow = isNarrow;
    this.#host.requestUpdate();
  }
}
