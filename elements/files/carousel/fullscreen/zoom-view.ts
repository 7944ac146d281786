import { preventNextClick } from '../../../base/prevent-next-click.js';
import {
  clampScale,
  clickScale,
  FIRST_SCALE,
  isZoomed,
  MIN_SCALE,
  rotated,
  scrollAfterZoom,
  wheelFactor,
} from '../../../core/files/viewer-zoom.js';

/** A position in the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distance in pixels from which a press is a drag. */
const DRAG_PX = 4;
/** Share of the view by which an arrow key moves a zoomed image. */
const PAN_SHARE = 0.15;
/** Longest time and distance between the two taps of a double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 40;

/** Options of {@link ZoomView}. */
export interface ZoomViewOptions {
  /** The element that receives the input. */
  readonly root: HTMLElement;
  /** Returns the box of the current image, which scrolls when it is zoomed. */
  box(): HTMLElement | null;
  /** Called after the scale has changed. */
  onChange(): void;
}

/**
 * Zooms, pans and rotates the current image: the image gets larger in a box that scrolls, so that it stays sharp.
 * Clicks, wheel, two fingers and dragging.
 */
export class ZoomView {
  scale = MIN_SCALE;
  angle = 0;
  readonly #options: ZoomViewOptions;
  readonly #listeners = new AbortController();
  #box: HTMLElement | null = null;
  #pinch: { readonly distance: number; readonly scale: number } | undefined;
  #isTouch = false;
  /** The last tap, which may become a double tap. */
  #tap: { readonly time: number; readonly point: Point; readonly wasZoomed: boolean } | undefined;
  #tapTimer = 0;

