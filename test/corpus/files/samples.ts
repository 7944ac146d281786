import { ftyp, join, latin, ole, openDocument, openXml, utf8, zip, type Bytes } from './bytes.js';

const fromBase64 = (text: string): Bytes => latin(atob(text));

/** A picture of one pixel. */
export const png = fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mNgmOQGAAFuANk7kLqPAAAAAElFTkSuQmCC',
);
export const gif = fromBase64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');
/** The headers of a photo; the picture itself is left out. */
export const jpeg = join('\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00\xff\xd9');
export const photo = join(
  '\xff\xd8\xff\xe1\x00\x20Exif\x00\x00MM\x00\x2a\x00\x00\x00\x08',
  new Uint8Array(16),
  '\xff\xd9',
);
export const webp = join('RIFF\x24\x00\x00\x00WEBPVP8 ', new Uint8Array(16));
export const bmp = join('BM\x3a\x00\x00\x00\x00\x00\x00\x00\x36\x00\x00\x00\x28\x00\x00\x00', new Uint8Array(36));
export const tiff = join('II\x2a\x00\x08\x00\x00\x00', new Uint8Array(16));
export const heic = ftyp('heic', 'mif1', 'heic');
export const avif = ftyp('avif', 'avif', 'mif1');
export const svg = utf8('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>Peça</title></svg>');

export const pdf = latin(
  '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n',
);

export const mp4 = ftyp('isom', 'isom', 'iso2', 'avc1', 'mp41');
export const mov = ftyp('qt  ', 'qt  ');
export const threegp = ftyp('3gp4', 'isom', '3gp4');
export const m4a = ftyp('M4A ', 'M4A ', 'mp42');
export const avi = join('RIFF\x24\x00\x00\x00AVI LIST', new Uint8Array(16));
export const wav = join('RIFF\x24\x00\x00\x00WAVEfmt ', new Uint8Array(16));
export const wmv = join('\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9\x00\xaa\x00\x62\xce\x6c', new Uint8Array(16));
export const ogg = join('OggS\x00\x02', new Uint8Array(20), 'OpusHead');
export const mp3 = join('\xff\xfb\x90\x64', new Uint8Array(32));
export const id3 = join('ID3\x04\x00\x00\x00\x00\x00\x17TIT2', new Uint8Array(20));
const ebml = '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08\x42\x82\x84webm';
export const webmSound = join(ebml, 'A_OPUS');
export const webmFilm = join(ebml, 'V_VP9');

export const docx = zip(openXml('word', 'document'));
export const xlsx = zip(openXml('xl', 'workbook'));
export const pptx = zip(openXml('ppt', 'presentation'));
export const odt = openDocument('text');
export const ods = openDocument('spreadsheet');
export const odp = openDocument('presentation');
const summary = ['\x05SummaryInformation', '\x05DocumentSummaryInformation'];
export const doc = ole([...summary, '1Table', 'CompObj', 'WordDocument']);
export const xls = ole([...summary, 'Workbook']);
export const ppt = ole([...summary, 'Current User', 'Pictures', 'PowerPoint Document']);
export const encrypted = ole(['\x06DataSpaces', 'EncryptionInfo', 'EncryptedPackage']);
export const rtf = latin("{\\rtf1\\ansi\\ansicpg1252 Ficha t\\'e9cnica}");

export const step = latin(
  "ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION(('Suporte'),'2;1');\nFILE_SCHEMA(('AUTOMOTIVE_DESIGN'));\nENDSEC;\n",
);
export const dxf = latin(
  '  0\r\nSECTION\r\n  2\r\nHEADER\r\n  9\r\n$ACADVER\r\n  1\r\nAC1032\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n',
);
export const dwg = join('AC1032', new Uint8Array(122));

export const office = 'application/vnd.openxmlformats-officedocument';
export const docxType = `${office}.wordprocessingml.document`;
export const xlsxType = `${office}.spreadsheetml.sheet`;
export const pptxType = `${office}.presentationml.presentation`;
export const openDocumentType = 'application/vnd.oasis.opendocument';
