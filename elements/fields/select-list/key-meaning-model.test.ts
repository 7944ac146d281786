import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keyMeaning, type KeyMeaning, type KeyState } from './key-meaning-model.js';

const text: KeyState = { isOpen: false, isReady: true, isTextField: true, multiple: false, typed: undefined };
const open = { ...text, isOpen: true };
const early = { ...open, isReady: false };
const button = { ...text, isTextField: false };

const check = (state: KeyState, keys: Record<string, KeyMeaning | undefined>): void => {
  for (const [key, meaning] of Object.entries(keys))
    assert.equal(keyMeaning({ key: key.replace('Alt+', ''), altKey: key.startsWith('Alt+') }, state), meaning, key);
};

describe('keyMeaning', () => {
  it('[SL-01] leaves to a text field what is typed, and opens by arrows', () => {
    check(text, { ArrowDown: 'open', ArrowUp: 'open', a: undefined, ' ': undefined, Enter: undefined, Tab: undefined });
    check(open, { a: 'move', ' ': 'move', ArrowDown: 'move', Enter: 'choose', 'Alt+ArrowUp': 'close', Tab: 'take' });
  });

  it('opens and finds by letters, digits and Space where nothing can be typed', () => {
    check(button, { a: 'find', ç: 'find', 7: 'find', '-': undefined, ' ': 'open', Enter: 'open', F2: undefined });
    check({ ...button, isOpen: true }, { ' ': 'choose', Enter: 'choose', a: 'move' });
  });

  it('takes an emptied field for none, but not with several, where Backspace takes the last away', () => {
    check({ ...open, typed: '' }, { Enter: 'empty', Tab: undefined, Backspace: 'move' });
    check({ ...open, typed: '', multiple: true }, { Enter: 'choose', Backspace: 'drop', Tab: undefined });
    check({ ...text, multiple: true }, { Backspace: 'drop' });
    check({ ...open, typed: 'a', multiple: true }, { Backspace: 'move' });
  });

  it('[SL-01] confirms before the list is loaded, too, and closes it', () => {
    check(early, { Enter: 'choose', Escape: 'close', ArrowDown: undefined, Tab: 'take', a: undefined });
    check({ ...early, typed: '' }, { Enter: 'empty', Tab: undefined });
  });
});
