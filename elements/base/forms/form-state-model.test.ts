import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fromState, MAX_STATE_VALUES, toState } from './form-state-model.js';

test('[FI-05] ids keep their type in the form state, whatever ids can be', () => {
  const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value));
  const id = fc.oneof(fc.string({ minLength: 1, unit: 'binary' }), fc.integer(), number, fc.bigInt());
  fc.assert(
    fc.property(fc.array(id, { minLength: 1, maxLength: 50 }), (ids) => {
      assert.deepEqual(fromState(toState(ids)), ids);
    }),
  );
  assert.deepEqual(fromState(toState([2, '2', 2n, '02', 1.5, '["2"]'])), [2, '2', 2n, '02', 1.5, '["2"]']);
});

test('[FI-05] no ids, too many, and values that are none have no state', () => {
  const many = Array.from({ length: MAX_STATE_VALUES }, (_, index) => index);
  assert.equal(fromState(toState(many))?.length, MAX_STATE_VALUES);
  for (const ids of [[], [...many, -1], [''], [NaN], [{}], [null]]) assert.equal(toState(ids), null);
});

test('[FI-05] a state of something else is undefined, and entries that are no ids are left out', () => {
  for (const state of ['', '{', 'Malha', '2', '{"no":"list"}', null, undefined, 7, {}])
    assert.equal(fromState(state), undefined);
  assert.deepEqual(fromState('[1,null,["2"],["x"],[],{},"",true,"a"]'), [1, 2n, 'a']);
});
