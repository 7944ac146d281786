/** Maximum number of bytes of a text that is shown. */
export const MAX_TEXT_BYTES = 1_000_000;

/**
 * Decodes the start of a text file: UTF-8, UTF-16 with a byte order mark, otherwise Windows-1252, in which older
 * programs export tables.
 *
 * @param isCut whether the text goes on: its last character may be incomplete
 */
export function decodeText(bytes: Uint8Array, isCut: boolean): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether bytes are the start of a PDF: its header is in the first kilobyte. */
export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');

/** Whether the content type of an answer is a page, such as that of a sign-in, where a file was expected. */
export const isPage = (contentType: string | null, expected: string): boolean =>
  /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType ?? '') &&
  !/^(?:text\/html|application\/xhtml\+xml)$/.test(expected);
