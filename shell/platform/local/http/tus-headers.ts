import type { Context } from 'hono';

/** Version of the tus protocol for resumable uploads. */
export const TUS_VERSION = '1.0.0';

/** Headers of the tus protocol that pages of another origin send and read. */
export const tusHeaders = {
  request: ['Tus-Resumable', 'Upload-Length', 'Upload-Metadata', 'Upload-Offset'],
  response: ['Location', 'Tus-Resumable', 'Tus-Version', 'Upload-Expires', 'Upload-Length', 'Upload-Offset'],
} as const;

/** Reads a header with a number of bytes. Returns undefined if it is missing or invalid. */
export function readByteCount(c: Context, header: string): number | undefined {
  const text = c.req.header(header)?.trim() ?? '';
  const count = /^\d{1,16}$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(count) ? count : undefined;
}

/**
 * Reads `Upload-Metadata`: pairs of a name and a Base64 value, separated by commas. Returns undefined if it is
 * invalid.
 */
export function readMetadata(header: string | undefined): Map<string, string> | undefined {
  const metadata = new Map<string, string>();
  for (const pair of (header ?? '').split(',').map((text) => text.trim())) {
    if (pair === '') continue;
    const [, name, value = ''] = /^([\x21-\x2b\x2d-\x7e]+)(?: ([A-Za-z\d+/]*={0,2}))?$/.exec(pair) ?? [];
    if (name === undefined || metadata.has(name)) return undefined;
    metadata.set(name, Buffer.from(value, 'base64').toString());
  }
  return metadata;
}
