import { Buffer } from 'node:buffer';

/** Control characters, and bidirectional overrides: `foto\u202Egpj.exe` is displayed as `fotoexe.jpg`. */
const invisible = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const MAX_NAME_LENGTH = 180;

/** Cleans a file name: composed letters, no folders, no invisible characters, a maximum length, never empty. */
export function cleanFileName(name: string): string {
  const base = name.normalize().replace(invisible, '').split(/[/\\]/).at(-1)?.trim() ?? '';
  if (base === '' || base === '.' || base === '..') return 'arquivo';
  if ([...base].length <= MAX_NAME_LENGTH) return base;
  const dot = base.lastIndexOf('.');
  const extension = dot > 0 && base.length - dot <= 12 ? base.slice(dot) : '';
  return [...base].slice(0, MAX_NAME_LENGTH - extension.length).join('') + extension;
}

/** `Content-Disposition` with an ASCII name for old clients and the full name as in RFC 5987. */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  // A lone surrogate cannot be encoded: it becomes the replacement character.
  const encoded = encodeURIComponent(Buffer.from(fileName).toString()).replace(/['()*]/g, percent);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** The MIME type in lower case without parameters; `application/octet-stream` if invalid. */
export function cleanType(type: string | undefined): string {
  const essence = type?.split(';')[0]?.trim().toLowerCase() ?? '';
  return /^[a-z0-9][\w!#$&^.+-]{0,80}\/[a-z0-9][\w!#$&^.+-]{0,80}$/.test(essence)
    ? essence
    : 'application/octet-stream';
}
