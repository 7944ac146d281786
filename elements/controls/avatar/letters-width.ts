import { charactersOf } from '../../core/characters.js';

/** About how wide a text is, in letters: signs and ideographs are wider than those. For `--_width` of `.letters`. */
export const lettersWidth = (text: string): number =>
  [...charactersOf(text)].reduce((width, character) => width + (character > '\u2e80' ? 1.7 : 1), 0);
