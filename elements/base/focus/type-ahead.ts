import { isComposing } from './is-composing.js';
import { fold } from '../../core/text/text-fold.js';

/** A longer pause starts a new word. */
const PAUSE_MS = 700;

/** The used fields of a key event. */
type TypedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'keyCode' | 'timeStamp'>;

/**
 * Finds items by typed letters, ignoring case, accents and punctuation. Letters in quick succession form a word; the
 * same letter repeated moves from match to match. A word ends after a pause, and when the user has moved elsewhere.
 * Uses no timer.
 */
export class TypeAhead {
  #word = '';
  #last = -Infinity;
  /** The index that the word has found. */
  #foundIndex = -1;
  /** Whether a space continues the word in the text that it has found. */
  #hasSpace = false;

  /**
   * Whether a key belongs to a word: a letter, or a space within a word of the found item. Any other Space selects.
   *
   * @param current index of the current item
   */
  accepts(event: TypedKey, current: number): boolean {
    if (event.ctrlKey || event.altKey || event.metaKey || isComposing(event)) return false;
    if (event.key === ' ') return this.#hasSpace && this.#continuesWord(event.timeStamp, current);
    return event.key.trim() !== '' && [...event.key].length === 1;
  }

  /**
   * Handles a key that `accepts()` has accepted.
   *
   * @param at time of the key, in milliseconds
   * @param textOf returns the text of an item; '' if it cannot be found
   * @returns the index of the match, or -1
   */
  find(key: string, at: number, current: number, count: number, textOf: (index: number) => string): number {
    this.#word = this.#continuesWord(at, current) ? this.#word + key : key;
    this.#last = at;
    const found = this.#find(current, count, textOf);
    this.#foundIndex = found < 0 ? current : found;
    this.#hasSpace = found >= 0 && fold(textOf(found)).startsWith(`${fold(this.#word)} `);
    return found;
  }

  #continuesWord(at: number, current: number): boolean {
    return at - this.#last <= PAUSE_MS && current === this.#foundIndex;
  }

  #find(current: number, count: number, textOf: (index: number) => string): number {
    const letters = [...this.#word];
    const again = letters.length > 1 && letters.every((letter) => letter === letters[0]);
    const searched = again ? letters[0]! : this.#word;
    const plain = fold(searched);
    // A longer word may still match the current item; a single letter searches from the next one.
    const start = letters.length > 1 && !again ? Math.max(current, 0) : current + 1;
    for (let step = 0; step < count; step++) {
      const index = (start + step) % count;
      const text = textOf(index);
      // The fold of punctuation is empty.
      if (text && (plain ? fold(text).startsWith(plain) : text.trim().startsWith(searched))) return index;
    }
    return -1;
  }
}
