import type { ReactiveElement } from 'lit';
import { Later } from '../../base/later.js';
import type { PickDrag } from './pick-drag.js';
import type { MoverHost, PickMover } from './pick-mover.js';
import type { PickPane } from './pick-pane.js';

/** Dragging, which loads when a pointer comes to the lists. */
export class DragAccess {
  #drag: PickDrag | undefined;
  /** The pointer that went down before it was loaded, while it is down. */
  #waiting: { readonly pane: PickPane; readonly index: number; readonly event: PointerEvent } | undefined;
  readonly #later: Later;

  constructor(host: ReactiveElement & MoverHost, mover: PickMover) {
    this.#later = new Later(host, async () => {
      const { PickDrag } = await import('./pick-drag.js');
      this.#drag = new PickDrag(host, mover);
      if (this.#waiting) this.#drag.press(this.#waiting.pane, this.#waiting.index, this.#waiting.event);
    });
    host.addEventListener('pointerenter', () => this.#later.ask());
    for (const end of ['pointerup', 'pointercancel']) host.addEventListener(end, () => (this.#waiting = undefined));
  }

  get isActive(): boolean {
    return this.#drag?.isActive ?? false;
  }

  press(pane: PickPane, event: PointerEvent): void {
    const index = pane.rows.indexOf(event);
    this.#waiting = this.#drag ? undefined : { pane, index, event };
    this.#drag?.press(pane, index, event);
    this.#later.ask();
  }
}
