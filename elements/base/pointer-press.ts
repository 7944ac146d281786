const tracked = new WeakSet<Window>();
const pending = new Set<() => void>();

let isDown = false;
let releaseTimer = 0;

/**
 * Starts to track whether a pointer is down in a window. Also listens to the mouse events that browsers simulate for
 * a tap: there the focus moves after the finger is lifted, and the click comes after that.
 */
export function trackPointer(window: Window | null): void {
  if (!window || tracked.has(window)) return;
  tracked.add(window);
  for (const type of ['pointerdown', 'mousedown'] as const)
    window.addEventListener(type, onDown, { capture: true, passive: true });
  for (const type of END_EVENTS) window.addEventListener(type, onEnd, { capture: true, passive: true });
}

/** Whether a pointer is down, or its click has not been fired yet. */
export const isPointerDown = (): boolean => isDown;

/** Calls a function when no pointer is down and the click has been fired. Each function is called once. */
export function afterPointer(callback: () => void): void {
  pending.add(callback);
}

/**
 * Events that end a press. If its end is not reported (a native menu, another window), the next key or mouse move
 * ends it.
 */
const END_EVENTS = [
  'pointerup',
  'mouseup',
  'pointercancel',
  'dragend',
  'contextmenu',
  'keydown',
  'pointermove',
  'blur',
];

function onDown(event: Event): void {
  if (!event.isTrusted) return;
  clearTimeout(releaseTimer);
  isDown = true;
}

function onEnd(event: Event): void {
  if (!isDown) return;
  // A press continues while the pointer moves, and when the focus moves inside the page.
  if (event.type === 'pointermove' && (event as PointerEvent).buttons !== 0) return;
  if (event.type === 'blur' && event.target !== event.currentTarget) return;
  clearTimeout(releaseTimer);
  // The click is fired in the same task as the end of the press. A timer runs after all its listeners.
  releaseTimer = setTimeout(onReleased) as unknown as number;
}

function onReleased(): void {
  isDown = false;
  const callbacks = [...pending];
  pending.clear();
  for (const callback of callbacks) callback();
}
