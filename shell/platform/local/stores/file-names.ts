import { Buffer } from 'node:buffer';

/** Control characters, and those that turn the direction of writing: `foto\u202Egpj.exe` reads as `fotoexe.jpg`. */
const unseen = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const longest = 180;

/** A file name as it is kept and shown: no folders, nothing unseen, not too long, never empty. */
export function cleanFileName(name: string): string {
  const base = name.replace(unseen, '').split(/[/\\]/).at(-1)?.trim() ?? '';
  if (base === '' || base === '.' || base === '..') return 'arquivo';
  if ([...base].length <= longest) return base;
  const dot = base.lastIndexOf('.');
  const extension = dot > 0 && base.length - dot <= 12 ? base.slice(dot) : '';
  return [...base].slice(0, longest - extension.length).join('') + extension;
}

/** `Content-Disposition` with the name for old readers in ASCII, and for all others as RFC 5987 writes it. */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  // A lone half of a surrogate pair has no encoding: it becomes the replacement character.
  const encoded = encodeURIComponent(Buffer.from(fileName).toString()).replace(/['()*]/g, percent);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** The MIME type without parameters, in lower case; what is none is bytes. */
export function cleanType(type: string | undefined): string {
  const essence = type?.split(';')[0]?.trim().toLowerCase() ?? '';
  return /^[a-z0-9][\w!#$&^.+-]{0,80}\/[a-z0-9][\w!#$&^.+-]{0,80}$/.test(essence)
    ? essence
    : 'application/octet-stream';
}
