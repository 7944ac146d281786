/** Letters up to this code belong to European languages. */
const LATIN = 0x24f;
/** Maximum width of characters in screen fonts, in em. */
const NARROWEST = 0.46;
const LARGE = 0.8;
const WIDEST = 1.05;
const narrow = " !'(),-./:;I[]fijlrt|";
const wide = '%@MWmw';

/** The width of a character in em, by its code. */
export type CharacterWidth = (code: number) => number;

const maxWidths = Float64Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (narrow.includes(character)) return NARROWEST;
  if (wide.includes(character)) return WIDEST;
  return character === character.toLowerCase() ? 0.66 : LARGE;
});

/** The maximum width of a character in all screen fonts. */
export const maxCharacterWidth: CharacterWidth = (code) => maxWidths[code] ?? (code <= LATIN ? LARGE : WIDEST);

/**
 * The width of a text in em, without measuring it, which would cause layout.
 * @param limit the text is read until it is wider
 */
export function textWidth(text: string, widthOf: CharacterWidth = maxCharacterWidth, limit = Infinity): number {
  let width = 0;
  for (let at = 0; at < text.length && width <= limit; at++) width += widthOf(text.charCodeAt(at));
  return width;
}

/**
 * Whether a text surely fits into a width. Most texts are so short that no character is read.
 *
 * @param maxWidth the width in em
 */
export const fitsInto = (text: string, maxWidth: number, widthOf?: CharacterWidth): boolean =>
  text.length * WIDEST <= maxWidth || textWidth(text, widthOf, maxWidth) <= maxWidth;
