/** Latin, Greek and Cyrillic text, emoji left out: nothing in it is invisible. */
const SIMPLE_TEXT = /^[\t\n\r\x20-\x7e\xa0-\xac\xae-\u02ff\u0370-\u0482\u048a-\u0530\u1e00-\u1fff]*$/;

/** Signs that join what stands before them: viramas keep a joiner also at the end of a word. */
const viramas = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca';

const invisible = new RegExp(
  [
    // Kept: the tags of a flag, a joiner inside a word or an emoji, a variation selector of a visible character.
    String.raw`(\p{Extended_Pictographic}[\u{e0020}-\u{e007e}]+\u{e007f})`,
    String.raw`((?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u034f\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}]))`,
    String.raw`((?<=[${viramas}])\u200d)`,
    String.raw`((?<=[\p{L}\p{N}\p{P}\p{S}])[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])`,
    // Removed: control characters, annotations, and what Unicode shows as nothing.
    String.raw`[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\ufff9-\ufffb\p{Default_Ignorable_Code_Point}]`,
  ].join('|'),
  'gu',
);

/**
 * Returns a text without the characters that nobody sees: zero-width spaces, marks of the text direction, byte order
 * marks, soft hyphens, control characters. What joins letters or emoji inside a word stays. Every text that comes in
 * from outside passes it: typed, pasted, dropped, or set by an application.
 */
export const visibleText = (text: string): string =>
  SIMPLE_TEXT.test(text) ? text : text.replace(invisible, '$1$2$3$4');

/** White space, and the blank pattern of Braille, which looks like it. */
const outerSpace = /^[\s\u2800]+|[\s\u2800]+$/g;

/** Returns the visible characters of a text, without white space at its ends. */
export const trimmedText = (text: string): string => {
  const visible = visibleText(text).trim();
  return visible.includes('\u2800') ? visible.replace(outerSpace, '') : visible;
};

/**
 * Returns a text as numbers, dates and phones are read from it: visible, trimmed, with one kind of space, and with the
 * wide digits and signs of East Asian keyboards in their plain form.
 */
export const plainText = (text: string): string =>
  trimmedText(text)
    .replace(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/\s/g, ' ');
