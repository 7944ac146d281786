/** Duration of a long press, in milliseconds. */
const longPress = 500;
/** Maximum movement during a long press, in pixels. */
const tremble = 10;
/** Time after a key or a long press within which the browser's own `contextmenu` for it may come, in milliseconds. */
const echoTime = 800;

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * All the ways to ask for the menu of a row, as one: the right button, the menu key and Shift+F10 (macOS has no such
 * key, so that browsers there fire nothing), and a long press (WebKit on iOS fires no `contextmenu`).
 */
export class RowMenu {
  readonly #ask: (row: Element, place: Place) => boolean;
  #last?: {
    readonly row: Element;
    readonly by: 'contextmenu' | 'other';
    readonly at: number;
    readonly wasRefused: boolean;
  };
  #timer = 0;
  #finger?: Place;

  /** @param ask tells the host; false when it shows a menu of its own */
  constructor(ask: (row: Element, place: Place) => boolean) {
    this.#ask = ask;
  }

  /** The menu has just been asked for: the click that ends a long press opens nothing. */
  get justOpened(): boolean {
    return performance.now() - (this.#last?.at ?? -Infinity) < echoTime && this.#finger !== undefined;
  }

  connect(root: ShadowRoot): void {
    for (const [type, listener] of this.#listeners) root.addEventListener(type, listener as EventListener);
  }

  disconnect(root: ShadowRoot): void {
    clearTimeout(this.#timer);
    for (const [type, listener] of this.#listeners) root.removeEventListener(type, listener as EventListener);
  }

  readonly #listeners = Object.entries({
    contextmenu: (event: MouseEvent): void => {
      const row = rowOf(event);
      if (!row) return;
      const place = event.clientX || event.clientY ? { x: event.clientX, y: event.clientY } : below(row);
      if (!this.#open(row, place, 'contextmenu')) event.preventDefault();
    },
    keydown: (event: KeyboardEvent): void => {
      const row = rowOf(event);
      if (!row || !(event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey))) return;
      event.preventDefault();
      this.#open(row, below(row));
    },
    pointerdown: (event: PointerEvent): void => {
      clearTimeout(this.#timer);
      this.#finger = undefined;
      const row = rowOf(event);
      if (!row || event.pointerType === 'mouse' || !event.isPrimary) return;
      this.#finger = { x: event.clientX, y: event.clientY };
      this.#timer = window.setTimeout(() => this.#finger && this.#open(row, this.#finger), longPress);
    },
    pointermove: (event: PointerEvent): void => {
      if (this.#finger && Math.hypot(event.clientX - this.#finger.x, event.clientY - this.#finger.y) > tremble)
        clearTimeout(this.#timer);
    },
    pointerup: (): void => clearTimeout(this.#timer),
    pointercancel: (): void => clearTimeout(this.#timer),
  });

  /** @returns false when the browser's own menu is not wanted */
  #open(row: Element, place: Place, by: 'contextmenu' | 'other' = 'other'): boolean {
    clearTimeout(this.#timer);
    const at = performance.now();
    const last = this.#last;
    // Each right click counts; what a browser makes of a key or a long press on the same row is the same gesture.
    const isEcho = last?.row === row && at - last.at < echoTime && (last.by === 'other' || by === 'other');
    const wasRefused = isEcho ? last.wasRefused : !this.#ask(row, place);
    this.#last = { row, by, at: isEcho ? last.at : at, wasRefused };
    return !wasRefused;
  }
}

const rowOf = (event: Event): Element | undefined => (event.target as Element).closest('[data-index]') ?? undefined;

function below(row: Element): Place {
  const { left, bottom } = row.getBoundingClientRect();
  return { x: Math.round(left), y: Math.round(bottom) };
}
