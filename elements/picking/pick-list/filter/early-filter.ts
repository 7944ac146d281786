import type { LoadedFilter, PickPane } from '../panes/pick-pane.js';

/**
 * The filter field of a pane until its filter has loaded: what the user types stays in the field, and what is confirmed with
 * Enter is kept as text.
 */
export class EarlyFilter {
  readonly #pane: PickPane;
  readonly #chips: string[] = [];

  constructor(pane: PickPane) {
    this.#pane = pane;
  }

  /** Handles a key in the field. */
  press(event: KeyboardEvent, input: HTMLInputElement): void {
    if (event.isComposing) return;
    const { key } = event;
    if (key === 'Enter') this.#chips.push(input.value);
    else if (key === 'ArrowDown' && this.#pane.shown.count > 0) this.#pane.scroller?.focus();
    else if (key !== 'Escape' || input.value === '') return;
    if (key !== 'ArrowDown') input.value = '';
    // Enter in a form would submit it, Escape close the dialog.
    event.preventDefault();
  }

  /** Gives the filter what was asked for so far, in order. */
  handOver(filter: LoadedFilter, input: HTMLInputElement | null): void {
    for (const chip of this.#chips.splice(0)) filter.addChip(chip);
    if (!input) return;
    if (input.value) filter.type(input.value);
    if ((input.getRootNode() as ShadowRoot).activeElement === input) filter.entered();
  }
}
