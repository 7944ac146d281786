import type { FileFormat } from './file-format.js';
import { readBytes } from './read-bytes.js';

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
/** From this number on, a sector or an entry is none. */
const NO_SECTOR = 0xfffffffa;
/** Number of sectors in the list of the header. Containers with more have more than 6 MB. */
const HEADER_SECTORS = 109;
/** Number of sectors of the directory that are read. */
const MAX_SECTORS = 64;

/** Installers of Windows, their patches and transforms, as the class of the container. */
const installerClass = /^8[246]100c0000000000c000000000000046$/;

/** `[format, name of an entry at the top]` */
const formats: readonly (readonly [FileFormat, RegExp])[] = [
  ['encrypted', /^EncryptedPackage$/],
  ['doc', /^WordDocument$/],
  ['xls', /^(?:Workbook|Book)$/],
  ['ppt', /^PowerPoint Document$/],
  ['msg', /^__properties_version1\.0$/],
];

interface Entry {
  readonly name: string;
  /** Indexes of the entries beside it and of the first one below it. */
  readonly before: number;
  readonly after: number;
  readonly child: number;
  readonly classId: string;
}

/**
 * Recognizes an OLE container by the names in its directory.
 *
 * @param head the first bytes of the file
 */
export async function readOleFormat(file: Blob, head: Uint8Array<ArrayBuffer>): Promise<FileFormat> {
  if (head.length < HEADER_BYTES) return 'ole';
  const entries = await readDirectory(file, new DataView(head.buffer));
  const [root] = entries;
  if (!root) return 'ole';
  if (installerClass.test(root.classId)) return 'program';
  const names = topNames(entries, root.child);
  return formats.find(([, name]) => names.some((one) => name.test(one)))?.[0] ?? 'ole';
}

async function readDirectory(file: Blob, header: DataView): Promise<readonly Entry[]> {
  const sectorBytes = 2 ** header.getUint16(30, true);
  const entries: Entry[] = [];
  // Version 3 or 4; others do not exist.
  if (sectorBytes !== 512 && sectorBytes !== 4096) return entries;
  const read = (sector: number, from: number, length: number): Promise<Uint8Array<ArrayBuffer>> =>
    readBytes(file, (sector + 1) * sectorBytes + from, length);
  const links = sectorBytes / 4;
  let sector = header.getUint32(48, true);
  for (let count = 0; sector < NO_SECTOR && count < MAX_SECTORS; count++) {
    entries.push(...entriesIn(await read(sector, 0, sectorBytes)));
    const table = Math.floor(sector / links);
    if (table >= HEADER_SECTORS) break;
    const next = await read(header.getUint32(76 + table * 4, true), (sector % links) * 4, 4);
    sector = next.length === 4 ? new DataView(next.buffer).getUint32(0, true) : NO_SECTOR;
  }
  return entries;
}

function entriesIn(sector: Uint8Array<ArrayBuffer>): readonly Entry[] {
  const view = new DataView(sector.buffer);
  const entries: Entry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= sector.length; at += ENTRY_BYTES) {
    // The length of the name counts its end.
    const length = Math.max(0, Math.min(64, view.getUint16(at + 64, true)) - 2);
    entries.push({
      name: new TextDecoder('utf-16le').decode(sector.subarray(at, at + length)),
      before: view.getUint32(at + 68, true),
      after: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      classId: Array.from(sector.subarray(at + 80, at + 96), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    });
  }
  return entries;
}

/** Returns the names at the top: an embedded document has its own ones below. */
function topNames(entries: readonly Entry[], first: number): readonly string[] {
  const names: string[] = [];
  const known = new Set<number>();
  const waiting = [first];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const entry = entries[index];
    if (!entry || known.has(index)) continue;
    known.add(index);
    names.push(entry.name);
    waiting.push(entry.before, entry.after);
  }
  return names;
}
