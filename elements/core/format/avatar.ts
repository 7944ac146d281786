import { charactersOf } from '../text/characters.js';
import { safeUrl } from '../urls/safe-url.js';
import { toText } from '../text/to-text.js';

/** How many colours avatars have; the stylesheet owns them. */
export const avatarHues = 12;

/** What an avatar shows. */
export type Avatar =
  | { readonly kind: 'image'; readonly url: string }
  | {
      readonly kind: 'text';
      /** At most 3 characters as they came, or the initials. Empty when there is no text. */
      readonly text: string;
      /** Which colour, `0` to `avatarHues - 1`: the same for the same text, today and tomorrow, here and elsewhere. */
      readonly hue: number;
    };

/** A text of at most this many characters is shown as it is (NL-08). */
const longestWhole = 3;

/**
 * What an avatar shows for `data.avatar`: the image at an address, a text of at most 3 characters as it is, or
 * the upper-case initials of the words of a longer one, all of them.
 *
 * An address is http(s), `blob:` of the page, a picture as `data:`, a path from `/`, `./` or `../`, or a path that
 * ends like a picture's file. Characters are what a reader sees as such: a letter with its accent, a whole emoji.
 *
 * @param value what is no text shows nothing.
 */
export function avatarOf(value: unknown): Avatar {
  const text = toText(value).trim();
  const url = imageUrl(text);
  if (url !== undefined) return { kind: 'image', url };
  return { kind: 'text', text: isShort(text) ? text : initials(text), hue: avatarHue(text) };
}

/**
 * The colour of a text, `0` to 11. FNV-1a over its UTF-16 units, stirred so that short texts spread: a hash of our own
 * and never to be changed, because people find a colleague by colour.
 */
export function avatarHue(text: string): number {
  let hash = 0x811c9dc5;
  const normal = text.normalize('NFC').trim();
  for (let at = 0; at < normal.length; at++) hash = Math.imul(hash ^ normal.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) % avatarHues;
}

function isShort(text: string): boolean {
  let count = 0;
  for (const character of charactersOf(text)) if (character && ++count > longestWhole) return false;
  return true;
}

function initials(text: string): string {
  return text.split(/\s+/).map(initial).join('').toUpperCase();
}

/** Letters and digits; the plain ones first, because an engine needs longer to learn all of them than to render an avatar. */
const isLetterOrDigit = (character: string): boolean => /[a-z\d]/i.test(character) || /[\p{L}\p{N}]/u.test(character);

/** The first letter or digit of a word, past a bracket or a quote; of a word that has none, its first character. */
function initial(word: string): string {
  let first = '';
  for (const character of charactersOf(word)) {
    if (isLetterOrDigit(character)) return character;
    first ||= character;
  }
  return first;
}

const startsLikeAddress = /^(?:https?:|blob:|\/|\.\.?\/)/i;
const pictureFile = /^[^\s?#]+\.(?:avif|bmp|gif|ico|jpe?g|png|svg|webp)(?:[?#]\S*)?$/i;
const inlinePicture = /^data:image\/(?:avif|bmp|gif|jpeg|png|webp);base64,[a-z0-9+/=]+$/i;

/**
 * The address of an image that may be loaded, in a text that may be anything; `undefined` for what does not look like
 * an address (see `avatarOf`), so that a text never becomes a request.
 */
export function imageUrl(value: unknown): string | undefined {
  const text = toText(value).trim();
  if (inlinePicture.test(text)) return text;
  if (text.length <= longestWhole || !(startsLikeAddress.test(text) || pictureFile.test(text))) return undefined;
  return safeUrl(text);
}
