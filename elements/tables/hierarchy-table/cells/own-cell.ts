import { nothing, render } from 'lit';
import { warnOnce } from '../../../base/warn.js';
import { errorText, tryRead } from '../../../core/util/read-value.js';
import { toText } from '../../../core/text/to-text.js';
import type { TreeRow } from '../../../core/tree/tree-shape.js';
import { enterControl, focusedControl, focusedIn, isEditing } from './cell-controls.js';
import type { Column } from '../columns/columns.js';

const FIELDS = 'input, select, textarea, [contenteditable]';

/** Whether something in a cell may hold what the user has entered. */
const hasFields = (cell: Element): boolean =>
  [...cell.querySelectorAll('*')].some(
    (element) =>
      element.matches(FIELDS) ||
      (element.localName !== 'dass-button' &&
        (element.constructor as { formAssociated?: boolean }).formAssociated === true),
  );

/** The cell of a column that the application renders itself. */
export class OwnCell {
  readonly #element: HTMLElement;
  /** The key of the row that it shows. */
  #key: string | undefined;
  /** What was rendered last: the same again is not rendered. */
  #rendered: readonly unknown[] = [];

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /**
   * Renders the cell. What the user has entered in it, and the focus, stay as long as it shows the row with the same key,
   * and go when it shows another.
   */
  write(key: string, row: TreeRow, column: Column, language: string): void {
    const given = [row, column.value(row), column, language];
    const isSameRow = key === this.#key;
    if (isSameRow && given.every((part, at) => part === this.#rendered[at])) return;
    const element = this.#element;
    const content = column.cell?.(row, given[1]);
    const isNode = tryRead('A cell', () => content instanceof Node, false);
    if (isSameRow && isNode && isEditing(element)) {
      // Another field in its place would lose the text: it comes once the focus has left.
      this.#rendered = [];
      return;
    }
    if (!isSameRow && (focusedIn(element) || hasFields(element))) this.#render(nothing);
    this.#key = key;
    this.#rendered = given;
    const focused = isSameRow ? focusedControl(element) : -1;
    this.#render(typeof content === 'object' ? content : toText(content));
    if (focused >= 0 && focusedControl(element) < 0) enterControl(element, focused);
  }

  #render(content: unknown): void {
    try {
      render(content, this.#element);
    } catch (error) {
      warnOnce(
        'dass-hierarchy-table',
        `What 'cell' gives cannot be rendered; the cell stays empty. ${errorText(error)}`,
      );
      if (content !== nothing) this.#render(nothing);
    }
  }
}
