import { MarkedText } from '../../base/rows/marked-text.js';
import { cutText } from '../../base/rows/row-part.js';
import type { PooledRow } from '../../base/rows/virtual-rows.js';
import type { TextRange, TextQuery } from '../../core/text/text-fold.js';

/** An item of a list in which the user chooses: a tick and a label. */
export interface OptionRow extends PooledRow {
  readonly label: MarkedText;
}

/** What an option shows. */
export interface OptionLook {
  readonly label: string;
  /** What was typed into the filter: where the label matches it is marked. */
  readonly query: TextQuery;
  readonly isOn: boolean;
  /** The keyboard is at it. */
  readonly isActive: boolean;
}

let blueprint: HTMLElement | undefined;

function makeBlueprint(): HTMLElement {
  const row = document.createElement('div');
  const [tick, text] = ['tick', 'text'].map((name) => {
    const part = document.createElement('span');
    part.className = name;
    return part;
  }) as [HTMLElement, HTMLElement];
  row.role = 'option';
  text.dir = 'auto';
  row.append(tick, text);
  return row;
}

/** Makes a row that shows nothing yet. `optionRowStyles` and `tickStyles` say what it looks like. */
export function makeOptionRow(): OptionRow {
  const element = (blueprint ??= makeBlueprint()).cloneNode(true) as HTMLElement;
  return { element, label: new MarkedText(element.lastElementChild as HTMLElement) };
}

/**
 * Writes an option into a row.
 *
 * @param on the attribute that says whether it is chosen: `aria-checked` of a box that is ticked, `aria-selected`
 */
export function fillOptionRow(
  { element, label }: OptionRow,
  look: OptionLook,
  on: 'aria-checked' | 'aria-selected',
): void {
  const rendered = cutText(look.label);
  label.write(rendered, rangesIn(rendered, look.query));
  const value = String(look.isOn);
  if (element.getAttribute(on) !== value) element.setAttribute(on, value);
  element.classList.toggle('on', look.isOn);
  element.classList.toggle('active', look.isActive);
}

const noRanges: readonly TextRange[] = [];
const rangesIn = (text: string, query: TextQuery): readonly TextRange[] =>
  query.isEmpty ? noRanges : query.ranges(text);
