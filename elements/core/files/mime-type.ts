import type { FileGroup } from './file-groups.js';

/** Returns a MIME type without parameters, in lower case. */
export const mimeType = (type: string): string => type.split(';', 1)[0]!.trim().toLowerCase();

/** Returns the group whose icon a type has, without the table of all types. */
export function iconGroup(type: string): FileGroup | undefined {
  if (/^(?:image|audio|video)\//.test(type)) return type.split('/', 1)[0] as FileGroup;
  if (type === 'application/pdf') return 'pdf';
  if (type.includes('calendar')) return 'calendar';
  if (/csv|excel|spreadsheet/.test(type)) return 'spreadsheet';
  if (/powerpoint|presentation/.test(type)) return 'presentation';
  if (type.includes('mpegurl')) return 'video';
  return /^text\/|word|opendocument\.text|abiword/.test(type) ? 'text' : undefined;
}
