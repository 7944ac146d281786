/** Duration of a long press, in milliseconds. */
const LONG_PRESS_MS = 500;
/** Maximum movement during a long press, in pixels. */
const MAX_MOVEMENT_PX = 10;
/** Time after a key or a long press within which the browser's own `contextmenu` for it may come, in milliseconds. */
const DUPLICATE_EVENT_MS = 800;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Handles all user actions that request the context menu of a row: right click, menu key, Shift+F10 and long press.
 * Browsers on macOS fire no `contextmenu` for Shift+F10, and WebKit on iOS fires none for a long press.
 */
export class RowMenu {
  readonly #request: (row: Element, point: Point) => boolean;
  #last?: {
    readonly row: Element;
    readonly by: 'contextmenu' | 'other';
    readonly at: number;
    readonly wasCanceled: boolean;
  };
  #timer = 0;
  #touchPoint?: Point;

  /** @param request fires the event; returns false when the application shows its own menu */
  constructor(request: (row: Element, point: Point) => boolean) {
    this.#request = request;
  }

  /** Whether a long press has just requested the menu. The click that ends it must not open the notification. */
  get justOpened(): boolean {
    return performance.now() - (this.#last?.at ?? -Infinity) < DUPLICATE_EVENT_MS && this.#touchPoint !== undefined;
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
      const point = event.clientX || event.clientY ? { x: event.clientX, y: event.clientY } : pointBelow(row);
      if (!this.#open(row, point, 'contextmenu')) event.preventDefault();
    },
    keydown: (event: KeyboardEvent): void => {
      const row = rowOf(event);
      if (!row || !(event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey))) return;
      event.preventDefault();
      this.#open(row, pointBelow(row));
    },
    pointerdown: (event: PointerEvent): void => {
      clearTimeout(this.#timer);
      this.#touchPoint = undefined;
      const row = rowOf(event);
      if (!row || event.pointerType === 'mouse' || !event.isPrimary) return;
      this.#touchPoint = { x: event.clientX, y: event.clientY };
      this.#timer = window.setTimeout(() => this.#touchPoint && this.#open(row, this.#touchPoint), LONG_PRESS_MS);
    },
    pointermove: (event: PointerEvent): void => {
      if (
        this.#touchPoint &&
        Math.hypot(event.clientX - this.#touchPoint.x, event.clientY - this.#touchPoint.y) > MAX_MOVEMENT_PX
      )
        clearTimeout(this.#timer);
    },
    pointerup: (): void => clearTimeout(this.#timer),
    pointercancel: (): void => clearTimeout(this.#timer),
  });

  /** @returns false when the browser's menu must not open */
  #open(row: Element, point: Point, by: 'contextmenu' | 'other' = 'other'): boolean {
    clearTimeout(this.#timer);
    const at = performance.now();
    const last = this.#last;
    // Right clicks are always separate. A `contextmenu` after a key or long press on the same row is the same user action.
    const isDuplicate =
      last?.row === row && at - last.at < DUPLICATE_EVENT_MS && (last.by === 'other' || by === 'other');
    const wasCanceled = isDuplicate ? last.wasCanceled : !this.#request(row, point);
    this.#last = { row, by, at: isDuplicate ? last.at : at, wasCanceled };
    return !wasCanceled;
  }
}

const rowOf = (event: Event): Element | undefined => (event.target as Element).closest('[data-index]') ?? undefined;

function pointBelow(row: Element): Point {
  const { left, bottom } = row.getBoundingClientRect();
  return { x: Math.round(left), y: Math.round(bottom) };
}
