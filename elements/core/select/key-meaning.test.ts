import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NO_PROPS, SelectState, type KeyMeaning } from './select-state.js';

interface State {
  readonly isOpen: boolean;
  readonly withoutFilter: boolean;
  readonly multiple: boolean;
  readonly typed: string | undefined;
}

const text: State = { isOpen: false, withoutFilter: false, multiple: false, typed: undefined };
const open = { ...text, isOpen: true };
const button = { ...text, withoutFilter: true };

function modelIn({ isOpen, withoutFilter, multiple, typed }: State): SelectState {
  const model = new SelectState({ changed: () => {}, selected: () => {}, ask: () => {} });
  model.update({ ...NO_PROPS, withoutFilter, multiple });
  if (isOpen) model.open();
  if (typed !== undefined) model.type(typed);
  return model;
}

const check = (state: State, keys: Record<string, KeyMeaning | undefined>): void => {
  const model = modelIn(state);
  for (const [key, meaning] of Object.entries(keys))
    assert.equal(model.keyMeaning({ key: key.replace('Alt+', ''), altKey: key.startsWith('Alt+') }), meaning, key);
};

describe('keyMeaning', () => {
  it('[SL-01] leaves characters to the text field; arrow keys open the list', () => {
    check(text, { ArrowDown: 'open', ArrowUp: 'open', a: undefined, ' ': undefined, Enter: undefined, Tab: undefined });
    check(open, {
      a: 'move',
      ' ': 'move',
      ArrowDown: 'move',
      Enter: 'select',
      'Alt+ArrowUp': 'close',
      Tab: 'selectAndLeave',
    });
  });

  it('without a filter, letters and digits open the list and search; Space opens it', () => {
    check(button, { a: 'find', ç: 'find', 7: 'find', '-': undefined, ' ': 'open', Enter: 'open', F2: undefined });
    check({ ...button, isOpen: true }, { ' ': 'select', Enter: 'select', a: 'move' });
  });

  it('clears the value of an emptied field; with several, Backspace removes the last one instead', () => {
    check({ ...open, typed: '' }, { Enter: 'empty', Tab: undefined, Backspace: 'move' });
    check({ ...open, typed: '', multiple: true }, { Enter: 'select', Backspace: 'drop', Tab: undefined });
    check({ ...text, multiple: true }, { Backspace: 'drop' });
    check({ ...open, typed: 'a', multiple: true }, { Backspace: 'move' });
  });
});
