import type { Locator } from 'playwright';
import {
  cellError,
  pasteBlock,
  readRefusedCells,
  whenEdited,
  type ColumnFilter,
  type RefusedCell,
} from '../shared/table-cells.js';
import { readVirtualRows, TABLE_ROWS, type VirtualRowTexts } from '../shared/virtual-rows.js';
import { pageOf, type Name, type Root } from './root.js';

const ROW_TIMEOUT_MS = 5_000;

/** A `dass-data-table` or a `dass-hierarchy-table`. */
export class Table {
  /** The element. */
  readonly element: Locator;
  /** The element with the role `grid` or `treegrid`. */
  readonly grid: Locator;

  constructor(root: Root, label: Name) {
    const gridIn = (parent: Root): Locator =>
      parent.getByRole('grid', { name: label }).or(parent.getByRole('treegrid', { name: label }));
    this.grid = gridIn(root);
    this.element = root.locator('dass-data-table, dass-hierarchy-table').filter({ has: gridIn(pageOf(root)) });
  }

  /** The rows that are rendered, in no certain order: those in view and a few more. */
  get renderedRows(): Locator {
    return this.grid.locator(TABLE_ROWS.rows);
  }

  /**
   * The texts of all rows, cell by cell, without the checkboxes. Scrolls through the table.
   * @param options.limit reads as many rows at most. Default: 1,000
   */
  async rows({ limit }: { readonly limit?: number } = {}): Promise<(readonly string[])[]> {
    await this.renderedRows.first().waitFor();
    const rows = await this.grid.evaluate(readVirtualRows, { ...TABLE_ROWS, limit });
    return rows.map(({ texts }) => texts);
  }

  /** The heading of a column. */
  heading(column: Name): Locator {
    return this.grid.getByRole('columnheader', { name: column });
  }

  /** The texts of the rows that are rendered, cell by cell, from the top. Does not scroll. */
  renderedTexts(): Promise<string[][]> {
    return this.renderedRows.evaluateAll(
      (rows, { cells, position }) =>
        rows
          .toSorted((a, b) => Number(a.getAttribute(position)) - Number(b.getAttribute(position)))
          .map((row) => [...row.querySelectorAll(cells)].map(({ textContent }) => (textContent ?? '').trim())),
      TABLE_ROWS,
    );
  }

  /**
   * Scrolls to the first row with a cell of this text. Waits for it up to 5 seconds. Filter the rows of a long source first:
   * all rows before the wanted one are loaded.
   * @returns the row; rejects when there is none among the first 100,000
   */
  async row(text: string): Promise<Locator> {
    const { position } = await this.#scrollTo(text);
    return this.grid.locator(`${TABLE_ROWS.rows}[${TABLE_ROWS.position}="${position}"]`);
  }

  /** The texts of the first row with a cell of this text. Waits for the row, and scrolls to it. */
  async cells(text: string): Promise<readonly string[]> {
    return (await this.#scrollTo(text)).texts;
  }

  /** Sorts by a column: clicks its heading until the direction is shown. */
  async sort(column: Name, direction: 'ascending' | 'descending' = 'ascending'): Promise<void> {
    const heading = this.heading(column);
    for (let click = 0; (await heading.getAttribute('aria-sort')) !== direction; click++) {
      if (click === 3) throw new Error(`The column cannot be sorted: ${column.toString()}`);
      const before = (await heading.getAttribute('aria-sort')) ?? '';
      await heading.click();
      await this.grid.locator(`[role=columnheader]:not([aria-sort="${before}"])`).and(heading).waitFor();
    }
  }

  /** Selects the rows with cells of these texts, or deselects them. */
  async select(...texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      const row = await this.row(text);
      const checkbox = row.getByRole('checkbox').first();
      await ((await checkbox.count()) > 0 ? checkbox : row).click();
    }
  }

  /** Expands or collapses a row of a hierarchy table. */
  async toggle(text: string): Promise<void> {
    await (await this.row(text)).locator('.expander').click();
  }

  /** The texts of the selected rows, cell by cell. Scrolls through the table. */
  async selectedRows(): Promise<(readonly string[])[]> {
    const rows = `${TABLE_ROWS.rows}[aria-selected=true]`;
    return (await this.grid.evaluate(readVirtualRows, { ...TABLE_ROWS, rows })).map(({ texts }) => texts);
  }

  /** A cell: that of a column in the first row with a cell of the text `row`, see `row()`. */
  async cell(row: string, column: Name): Promise<Locator> {
    const id = (await this.heading(column).getAttribute('id')) ?? '';
    return (await this.row(row)).locator(`.cell.column-${id.slice('head-'.length)}`);
  }

  /** The text of a cell, or whether the flag in it is on. */
  async value(row: string, column: Name): Promise<string | boolean> {
    const cell = await this.cell(row, column);
    const flag = cell.locator('[aria-checked]');
    if ((await flag.count()) > 0) return (await flag.getAttribute('aria-checked')) === 'true';
    return (await cell.innerText()).trim();
  }

