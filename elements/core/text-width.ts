/** Up to this code of a letter, letters are those of European languages. */
const LATIN = 0x24f;
const narrow = " !'(),-./:;I[]fijlrt|";
const wide = '%@MWmw';

/** How wide a character is at most in the fonts of a screen, in em. */
const widths = Float32Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (narrow.includes(character)) return 0.46;
  if (wide.includes(character)) return 1.05;
  return character === character.toLowerCase() ? 0.66 : 0.8;
});

/** How wide a text is at most, in em: without asking the page, which would have to lay it out. */
export function mostWidth(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    width += widths[code] ?? (code <= LATIN ? 0.8 : 1.05);
  }
  return width;
}
