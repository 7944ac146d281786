import {
  cellError,
  pasteBlock,
  readRefusedCells,
  whenEdited,
  type ColumnFilter,
  type RefusedCell,
} from '../shared/table-cells.js';
import { readVirtualRows, TABLE_ROWS } from '../shared/virtual-rows.js';
import { find, rendered, until } from './find.js';
import { click, press, typeInto } from './input.js';
import { chooseOptions } from './options.js';

/** The texts of all rows of a data table or a hierarchy table, cell by cell. Scrolls through the table. */
export async function tableRows(table: Element): Promise<(readonly string[])[]> {
  return (await readVirtualRows(await gridOf(table), TABLE_ROWS)).map(({ texts }) => texts);
}

/** Sorts a table by a click on the heading of a column, for example twice for the descending order. */
export async function clickHeading(table: Element, column: string): Promise<void> {
  (await headingOf(table, column)).click();
  await rendered(table);
}

/** A `dass-data-table` or a `dass-hierarchy-table`. */
export class Table {
  readonly element: Element;

  constructor(element: Element) {
    this.element = element;
  }

  /** The texts of all rows, cell by cell, without the checkboxes. Scrolls through the table. */
  rows = (): Promise<(readonly string[])[]> => tableRows(this.element);

  /** The heading of a column, by the start of its text. */
  heading = (column: string): Promise<HTMLElement> => headingOf(this.element, column);

  /**
   * Scrolls to the first row with a cell of this text.
   * @returns the row; rejects when there is none among the first 100,000
   */
  async row(text: string): Promise<HTMLElement> {
    const grid = await gridOf(this.element);
    const [found] = await readVirtualRows(grid, { ...TABLE_ROWS, limit: 100_000, until: text });
    if (!found) throw new Error(`The table has no row with a cell '${text}'`);
    return find(this.element, `${TABLE_ROWS.rows}[${TABLE_ROWS.position}="${found.position}"]`);
  }

  /** A cell: that of a column in the first row with a cell of the text `row`. */
  async cell(row: string, column: string): Promise<HTMLElement> {
    const { id } = await this.heading(column);
    const found = (await this.row(row)).querySelector<HTMLElement>(`.cell.column-${id.slice('head-'.length)}`);
    if (!found) throw new Error(`The column is not rendered: ${column}`);
    return found;
  }

  /** The text of a cell, or whether the flag in it is on. */
  async value(row: string, column: string): Promise<string | boolean> {
    const cell = await this.cell(row, column);
    const flag = cell.querySelector('[aria-checked]');
    return flag ? flag.getAttribute('aria-checked') === 'true' : (cell.textContent ?? '').trim();
  }

  /** Sorts by a column: clicks its heading until the direction is shown. */
  async sort(column: string, direction: 'ascending' | 'descending' = 'ascending'): Promise<void> {
    const heading = await this.heading(column);
    for (let clicks = 0; heading.getAttribute('aria-sort') !== direction; clicks++) {
      if (clicks === 3) throw new Error(`The column cannot be sorted: ${column}`);
      const before = heading.getAttribute('aria-sort');
      heading.click();
      await until('the order is shown', () => heading.getAttribute('aria-sort') !== before);
    }
  }

