/** What has become of the file of a failed import. */
export type FileState = 'available' | 'gone' | 'unknown';

/**
 * Asks the server for the file of a failed import. It is gone after a deployment that has removed the old files.
 *
 * @param error the error of the import. Chromium and Firefox name the file in it, WebKit does not
 */
export async function failedFileState(error: unknown): Promise<FileState> {
  const address = /https?:\/\/[^\s'"]+/.exec(String(error))?.[0];
  if (!address) return 'unknown';
  try {
    const { ok, status, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    if (status === 404 || status === 410) return 'gone';
    if (!ok) return 'unknown';
    // A server with a history fallback answers with its page instead.
    return headers.get('Content-Type')?.includes('javascript') ? 'available' : 'gone';
  } catch {
    return 'unknown';
  }
}
