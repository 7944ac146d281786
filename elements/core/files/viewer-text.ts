import { charactersOf } from '../text/characters.js';

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

/** Length of the parts of a long text, in UTF-16 code units. */
const PART_LENGTH = 5000;

/** Number of code units before the end of a part in which a space is looked for. */
const SPACE_LENGTH = 200;

/** No grapheme cluster of a real text is longer, in code units. */
const CLUSTER_LENGTH = 64;

/**
 * Splits a text into parts, which are laid out one by one: the time that a browser takes to break one line of a megabyte,
 * such as JSON without line breaks, grows with the square of its length. A part ends after its last line break, otherwise
 * after a space near its end, otherwise between two grapheme clusters.
 *
 * @returns the parts; joined, they are the text
 */
export function textParts(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  while (text.length - start > PART_LENGTH) {
    const part = text.slice(start, start + PART_LENGTH);
    const end = part.lastIndexOf('\n') + 1 || spaceEnd(part) || clusterEnd(text, start, start + PART_LENGTH) - start;
    parts.push(text.slice(start, start + end));
    start += end;
  }
  return [...parts, text.slice(start)];
}

function spaceEnd(part: string): number {
  const end = part.lastIndexOf(' ') + 1;
  return end > part.length - SPACE_LENGTH ? end : 0;
}

/** Returns the start of the grapheme cluster that an index is in; the index itself when that cluster is too long. */
function clusterEnd(text: string, start: number, index: number): number {
  const from = Math.max(start, index - CLUSTER_LENGTH);
  let end = from;
  for (const character of charactersOf(text.slice(from, index + CLUSTER_LENGTH))) {
    if (end + character.length > index) break;
    end += character.length;
  }
  return end > from ? end : index;
}

/** Whether bytes are the start of a PDF: its header is in the first kilobyte. */
export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');

/** Whether the content type of an answer is a page, such as that of a sign-in, where a file was expected. */
export const isPage = (contentType: string | null, expected: string): boolean =>
  /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType ?? '') &&
  !/^(?:text\/html|application\/xhtml\+xml)$/.test(expected);
