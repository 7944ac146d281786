import type { DataSource } from '../../core/data/data-source.js';
import { DataSourceError, httpSource, type SourceCall } from '../../core/data/http-source.js';

/** A source at an address on the origin of the page. Loaded for elements with `data-source`. */
export const addressSource = (url: string, dialect: 'json' | 'odata'): DataSource => httpSource(url, { dialect, send });

async function send({ url, method, body, signal }: SourceCall): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal,
    credentials: 'same-origin',
    // A redirect must not lead to another origin either.
    mode: 'same-origin',
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new DataSourceError(`the server answered ${response.status}`, response.status);
  return (await response.json()) as unknown;
}
