import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import fc from 'fast-check';
import { booleanMeaning, deniesAccess, isFlagOn } from './boolean-meaning.js';

test('[FM-01] true, 1, S are yes; false, 0, N no; A active, I inactive; as text or not', () => {
  for (const yes of [true, 'true', 1, '1', 1n, 'S', ' S ']) assert.equal(booleanMeaning(yes), 'yes');
  for (const no of [false, 'false', 0, '0', 0n, -0, 'N']) assert.equal(booleanMeaning(no), 'no');
  assert.equal(booleanMeaning('A'), 'active');
  assert.equal(booleanMeaning('I'), 'inactive');
});

test('[FM-01] any other value has no meaning', () => {
  for (const other of ['', 's', 'n', 'a', 'Sim', 'B', 2, -1, Number.NaN, null, undefined, {}, [], [1], Symbol('S')])
    assert.equal(booleanMeaning(other), undefined);
  const known = new Set(['true', '1', 'S', 'false', '0', 'N', 'A', 'I']);
  fc.assert(
    fc.property(fc.string(), (text) => assert.equal(booleanMeaning(text) !== undefined, known.has(text.trim()))),
  );
});

test('[FM-01] a flag is set by any truthy value except those that mean no', () => {
  for (const on of [true, 1, 'S', 'Bloqueado', 'A', {}]) assert.equal(isFlagOn(on), true);
  for (const off of [false, 0, '', null, undefined, 'N', '0', 'false']) assert.equal(isFlagOn(off), false);
});

test('[HL-05] [HL-09] a missing value or a no allows access; an invalid value denies it and warns', () => {
  for (const no of [undefined, null, false, 0, 'N', 'false']) assert.equal(deniesAccess(no), false);
  const warn = mock.method(console, 'warn', () => {});
  for (const yes of [true, 'true', 1, '1', 'S']) assert.equal(deniesAccess(yes), true);
  assert.equal(warn.mock.callCount(), 0);
  for (const unknown of ['sim', '', {}, [], 'A', 2]) assert.equal(deniesAccess(unknown), true);
  assert.equal(warn.mock.callCount(), 1);
  warn.mock.restore();
});
