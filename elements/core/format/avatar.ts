import { charactersOf } from '../text/characters.js';
import { isInlineImage } from '../urls/inline-image.js';
import { safeUrl } from '../urls/safe-url.js';
import { toText } from '../text/to-text.js';

/** Number of avatar colours. The colours themselves are in the stylesheet of `<dass-avatar>`. */
export const avatarHues = 12;

/** What an avatar shows. */
export type Avatar =
  | { readonly kind: 'image'; readonly url: string }
  | {
      readonly kind: 'text';
      /** At most 3 characters, or the initials. Empty without a text. */
      readonly text: string;
      /**
       * Index of the colour, `0` to `avatarHues - 1`. The same text has the same colour in every session and on every
       * device.
       */
      readonly hue: number;
    };

/** A text of at most this many characters is shown unchanged. */
const MAX_WHOLE_LENGTH = 3;

/**
 * Returns what an avatar shows for `data.avatar`: an image, a text of at most 3 characters, or initials.
 *
 * The initials are those of all words, in upper case. Image addresses are http(s), `blob:` of the page, an image as
 * `data:`, a path from `/`, `./` or `../`, and a path that ends with the extension of an image file. Characters are
 * grapheme clusters: a letter with its accent, a whole emoji.
 *
 * @param value any value; one that is not text shows nothing
 */
export function avatarOf(value: unknown): Avatar {
  const text = toText(value).trim();
  const url = imageUrl(text);
  if (url !== undefined) return { kind: 'image', url };
  return { kind: 'text', text: isShort(text) ? text : initials(text), hue: avatarHue(text) };
}

/**
 * Returns the colour index of a text, `0` to 11.
 *
 * The hash is FNV-1a over UTF-16 units, mixed again so that short texts spread. It must never change, because users
 * recognize a colleague by colour.
 */
export function avatarHue(text: string): number {
  let hash = 0x811c9dc5;
  const normal = text.normalize('NFC').trim();
  for (let index = 0; index < normal.length; index++) hash = Math.imul(hash ^ normal.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) % avatarHues;
}

function isShort(text: string): boolean {
  let count = 0;
  for (const character of charactersOf(text)) if (character && ++count > MAX_WHOLE_LENGTH) return false;
  return true;
}

function initials(text: string): string {
  return text.split(/\s+/).map(initial).join('').toUpperCase();
}

/** The ASCII test comes first: the first use of `\p{…}` is slower than rendering an avatar. */
const isLetterOrDigit = (character: string): boolean => /[a-z\d]/i.test(character) || /[\p{L}\p{N}]/u.test(character);

/** Returns the first letter or digit of a word, or its first character if it has none. Skips brackets and quotes. */
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

/**
 * Returns the address if it is a safe image address (see `avatarOf`), otherwise `undefined`. A text that does not
 * look like an address never causes a request.
 */
export function imageUrl(value: unknown): string | undefined {
  const text = toText(value).trim();
  if (isInlineImage(text)) return text;
  if (text.length <= MAX_WHOLE_LENGTH || !(startsLikeAddress.test(text) || pictureFile.test(text))) return undefined;
  return safeUrl(text);
}
