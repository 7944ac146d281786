import type { ReactiveController, ReactiveElement } from 'lit';

/** Options of {@link SlideScroller}. */
export interface SlideScrollerOptions {
  /** Returns the element that scrolls. Its content has the width of all slides together. */
  viewport(): HTMLElement | null;
  count(): number;
  /** The current slide. */
  index(): number;
  /** Called while the user scrolls: this slide is nearest. */
  onMove(index: number): void;
  /** Called when the user has scrolled to a slide. */
  onSettle(index: number): void;
}

/** Distance of a slide from its position, in slides, that counts as none. */
const TOLERANCE = 0.02;

/**
 * Time without scroll events after which scrolling has ended, in ms, where the browser does not report its end (WebKit
 * before 26), and where it has ended exactly on a slide.
 */
const END_DELAY_MS = 300;

/**
 * Keeps the scroll position of a viewport on the current slide: after an update, a resize, and a change of the
 * direction, where Firefox loses the position. Reports the slide that the user scrolls to.
 */
export class SlideScroller implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #options: SlideScrollerOptions;
  #observer: ResizeObserver | undefined;
  #observed: HTMLElement | null = null;
  /** Whether the next change of the index is animated. */
  #isSmooth = false;
  /** The slide that an animation is scrolling to. */
  #target: number | undefined;
  #isScrolling = false;
  #width = 0;
  #isRtl = false;
  #timer = 0;

  constructor(host: ReactiveElement, options: SlideScrollerOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostUpdated(): void {
    this.#observe();
    this.#position();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#observed = null;
    this.#target = undefined;
    this.#isScrolling = this.#isSmooth = false;
  }

  /** The next update animates the change to the current slide, unless the user prefers reduced motion. */
  animate(): void {
    this.#isSmooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Scrolls to the current slide at once, after the viewport has moved in the page. */
  restore(): void {
    this.#target = undefined;
    this.#isScrolling = false;
    this.#measure();
    this.#scroll(this.#options.index(), 'instant');
  }

  /** The user takes over: an animation does not go on. */
  readonly press = {
    handleEvent: (): void => {
      this.#target = undefined;
    },
    passive: true,
  };

  readonly onScroll = (): void => {
    if (this.#hasChanged()) {
      this.restore();
      return;
    }
    const at = this.#at();
    if (at === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(this.#onTimeout, END_DELAY_MS);
    if (this.#target !== undefined) {
      if (Math.abs(at - this.#target) < TOLERANCE) this.#target = undefined;
      return;
    }
    if (!this.#isScrolling && Math.abs(at - this.#options.index()) < TOLERANCE) return;
    this.#isScrolling = true;
    this.#options.onMove(this.#nearest(at));
  };

  readonly onScrollEnd = (): void => {
    clearTimeout(this.#timer);
    if (this.#hasChanged() || this.#target !== undefined) {
      this.restore();
      return;
    }
    const at = this.#at();
    if (!this.#isScrolling || at === undefined) return;
    this.#isScrolling = false;
    this.#options.onSettle(this.#nearest(at));
  };

  readonly #onTimeout = (): void => {
    const at = this.#at();
    // A finger may rest between two slides.
    const isOnSlide = at !== undefined && Math.abs(at - Math.round(at)) < TOLERANCE;
    if (isOnSlide || !('onscrollend' in window)) this.onScrollEnd();
  };

  #observe(): void {
    const viewport = this.#host.isConnected ? this.#options.viewport() : null;
    if (viewport === this.#observed) return;
    this.#observer?.disconnect();
    this.#observed = viewport;
    this.#width = 0;
    if (!viewport) return;
    this.#observer ??= new ResizeObserver(() => this.#hasChanged() && this.restore());
    this.#observer.observe(viewport);
  }

  #position(): void {
    const isSmooth = this.#isSmooth;
    this.#isSmooth = false;
    if (this.#hasChanged()) {
      this.restore();
      return;
    }
    const index = this.#options.index();
    const at = this.#at();
    if (at === undefined || this.#isScrolling || this.#target === index || Math.abs(at - index) < TOLERANCE) return;
    if (!isSmooth) {
      this.restore();
      return;
    }
    this.#target = index;
    this.#scroll(index, 'smooth');
  }

  /** Whether the width or the direction are not those of the last scroll position. */
  #hasChanged(): boolean {
    const viewport = this.#observed;
    return (
      viewport !== null &&
      viewport.clientWidth > 0 &&
      (viewport.clientWidth !== this.#width || isRtl(viewport) !== this.#isRtl)
    );
  }

  #measure(): void {
    if (!this.#observed) return;
    this.#width = this.#observed.clientWidth;
    this.#isRtl = isRtl(this.#observed);
  }

  /** Exact width of a slide: that of the viewport may have a fraction. */
  #slideWidth(): number {
    return (this.#observed?.scrollWidth ?? 0) / Math.max(1, this.#options.count());
  }

  /** Returns the scroll position in slides; undefined while nothing is shown. */
  #at(): number | undefined {
    const width = this.#slideWidth();
    return width > 0 && this.#observed?.clientWidth ? Math.abs(this.#observed.scrollLeft) / width : undefined;
  }

  #nearest(at: number): number {
    return Math.max(0, Math.min(this.#options.count() - 1, Math.round(at)));
  }

  #scroll(index: number, behavior: ScrollBehavior): void {
    const left = index * this.#slideWidth() * (this.#isRtl ? -1 : 1);
    this.#observed?.scrollTo({ left, behavior });
  }
}

const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';
