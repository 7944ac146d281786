import type { FileFormat } from './file-format.js';
import { readBytes } from './read-bytes.js';

/** The record at the end of a zip file, and the longest comment behind it. */
const END_BYTES = 22;
const TAIL_BYTES = END_BYTES + 0xffff;
const END_MARK = 0x06054b50;
/** The record of archives with more than 4 GB. */
const LARGE_END_MARK = 0x06064b50;
const ENTRY_MARK = 0x02014b50;
const ENTRY_BYTES = 46;
/** Largest part of the directory that is read: some 10,000 names. */
const MAX_DIRECTORY_BYTES = 1_000_000;

/**
 * Reads the names of all entries of a zip file from the directory at its end. The first entries tell little: programs
 * put files of any name before the others.
 *
 * @returns undefined if there is no directory, because the file is cut
 */
export async function readZipNames(file: Blob): Promise<readonly string[] | undefined> {
  const tailStart = Math.max(0, file.size - TAIL_BYTES);
  const tail = await readBytes(file, tailStart, TAIL_BYTES);
  const view = new DataView(tail.buffer);
  const findMark = (mark: number, from: number): number => {
    let at = from;
    while (at >= 0 && view.getUint32(at, true) !== mark) at--;
    return at;
  };
  let end = findMark(END_MARK, tail.length - END_BYTES);
  if (end < 0) return undefined;
  let size = view.getUint32(end + 12, true);
  const largeEnd = findMark(LARGE_END_MARK, end - 56);
  if (size === 0xffffffff && largeEnd >= 0) {
    end = largeEnd;
    size = Number(view.getBigUint64(end + 40, true));
  }
  // Not the offset in the record, which is wrong when something was put before the archive.
  const start = Math.max(0, tailStart + end - size);
  return namesIn(await readBytes(file, start, Math.min(size, MAX_DIRECTORY_BYTES)));
}

function namesIn(directory: Uint8Array<ArrayBuffer>): readonly string[] | undefined {
  const view = new DataView(directory.buffer);
  const decoder = new TextDecoder();
  const names: string[] = [];
  for (let at = 0; at + ENTRY_BYTES <= directory.length && view.getUint32(at, true) === ENTRY_MARK;) {
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    const nameStart = at + ENTRY_BYTES;
    // Some programs of Windows write backslashes, others a slash at the start.
    names.push(
      decoder
        .decode(directory.subarray(nameStart, nameStart + name))
        .replaceAll('\\', '/')
        .replace(/^\//, ''),
    );
    at = nameStart + name + extra + comment;
  }
  return names.length ? names : undefined;
}

/** What only programs have: for Java, Android, Windows, iOS. */
const programEntry =
  /^(?:META-INF\/MANIFEST\.MF|AndroidManifest\.xml|classes\.dex|Appx(?:Bundle)?Manifest\.xml|Payload\/[^/]+\.app\/.*)$/i;
/** Containers of the kind of Office that no program of Office opens. */
const foreignEntry = /^(?:visio\/|FixedDoc|[^/]+\.(?:nuspec|vsixmanifest|fdseq)$)/i;

/** Returns the format of a zip file by the names of its entries. */
export function zipFormat(names: readonly string[]): FileFormat {
  const has = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  if (has(programEntry)) return 'program';
  if (has(/^\[Content_Types\]\.xml$/i)) {
    if (has(/^word\//i)) return 'docx';
    if (has(/^xl\//i)) return 'xlsx';
    if (has(/^ppt\//i)) return 'pptx';
    if (has(/^3D\/.*\.model$/i)) return '3mf';
    return has(foreignEntry) ? 'archive' : 'openxml';
  }
  return has(/^META-INF\/manifest\.xml$/) && has(/^content\.xml$/) ? 'opendocument' : 'archive';
}
