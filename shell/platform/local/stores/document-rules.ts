import type { DocumentRules } from './document-store.js';

const documentTypes = new Set([
  'application/pdf',
  'text/csv',
  'text/plain',
  'text/calendar',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'application/vnd.apple.mpegurl',
]);

/** Photo, film, voice note. */
const isMedia = (type: string): boolean => /^(image|video|audio)\//.test(type);

/** Documents of a material: drawings, certificates, photos, films. */
export const materialDocuments = (maxSize: number): DocumentRules => ({
  accepts: (type) => documentTypes.has(type) || isMedia(type),
  maxSize,
  maxCount: 50,
});

/** What documents a quality finding: photos, films, voice notes. */
export const findingDocuments = (maxSize: number): DocumentRules => ({ accepts: isMedia, maxSize, maxCount: 10 });
