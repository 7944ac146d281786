import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PickListState } from './pick-list-state.js';

describe('PickListState.addFilter()', () => {
  const add = (chips: readonly string[], text: string, replacesOthers: boolean): readonly string[] => {
    const state = new PickListState();
    state.setFilters('available', { typed: '', chips });
    state.addFilter('available', text, replacesOthers);
    return state.filtersOf('available').chips;
  };

  it('[PL-11] adds equal filters once, and replaces the others on request', () => {
    const one = add([], ' Couro ', false);
    assert.deepEqual(one, ['Couro']);
    assert.equal(add(one, 'COURO', false), one);
    assert.equal(add(one, '  ', false), one);
    assert.deepEqual(add(one, '%', false), ['Couro', '%']);
    assert.deepEqual(add(['%'], '$', false), ['%', '$'], 'symbols without letters are different');
    assert.deepEqual(add(['Couro', 'preto'], 'azul', true), ['azul']);
  });
});
