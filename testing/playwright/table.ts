import type { Locator } from 'playwright';
import { readVirtualRows, TABLE_ROWS, type VirtualRowTexts } from '../virtual-rows.js';
import type { Name, Root } from './root.js';

const ROW_TIMEOUT_MS = 5_000;

/** A `dass-data-table` or a `dass-hierarchy-table`. */
export class Table {
  /** The element with the role `grid` or `treegrid`. */
  readonly grid: Locator;

  constructor(root: Root, label: Name) {
    this.grid = root.getByRole('grid', { name: label }).or(root.getByRole('treegrid', { name: label }));
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
