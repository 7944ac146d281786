import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { FileFormat } from './file-format.js';
import { headFormat } from './head-format.js';

const hex = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'));
const ascii = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const join = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(Buffer.concat(parts));
const ftyp = (brand: string, compatible = ''): Uint8Array =>
  join(hex('0000001c'), ascii(`ftyp${brand}`), hex('00000200'), ascii(compatible));
const zip = (...names: string[]): Uint8Array =>
  join(
    ...names.map((name) =>
      join(hex('504b0304 1400 0600 0800 0000 2100 00000000 00000000 00000000 0a00 0000'), ascii(name)),
    ),
  );
const packets = (size: number, offset: number): Uint8Array => {
  const bytes = new Uint8Array(size * 6);
  for (let at = offset; at < bytes.length; at += size) bytes[at] = 0x47;
  return bytes;
};

/** The first bytes of real files. */
const heads: readonly (readonly [string, Uint8Array, FileFormat])[] = [
  ['PNG', hex('89504e470d0a1a0a0000000d494844520000000100000001'), 'png'],
  ['JPEG, JFIF', hex('ffd8ffe000104a46494600010100000100010000'), 'jpeg'],
  ['JPEG, Exif', hex('ffd8ffe1242e4578696600004d4d002a'), 'jpeg'],
  ['GIF 87', ascii('GIF87a\x01\x00\x01\x00'), 'gif'],
  ['GIF 89', ascii('GIF89a\x01\x00\x01\x00'), 'gif'],
  ['WebP', ascii('RIFF\x24\x00\x00\x00WEBPVP8 '), 'webp'],
  ['BMP', hex('424d 3a000000 0000 0000 36000000 28000000'), 'bmp'],
  ['SVG without a prolog', ascii('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
  [
    'SVG of a drawing program',
    ascii(
      '<?xml version="1.0"?>\n<!-- Generator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [ <!ENTITY a "b"> ]>\n<svg:svg width="1">',
    ),
    'svg',
  ],
  ['HEIC', ftyp('heic', 'mif1heic'), 'heic'],
  ['HEIF', ftyp('mif1', 'mif1heic'), 'heic'],
  ['AVIF', ftyp('avif', 'avifmif1'), 'avif'],
  ['PDF', ascii('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'), 'pdf'],
  ['PDF behind other bytes', join(new Uint8Array(300), ascii('%PDF-1.4')), 'pdf'],
  ['MP4', ftyp('isom', 'isomiso2avc1mp41'), 'mp4'],
  ['M4V', ftyp('M4V ', 'mp42'), 'mp4'],
  ['3GP', ftyp('3gp5', 'isom'), '3gp'],
  ['3G2', ftyp('3g2a', 'isom'), '3gp'],
  ['QuickTime', ftyp('qt  '), 'quicktime'],
  ['QuickTime without brands', join(hex('00000008'), ascii('wide'), hex('00123456'), ascii('mdat')), 'quicktime'],
  ['MPEG program stream', hex('000001ba44000400'), 'mpeg'],
  ['MPEG video', hex('000001b316012013'), 'mpeg'],
  ['FLV', hex('464c56010500000009'), 'flv'],
  ['playlist', ascii('#EXTM3U\n#EXT-X-VERSION:3\n'), 'm3u8'],
  ['transport stream', packets(188, 0), 'ts'],
  ['transport stream with times', packets(192, 4), 'ts'],
  ['AVI', ascii('RIFF\x24\x00\x00\x00AVI LIST'), 'avi'],
  ['WMV', hex('3026b2758e66cf11a6d900aa0062ce6c'), 'asf'],
  ['AAC', hex('fff15080 0c3ffc'), 'aac'],
  ['MP3', hex('fffb9064 00000000'), 'mp3'],
  ['MP3 of 22 kHz', hex('fff36884 00000000'), 'mp3'],
  ['MP3 with tags', ascii('ID3\x04\x00\x00\x00\x00\x00\x00'), 'id3'],
  ['MIDI', hex('4d54686400000006000100020060'), 'midi'],
  ['Ogg', ascii('OggS\x00\x02\x00\x00'), 'ogg'],
  ['WAV', ascii('RIFF\x24\x00\x00\x00WAVEfmt '), 'wav'],
  ['WebM with sound', join(hex('1a45dfa39f4286810142f7810142f2810442f3810842828477 65626d'), ascii('A_OPUS')), 'webm'],
  ['WebM with a picture', join(hex('1a45dfa39f4286810142f7810142f28104'), ascii('webm V_VP9')), 'webm-video'],
  ['XLS, DOC, PPT', hex('d0cf11e0a1b11ae1 00000000'), 'ole'],
  ['DOCX', zip('[Content_Types].xml', '_rels/.rels', 'word/document.xml'), 'docx'],
  ['XLSX', zip('[Content_Types].xml', 'xl/workbook.xml'), 'xlsx'],
  ['PPTX', zip('ppt/presentation.xml'), 'pptx'],
  ['Open XML whose folder comes later', zip('[Content_Types].xml', '_rels/.rels'), 'openxml'],
  ['ODT', zip('mimetypeapplication/vnd.oasis.opendocument.textPK'), 'odt'],
  ['ODS', zip('mimetypeapplication/vnd.oasis.opendocument.spreadsheetPK'), 'ods'],
  ['ODP', zip('mimetypeapplication/vnd.oasis.opendocument.presentationPK'), 'odp'],
  ['ZIP', zip('fotos/1.jpg'), 'archive'],
  ['JAR', zip('META-INF/MANIFEST.MF'), 'program'],
  ['RTF', ascii('{\\rtf1\\ansi'), 'rtf'],
  ['AbiWord', ascii('<?xml version="1.0"?>\n<!DOCTYPE abiword PUBLIC "x" "y">\n<abiword>'), 'abiword'],
  ['AbiWord, packed', hex('1f8b080000000000'), 'gzip'],
  ['calendar', ascii('BEGIN:VCALENDAR\r\nVERSION:2.0'), 'calendar'],
  ['HTML', ascii('\n<!DOCTYPE html><html>'), 'html'],
  ['HTML without a doctype', ascii('<script>alert(1)</script>'), 'html'],
  ['XML', ascii('<?xml version="1.0"?><nota/>'), 'xml'],
  ['CSV', ascii('codigo;nome\n1;Algod\xe3o\n'), 'text'],
  ['text in UTF-16', hex('fffe 4300 f300 6400'), 'text'],
  ['text that starts like a bitmap', ascii('BMW entregou'), 'text'],
  ['text that starts like a program', ascii('MZ-20 lote'), 'text'],
  ['text with a box name', ascii('The free sample, the ftyp box'), 'text'],
  ['text that starts with G', ascii('G'.repeat(2000)), 'text'],
  ['Windows program', hex('4d5a900003000000040000 00ffff0000b8000000'), 'program'],
  ['Linux program', hex('7f454c46020101000000000000000000'), 'program'],
  ['other bytes', hex('00000000deadbeef00000000'), 'binary'],
];

for (const [name, bytes, format] of heads) {
  test(`[UP-12] first bytes: ${name}`, () => assert.equal(headFormat(bytes), format));
}

test('[UP-12] any bytes have a format', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => assert.equal(typeof headFormat(bytes), 'string')),
  );
});

// Reading that grows without bound would not end before the limit of the runner.
test('[UP-12] nested comments are read to their end', () => {
  for (const [part, count] of [
    ['<!--', 1000],
    ['<!DOCTYPE a [', 300],
    ['<!---->', 580],
    ['999\n\n', 900],
    ['<?xml ?>', 500],
  ] as const)
    assert.equal(typeof headFormat(ascii(part.repeat(count))), 'string', part);
});
