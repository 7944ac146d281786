/** Builds the bytes of the files of the corpus: small, but with the structure of real ones. Runs in Node and browsers. */

export type Bytes = Uint8Array<ArrayBuffer>;
/** A text stands for bytes: each character is one. */
export type Part = string | readonly number[] | Uint8Array;

export const latin = (text: string): Bytes => Uint8Array.from(text, (character) => character.charCodeAt(0));
export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

export function join(...parts: readonly Part[]): Bytes {
  const all = parts.map((part) => (typeof part === 'string' ? latin(part) : Uint8Array.from(part)));
  const bytes = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of all) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** A text in UTF-16, as Windows writes it. @param mark whether it starts with a byte order mark */
export const utf16 = (text: string, mark = true): Bytes =>
  join(mark ? [0xff, 0xfe] : [], ...Array.from(text, (character) => u16(character.charCodeAt(0))));

export const u16 = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff];
export const u32 = (value: number): number[] => [...u16(value & 0xffff), ...u16(value >>> 16)];
const u64 = (value: number): number[] => [...u32(value >>> 0), ...u32(Math.floor(value / 2 ** 32))];

/** Bytes that nothing knows, the same ones each time. */
export const noise = (length: number): Bytes => Uint8Array.from({ length }, (_, index) => (index * 197 + 31) % 256);

export interface ZipOptions {
  readonly comment?: string;
  /** Bytes before the archive, which its offsets do not count. */
  readonly before?: Part;
  /** Bytes behind the archive. */
  readonly after?: Part;
  /** Writes the records of archives of more than 4 GB. */
  readonly isLarge?: boolean;
}

/** A zip file of entries that are stored as they are. */
export function zip(
  entries: readonly (string | readonly [name: string, content: Part])[],
  { comment = '', before = '', after = '', isLarge = false }: ZipOptions = {},
): Bytes {
  const locals: Bytes[] = [];
  const directory: Bytes[] = [];
  let offset = 0;
  for (const entry of entries) {
    const [name, content] = typeof entry === 'string' ? [entry, 'x'] : entry;
    const [path, data] = [utf8(name), join(content)];
    // Version, flags (names in UTF-8), method, time, date, checksum, two sizes, lengths of name and extra field.
    const fields = [
      ...u16(20),
      ...u16(0x800),
      ...u16(0),
      ...u16(0),
      ...u16(0x21),
      ...u32(crc32(data)),
      ...u32(data.length),
      ...u32(data.length),
      ...u16(path.length),
      ...u16(0),
    ];
    const local = join('PK\x03\x04', fields, path, data);
    directory.push(join('PK\x01\x02', u16(20), fields, u16(0), u16(0), u16(0), u32(0), u32(offset), path));
    locals.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = entries.length;
  const largeEnd = isLarge
    ? join(
        'PK\x06\x06',
        [...u64(44), ...u16(45), ...u16(45), ...u32(0), ...u32(0)],
        [...u64(count), ...u64(count), ...u64(size), ...u64(offset)],
        'PK\x06\x07',
        [...u32(0), ...u64(offset + size), ...u32(1)],
      )
    : '';
  const counts = isLarge ? [...u16(0xffff), ...u16(0xffff)] : [...u16(count), ...u16(count)];
  const place = isLarge ? [...u32(0xffffffff), ...u32(0xffffffff)] : [...u32(size), ...u32(offset)];
  const end = join('PK\x05\x06', u16(0), u16(0), counts, place, u16(comment.length), comment);
  return join(before, ...locals, ...directory, largeEnd, end, after);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** The entries of a document of Office. */
export const openXml = (folder: 'word' | 'xl' | 'ppt', main: string): readonly string[] => [
  '[Content_Types].xml',
  '_rels/.rels',
  `${folder}/${main}.xml`,
  'docProps/core.xml',
];

/** A zip file of OpenDocument: its first entry says what it is. */
export const openDocument = (kind: string): Bytes =>
  zip([['mimetype', `application/vnd.oasis.opendocument.${kind}`], 'content.xml', 'META-INF/manifest.xml']);

export interface OleOptions {
  /** Class of the container, as 32 hexadecimal digits in the order of the file. */
  readonly classId?: string;
  /** Names of streams in an embedded document. */
  readonly embedded?: readonly string[];
}

const NONE = 0xffffffff;
const END = 0xfffffffe;

/** An OLE container with empty streams, as Office until 2003, Outlook and Windows Installer write it. */
export function ole(streams: readonly string[], { classId = '', embedded = [] }: OleOptions = {}): Bytes {
  const entry = (name: string, type: number, next: number, child: number, id = ''): Bytes => {
    const text = utf16(name, false);
    const bytes = new Uint8Array(128);
    bytes.set(text);
    bytes.set([...u16(text.length + 2), type, 1, ...u32(NONE), ...u32(next), ...u32(child)], 64);
    bytes.set(
      (id.match(/../g) ?? []).map((digits) => parseInt(digits, 16)),
      80,
    );
    bytes.set(u32(END), 116);
    return bytes;
  };
  const inner = embedded.length ? ['MBD00012345'] : [];
  const top = [...inner, ...streams];
  const entries = [
    entry('Root Entry', 5, NONE, top.length ? 1 : NONE, classId),
    // Each entry refers to the next one: a tree that no program has balanced.
    ...top.map((name, index) =>
      entry(
        name,
        inner.includes(name) ? 1 : 2,
        index + 1 < top.length ? index + 2 : NONE,
        inner.includes(name) ? top.length + 1 : NONE,
      ),
    ),
    ...embedded.map((name, index) => entry(name, 2, index + 1 < embedded.length ? top.length + index + 2 : NONE, NONE)),
  ];
  while (entries.length % 4) entries.push(entry('', 0, NONE, NONE));
  const sectors = entries.length / 4;
  // Sector 0 is the table; the sectors of the directory stand behind it from the last to the first.
  const sectorOf = (index: number): number => sectors - index;
  const table = new Uint8Array(512).fill(0xff);
  table.set(u32(0xfffffffd));
  for (let index = 0; index < sectors; index++)
    table.set(u32(index + 1 < sectors ? sectorOf(index + 1) : END), sectorOf(index) * 4);
  const header = new Uint8Array(512).fill(0xff, 76);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  header.set([...u16(0x3e), ...u16(3), ...u16(0xfffe), ...u16(9), ...u16(6)], 24);
  header.set([...u32(0), ...u32(1), ...u32(sectorOf(0)), ...u32(0), ...u32(4096), ...u32(END)], 40);
  header.set([...u32(END), ...u32(0), ...u32(END), ...u32(0), ...u32(0)], 60);
  const directory = Array.from({ length: sectors }, (_, index) =>
    join(...entries.slice((sectors - 1 - index) * 4, (sectors - index) * 4)),
  );
  return join(header, table, ...directory);
}

/** The first box of a film or picture. */
export const ftyp = (brand: string, ...compatible: readonly string[]): Bytes =>
  join([0, 0, 0, 16 + compatible.length * 4], `ftyp${brand}`, [0, 0, 2, 0], ...compatible, [0, 0, 0, 8], 'mdat');

/** A program of Windows: its header, the stub of DOS, and the header of the format. */
export const program = join(
  'MZ\x90\x00\x03\x00\x00\x00\x04\x00\x00\x00\xff\xff\x00\x00\xb8',
  new Uint8Array(43),
  u32(128),
  '\x0e\x1f\xba\x0e\x00\xb4\x09\xcd\x21\xb8\x01L\xcd\x21This program cannot be run in DOS mode.\r\r\n$',
  new Uint8Array(7),
  'PE\x00\x00d\x86',
);
