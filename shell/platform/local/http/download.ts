import type { FileHandle } from 'node:fs/promises';
import { createStreamBody } from '@hono/node-server/utils/stream';
import { parseRange } from './byte-range.js';
import { contentDisposition } from '../stores/file-names.js';
import type { FileRecord } from '../stores/file-store.js';

/** Types that a browser displays without running code in this origin. All others are downloaded. */
const displayTypes = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/bmp',
  'image/avif',
  'image/svg+xml',
  'application/pdf',
]);
const isDisplayType = (type: string): boolean =>
  displayTypes.has(type) || type.startsWith('audio/') || type.startsWith('video/');

/**
 * Types whose code a browser may run: they are sent as `application/octet-stream`. An SVG is displayed, see the
 * policy.
 */
const executableTypes = /[/+]xml$|html|javascript|ecmascript/;

/** Headers that make a stored file harmless, whatever its content and its declared type are. */
function headersOf(
  { fileName, type, hash }: FileRecord,
  embedders: readonly string[],
  isSaved: boolean,
): Record<string, string> {
  const isDisplayed = isDisplayType(type);
  const isInline = isDisplayed && !isSaved;
  return {
    'Content-Type': !isDisplayed && executableTypes.test(type) ? 'application/octet-stream' : type,
    'Content-Disposition': contentDisposition(isInline ? 'inline' : 'attachment', fileName),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': downloadPolicy(type, embedders),
    'Cross-Origin-Resource-Policy': 'same-site',
    'Accept-Ranges': 'bytes',
    // The browser caches the file but revalidates it: a removed file or an ended session takes effect at once.
    'Cache-Control': 'private, no-cache',
    ETag: `"${hash}"`,
  };
}

/**
 * Opened on its own, a file has no origin (`sandbox`) and loads nothing else. Chromium's PDF viewer does not work in a
 * sandbox. A PDF cannot access the page that shows it, so it needs none.
 */
function downloadPolicy(type: string, embedders: readonly string[]): string {
  const sandbox = type === 'application/pdf' ? [] : ['sandbox'];
  const rules = ["default-src 'none'", "style-src 'unsafe-inline'", 'img-src data:', "media-src 'self'"];
  return [...sandbox, ...rules, `frame-ancestors ${embedders.join(' ') || "'none'"}`].join('; ');
}

/**
 * Responds to a GET or HEAD of a stored file. Closes `bytes`. With the parameter `download` the browser saves the file,
 * whatever its type is: it ignores the attribute `download` of a link to another origin.
 */
export async function download(
  request: Request,
  record: FileRecord,
  bytes: FileHandle,
  embedders: readonly string[],
): Promise<Response> {
  const isSaved = new URL(request.url).searchParams.has('download');
  const headers = headersOf(record, embedders, isSaved);
  const etag = headers.ETag as string;
  const { size } = record;

  const withoutBody = async (status: number, more: Record<string, string> = {}): Promise<Response> => {
    await bytes.close();
    return new Response(null, { status, headers: { ...headers, ...more } });
  };

  if (matches(request.headers.get('If-None-Match'), etag)) return withoutBody(304);
  if (request.method === 'HEAD') return withoutBody(200, { 'Content-Length': String(size) });

  // A range must match the part that the browser has. If that belongs to another content, it gets the whole file.
  const ifRange = request.headers.get('If-Range');
  const range = parseRange(ifRange && ifRange !== etag ? undefined : (request.headers.get('Range') ?? undefined), size);
  if (range === 'unsatisfiable') return withoutBody(416, { 'Content-Range': `bytes */${size}` });
  if (size === 0) return withoutBody(200, { 'Content-Length': '0' });

  const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range;
  const body = createStreamBody(bytes.createReadStream({ start, end }));
  return new Response(body, {
    status: range === 'whole' ? 200 : 206,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      ...(range !== 'whole' && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    },
  });
}

const matches = (header: string | null, etag: string): boolean =>
  header !== null && (header.trim() === '*' || header.split(',').some((it) => it.trim().replace(/^W\//, '') === etag));
