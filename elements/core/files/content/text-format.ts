import type { FileFormat } from './file-format.js';

/** Share of control characters that a text may have: page feeds, ends of file of DOS, codes of measuring devices. */
const MAX_CONTROLS = 0.05;
/** Number of bytes in which the zeros of UTF-16 are counted. */
const COUNTED_BYTES = 512;

/** Whether a byte is a control character that is rare in texts. */
export const isControl = (byte: number): boolean =>
  byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12 && byte !== 27;

/** White space, comments and declarations before the first element. */
const prolog =
  /^\s*(?:<\?xml[^>]*>\s*)?(?:(?:<!--[^]*?-->|<!DOCTYPE\s+(?!html)[^>[]*(?:\[[^]*?\])?\s*>|<\?[^>]*\?>)\s*)*/i;

/** `[format, what the text starts with]`, of texts without a prolog. */
const starts: readonly (readonly [FileFormat, RegExp])[] = [
  ['m3u8', /^#EXTM3U/],
  ['calendar', /^\s*BEGIN:VCALENDAR/i],
  ['rtf', /^\{\\rtf/],
  ['program', /^\s*@echo off\b/i],
  ['step', /^\s*(?:\/\*[^]*?\*\/\s*)?(?:ISO-10303-2[18]|STEP);/],
  ['dxf', /^(?:[ \t]*999[ \t]*\r?\n[^\n]*\n)*[ \t]*0[ \t]*\r?\n[ \t]*SECTION\b|^AutoCAD Binary DXF/],
  // A line of 72 characters, then the mark and the number of the line.
  ['iges', /^[^\n]{72}[SBC][ \d]{7}/],
  ['stl', /^\s*solid\b[^\n]*\n\s*(?:facet|endsolid)\b/i],
  ['parasolid', /^\*\*ABCDEFGHIJKLMNOPQRSTUVWXYZ/],
];

/** Recognizes a text by its first bytes. @returns undefined if it is none */
export function textFormat(bytes: Uint8Array): FileFormat | undefined {
  const encoding = encodingOf(bytes);
  if (!encoding) return undefined;
  const text = new TextDecoder(encoding).decode(bytes);
  const start = text.replace(prolog, '');
  if (/^<(?:[\w-]+:)?svg[\s/>]/i.test(start)) return 'svg';
  if (/^<abiword[\s/>]/i.test(start)) return 'abiword';
  if (/^<(?:!doctype\s+html|html|head|body|script|iframe)\b/i.test(start)) return 'html';
  if (/^\s*<\?xml\b/i.test(text)) return 'xml';
  return starts.find(([, pattern]) => pattern.test(text))?.[0] ?? 'text';
}

/** Returns the encoding of a text; empty if the bytes are no text. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const controls = bytes.reduce((count, byte) => count + Number(isControl(byte)), 0);
  if (!bytes.includes(0)) return controls <= bytes.length * MAX_CONTROLS ? 'utf-8' : '';
  // Exports of some programs are UTF-16 without a mark: every second byte of Latin text is 0.
  const counted = bytes.subarray(0, COUNTED_BYTES);
  const zeros = [0, 0];
  counted.forEach((byte, index) => byte === 0 && zeros[index % 2]!++);
  const [even, odd] = zeros.map((count) => count / (counted.length / 2)) as [number, number];
  if (odd > 0.6 && even < 0.05) return 'utf-16le';
  return even > 0.6 && odd < 0.05 ? 'utf-16be' : '';
}
