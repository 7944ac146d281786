import { candidateTypes } from './file-types.js';
import { mimeType } from './mime-type.js';

/**
 * How a file is shown: an `image`, a `video`, an `audio`, a `pdf` and a `text` by their content, a `link` and anything
 * `other` as a card.
 */
export type SlideKind = 'image' | 'video' | 'audio' | 'pdf' | 'text' | 'link' | 'other';

/** Images that browsers show. HEIC and TIFF are files to be downloaded. */
const shownImage = /^image\/(?:a?png|jpeg|bmp|webp|gif|svg\+xml|avif|x-icon|vnd\.microsoft\.icon)$/;

/** Texts without `text/`. Markup is shown as text, too. */
const otherText = /^application\/(?:json|xml|xhtml\+xml)$/;

/**
 * Returns the canonical type of a file.
 *
 * @param name name of the file, whose extension decides when the type says nothing
 * @param declared declared MIME type; may be empty
 */
export const slideType = (name: string, declared: string): string =>
  candidateTypes(name, declared)[0]?.type ?? mimeType(declared);

/** Returns how a file of a type is shown. */
export function slideKind(type: string): SlideKind {
  if (shownImage.test(type)) return 'image';
  if (type === 'video/youtube') return 'link';
  if (type.startsWith('video/') || type === 'application/vnd.apple.mpegurl') return 'video';
  if (type.startsWith('audio/')) return 'audio';
  if (type === 'application/pdf') return 'pdf';
  return type.startsWith('text/') || otherText.test(type) ? 'text' : 'other';
}
