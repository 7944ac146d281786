const tracked = new WeakSet<Window>();
const waiting = new Set<() => void>();

let down = false;
let release = 0;

/**
 * Knows from here on whether a pointer is down in a window, by its own events and by the mouse events that a browser makes
 * of a tap: there the focus moves only once the finger is up again, and the click comes after that.
 */
export function trackPointer(window: Window | null): void {
  if (!window || tracked.has(window)) return;
  tracked.add(window);
  for (const type of ['pointerdown', 'mousedown'] as const)
    window.addEventListener(type, onDown, { capture: true, passive: true });
  for (const type of ends) window.addEventListener(type, onEnd, { capture: true, passive: true });
}

/** Whether a pointer is down, or its click has not arrived yet. */
export const isPointerDown = (): boolean => down;

/** Calls back when no pointer is down any more and its click has arrived; each function once. */
export function afterPointer(callback: () => void): void {
  waiting.add(callback);
}

/** What ends a press. Where its end is lost (a native menu, another window), the next key or move of the mouse tells. */
const ends = ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'contextmenu', 'keydown', 'pointermove', 'blur'];

function onDown(event: Event): void {
  if (!event.isTrusted) return;
  clearTimeout(release);
  down = true;
}

function onEnd(event: Event): void {
  if (!down) return;
  // A press goes on while the pointer moves, and when the focus goes from one element to another.
  if (event.type === 'pointermove' && (event as PointerEvent).buttons !== 0) return;
  if (event.type === 'blur' && event.target !== event.currentTarget) return;
  clearTimeout(release);
  // The click comes in the same task as the end of the press, and all that listens to it is done in it.
  release = setTimeout(onReleased) as unknown as number;
}

function onReleased(): void {
  down = false;
  const callbacks = [...waiting];
  waiting.clear();
  for (const callback of callbacks) callback();
}
