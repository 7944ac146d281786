import type { SourceCall } from 'dass-elements/data-sources.js';
import { expect } from '../http-answer.js';
import { request, type HttpOptions } from '../http-request.js';

/** Sends the requests of `httpSource()` as the platform expects them. */
export const sendQuery =
  (http: HttpOptions) =>
  async ({ url, method, body, signal }: SourceCall): Promise<unknown> =>
    expect(await request(http, url, { method, ...(body && { body }), signal }), readRows);

function readRows(value: unknown): object | undefined {
  const { rows, total, sums } = (value ?? {}) as Partial<Record<'rows' | 'total' | 'sums', unknown>>;
  return Array.isArray(rows) && typeof total === 'number' ? { rows, total, sums } : undefined;
}
