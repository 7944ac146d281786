import type { FileHandle } from 'node:fs/promises';
import { createStreamBody } from '@hono/node-server/utils/stream';
import { parseRange } from './byte-range.js';
import { contentDisposition } from '../stores/file-names.js';
import type { FileRecord } from '../stores/file-store.js';

/** Types that a browser shows without running anything of theirs in our origin. Everything else is saved. */
const shown = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/bmp',
  'image/avif',
  'image/svg+xml',
  'application/pdf',
]);
const isShown = (type: string): boolean => shown.has(type) || type.startsWith('audio/') || type.startsWith('video/');

/** Types that a browser may run when it opens them: they leave as mere bytes. An SVG is shown, see the policy. */
const runs = /[/+]xml$|html|javascript|ecmascript/;

/** Headers that make a stored file harmless whatever is in it and whatever it says that it is. */
function headersOf({ fileName, type, hash }: FileRecord, embedders: readonly string[]): Record<string, string> {
  const isInline = isShown(type);
  return {
    'Content-Type': !isInline && runs.test(type) ? 'application/octet-stream' : type,
    'Content-Disposition': contentDisposition(isInline ? 'inline' : 'attachment', fileName),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': downloadPolicy(type, embedders),
    'Cross-Origin-Resource-Policy': 'same-site',
    'Accept-Ranges': 'bytes',
    // Kept by the browser, but asked about each time: a file that was removed, or a session that ended, shows at once.
    'Cache-Control': 'private, no-cache',
    ETag: `"${hash}"`,
  };
}

/**
 * Opened on its own, a file has no origin (`sandbox`) and loads nothing but itself. Chromium's PDF viewer refuses to work
 * in a sandbox; a PDF has no access to the page that shows it, so it goes without.
 */
function downloadPolicy(type: string, embedders: readonly string[]): string {
  const sandbox = type === 'application/pdf' ? [] : ['sandbox'];
  const rules = ["default-src 'none'", "style-src 'unsafe-inline'", 'img-src data:', "media-src 'self'"];
  return [...sandbox, ...rules, `frame-ancestors ${embedders.join(' ') || "'none'"}`].join('; ');
}

/** The answer to a GET or HEAD of a stored file. Closes `bytes`. */
export async function download(
  request: Request,
  record: FileRecord,
  bytes: FileHandle,
  embedders: readonly string[],
): Promise<Response> {
  const headers = headersOf(record, embedders);
  const etag = headers.ETag as string;
  const { size } = record;

  const withoutBody = async (status: number, more: Record<string, string> = {}): Promise<Response> => {
    await bytes.close();
    return new Response(null, { status, headers: { ...headers, ...more } });
  };

  if (matches(request.headers.get('If-None-Match'), etag)) return withoutBody(304);
  if (request.method === 'HEAD') return withoutBody(200, { 'Content-Length': String(size) });

  // A part fits only to the rest that the browser has: if that was of another content, it gets the whole.
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
