/** The state of a select list when a key is pressed. */
export interface KeyState {
  readonly isOpen: boolean;
  readonly isTextField: boolean;
  readonly multiple: boolean;
  /** The typed text; undefined if the user has not typed. */
  readonly typed: string | undefined;
}

/**
 * Command of a key in the field of a select list:
 * - `drop` removes the last of several options; `empty` clears the value, because the field was emptied;
 * - `open` and `close` apply to the list; `find` opens it and moves to the option with the typed letter;
 * - `select` selects the active option; `selectAndLeave` also lets the focus leave the field;
 * - `move` is handled by the list.
 */
export type KeyMeaning = 'drop' | 'empty' | 'open' | 'close' | 'find' | 'select' | 'selectAndLeave' | 'move';

/** Returns the command of a key, as in the APG combobox pattern; undefined for keys that the browser handles. */
export function keyMeaning(
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  { isOpen, isTextField, multiple, typed }: KeyState,
): KeyMeaning | undefined {
  const isChoice = key === 'Enter' || (key === ' ' && !isTextField);
  if (key === 'Backspace' && multiple && !typed) return 'drop';
  if (!isOpen) {
    if (key === 'ArrowDown' || key === 'ArrowUp' || (isChoice && !isTextField)) return 'open';
    return !isTextField && /^[\p{L}\p{N}]$/u.test(key) ? 'find' : undefined;
  }
  if (isChoice) return typed === '' && !multiple ? 'empty' : 'select';
  if (key === 'Tab') return multiple || typed === '' ? undefined : 'selectAndLeave';
  return key === 'ArrowUp' && altKey ? 'close' : 'move';
}
