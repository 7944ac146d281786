import { html, nothing, render } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import { warnOnce } from '../../base/warn.js';
import type { DataRow } from '../../core/table/data-row.js';
import { toText } from '../../core/text/to-text.js';
import type { SelectionState } from '../../core/tree/tree-selection.js';
import { errorText, tryRead } from '../../core/util/read-value.js';
import { enterControl, focusedControl, focusedIn, isEditing } from './cell-controls.js';
import type { CellContent, CellMount, Column } from './columns/column.js';

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

/** The cell of a column that another renderer than Lit renders. */
export class MountedCell implements CellContent {
  readonly #mount: CellMount;
  /** The key, the row, the value and the column that are rendered. */
  #rendered: readonly unknown[] = [];

  constructor(mount: CellMount) {
    this.#mount = mount;
  }

  update(key: string, row: DataRow, column: Column): void {
    const value = column.value(row);
    const values = [key, row, value, column];
    if (values.every((one, at) => one === this.#rendered[at])) return;
    this.#rendered = values;
    this.#mount.update(key, row, value);
  }

  release(): void {
    if (this.#rendered.length === 0) return;
    this.#rendered = [];
    this.#mount.release();
  }
}

const ariaChecked = { none: 'false', all: 'true', some: 'mixed' } as const satisfies Record<SelectionState, string>;

/** Creates the checkbox cell of a row. */
export function createCheckboxCell(): HTMLElement {
  const cell = document.createElement('div');
  cell.className = 'cell checkbox-cell';
  cell.role = 'gridcell';
  const box = document.createElement('div');
  box.className = 'checkbox';
  box.role = 'checkbox';
  cell.append(box);
  return cell;
}

/** @param rowName the text of the row, for its accessible name */
export function updateCheckboxCell({ firstElementChild: box }: Element, state: SelectionState, rowName: string): void {
  if (!box) return;
  const label = msg(str`Selecionar ${rowName}`, { id: 'dassTreeSelectRow' });
  // Writing an attribute costs a style computation even when its value stays.
  if (box.ariaChecked !== ariaChecked[state]) box.ariaChecked = ariaChecked[state];
  if (box.ariaLabel !== label) box.ariaLabel = label;
}

/** The checkbox cell of the header, which selects all rows. @param isActive whether the keyboard is on it */
export const renderHeaderCheckbox = (state: SelectionState, isVirtual: boolean, isActive = false) =>
  html`<div
    class=${`cell checkbox-cell${isActive ? ' active' : ''}`}
    role="columnheader"
    id="head-checkbox"
    aria-colindex=${isVirtual ? 1 : nothing}
  >
    <span
      class="checkbox"
      role="checkbox"
      aria-label=${msg('Selecionar tudo', { id: 'dassTreeSelectAll' })}
      aria-checked=${ariaChecked[state]}
    ></span>
  </div>`;