  /** Selects the rows with cells of these texts, or deselects them. */
  async select(...texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      const row = await this.row(text);
      click(row.querySelector('.checkbox-cell') ?? row.querySelector('.cell') ?? row);
      await rendered(this.element);
    }
  }

  /** The texts of the selected rows, cell by cell. Scrolls through the table. */
  async selectedRows(): Promise<(readonly string[])[]> {
    const rows = `${TABLE_ROWS.rows}[aria-selected=true]`;
    return (await readVirtualRows(await gridOf(this.element), { ...TABLE_ROWS, rows })).map(({ texts }) => texts);
  }

  /**
   * Edits a cell as with the keyboard: opens its field by F2, enters the value, and confirms it by Enter. Resolves when the
   * field is closed, or shows an error: see `error()`.
   * @param value the text in the format of the field, the label of an option, or whether a flag is on
   */
  async edit(row: string, column: string, value: string | boolean): Promise<void> {
    const { element } = this;
    const cell = await this.cell(row, column);
    if (typeof value === 'boolean') {
      const flag = cell.querySelector('[aria-checked]');
      if (flag?.getAttribute('aria-checked') === String(value)) return;
      click(flag ?? cell);
      await until('the flag has changed', () => flag?.getAttribute('aria-checked') === String(value));
      return;
    }
    if (!element.shadowRoot?.querySelector('.cell-editor')) {
      const grid = await gridOf(element);
      grid.focus();
      click(cell);
      press(grid, 'F2');
    }
    const { field, control } = await this.#openEditor();
    if (control.getAttribute('role') === 'combobox') await chooseOptions(field, value);
    else {
      typeInto(control, value);
      press(control, 'Enter');
    }
    await whenEdited(element);
  }

  /** Gives the edit of a cell up, by Escape. */
  async cancelEdit(): Promise<void> {
    press((await this.#openEditor()).control, 'Escape');
    await until('the editor is closed', () => !this.element.shadowRoot?.querySelector('.cell-editor'));
  }

  /**
   * The error of a cell: of its field, of a value that was refused later, or of a value that is not valid. Waits while the
   * value is being saved.
   * @returns `''` without an error
   */
  async error(row: string, column: string): Promise<string> {
    return cellError(await this.cell(row, column));
  }

  /**
   * Pastes a block of a spreadsheet from a cell on. Resolves when cells have changed, or a dialog lists those that cannot
   * be: see `refusedCells()`.
   * @param block lines with cells that tabulators separate, or the cells
   */
  async paste(row: string, column: string, block: string | readonly (readonly string[])[]): Promise<void> {
    (await gridOf(this.element)).focus();
    click(await this.cell(row, column));
    await pasteBlock(
      this.element,
      typeof block === 'string' ? block : block.map((cells) => cells.join('\t')).join('\n'),
    );
    await rendered(this.element);
  }

  /** The cells that the dialog of a paste lists. */
  async refusedCells(): Promise<RefusedCell[]> {
    return readRefusedCells(this.element);
  }

  /**
   * Answers the dialog that lists refused cells, and waits until it is closed.
   * @param isPasted `true` to paste the other cells, `false` to paste none
   */
  async answerRefused(isPasted: boolean): Promise<void> {
    const dialog = (await find(this.element, '.refused')).closest('dass-dialog');
    const buttons = [...(dialog?.querySelectorAll<HTMLElement>('dass-button[slot=footer]') ?? [])];
    buttons.at(isPasted ? -1 : 0)?.click();
    await until('the dialog is closed', () => !dialog?.isConnected);
  }

  /** Undoes the last change of cells, by Ctrl+Z. */
  undo = (): Promise<void> => this.#pressControl('z');

  /** Does again what was undone last, by Ctrl+Y. */
  redo = (): Promise<void> => this.#pressControl('y');

  /** Sets the filter of a column in its heading. @param filter default: none, which removes the filter */
  async filter(column: string, filter: ColumnFilter = {}): Promise<void> {
    (await this.heading(column)).querySelector<HTMLElement>('.filter > .toggle')?.click();
    const form = (await find(this.element, '.filter-form')) as HTMLFormElement;
    const { contains, from, to, values, is } = filter;
    for (const [name, text] of Object.entries({ text: contains, from, to }))
      if (text !== undefined) {
        const field = form.querySelector(`[name=${name}]`);
        const control = await until(`the filter has '${name}'`, () => field?.shadowRoot?.querySelector('input'));
        typeInto(control, text);
        control.dispatchEvent(new Event('change', { bubbles: true }));
        await rendered(field as Element);
      }
    if (values) await checkItems(form, values);
    if (is !== undefined) form.querySelector<HTMLElement>(`[name=is][value=${is}]`)?.click();
    const hasFilter = Object.values(filter).some((one) => one !== undefined);
    const [clear, apply] = [...form.querySelectorAll<HTMLElement>('.filter-actions dass-button')];
    if (hasFilter) apply?.click();
    else if (clear?.hasAttribute('disabled')) press(form, 'Escape');
    else clear?.click();
    await until('the filter is closed', () => !form.isConnected);
    await rendered(this.element);
  }

  /** The filters of the columns, as the chips above the table show them. */
  async filters(): Promise<string[]> {
    return [...(this.element.shadowRoot?.querySelectorAll('.filters dass-chip') ?? [])].map(
      (chip) => (chip as unknown as { label: string }).label,
    );
  }

  async #openEditor(): Promise<{ field: Element; control: HTMLInputElement }> {
    const field = await find(this.element, '.cell-editor > :not(.cell-problem)');
    return { field, control: (await find(field, '#control')) as HTMLInputElement };
  }

  async #pressControl(key: string): Promise<void> {
    press(await gridOf(this.element), key, { ctrlKey: true });
    await rendered(this.element);
  }
}

/** A data table or a hierarchy table. */
export const table = (element: Element): Table => new Table(element);

const gridOf = (table: Element): Promise<HTMLElement> => find(table, '[role=grid], [role=treegrid]');

const headingOf = (table: Element, column: string): Promise<HTMLElement> =>
  find(table, '[role=columnheader]', (heading) => heading.textContent?.trim().startsWith(column));

/** Checks these items of the list of a filter only. */
async function checkItems(form: Element, labels: readonly string[]): Promise<void> {
  const list = await until('the list is shown', () => form.querySelector('dass-check-list'));
  // Checks all, and then none: items that are not in view are not rendered.
  const all = await find(list, '.all');
  while (all.getAttribute('aria-checked') !== 'false') {
    all.click();
    await rendered(list);
  }
  const search = list.shadowRoot?.querySelector<HTMLInputElement>('.filter > input');
  for (const label of labels) {
    // In a long list, an item is rendered when the search leaves it.
    if (search) typeInto(search, label);
    await rendered(list);
    click(await find(list, '[role=option]:not([hidden])', ({ textContent }) => textContent?.trim() === label));
    await rendered(list);
    if (search) typeInto(search, '');
  }
}
