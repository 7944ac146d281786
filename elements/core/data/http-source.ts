import { readField, readList } from '../util/read-value.js';
import type { DataAnswer, DataRequest, DataSource, SourceFilter } from './data-source.js';
import { odataAddress, odataSumsAddress, readODataAnswer, readODataSums } from './odata.js';

/** A request of `httpSource()`. */
export interface SourceCall {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** Sent as JSON; undefined with `GET`. */
  readonly body?: object | undefined;
  readonly signal: AbortSignal;
}

/** Options of `httpSource()`. */
export interface HttpSourceOptions {
  /**
   * How the server is asked: `json` (default) posts `{from, count, sort: {column, descending}[], filters, search}` and expects
   * `{rows, total, sums}`; `odata` sends the query options of OData 4.
   */
  readonly dialect?: 'json' | 'odata';
  /** Conditions that all requests have, before those of the element. Default: none. */
  readonly filters?: readonly SourceFilter[];
  /** Text that is searched for while the element has no text of its own. Default: `''`. */
  readonly search?: string;
  /**
   * Names of the columns whose sums the server computes: with `odata`, by `$apply` beside the first block. A server that
   * refuses that answers its rows without sums. Default: none.
   */
  readonly sums?: readonly string[];
  /**
   * Sends a request, for example with the headers of the application.
   * @returns the parsed answer; rejects when there is none. Default: `fetch()`, with the cookies of the server's own origin
   */
  send?(call: SourceCall): Promise<unknown>;
  /** Called when the server has answered that the user is not signed in (401), for example because the session has ended. Only without `send`. */
  onUnauthorized?(): void;
}

/** Why a server has not answered with rows. */
export class DataSourceError extends Error {
  override readonly name = 'DataSourceError';
  /** The HTTP status. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/**
 * A source of rows on a server.
 * @param url the address of the rows, also with query parameters, which are kept
 */
export function httpSource<Row extends object = object>(url: string, options: HttpSourceOptions = {}): DataSource<Row> {
  const send = (call: SourceCall): Promise<unknown> => options.send?.(call) ?? sendByFetch(call, options);
  const load = options.dialect === 'odata' ? loadOData : loadJson;
  return {
    load: async (request) => {
      const filters = [...(options.filters ?? []), ...request.filters];
      const search = request.search || (options.search ?? '');
      return (await load(url, { ...request, filters, search }, send, options)) as DataAnswer<Row>;
    },
  };
}

type Load = (
  url: string,
  request: DataRequest,
  send: (call: SourceCall) => Promise<unknown>,
  options: HttpSourceOptions,
) => Promise<DataAnswer>;

const loadJson: Load = async (url, { from, count, sorting, filters, search, parent, signal }, send, { sums }) => {
  const sort = sorting.map(({ column, direction }) => ({ column, descending: direction === 'descending' }));
  const body = { from, count, sort, filters, search, ...(sums && { sums }), ...(parent !== undefined && { parent }) };
  const answer = await send({ url, method: 'POST', body, signal });
  const rows = readList(readField(answer, 'rows'));
  if (!rows) throw new Error('The answer has no rows.');
  return answer as DataAnswer;
};

const loadOData: Load = async (url, request, send, { sums: columns = [] }) => {
  // The sums are the same for all blocks.
  const sums = columns.length > 0 && request.from === 0 ? loadODataSums(url, request, send, columns) : undefined;
  const { count, signal } = request;
  const rows: object[] = [];
  for (;;) {
    const part = { ...request, from: request.from + rows.length, count: count - rows.length };
    const answer = readODataAnswer(await send({ url: odataAddress(url, part), method: 'GET', signal }));
    rows.push(...answer.rows);
    // Without a count, only the server's link to a next page says that there are more.
    const hasMore = answer.total === undefined && answer.hasNext && answer.rows.length > 0 && rows.length < count;
    if (!hasMore) return { rows, total: answer.total, ...(sums && { sums: await sums }) };
  }
};

async function loadODataSums(
  url: string,
  request: DataRequest,
  send: (call: SourceCall) => Promise<unknown>,
  columns: readonly string[],
): Promise<Readonly<Record<string, number>> | undefined> {
  try {
    const { signal } = request;
    const answer = await send({ url: odataSumsAddress(url, request, columns), method: 'GET', signal });
    return readODataSums(answer, columns);
  } catch (error) {
    if (!request.signal.aborted) console.warn('The OData server has answered no sums.', error);
    return undefined;
  }
}

async function sendByFetch({ url, method, body, signal }: SourceCall, { onUnauthorized }: HttpSourceOptions) {
  const response = await fetch(url, {
    method,
    signal,
    headers: { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.status === 401) onUnauthorized?.();
  if (!response.ok) throw new DataSourceError(`The server has answered ${response.status}.`, response.status);
  try {
    return (await response.json()) as unknown;
  } catch {
    signal.throwIfAborted();
    throw new DataSourceError('The answer is no JSON.', response.status);
  }
}
