import { isDataRow, type DataRow } from '../table/data-row.js';
import { readField, readList } from '../util/read-value.js';
import type { DataSource, SourceQuery } from './data-source.js';
import { BLOCK_SIZE } from './row-blocks.js';
import { MAX_ALL_ROWS } from './source-rows.js';

/**
 * Loads all rows that a query includes, block by block, up to `MAX_ALL_ROWS`.
 * @param rowAt returns a row that is loaded already
 * @returns undefined when there are more, or when their number is unknown. Rejects when rows cannot be loaded
 */
export async function loadAllRows(
  source: DataSource,
  query: SourceQuery,
  signal: AbortSignal,
  rowAt: (index: number) => DataRow | undefined = () => undefined,
): Promise<readonly DataRow[] | undefined> {
  const rows: DataRow[] = [];
  let total: number | undefined;
  while (total === undefined || rows.length < total) {
    const known = total === undefined ? undefined : rowAt(rows.length);
    if (known) {
      rows.push(known);
      continue;
    }
    const answer: unknown = await source.load({ ...query, from: rows.length, count: BLOCK_SIZE, signal });
    signal.throwIfAborted();
    const loaded = readList(readField(answer, 'rows'));
    if (!loaded) throw new Error('its answer has no list of rows.');
    const count = readField(answer, 'total');
    // Without a total, fewer rows than asked for are the last ones.
    if (typeof count === 'number') total = count;
    else if (total === undefined && loaded.length < BLOCK_SIZE) total = rows.length + loaded.length;
    if (total === undefined || total > MAX_ALL_ROWS) return undefined;
    if (loaded.length === 0 && rows.length < total) throw new Error('it answers fewer rows than its total.');
    for (const row of loaded.slice(0, total - rows.length)) rows.push(isDataRow(row) ? row : {});
  }
  return rows;
}