  /**
   * Edits a cell as with the keyboard: opens its field by F2, enters the value, and confirms it by Enter. Resolves when the
   * field is closed, or shows an error: see `error()`.
   * @param value the text in the format of the field, the label of an option, or whether a flag is on
   */
  async edit(row: string, column: Name, value: string | boolean): Promise<void> {
    const cell = await this.cell(row, column);
    if (typeof value === 'boolean') {
      const flag = cell.locator('[aria-checked]');
      if ((await flag.getAttribute('aria-checked')) !== String(value)) await flag.click();
      return;
    }
    const editor = this.element.locator('.cell-editor');
    if ((await editor.count()) === 0) {
      await cell.click();
      await this.grid.press('F2');
    }
    const options = editor.getByRole('combobox');
    const field = editor.getByRole('textbox').or(options);
    await field.fill(value);
    if ((await options.count()) > 0) await editor.getByRole('option', { name: value, exact: true }).click();
    else await field.press('Enter');
    await this.element.evaluate(whenEdited);
  }

  /** Gives the edit of a cell up, by Escape. */
  async cancelEdit(): Promise<void> {
    const editor = this.element.locator('.cell-editor');
    await editor.getByRole('textbox').or(editor.getByRole('combobox')).press('Escape');
    await editor.waitFor({ state: 'detached' });
  }

  /**
   * The error of a cell: of its field, of a value that was refused later, or of a value that is not valid. Waits while the
   * value is being saved.
   * @returns `''` without an error
   */
  async error(row: string, column: Name): Promise<string> {
    return (await this.cell(row, column)).evaluate(cellError);
  }

  /**
   * Pastes a block of a spreadsheet from a cell on, without the clipboard of the system. Resolves when cells have changed, or
   * a dialog lists those that cannot be: see `refusedCells()`.
   * @param block lines with cells that tabulators separate, or the cells
   */
  async paste(row: string, column: Name, block: string | readonly (readonly string[])[]): Promise<void> {
    await (await this.cell(row, column)).click();
    const text = typeof block === 'string' ? block : block.map((cells) => cells.join('\t')).join('\n');
    await this.element.evaluate(pasteBlock, text);
  }

  /** The cells that the dialog of a paste lists. */
  refusedCells(): Promise<RefusedCell[]> {
    return this.element.evaluate(readRefusedCells);
  }

  /**
   * Answers the dialog that lists refused cells, and waits until it is closed.
   * @param isPasted `true` to paste the other cells, `false` to paste none
   */
  async answerRefused(isPasted: boolean): Promise<void> {
    const dialog = this.element.locator('dass-dialog').filter({ has: this.element.page().locator('.refused') });
    const buttons = dialog.locator('dass-button[slot=footer]');
    await (isPasted ? buttons.last() : buttons.first()).click();
    await dialog.waitFor({ state: 'detached' });
  }

  /** Undoes the last change of cells, by Ctrl+Z. */
  undo = (): Promise<void> => this.grid.press('Control+z');

  /** Does again what was undone last, by Ctrl+Y. */
  redo = (): Promise<void> => this.grid.press('Control+y');

  /** Sets the filter of a column in its heading. @param filter default: none, which removes the filter */
  async filter(column: Name, filter: ColumnFilter = {}): Promise<void> {
    await this.heading(column).hover();
    await this.heading(column).locator('.filter > .toggle').click();
    const form = this.element.locator('.filter-form');
    await form.waitFor();
    const { contains, from, to, values, is } = filter;
    for (const [name, text] of Object.entries({ text: contains, from, to }))
      if (text !== undefined) await form.locator(`[name=${name}]`).getByRole('textbox').fill(text);
    if (values) await this.#check(form.locator('dass-check-list'), values);
    if (is !== undefined) await form.locator(`[name=is][value=${is}]`).check();
    const hasFilter = Object.values(filter).some((one) => one !== undefined);
    const clear = form.locator('.filter-actions dass-button').first().locator('button');
    if (hasFilter) await form.locator('[type=submit]').first().click();
    else if (await clear.isEnabled()) await clear.click();
    else await form.press('Escape');
    await form.waitFor({ state: 'detached' });
  }

  /** The filters of the columns, as the chips above the table show them. */
  filters(): Promise<string[]> {
    return this.element
      .locator('.filters dass-chip')
      .evaluateAll((chips) => chips.map((chip) => (chip as unknown as { label: string }).label));
  }

  /** Checks these items of a list only. */
  async #check(list: Locator, labels: readonly string[]): Promise<void> {
    // Checks all, and then none: items that are not in view are not rendered.
    const all = list.locator('.all');
    while ((await all.getAttribute('aria-checked')) !== 'false') await all.click();
    const search = list.getByRole('textbox');
    for (const label of labels) {
      // In a long list, an item is rendered when the search leaves it.
      if ((await search.count()) > 0) await search.fill(label);
      await list.getByRole('option', { name: label, exact: true }).click();
      if ((await search.count()) > 0) await search.fill('');
    }
  }

  async #scrollTo(text: string): Promise<VirtualRowTexts[number]> {
    for (const end = performance.now() + ROW_TIMEOUT_MS; performance.now() < end;) {
      await this.renderedRows.first().waitFor();
      const [found] = await this.grid.evaluate(readVirtualRows, { ...TABLE_ROWS, limit: 100_000, until: text });
      if (found) return found;
    }
    throw new Error(`The table has no row with a cell '${text}'`);
  }
}

/** A data table or a hierarchy table by its label. */
export const table = (root: Root, label: Name): Table => new Table(root, label);
