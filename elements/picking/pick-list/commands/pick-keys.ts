import type { PaneMarks } from '../panes/pane-marks.js';
import type { PickMover } from '../moves/pick-mover.js';
import type { PickPane } from '../panes/pick-pane.js';

/** Where a key was pressed. */
export interface KeyPlace {
  readonly pane: PickPane;
  readonly marks: PaneMarks;
  /** The user can order what is selected. */
  readonly hasOrder: boolean;
  /** The lists stand from right to left. */
  readonly rtl: boolean;
}

/** What a key in one of the lists does. */
export function handlePickKey(event: KeyboardEvent, { pane, marks, hasOrder, rtl }: KeyPlace, mover: PickMover): void {
  if (event.defaultPrevented || event.isComposing) return;
  const { key, altKey, shiftKey } = event;
  const ctrl = event.ctrlKey || event.metaKey;
  const over = rtl === pane.isAvailable ? 'ArrowLeft' : 'ArrowRight';
  const move = (): void => (pane.isAvailable ? mover.add(marks.acted) : mover.remove(marks.acted));
  if (altKey) {
    if (!hasOrder || pane.isAvailable || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
    mover.step(marks.acted, key === 'ArrowUp' ? -1 : 1);
  } else if (ctrl && key.toLowerCase() === 'a') marks.markAll();
  else if (ctrl && key === over) move();
  else if (ctrl && key === ' ') marks.toggle(marks.active.index);
  else if (key === 'Enter' && !ctrl && !shiftKey) move();
  else if ((key === 'Delete' || key === 'Backspace') && !pane.isAvailable && !ctrl && !event.repeat) move();
  else if (marks.active.handleKey(event)) return;
  else if (key === ' ' && !ctrl) {
    if (shiftKey) marks.press(marks.active.index, { isRange: true, isAdded: false });
    else marks.toggle(marks.active.index);
  } else return;
  event.preventDefault();
}
