import { readFileSync, writeFileSync } from 'node:fs';
import type { Place } from './uses.js';

/** A change of a text. */
export interface Edit extends Place {
  readonly text: string;
}

/** A position in a file; both numbers start at 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

type Encoding = 'latin1' | 'utf-16be' | 'utf-16le' | 'utf-8';

const MARK = '\uFEFF';

/** A file of an application. Writing keeps its encoding, its byte order mark and its line ends. */
export class SourceFile {
  readonly text: string;
  readonly #encoding: Encoding;
  readonly #hasMark: boolean;

  constructor(readonly path: string) {
    const bytes = readFileSync(path);
    this.#encoding = encodingOf(bytes);
    const text = decode(bytes, this.#encoding);
    this.#hasMark = text.startsWith(MARK);
    this.text = this.#hasMark ? text.slice(1) : text;
  }

  write(text: string): void {
    const bytes = Buffer.from(
      this.#hasMark ? MARK + text : text,
      this.#encoding === 'latin1' ? 'latin1' : this.#encoding === 'utf-8' ? 'utf8' : 'utf16le',
    );
    writeFileSync(this.path, this.#encoding === 'utf-16be' ? bytes.swap16() : bytes);
  }
}

function encodingOf(bytes: Buffer): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // Each byte is a character and back, whatever the code page is.
    return 'latin1';
  }
}

function decode(bytes: Buffer, encoding: Encoding): string {
  if (encoding === 'latin1') return bytes.toString('latin1');
  if (encoding === 'utf-8') return bytes.toString('utf8');
  return (encoding === 'utf-16be' ? Buffer.from(bytes).swap16() : bytes).toString('utf16le');
}

/** Returns the text with the edits. Of edits that overlap, only the first is made. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const { start, end, text: written } of edits.toSorted((a, b) => a.start - b.start)) {
    if (start < done) continue;
    result += text.slice(done, start) + written;
    done = end;
  }
  return result + text.slice(done);
}

export function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
