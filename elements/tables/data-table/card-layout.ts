import type { ReactiveController, ReactiveElement } from 'lit';

/** Narrower tables show each row as a card. */
const MAX_CARD_WIDTH_PX = 480;
/** A card has at most this many lines: `cardsStyles` hides the other cells. */
export const MAX_CARD_LINES = 12;
/**
 * On narrower screens, and in a slot such as that of a split view, the table is measured before its first rendering: a later
 * change would move its content. Elsewhere the layout that this needs would be lost time.
 */
const NARROW_SCREEN = '(width < 48rem)';

/** Decides whether the table is so narrow that each row is shown as a card. */
export class CardLayout implements ReactiveController {
  readonly #host: ReactiveElement;
  #observer: ResizeObserver | undefined;
  #isNarrow = false;
  #width = 0;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  get isNarrow(): boolean {
    return this.#isNarrow;
  }

  /** The width of the table in pixels; 0 before it is known. */
  get width(): number {
    return this.#width;
  }

  /** Measures before the first rendering. */
  prepare(): void {
    if (this.#host.hasUpdated || !(this.#host.assignedSlot || matchMedia(NARROW_SCREEN).matches)) return;
    this.#width = this.#host.offsetWidth;
    this.#isNarrow = isCardWidth(this.#width);
  }

  hostUpdated(): void {
    // An element as wide as the table, whose height never changes.
    const observed = this.#host.isConnected && !this.#observer ? this.#host.renderRoot.querySelector('.width') : null;
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
    // A hidden table stays as it is.
    if (width === 0 || width === this.#width) return;
    this.#width = width;
    const wasNarrow = this.#isNarrow;
    this.#isNarrow = isCardWidth(width);
    if (this.#isNarrow !== wasNarrow) this.#host.requestUpdate();
    // The titles of cards may need another number of lines. Inside the observer, browsers report another height as an error.
    else if (wasNarrow) requestAnimationFrame(() => this.#host.requestUpdate());
  }
}

const isCardWidth = (width: number): boolean => width > 0 && width < MAX_CARD_WIDTH_PX;
