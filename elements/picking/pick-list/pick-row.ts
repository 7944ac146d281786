import { MarkedText } from '../../base/rows/marked-text.js';
import { createPart, cutText } from '../../base/rows/row-part.js';
import type { PooledRow } from '../../base/rows/virtual-rows.js';
import type { RowStatus } from '../../core/data/row-blocks.js';
import type { TextQuery } from '../../core/text/text-fold.js';

/** A row of a pick list. Code and note are created for the first item that has one. */
export interface PickRow extends PooledRow {
  readonly label: MarkedText;
  code?: MarkedText;
  note?: HTMLElement;
}

/** What a row shows. */
export interface PickRowView {
  readonly label: string;
  readonly code: string;
  /** The text at the end: why the item is disabled, or a detail. */
  readonly note: string;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly isDisabled: boolean;
  /** Whether the item of a source is selected, and stays in its place. */
  readonly isTaken?: boolean;
  /** Of an item of a source. Default: `loaded`. */
  readonly status?: RowStatus;
}

/** Creates a row that shows nothing yet. */
export function createPickRow(): PickRow {
  const element = document.createElement('div');
  element.role = 'option';
  return { element, label: new MarkedText(element.appendChild(createText('text'))) };
}

/** Renders an item into a row. @param query what is typed in the filter: matches are marked */
export function renderPickRow(row: PickRow, view: PickRowView, query: TextQuery): void {
  const { element } = row;
  writeMatches(row.label, view.label, query);
  if (view.code || row.code) {
    row.code ??= new MarkedText(element.insertBefore(createText('code'), element.firstChild));
    writeMatches(row.code, view.code, query);
  }
  if (view.note || row.note) {
    row.note ??= element.appendChild(createText('note'));
    if (row.note.textContent !== view.note) row.note.textContent = view.note;
  }
  setBoolean(element, 'aria-selected', view.isSelected);
  element.classList.toggle('selected', view.isSelected);
  element.classList.toggle('active', view.isActive);
  element.classList.toggle('taken', view.isTaken === true);
  element.classList.toggle('unloaded', view.status !== undefined);
  const isBusy = view.status === 'loading' ? 'true' : null;
  if (element.ariaBusy !== isBusy) element.ariaBusy = isBusy;
  if (view.isDisabled) setBoolean(element, 'aria-disabled', true);
  else if (element.ariaDisabled) element.ariaDisabled = null;
}

/** The text of an item can be in another direction than the page. */
const createText = (className: string): HTMLElement => createPart('span', className, { dir: 'auto' });

function writeMatches(part: MarkedText, text: string, query: TextQuery): void {
  const rendered = cutText(text);
  part.write(rendered, query.isEmpty ? undefined : query.ranges(rendered));
}

/** Writing an attribute costs a style recalculation even when it stays the same. */
function setBoolean(element: HTMLElement, name: string, isTrue: boolean): void {
  const value = String(isTrue);
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
