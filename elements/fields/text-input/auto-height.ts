import type { ReactiveController, ReactiveElement } from 'lit';
import { WidthWatch } from '../../base/width-watch.js';

/** A longer text always needs the maximum height; measuring it would take seconds. In characters. */
const longest = 50_000;

/** Fits the height of a multiline field to its text, up to its `max-block-size`. */
export class AutoHeight implements ReactiveController {
  readonly #find: () => HTMLTextAreaElement | null;

  constructor(host: ReactiveElement, find: () => HTMLTextAreaElement | null) {
    this.#find = find;
    host.addController(this);
    // Another width changes the line breaks and thus the height.
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
