import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Writing } from './writing-model.js';

test('what is written stands until the field is left, and is told once', () => {
  const writing = new Writing();
  writing.write('malha ', 'malha');
  assert.equal(writing.take('malha'), false);
  assert.equal(writing.draft, 'malha ');
  assert.equal(writing.settle('malha'), true);
  assert.equal(writing.draft, undefined);
  assert.equal(writing.settle('malha'), false);
  writing.write('malha!', 'malha!');
  writing.write('malha', 'malha');
  assert.equal(writing.settle('malha'), false, 'back to what it was');
});

test('a value of the host is no change of the user, and takes the place of what was written', () => {
  const writing = new Writing();
  assert.equal(writing.take('host'), true);
  assert.equal(writing.settle('host'), false);
  assert.equal(writing.isConfirmed('host'), true);
  writing.write('hosta ', 'hosta');
  writing.settle('hosta');
  assert.equal(writing.take(''), true);
  assert.equal(writing.isConfirmed(''), true);
});

test('a host that changes what is being written takes part in the writing', () => {
  const writing = new Writing();
  writing.write('co', 'co');
  assert.equal(writing.take('CO'), false);
  assert.equal(writing.draft, undefined);
  assert.equal(writing.isConfirmed('CO'), false, 'a pause still confirms it');
  assert.equal(writing.settle('CO'), true, 'and it is still a change');
});

test('what was confirmed is not confirmed again by a pause, until it was taken away', () => {
  const writing = new Writing();
  writing.write('TX-1', 'TX-1');
  assert.equal(writing.isConfirmed('TX-1'), false);
  writing.confirm('TX-1');
  assert.equal(writing.isConfirmed('TX-1'), true);
  assert.equal(writing.take(''), true, 'the host clears the field after a scan');
  writing.write('TX-1', 'TX-1');
  assert.equal(writing.isConfirmed('TX-1'), false);
});

test('a reset forgets all', () => {
  const writing = new Writing();
  writing.write('abc ', 'abc');
  writing.forget('');
  assert.deepEqual([writing.draft, writing.settle(''), writing.isConfirmed('')], [undefined, false, true]);
});
