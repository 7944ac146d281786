/** Up to this code of a letter, letters are those of European languages. */
const LATIN = 0x24f;
/** How wide characters are at most in the fonts of a screen, in em. */
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
 * Whether a text has so many em of room at most: without asking the page, which would have to lay it out. Most are so
 * short, or so long, that their characters need not be looked at.
 */
export function fitsInto(text: string, room: number): boolean {
  const { length } = text;
  if (length * WIDEST <= room) return true;
  if (length * NARROWEST > room) return false;
  let width = 0;
  for (let at = 0; at < length && width <= room; at++) {
    const code = text.charCodeAt(at);
    width += widths[code] ?? (code <= LATIN ? LARGE : WIDEST);
  }
  return width <= room;
}
