import { isComposing } from '../../../base/focus/is-composing.js';
import type { PickListHost, PickListPane } from '../pick-list-host.js';

/** Handles a key in one of the lists: moving, ordering, selecting, and moving the active item. */
export function handleListKey(event: KeyboardEvent, pane: PickListPane, host: PickListHost): void {
  if (event.defaultPrevented || isComposing(event) || host.effectivelyDisabled) return;
  const { key, altKey, shiftKey } = event;
  const { moves } = host;
  const { selection, isAvailable } = pane;
  const isCtrl = event.ctrlKey || event.metaKey;
  const isRtl = host.matches(':dir(rtl)');
  const moveKey = isRtl === isAvailable ? 'ArrowLeft' : 'ArrowRight';
  const moveToOtherList = (): void => (isAvailable ? moves.add(selection.target) : moves.remove(selection.target));

  if (altKey) {
    if (!host.canOrder || isAvailable || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
    moves.step(selection.target, key === 'ArrowUp' ? -1 : 1);
  } else if (isCtrl && key.toLowerCase() === 'a') selection.selectAll();
  else if (isCtrl && key === moveKey) moveToOtherList();
  else if (isCtrl && key === ' ') selection.toggle(selection.active.index);
  else if (key === 'Enter' && !isCtrl && !shiftKey) moveToOtherList();
  else if ((key === 'Delete' || key === 'Backspace') && !isAvailable && !isCtrl && !event.repeat) moveToOtherList();
  else if (selection.active.handleKey(event)) return;
  else if (key === ' ' && !isCtrl) {
    if (shiftKey) selection.press(selection.active.index, { extends: true, toggles: false });
    else selection.toggle(selection.active.index);
  } else return;
  event.preventDefault();
}

/** Handles Ctrl+Z anywhere in the pick list but in a filter field, where it undoes the typing. */
export function handleUndoKey(event: KeyboardEvent, host: PickListHost): void {
  const { key, ctrlKey, metaKey, shiftKey, target } = event;
  const isUndo = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;
  if (!isUndo || event.defaultPrevented || target instanceof HTMLInputElement) return;
  event.preventDefault();
  host.moves.undo();
}
