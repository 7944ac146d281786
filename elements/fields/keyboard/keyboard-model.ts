import { charactersOf } from '../../core/text/characters.js';
import type { Action, Key } from './layouts-model.js';

/** What of a keyboard goes on from key to key. */
export interface KeyboardState {
  /** Holds for the next character. */
  readonly shift: boolean;
  /** Holds until it is pressed again; for letters. */
  readonly lock: boolean;
  /** An accent that waits for its letter. */
  readonly dead: string;
}

/** What becomes of a text: characters at the caret, or something else. */
export type Edit =
  | { readonly insert: string }
  | { readonly action: Exclude<Action, 'shift' | 'lock' | 'symbols' | 'letters'> };

/** What a key press comes to. */
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

/** Accents wait for their letter on Portuguese and Spanish keyboards. */
export const isDead = (character: string, language: string): boolean => language !== 'en' && character in marks;

/** What a key writes in a state. */
export function characterOf({ text, shifted }: Key, { shift, lock }: KeyboardState): string {
  const isLetter = text.toUpperCase() === shifted && text !== shifted;
  return (isLetter ? shift !== lock : shift) ? shifted : text;
}

/** An accent and a letter: one character where there is one, both where there is none; with a blank the accent alone. */
export function compose(dead: string, character: string): string {
  if (character === ' ') return dead;
  const composed = `${character}${marks[dead] ?? ''}`.normalize('NFC');
  return composed.length === character.length ? composed : dead + character;
}

/** A key is pressed. @param character what was chosen of its variants, instead of what it writes */
export function press(key: Key, state: KeyboardState, language: string, character = characterOf(key, state)): Pressed {
  const { action } = key;
  if (action === 'shift') return { state: { ...state, shift: !state.shift } };
  if (action === 'lock') return { state: { ...state, lock: !state.lock, shift: false } };
  if (action === 'symbols' || action === 'letters') return { state: { ...state, shift: false } };
  const next = { ...state, shift: false, dead: '' };
  // Taken back before it was written.
  if (action) return action === 'backspace' && state.dead ? { state: next } : { state: next, edit: { action } };
  if (!isDead(character, language))
    return { state: next, edit: { insert: state.dead ? compose(state.dead, character) : character } };
  if (!state.dead) return { state: { ...next, dead: character } };
  // Twice the same is the accent itself; another one waits in its turn.
  return {
    state: { ...next, dead: state.dead === character ? '' : character },
    edit: { insert: state.dead },
  };
}

/** A change of a text: what is taken out, what is put in its place, where the caret stands then. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** A character is hardly longer than this, in units; longer texts are not looked at as a whole for one of them. */
const longestCharacter = 64;

const lengthBefore = (text: string, at: number): number =>
  [...charactersOf(text.slice(Math.max(0, at - longestCharacter), at))].at(-1)?.length ?? 0;

const lengthAfter = (text: string, at: number): number => {
  for (const character of charactersOf(text.slice(at, at + longestCharacter))) return character.length;
  return 0;
};

/**
 * What an edit changes in a text with a selection; characters are whole, as a reader sees them.
 * @returns the change, or the new place of the caret, or undefined where there is nothing to do
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
