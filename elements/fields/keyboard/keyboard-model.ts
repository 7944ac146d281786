import { charactersOf } from '../../core/text/characters.js';
import type { Action, Key } from './layouts-model.js';

/** State of the keyboard between key presses. */
export interface KeyboardState {
  /** Applies to the next character. */
  readonly shift: boolean;
  /** Applies to letters until it is pressed again. */
  readonly lock: boolean;
  /** A dead key: an accent that is combined with the next letter. */
  readonly dead: string;
}

/** An edit of a text: characters at the caret, or an action. */
export type Edit =
  | { readonly insert: string }
  | { readonly action: Exclude<Action, 'shift' | 'lock' | 'symbols' | 'letters'> };

/** Result of a key press. */
export interface Pressed {
  readonly state: KeyboardState;
  readonly edit?: Edit | undefined;
}

export const atRest: KeyboardState = { shift: false, lock: false, dead: '' };

const marks: Readonly<Record<string, string>> = {
  '´': '\u0301',
  '`': '\u0300',
  '~': '\u0303',
  '^': '\u0302',
  '¨': '\u0308',
};

/** Accent keys are dead keys on Portuguese and Spanish keyboards. */
export const isDead = (character: string, language: string): boolean => language !== 'en' && character in marks;

/** Returns the character of a key in a state. */
export function characterOf({ text, shifted }: Key, { shift, lock }: KeyboardState): string {
  const isLetter = text.toUpperCase() === shifted && text !== shifted;
  return (isLetter ? shift !== lock : shift) ? shifted : text;
}

/** Combines an accent and a letter into one character if it exists, otherwise both. A space gives the accent alone. */
export function compose(dead: string, character: string): string {
  if (character === ' ') return dead;
  const composed = `${character}${marks[dead] ?? ''}`.normalize('NFC');
  return composed.length === character.length ? composed : dead + character;
}

/**
 * Handles a key press.
 *
 * @param character the selected variant, instead of the key's character
 */
export function press(key: Key, state: KeyboardState, language: string, character = characterOf(key, state)): Pressed {
  const { action } = key;
  if (action === 'shift') return { state: { ...state, shift: !state.shift } };
  if (action === 'lock') return { state: { ...state, lock: !state.lock, shift: false } };
  if (action === 'symbols' || action === 'letters') return { state: { ...state, shift: false } };
  const next = { ...state, shift: false, dead: '' };
  // Removes the dead key, which is not in the text yet.
  if (action) return action === 'backspace' && state.dead ? { state: next } : { state: next, edit: { action } };
  if (!isDead(character, language))
    return { state: next, edit: { insert: state.dead ? compose(state.dead, character) : character } };
  if (!state.dead) return { state: { ...next, dead: character } };
  // The same accent twice gives the accent itself; another accent is the new dead key.
  return {
    state: { ...next, dead: state.dead === character ? '' : character },
    edit: { insert: state.dead },
  };
}

/** A change of a text: the replaced range, the inserted text and the new caret. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Maximum length of a grapheme cluster in code units that is searched around the caret. */
const MAX_CHARACTER_LENGTH = 64;

const lengthBefore = (text: string, at: number): number =>
  [...charactersOf(text.slice(Math.max(0, at - MAX_CHARACTER_LENGTH), at))].at(-1)?.length ?? 0;

const lengthAfter = (text: string, at: number): number => {
  for (const character of charactersOf(text.slice(at, at + MAX_CHARACTER_LENGTH))) return character.length;
  return 0;
};

/**
 * Computes the change of an edit, by whole grapheme clusters.
 *
 * @returns the change, the new caret position, or `undefined` if nothing changes
 */
export function changeOf(text: string, start: number, end: number, edit: Edit): Change | { caret: number } | undefined {
  if ('insert' in edit) return { from: start, to: end, insert: edit.insert };
  const isRange = end > start;
  switch (edit.action) {
    case 'clear':
      return text ? { from: 0, to: text.length, insert: '' } : undefined;
    case 'backspace':
      if (!isRange && start === 0) return undefined;
      return { from: isRange ? start : start - lengthBefore(text, start), to: end, insert: '' };
    case 'delete':
      if (!isRange && end === text.length) return undefined;
      return { from: start, to: isRange ? end : end + lengthAfter(text, end), insert: '' };
    case 'left':
      return { caret: isRange ? start : start - lengthBefore(text, start) };
    case 'right':
      return { caret: isRange ? end : end + lengthAfter(text, end) };
    case 'enter':
      return undefined;
  }
}
