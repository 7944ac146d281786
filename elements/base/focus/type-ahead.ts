import { fold } from '../../core/text/text-fold.js';

/** A pause longer than this starts a new word. */
const PAUSE_MS = 700;

/** What of a key counts. */
type TypedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'timeStamp'>;

/**
 * Finds what the user types at in a list, case, accents and signs aside: letters in quick succession make a word, the
 * same letter again and again goes from one match to the next. A word ends after a pause, and where the user has gone
 * elsewhere in the meantime. It keeps no timer.
 */
export class TypeAhead {
  #word = '';
  #last = -Infinity;
  /** Where the word has led. */
  #place = -1;

  /** Whether a key belongs to a word: a letter, or a space once a word has begun. @param current where the user is */
  takes(event: TypedKey, current: number): boolean {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return false;
    if (event.key === ' ') return this.#word !== '' && this.#goesOn(event.timeStamp, current);
    return event.key.trim() !== '' && [...event.key].length === 1;
  }

  /**
   * Takes a key that `takes()` has said yes to.
   * @param at the time of the key, in milliseconds
   * @param textOf the text of a thing; '' for one that cannot be found
   * @returns the index of what is found, or -1
   */
  find(key: string, at: number, current: number, count: number, textOf: (index: number) => string): number {
    this.#word = this.#goesOn(at, current) ? this.#word + key : key;
    this.#last = at;
    const found = this.#find(current, count, textOf);
    this.#place = found < 0 ? current : found;
    return found;
  }

  #goesOn(at: number, current: number): boolean {
    return at - this.#last <= PAUSE_MS && current === this.#place;
  }

  #find(current: number, count: number, textOf: (index: number) => string): number {
    const letters = [...this.#word];
    const again = letters.length > 1 && letters.every((letter) => letter === letters[0]);
    const sought = again ? letters[0]! : this.#word;
    const plain = fold(sought);
    // A longer word may still be the one that stands here; a single letter goes on to the next.
    const start = letters.length > 1 && !again ? Math.max(current, 0) : current + 1;
    for (let step = 0; step < count; step++) {
      const index = (start + step) % count;
      const text = textOf(index);
      // Of signs alone the fold leaves nothing.
      if (text && (plain ? fold(text).startsWith(plain) : text.trim().startsWith(sought))) return index;
    }
    return -1;
  }
}
