/** What the first bytes of a file are. `binary`: nothing known and no text. */
export type FileFormat =
  | 'png'
  | 'jpeg'
  | 'bmp'
  | 'webp'
  | 'gif'
  | 'svg'
  | 'heic'
  | 'avif'
  | 'pdf'
  | 'mp4'
  | '3gp'
  | 'quicktime'
  | 'mpeg'
  | 'flv'
  | 'm3u8'
  | 'ts'
  | 'avi'
  | 'asf'
  | 'aac'
  | 'mp3'
  | 'id3'
  | 'midi'
  | 'ogg'
  | 'wav'
  | 'webm'
  | 'webm-video'
  | 'ole'
  | 'zip'
  | 'docx'
  | 'xlsx'
  | 'pptx'
  | 'odt'
  | 'ods'
  | 'odp'
  | 'archive'
  | 'gzip'
  | 'rtf'
  | 'abiword'
  | 'calendar'
  | 'html'
  | 'xml'
  | 'text'
  | 'program'
  | 'binary';

/** Number of bytes at the start of a file that `fileFormat()` reads. */
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
    ['gzip', '1f8b08'],
    ['archive', '526172211a07|377abcaf271c'],
    ['program', '7f454c46|feedfac[ef]|c[ef]faedfe|cafebabe'],
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
 * Recognizes the content of a file by its first bytes. Archives are not unpacked.
 *
 * @param bytes the first `HEAD_BYTES` bytes, or all if there are fewer
 */
export function fileFormat(bytes: Uint8Array): FileFormat {
  const head = bytes.subarray(0, HEAD_BYTES);
  const hex = Array.from(head.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const text = latin(head);
  const known =
    signatures.find(([, pattern]) => pattern.test(hex))?.[0] ??
    (/^504b0[357]0[468]/.test(hex) ? zipFormat(text) : undefined) ??
    (head[0] === 0 && text.startsWith('ftyp', 4) ? brandFormat(text) : undefined) ??
    (hex.startsWith('1a45dfa3') ? (/V_(?:VP[89]|AV1|MPEG|THEORA)/.test(text) ? 'webm-video' : 'webm') : undefined) ??
    (isTransportStream(head) && hasControls(head) ? 'ts' : undefined);
  if (known) return known;
  // A PDF may have other bytes before its header.
  if (text.slice(0, 1024).includes('%PDF-')) return 'pdf';
  // Two letters are few: the sizes in the headers must fit as well.
  if (text.startsWith('MZ') && hasControls(head)) return 'program';
  if (text.startsWith('BM') && hasControls(head)) return 'bmp';
  return textFormat(head) ?? 'binary';
}

/** Returns the format of a zip file by the names and the media type at its start. */
function zipFormat(text: string): FileFormat {
  const opendocument = /mimetypeapplication\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)/.exec(text)?.[1];
  if (opendocument) return ({ text: 'odt', spreadsheet: 'ods', presentation: 'odp' } as const)[opendocument]!;
  // Programs in Java and for Android.
  if (/META-INF\/MANIFEST\.MF|AndroidManifest\.xml/.test(text)) return 'program';
  const folder = /PK\x03\x04[^]{26}(word|xl|ppt)\//.exec(text)?.[1];
  if (folder) return ({ word: 'docx', xl: 'xlsx', ppt: 'pptx' } as const)[folder]!;
  const isOpenXml = /\[Content_Types\]\.xml|_rels\/|docProps\//.test(text);
  return isOpenXml ? 'zip' : 'archive';
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

/** Whether there are bytes that no text has. */
const hasControls = (bytes: Uint8Array): boolean =>
  bytes.some((byte) => byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12 && byte !== 27);

function textFormat(bytes: Uint8Array): FileFormat | undefined {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : '';
  if (!encoding && hasControls(bytes)) return undefined;
  const text = new TextDecoder(encoding || 'utf-8').decode(bytes);
  const start = text.replace(
    /^\s*(?:<\?xml[^>]*>\s*)?(?:(?:<!--[^]*?-->|<!DOCTYPE\s+(?!html)[^>[]*(?:\[[^]*?\])?\s*>)\s*)*/i,
    '',
  );
  if (/^<(?:[\w-]+:)?svg[\s>]/i.test(start)) return 'svg';
  if (/^<abiword[\s>]/i.test(start)) return 'abiword';
  if (/^<(?:!doctype\s+html|html|head|body|script|iframe)\b/i.test(start)) return 'html';
  if (/^\s*<\?xml\b/i.test(text)) return 'xml';
  if (/^#EXTM3U/.test(text)) return 'm3u8';
  if (/^\s*BEGIN:VCALENDAR/i.test(text)) return 'calendar';
  return text.startsWith('{\\rtf') ? 'rtf' : 'text';
}