  constructor(options: ZoomViewOptions) {
    this.#options = options;
    const { signal } = this.#listeners;
    const { root } = options;
    root.addEventListener('click', this.#onClick, { signal });
    root.addEventListener('wheel', this.#onWheel, { signal, passive: false });
    root.addEventListener('pointerdown', this.#onPointerDown, { signal });
    root.addEventListener('touchstart', this.#onTouchStart, { signal, passive: true });
    root.addEventListener('touchmove', this.#onTouchMove, { signal, passive: false });
    root.addEventListener('touchend', this.#onTouchEnd, { signal });
    root.addEventListener('touchcancel', this.#onTouchEnd, { signal });
  }

  get isZoomed(): boolean {
    return isZoomed(this.scale);
  }

  /** Zooms to a scale. @param point what is there stays there. Default: the middle of the view */
  zoomTo(scale: number, point?: Point): void {
    const box = this.#options.box();
    const to = clampScale(scale);
    const from = this.scale;
    if (!box || to === from) return;
    const { left, top, width, height } = box.getBoundingClientRect();
    const axis = (size: number, scroll: number, at: number | undefined): number =>
      scrollAfterZoom({ size, scroll, point: at ?? size / 2 }, from, to);
    const scrollLeft = axis(box.clientWidth, box.scrollLeft, point && ((point.x - left) / width) * box.clientWidth);
    const scrollTop = axis(box.clientHeight, box.scrollTop, point && ((point.y - top) / height) * box.clientHeight);
    this.scale = to;
    this.#apply(box);
    box.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' });
    this.#options.onChange();
  }

  /** Rotates the image by quarter turns, clockwise. */
  rotate(turns: number): void {
    const box = this.#options.box();
    if (!box) return;
    this.angle = rotated(this.angle, turns);
    this.#apply(box);
    this.#options.onChange();
  }

  /** Moves a zoomed image. @param x, y steps to the right and down */
  pan(x: number, y: number): void {
    const box = this.#options.box();
    box?.scrollBy({
      left: x * box.clientWidth * PAN_SHARE,
      top: y * box.clientHeight * PAN_SHARE,
      behavior: 'instant',
    });
  }

  /** Another image is current: this one is shown as it was. */
  reset(): void {
    this.scale = MIN_SCALE;
    this.angle = 0;
    if (this.#box) this.#apply(this.#box);
    this.#box = null;
    this.#pinch = undefined;
    this.#tap = undefined;
    clearTimeout(this.#tapTimer);
  }

  stop(): void {
    this.#listeners.abort();
    this.reset();
  }

  #apply(box: HTMLElement): void {
    this.#box = box;
    box.style.setProperty('--_scale', String(this.scale));
    box.style.setProperty('--_angle', `${this.angle}deg`);
    box.toggleAttribute('data-zoomed', this.isZoomed);
    box.toggleAttribute('data-upended', this.angle % 180 !== 0);
  }

  /** Returns the box of the current image if an event is in it. */
  #boxOf(event: Event): HTMLElement | undefined {
    const box = this.#options.box();
    return box && event.composedPath().includes(box) ? box : undefined;
  }

  readonly #onClick = (event: MouseEvent): void => {
    if (!this.#boxOf(event)) return;
    if (this.#isTouch) this.#onTap(pointOf(event), event.timeStamp);
    else this.zoomTo(clickScale(this.scale), pointOf(event));
  };

  /** One tap is a click, two zoom in or out. A zoomed image waits for the second one, so that it does not jump. */
  #onTap(point: Point, time: number): void {
    clearTimeout(this.#tapTimer);
    const first = this.#tap;
    this.#tap = undefined;
    if (first && time - first.time < DOUBLE_TAP_MS && distance(first.point, point) < DOUBLE_TAP_PX) {
      this.zoomTo(first.wasZoomed ? MIN_SCALE : FIRST_SCALE, point);
      return;
    }
    this.#tap = { time, point, wasZoomed: this.isZoomed };
    const zoom = (): void => this.zoomTo(clickScale(this.scale), point);
    if (this.isZoomed) this.#tapTimer = window.setTimeout(zoom, DOUBLE_TAP_MS);
    else zoom();
  }

  readonly #onWheel = (event: WheelEvent): void => {
    // Sideways it changes the slide or moves the image.
    if (!this.#boxOf(event) || Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey) return;
    event.preventDefault();
    this.zoomTo(this.scale * wheelFactor(event.deltaY, event.deltaMode, event.ctrlKey), pointOf(event));
  };

  /** A finger scrolls the box by itself. */
  readonly #onPointerDown = (event: PointerEvent): void => {
    this.#isTouch = event.pointerType === 'touch';
    const box = this.#boxOf(event);
    if (!box || !this.isZoomed || event.pointerType === 'touch' || event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY, left: box.scrollLeft, top: box.scrollTop };
    let isDrag = false;
    const ended = new AbortController();
    const { signal } = ended;
    const onMove = (move: PointerEvent): void => {
      if (move.pointerId !== event.pointerId) return;
      const [x, y] = [move.clientX - start.x, move.clientY - start.y];
      isDrag ||= Math.hypot(x, y) > DRAG_PX;
      if (!isDrag) return;
      box.toggleAttribute('data-dragging', true);
      box.scrollTo({ left: start.left - x, top: start.top - y, behavior: 'instant' });
    };
    const onEnd = (end: PointerEvent): void => {
      if (end.pointerId !== event.pointerId) return;
      ended.abort();
      box.removeAttribute('data-dragging');
      if (isDrag && end.type === 'pointerup') preventNextClick();
    };
    box.setPointerCapture(event.pointerId);
    box.addEventListener('pointermove', onMove, { signal });
    for (const type of ['pointerup', 'pointercancel'] as const) box.addEventListener(type, onEnd, { signal });
  };

  readonly #onTouchStart = (event: TouchEvent): void => {
    const [one, other] = event.touches;
    this.#pinch =
      one && other && event.touches.length === 2 && this.#boxOf(event)
        ? { distance: Math.max(1, distance(pointOf(one), pointOf(other))), scale: this.scale }
        : undefined;
  };

  readonly #onTouchMove = (event: TouchEvent): void => {
    const [one, other] = event.touches;
    if (!this.#pinch || !one || !other || !event.cancelable) return;
    event.preventDefault();
    const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
    this.zoomTo((this.#pinch.scale * distance(pointOf(one), pointOf(other))) / this.#pinch.distance, middle);
  };

  readonly #onTouchEnd = (): void => {
    this.#pinch = undefined;
  };
}

const pointOf = ({ clientX, clientY }: MouseEvent | Touch): Point => ({ x: clientX, y: clientY });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
