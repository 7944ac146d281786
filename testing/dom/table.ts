import { readVirtualRows, TABLE_ROWS } from '../virtual-rows.js';
import { find, rendered } from './find.js';

/** The texts of all rows of a data table or a hierarchy table, cell by cell. Scrolls through the table. */
export async function tableRows(table: Element): Promise<(readonly string[])[]> {
  const grid = await find(table, '[role=grid], [role=treegrid]');
  return (await readVirtualRows(grid, TABLE_ROWS)).map(({ texts }) => texts);
}

/** Sorts a table by a click on the heading of a column, for example twice for the descending order. */
export async function clickHeading(table: Element, column: string): Promise<void> {
  (await find(table, '[role=columnheader]', (heading) => heading.textContent?.trim().startsWith(column))).click();
  await rendered(table);
}
