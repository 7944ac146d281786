import type { MoverHost, PickMover } from './pick-mover.js';
import type { PickPane } from './pick-pane.js';

/** What a key in one of the lists does. @param rtl the lists stand from right to left */
export function handlePickKey(
  event: KeyboardEvent,
  pane: PickPane,
  { host, mover, rtl }: { host: MoverHost; mover: PickMover; rtl: boolean },
): void {
  if (event.defaultPrevented || event.isComposing) return;
  const { key, altKey, shiftKey } = event;
  const ctrl = event.ctrlKey || event.metaKey;
  const over = rtl === pane.isAvailable ? 'ArrowLeft' : 'ArrowRight';
  const move = (): void => (pane.isAvailable ? mover.add(pane.acted) : mover.remove(pane.acted));
  if (altKey) {
    if (!host.hasOrder || pane.isAvailable || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
    mover.step(pane.acted, key === 'ArrowUp' ? -1 : 1);
  } else if (ctrl && key.toLowerCase() === 'a') pane.markAll();
  else if (ctrl && key === over) move();
  else if (ctrl && key === ' ') pane.toggle(pane.active.index);
  else if (key === 'Enter' && !ctrl && !shiftKey) move();
  else if ((key === 'Delete' || key === 'Backspace') && !pane.isAvailable && !ctrl && !event.repeat) move();
  else if (pane.active.handleKey(event)) return;
  else if (key === ' ' && !ctrl) {
    if (shiftKey) pane.press(pane.active.index, { isRange: true, isAdded: false });
    else pane.toggle(pane.active.index);
  } else return;
  event.preventDefault();
}
