import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isShadowRoot } from '../../base/is-shadow-root.js';

/** A window in which the bar is not sticky, as in `form-layout.styles.ts`. */
const LOW_WINDOW = '(height < 30rem)';

/** The heights of the bars at the end of each scroll container, in pixels. */
const heights = new WeakMap<HTMLElement, Map<HTMLElement, number>>();

/**
 * Adds the height of a sticky bar to the scroll padding of the scroll container around it, so that the browser never
 * scrolls the control with the focus, or the caret in it, behind the bar.
 */
export class BarPadding implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #findBar: () => HTMLElement | null;
  readonly #observer = new ResizeObserver(() => this.#update());
  readonly #lowWindow = matchMedia(LOW_WINDOW);
  #bar: HTMLElement | undefined;
  #scroller: HTMLElement | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, findBar: () => HTMLElement | null) {
    this.#host = host;
    this.#findBar = findBar;
  }

  hostConnected(): void {
    if (this.#bar) this.#observer.observe(this.#bar);
    this.#lowWindow.addEventListener('change', this.#update);
  }

  hostUpdated(): void {
    if (this.#bar) return;
    this.#bar = this.#findBar() ?? undefined;
    if (this.#bar && this.#host.isConnected) this.#observer.observe(this.#bar);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#lowWindow.removeEventListener('change', this.#update);
    this.#set(undefined, 0);
  }

  readonly #update = (): void => {
    if (!this.#bar) return;
    const height = this.#lowWindow.matches ? 0 : this.#bar.offsetHeight;
    this.#set(height > 0 ? scrollerOf(this.#bar) : undefined, height);
  };

  #set(scroller: HTMLElement | undefined, height: number): void {
    if (this.#scroller && this.#scroller !== scroller) {
      heights.get(this.#scroller)?.delete(this.#host);
      applyHeights(this.#scroller);
    }
    this.#scroller = scroller;
    if (!scroller) return;
    const bars = heights.get(scroller) ?? new Map<HTMLElement, number>();
    heights.set(scroller, bars.set(this.#host, height));
    applyHeights(scroller);
  }
}

function applyHeights(scroller: HTMLElement): void {
  const height = Math.max(0, ...(heights.get(scroller)?.values() ?? []));
  scroller.style.scrollPaddingBlockEnd = height > 0 ? `calc(${height}px + var(--dass-space-3))` : '';
}

/** Returns the nearest scroll container in the flat tree, or the root of the document. */
function scrollerOf(element: HTMLElement): HTMLElement {
  const { body, documentElement } = element.ownerDocument;
  let node: Node | null = element;
  while ((node = (node as Element).assignedSlot ?? node.parentNode)) {
    if (isShadowRoot(node)) node = node.host;
    if (!(node instanceof HTMLElement) || node === body || node === documentElement) break;
    if (/auto|scroll|hidden/.test(getComputedStyle(node).overflowY)) return node;
  }
  return documentElement;
}
