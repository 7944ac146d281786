/** Letters up to this code belong to European languages. */
const LATIN = 0x24f;
/** Maximum width of characters in screen fonts, in em. */
const NARROWEST = 0.46;
const LARGE = 0.8;
const WIDEST = 1.05;
const narrow = " !'(),-./:;I[]fijlrt|";
const wide = '%@MWmw';

const widths = Float64Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (narrow.includes(character)) return NARROWEST;
  if (wide.includes(character)) return WIDEST;
  return character === character.toLowerCase() ? 0.66 : LARGE;
});

/**
 * Whether a text surely fits into a width, without measuring it, which would cause layout. Most texts are so short or
 * long that no character is measured.
 *
 * @param room the width in em
 */
export function fitsInto(text: string, maxWidth: number): boolean {
  const { length } = text;
  if (length * WIDEST <= maxWidth) return true;
  if (length * NARROWEST > maxWidth) return false;
  let width = 0;
  for (let at = 0; at < length && width <= maxWidth; at++) {
    const code = text.charCodeAt(at);
    width += widths[code] ?? (code <= LATIN ? LARGE : WIDEST);
  }
  return width <= maxWidth;
}
