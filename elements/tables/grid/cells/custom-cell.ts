import { nothing, render } from 'lit';
import { warnOnce } from '../../../base/warnings/warn.js';
import { errorText, tryRead } from '../../../core/util/read-value.js';
import { toText } from '../../../core/text/to-text.js';
import type { DataRow } from '../../../core/table/data-row.js';
import { enterControl, focusedControl, focusedIn, isEditing } from './cell-controls.js';
import type { CellContent, Column } from '../columns/column.js';

const FIELDS = 'input, select, textarea, [contenteditable]';

/** Whether a cell has fields that may hold input of the user. */
const hasFields = (cell: Element): boolean =>
  [...cell.querySelectorAll('*')].some(
    (element) =>
      element.matches(FIELDS) ||
      (element.localName !== 'dass-button' &&
        (element.constructor as { formAssociated?: boolean }).formAssociated === true),
  );

/** The cell of a column that the application renders itself. */
export class CustomCell implements CellContent {
  readonly #element: HTMLElement;
  readonly #tag: string;
  /** The key of the row that is shown. */
  #key: string | undefined;
  /** The values of the last rendering: equal values are not rendered again. */
  #rendered: readonly unknown[] = [];

  /** @param tag the tag name of the table, for warnings */
  constructor(element: HTMLElement, tag: string) {
    this.#element = element;
    this.#tag = tag;
  }

  /** Renders the cell. Input of the user and the focus are kept while the cell shows the row with the same key. */
  update(key: string, row: DataRow, column: Column, language: string): void {
    const values = [row, column.value(row), column, language];
    const isSameRow = key === this.#key;
    if (isSameRow && values.every((value, at) => value === this.#rendered[at])) return;
    const element = this.#element;
    const content = column.cell?.(row, values[1]);
    const isNode = tryRead('A cell', () => content instanceof Node, false);
    if (isSameRow && isNode && isEditing(element)) {
      // A new field would lose the text that is being entered: it is rendered when the focus has left.
      this.#rendered = [];
      return;
    }
    if (!isSameRow && (focusedIn(element) || hasFields(element))) this.#render(nothing);
    this.#key = key;
    this.#rendered = values;
    const focused = isSameRow ? focusedControl(element) : -1;
    this.#render(typeof content === 'object' ? content : toText(content));
    if (focused >= 0 && focusedControl(element) < 0) enterControl(element, focused);
  }

  #render(content: unknown): void {
    try {
      render(content, this.#element);
    } catch (error) {
      warnOnce(this.#tag, `What 'cell' gives cannot be rendered; the cell stays empty. ${errorText(error)}`);
      if (content !== nothing) this.#render(nothing);
    }
  }
}
