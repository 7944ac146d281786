import { isDataRow, type DataRow } from '../table/data-row.js';
import { readField, readList } from '../util/read-value.js';
import type { DataSource, SourceQuery } from './data-source.js';
import { MAX_ALL_ROWS } from './source-rows.js';

/** Number of rows that are asked for at once. */
const PART_SIZE = 500;
/** Delays until a part that has failed is loaded again, in milliseconds. */
const RETRY_DELAYS = [500, 2000];

/** A part of the rows of a source. */
export interface RowPart {
  readonly rows: readonly DataRow[];
  /** Number of all rows, as far as it is known: at least that of the loaded ones. */
  readonly count: number;
}

/**
 * Loads all rows of a source in parts, one after the other.
 * @param load loads some rows
 * @throws when the source fails several times, or answers fewer rows than its total
 */
export async function* streamRows(
  load: (from: number, count: number, signal: AbortSignal) => Promise<unknown>,
  signal: AbortSignal,
): AsyncGenerator<RowPart> {
  for (let done = 0; ;) {
    const answer = await loadAgain(() => load(done, PART_SIZE, signal), signal);
    const answered = readList(readField(answer, 'rows'));
    if (!answered) throw new Error("The answer of 'dataSource' has no list of rows.");
    const rows = answered.slice(0, PART_SIZE).map((row) => (isDataRow(row) ? row : {}));
    done += rows.length;
    const given = readField(answer, 'total');
    const total = typeof given === 'number' && given >= 0 ? given : undefined;
    yield { rows, count: Math.max(done, total ?? 0) };
    const isEnd = total === undefined ? rows.length < PART_SIZE : done >= total;
    if (isEnd) return;
    if (rows.length === 0) throw new Error("'dataSource' answers fewer rows than its total.");
  }
}

/**
 * Loads all rows that a query includes, up to `MAX_ALL_ROWS`.
 * @returns undefined when there are more
 * @throws as `streamRows()`, and when the signal is aborted
 */
export async function loadAllRows(
  source: DataSource,
  query: SourceQuery,
  signal: AbortSignal,
): Promise<readonly DataRow[] | undefined> {
  const rows: DataRow[] = [];
  const load = async (from: number, count: number): Promise<unknown> => source.load({ ...query, from, count, signal });
  for await (const part of streamRows(load, signal)) {
    if (part.count > MAX_ALL_ROWS) return undefined;
    rows.push(...part.rows);
  }
  return rows;
}

/** Loads a part, up to three times. Also ends when the signal is aborted while the source does not answer. */
async function loadAgain(load: () => Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  for (const delay of RETRY_DELAYS) {
    try {
      return await unlessAborted(load(), signal);
    } catch {
      signal.throwIfAborted();
      await unlessAborted(new Promise((resolve) => setTimeout(resolve, delay)), signal);
    }
  }
  return unlessAborted(load(), signal);
}

/** Waits for a promise, and rejects when the signal is aborted before. */
async function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let abort = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    // A source of millions of rows has thousands of parts.
    signal.removeEventListener('abort', abort);
  }
}
