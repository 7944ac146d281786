import type { FileFormat } from './file-format.js';
import { HEAD_BYTES, headFormat, isZip } from './head-format.js';
import { readOleFormat } from './ole-directory.js';
import { readBytes } from './read-bytes.js';
import { readZipNames, zipFormat } from './zip-directory.js';

/** Number of bytes that are read where a long comment stands before the first element. */
const LONG_HEAD_BYTES = 65_536;

/**
 * Recognizes the content of a file: by its first bytes, and where they do not tell, by the directory of a container or
 * by more of a text. Reads parts of the file, never all of a large one.
 */
export async function readFormat(file: Blob): Promise<FileFormat> {
  const head = await readBytes(file, 0, HEAD_BYTES);
  const format = headFormat(head, file.size);
  if (isZip(head)) return readZipFormat(file, format);
  if (format === 'ole') return readOleFormat(file, head);
  const isMarkup = format === 'xml' || (format === 'text' && /^\s*</.test(new TextDecoder().decode(head)));
  return isMarkup && file.size > HEAD_BYTES ? headFormat(await readBytes(file, 0, LONG_HEAD_BYTES), file.size) : format;
}

/** @param atStart the format by the first bytes */
async function readZipFormat(file: Blob, atStart: FileFormat): Promise<FileFormat> {
  const names = await readZipNames(file);
  const format = names ? zipFormat(names) : atStart;
  const isOpenDocument = atStart === 'odt' || atStart === 'ods' || atStart === 'odp';
  return isOpenDocument && format !== 'program' ? atStart : format;
}
