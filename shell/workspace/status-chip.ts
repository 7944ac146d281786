// The element, not its wrapper: a side-effect import of the wrapper would be removed by tree shaking.
import 'dass-elements/dass-chip.js';

/** Name and tone of a state. */
export interface Status {
  readonly name: () => string;
  readonly tone: HTMLElementTagNameMap['dass-chip']['tone'];
}

/** A state in a cell of a table. */
export function statusChip({ name, tone }: Status): HTMLElement {
  const chip = document.createElement('dass-chip');
  chip.label = name();
  chip.tone = tone;
  return chip;
}
