import type { PickListHost, PickListPane } from '../pick-list-host.js';

/** Handles the pointer in one of the lists: a click selects, a double click moves, a press can become a drag. */
export class PanePointer {
  readonly #host: PickListHost;
  readonly #pane: PickListPane;
  #isTouch = false;

  constructor(host: PickListHost, pane: PickListPane) {
    this.#host = host;
    this.#pane = pane;
  }

  readonly onPointerDown = (event: PointerEvent): void => {
    this.#isTouch = event.pointerType === 'touch';
    const rowIndex = this.#pane.rows.indexOf(event);
    // The pointer may be released while dragging loads: then there is nothing to drag.
    const released = new AbortController();
    const { signal } = released;
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => released.abort(), { signal });
    this.#host.drag.load((drag) => {
      if (!signal.aborted) drag.press(this.#pane, rowIndex, event);
    });
  };

  readonly onClick = (event: MouseEvent): void => {
    if (this.#host.effectivelyDisabled) return;
    // A finger has no Ctrl: each touch adds an item to the selection or removes it.
    const toggles = event.ctrlKey || event.metaKey || this.#isTouch;
    this.#pane.selection.press(this.#pane.rows.indexOf(event), { extends: event.shiftKey, toggles });
  };

  readonly onDoubleClick = (event: MouseEvent): void => {
    const index = this.#pane.visible.at(this.#pane.rows.indexOf(event));
    if (index < 0 || this.#host.effectivelyDisabled) return;
    if (this.#pane.isAvailable) this.#host.moves.add(Uint32Array.of(index));
    else this.#host.moves.remove(Uint32Array.of(index));
  };
}
