import type { FileFormat } from './file-format.js';
import { isControl, textFormat } from './text-format.js';

/** Number of bytes at the start of a file that `headFormat()` reads. */
export const HEAD_BYTES = 4096;

/** `[format, hexadecimal bytes at the start]`; `..` is any byte. */
const signatures: readonly (readonly [FileFormat, RegExp])[] = (
  [
    ['png', '89504e470d0a1a0a'],
    ['jpeg', 'ffd8ff'],
    ['gif', '474946383[79]61'],
    ['webp', '52494646........57454250'],
    ['wav', '52494646........57415645|52463634........57415645'],
    ['avi', '52494646........41564920'],
    ['mpeg', '000001b[3a]'],
    ['flv', '464c5601'],
    ['asf', '3026b2758e66cf11'],
    ['id3', '4944330[2-4]'],
    ['aac', 'fff[0189]'],
    ['mp3', 'ff(?:f[2345abcd]|e[2345])'],
    ['midi', '4d54686400000006'],
    ['ogg', '4f67675300'],
    ['ole', 'd0cf11e0a1b11ae1'],
    ['amr', '2321414d52'],
    ['flac', '664c6143'],
    ['tiff', '49492a00|4d4d002a'],
    ['dwg', '41433130(?:3[0-9]){2}00|41433[12]2e3[0-9](?:3[0-9])?00'],
    ['parasolid', '50530000'],
    ['gzip', '1f8b08'],
    // RAR, 7-Zip, cabinet, bzip2, xz, Zstandard.
    ['archive', '526172211a07|377abcaf271c|4d53434600000000|425a683.314159|fd377a585a00|28b52ffd'],
    // ELF, Mach-O and Java, Android, packages of Linux, a shortcut of Windows.
    [
      'program',
      '7f454c46|feedfac[ef]|c[ef]faedfe|cafebabe|6465780a303|213c617263683e0a646562|edabeedb|4c00000001140200',
    ],
    // Boxes at the start of older files: moov, mdat, wide, free, skip.
    ['quicktime', '0[0-8]......(?:6d6f6f76|6d646174|77696465|66726565|736b6970)'],
  ] as const
).map(([format, pattern]) => [format, new RegExp(`^(?:${pattern})`)]);

const latin = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};

/**
 * Recognizes the content of a file by its first bytes. `readFormat()` also reads what containers have inside.
 *
 * @param head the first bytes: `HEAD_BYTES`, or all if there are fewer
 * @param size size of the file
 */
export function headFormat(head: Uint8Array, size = head.length): FileFormat {
  const hex = Array.from(head.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const text = latin(head);
  const known =
    signatures.find(([, pattern]) => pattern.test(hex))?.[0] ??
    (isZip(head) ? zipFormat(text) : undefined) ??
    (head[0] === 0 && text.startsWith('ftyp', 4) ? brandFormat(text) : undefined) ??
    (hex.startsWith('1a45dfa3') ? (/V_(?:VP[89]|AV1|MPEG|THEORA)/.test(text) ? 'webm-video' : 'webm') : undefined) ??
    (isTransportStream(head) && hasControls(head) ? 'ts' : undefined);
  if (known) return known;
  // Two letters are few: the sizes in the headers must fit as well.
  if ((text.startsWith('MZ') && hasControls(head)) || /^(?:\xef\xbb\xbf)?#!\s*\//.test(text)) return 'program';
  // A PDF may have other bytes before its header.
  if (text.slice(0, 1024).includes('%PDF-')) return 'pdf';
  if (text.startsWith('BM') && hasControls(head)) return 'bmp';
  if (text.startsWith('ustar', 257)) return 'archive';
  return isBinaryStl(head, size) ? 'stl' : (textFormat(head) ?? 'binary');
}

/** Whether a file starts like a zip file. */
export const isZip = (head: Uint8Array): boolean =>
  head[0] === 0x50 &&
  head[1] === 0x4b &&
  // The second one: a zip file that was divided into parts.
  [0x0304, 0x0506, 0x0708, 0x3030].includes((head[2]! << 8) | head[3]!);

/** Returns the format of a zip file by the names and the media type at its start, for one that is cut. */
function zipFormat(text: string): FileFormat {
  const opendocument = /mimetypeapplication\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)/.exec(text)?.[1];
  if (opendocument) return ({ text: 'odt', spreadsheet: 'ods', presentation: 'odp' } as const)[opendocument]!;
  // Programs in Java and for Android.
  if (/META-INF\/MANIFEST\.MF|AndroidManifest\.xml/.test(text)) return 'program';
  const folder = /PK\x03\x04[^]{26}(word|xl|ppt)\//.exec(text)?.[1];
  if (folder) return ({ word: 'docx', xl: 'xlsx', ppt: 'pptx' } as const)[folder]!;
  const isOpenXml = /\[Content_Types\]\.xml|_rels\/|docProps\//.test(text);
  return isOpenXml ? 'openxml' : 'archive';
}

/** Returns the format of an ISO media file by its brands. */
function brandFormat(text: string): FileFormat {
  const brand = text.slice(8, 12).toLowerCase();
  const brands = text.slice(8, 64).toLowerCase();
  if (/^avi[fs]/.test(brand)) return 'avif';
  if (/^(?:hei[cmsx]|hev[cmsx])/.test(brand)) return 'heic';
  if (/^m[is]f1/.test(brand)) return brands.includes('avif') ? 'avif' : 'heic';
  if (brand.startsWith('qt')) return 'quicktime';
  return brand.startsWith('3g') ? '3gp' : 'mp4';
}

/** Packets of 188 bytes, or of 192 with a time before each, that start with 0x47. */
function isTransportStream(bytes: Uint8Array): boolean {
  const fits = (size: number, offset: number): boolean => {
    const packets = Math.min(8, Math.floor((bytes.length - offset) / size));
    return packets > 1 && Array.from({ length: packets }, (_, index) => bytes[offset + index * size]).every(is47);
  };
  return fits(188, 0) || fits(192, 4);
}
const is47 = (byte: number | undefined): boolean => byte === 0x47;

/** A header of 80 bytes, the number of triangles, and 50 bytes for each. */
function isBinaryStl(head: Uint8Array, size: number): boolean {
  if (head.length < 84) return false;
  const count = new DataView(head.buffer, head.byteOffset).getUint32(80, true);
  return count > 0 && size === 84 + 50 * count;
}

/** Whether there are bytes that no text has. */
const hasControls = (bytes: Uint8Array): boolean => bytes.some(isControl);
