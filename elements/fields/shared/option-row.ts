import { MarkedText } from '../../base/rows/marked-text.js';
import { cutText } from '../../base/rows/row-part.js';
import type { PooledRow } from '../../base/rows/virtual-rows.js';
import type { TextRange, TextQuery } from '../../core/text/text-fold.js';

/** A row of a list of options: a checkbox and a label. */
export interface OptionRow extends PooledRow {
  readonly label: MarkedText;
}

/** View model of an option. */
export interface OptionViewModel {
  readonly label: string;
  /** The filter query; its matches are highlighted in the label. */
  readonly query: TextQuery;
  readonly isSelected: boolean;
  /** Whether it is the active option. */
  readonly isActive: boolean;
  /** What stands in the row while its option is not loaded. Default: it is loaded. */
  readonly unloaded?: string | undefined;
}

let templateRow: HTMLElement | undefined;

function createTemplateRow(): HTMLElement {
  const row = document.createElement('div');
  const [checkbox, text] = ['checkbox', 'text'].map((name) => {
    const part = document.createElement('span');
    part.className = name;
    return part;
  }) as [HTMLElement, HTMLElement];
  row.role = 'option';
  text.dir = 'auto';
  row.append(checkbox, text);
  return row;
}

/** Creates an empty row, for `optionRowStyles` and `checkboxStyles`. */
export function createOptionRow(): OptionRow {
  const element = (templateRow ??= createTemplateRow()).cloneNode(true) as HTMLElement;
  return { element, label: new MarkedText(element.lastElementChild as HTMLElement) };
}

/**
 * Renders an option into a row.
 *
 * @param attribute the attribute for the selected state: `aria-checked` for checkboxes, otherwise `aria-selected`
 */
export function renderOptionRow(
  { element, label }: OptionRow,
  viewModel: OptionViewModel,
  attribute: 'aria-checked' | 'aria-selected',
): void {
  const { unloaded } = viewModel;
  const rendered = unloaded ?? cutText(viewModel.label);
  label.write(rendered, unloaded === undefined ? rangesIn(rendered, viewModel.query) : noRanges);
  const value = String(viewModel.isSelected);
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
  element.classList.toggle('selected', viewModel.isSelected);
  element.classList.toggle('active', viewModel.isActive);
  element.classList.toggle('unloaded', unloaded !== undefined);
}

const noRanges: readonly TextRange[] = [];
const rangesIn = (text: string, query: TextQuery): readonly TextRange[] =>
  query.isEmpty ? noRanges : query.ranges(text);
