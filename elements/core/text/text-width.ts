/** Letters up to this code belong to European languages. */
const LATIN = 0x24f;
/** Maximum width of characters in screen fonts, in em. */
const NARROWEST = 0.46;
const LARGE = 0.8;
const WIDEST = 1.05;
const narrow = " !'(),-./:;I[]fijlrt|";
const wide = '%@MWmw';

/** The widths of characters in em, by their codes. Codes that it does not have are estimated. */
export type CharacterWidths = Float64Array;

const maxWidths: CharacterWidths = Float64Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (narrow.includes(character)) return NARROWEST;
  if (wide.includes(character)) return WIDEST;
  return character === character.toLowerCase() ? 0.66 : LARGE;
});

/**
 * The width of a text in em, without measuring it, which would cause layout.
 * @param widths default: the maximum of all screen fonts
 * @param limit the text is read until it is wider
 */
export function textWidth(text: string, widths: CharacterWidths = maxWidths, limit = Infinity): number {
  let width = 0;
  for (let at = 0; at < text.length && width <= limit; at++) {
    const code = text.charCodeAt(at);
    width += widths[code] ?? (code <= LATIN ? LARGE : WIDEST);
  }
  return width;
}

/**
 * Whether a text surely fits into a width. Most texts are so short that no character is read.
 *
 * @param maxWidth the width in em
 */
export const fitsInto = (text: string, maxWidth: number, widths?: CharacterWidths): boolean =>
  text.length * WIDEST <= maxWidth || textWidth(text, widths, maxWidth) <= maxWidth;
