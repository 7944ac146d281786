/** A touch that moves farther than this, in pixels, is a drag. The browser makes a click of a shorter move. */
const DRAG_PX = 16;
/** Share of the view by which a picture has to be pulled. */
const CLOSE_SHARE = 0.18;
const MAX_CLOSE_PX = 140;
const RETURN_MS = 200;

/** Options of {@link PullToClose}. */
export interface PullToCloseOptions {
  /** The element that receives the input. */
  readonly root: HTMLElement;
  /** Returns the box of the current image if it is shown as a whole. A zoomed one is moved by the finger. */
  box(): HTMLElement | null;
  /** Called when the user has pulled the image far enough. */
  onClose(): void;
}

/**
 * Closes when the user pulls an image down with one finger. The image follows the finger, and returns after a short
 * pull, unless the user prefers reduced motion. Sideways the finger changes the slide: the browser takes that drag over.
 */
export class PullToClose {
  readonly #options: PullToCloseOptions;
  readonly #listeners = new AbortController();
  #pull: AbortController | undefined;

  constructor(options: PullToCloseOptions) {
    this.#options = options;
    options.root.addEventListener('pointerdown', this.#onPointerDown, { signal: this.#listeners.signal });
  }

  stop(): void {
    this.#listeners.abort();
    this.#pull?.abort();
  }

  readonly #onPointerDown = (event: PointerEvent): void => {
    // A second finger zooms.
    this.#pull?.abort();
    const view = this.#options.box();
    if (!view || !event.isPrimary || event.pointerType !== 'touch' || !event.composedPath().includes(view)) return;
    const picture = view.firstElementChild as HTMLElement;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const pull = (this.#pull = new AbortController());
    const { signal } = pull;
    let isDrag = false;
    let isClosing = false;
    let distance = 0;
    const onMove = (move: PointerEvent): void => {
      if (move.pointerId !== event.pointerId) return;
      const [x, y] = [move.clientX - event.clientX, move.clientY - event.clientY];
      if (!isDrag && Math.hypot(x, y) > DRAG_PX) {
        if (y < Math.abs(x)) {
          pull.abort();
          return;
        }
        isDrag = true;
      }
      if (!isDrag) return;
      distance = Math.max(0, y);
      if (isStill) return;
      picture.style.translate = `0 ${distance}px`;
      picture.style.opacity = String(Math.max(0.4, 1 - distance / view.clientHeight));
    };
    const onEnd = (end: PointerEvent): void => {
      if (end.pointerId !== event.pointerId) return;
      const isFar = distance > Math.min(MAX_CLOSE_PX, view.clientHeight * CLOSE_SHARE);
      isClosing = end.type === 'pointerup' && isFar;
      pull.abort();
      if (isClosing) this.#options.onClose();
    };
    signal.addEventListener('abort', () => {
      if (this.#pull === pull) this.#pull = undefined;
      const { translate, opacity } = picture.style;
      picture.style.removeProperty('translate');
      picture.style.removeProperty('opacity');
      if (translate && !isClosing)
        picture.animate([{ translate, opacity }, {}], { duration: RETURN_MS, easing: 'ease-out' });
    });
    view.addEventListener('pointermove', onMove, { signal });
    for (const type of ['pointerup', 'pointercancel'] as const) view.addEventListener(type, onEnd, { signal });
  };
}
