/** A select list as a key finds it. */
export interface KeyState {
  readonly isOpen: boolean;
  /** The list is loaded: something can be chosen. */
  readonly isReady: boolean;
  readonly isTextField: boolean;
  readonly multiple: boolean;
  /** What the user has typed; undefined while they have not. */
  readonly typed: string | undefined;
}

/**
 * What a key does in the field of a select list:
 * - `drop` takes the last of several away, `empty` all: an emptied field has no value;
 * - `open`, `close`; `find` opens, and goes to where the letter leads;
 * - `choose` the active option, `take` it along as the focus leaves;
 * - `move` is the list's own to judge.
 */
export type KeyMeaning = 'drop' | 'empty' | 'open' | 'close' | 'find' | 'select' | 'selectAndLeave' | 'move';

/** Keys after the APG's combobox; undefined for one that is the browser's. */
export function keyMeaning(
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  { isOpen, isReady, isTextField, multiple, typed }: KeyState,
): KeyMeaning | undefined {
  const isChoice = key === 'Enter' || (key === ' ' && !isTextField);
  if (key === 'Backspace' && multiple && !typed) return 'drop';
  if (!isOpen) {
    if (key === 'ArrowDown' || key === 'ArrowUp' || (isChoice && !isTextField)) return 'open';
    return !isTextField && /^[\p{L}\p{N}]$/u.test(key) ? 'find' : undefined;
  }
  if (isChoice) return typed === '' && !multiple ? 'empty' : 'select';
  if (key === 'Tab') return multiple || typed === '' ? undefined : 'selectAndLeave';
  // Before the list is there, it cannot hear the key that closes it.
  if (!isReady) return key === 'Escape' ? 'close' : undefined;
  return key === 'ArrowUp' && altKey ? 'close' : 'move';
}
