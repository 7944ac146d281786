import { html, nothing } from 'lit';
import { charactersOf } from '../../core/text/characters.js';

/** Maximum number of letters on a disc, and on a single line. */
const MAX_ON_DISC = 3;
const MAX_ON_LINE = MAX_ON_DISC + 1;

/** Renders the letters of an avatar. More than four are on two lines, so that the disc grows little. */
export function renderLetters(text: string) {
  const [first, second] = linesOf(text);
  const isWide = widthOf(text) > MAX_ON_DISC;
  return html`<span class="letters" ?data-wide=${isWide} ?data-two-lines=${second !== ''}
    >${first}${second ? html`<br />${second}` : nothing}</span
  >`;
}

/** Sets `--_width`, the width of the longest line in letters, on each avatar in `root`. */
export function fitLetters(root: ParentNode): void {
  for (const letters of root.querySelectorAll<HTMLElement>('.letters')) {
    const widths = linesOf(letters.textContent).map(widthOf);
    letters.style.setProperty('--_width', String(Math.max(...widths)));
  }
}

function linesOf(text: string): readonly [string, string] {
  const letters = [...charactersOf(text)];
  if (letters.length <= MAX_ON_LINE) return [text, ''];
  const half = Math.ceil(letters.length / 2);
  return [letters.slice(0, half).join(''), letters.slice(half).join('')];
}

/** Approximate width of a text, in letters: emoji and ideographs are wider. */
const widthOf = (text: string): number =>
  [...charactersOf(text)].reduce((width, character) => width + (character > '\u2e80' ? 1.7 : 1), 0);
