import type { ReactiveController, ReactiveElement } from 'lit';
import { WidthWatch } from '../../base/width-watch.js';

/** A text longer than this fills any height that a field may have: to measure it would cost seconds. */
const longest = 50_000;

/** Lets a field of several lines grow with what is written in it; how far is for its `max-block-size` to say. */
export class AutoHeight implements ReactiveController {
  readonly #find: () => HTMLTextAreaElement | null;

  constructor(host: ReactiveElement, find: () => HTMLTextAreaElement | null) {
    this.#find = find;
    host.addController(this);
    // Other lines, another height.
    new WidthWatch(host, find, () => this.#fit());
  }

  hostUpdated(): void {
    this.#fit();
  }

  #fit(): void {
    const area = this.#find();
    if (!area) return;
    area.style.removeProperty('block-size');
    if (area.value.length > longest) area.style.setProperty('block-size', '100vh');
    else if (area.scrollHeight > area.clientHeight)
      area.style.setProperty('block-size', `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`);
  }
}
