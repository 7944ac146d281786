import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DraftState } from './draft-state-model.js';

test('a draft stays until the field is left, and is reported once', () => {
  const draft = new DraftState();
  draft.edit('malha ', 'malha');
  assert.equal(draft.update('malha'), false);
  assert.equal(draft.draft, 'malha ');
  assert.equal(draft.commit('malha'), true);
  assert.equal(draft.draft, undefined);
  assert.equal(draft.commit('malha'), false);
  draft.edit('malha!', 'malha!');
  draft.edit('malha', 'malha');
  assert.equal(draft.commit('malha'), false, 'the previous value');
});

test('a value of the application replaces the draft and is not a change by the user', () => {
  const draft = new DraftState();
  assert.equal(draft.update('application'), true);
  assert.equal(draft.commit('application'), false);
  assert.equal(draft.isConfirmed('application'), true);
  draft.edit('hosta ', 'hosta');
  draft.commit('hosta');
  assert.equal(draft.update(''), true);
  assert.equal(draft.isConfirmed(''), true);
});

test('a value that the application changes during editing continues the draft', () => {
  const draft = new DraftState();
  draft.edit('co', 'co');
  assert.equal(draft.update('CO'), false);
  assert.equal(draft.draft, undefined);
  assert.equal(draft.isConfirmed('CO'), false, 'a pause still confirms it');
  assert.equal(draft.commit('CO'), true, 'it still counts as a change');
});

test('a confirmed value is not confirmed again until it was cleared', () => {
  const draft = new DraftState();
  draft.edit('TX-1', 'TX-1');
  assert.equal(draft.isConfirmed('TX-1'), false);
  draft.confirm('TX-1');
  assert.equal(draft.isConfirmed('TX-1'), true);
  assert.equal(draft.update(''), true, 'the application clears the field after a scan');
  draft.edit('TX-1', 'TX-1');
  assert.equal(draft.isConfirmed('TX-1'), false);
});

test('reset() clears the state', () => {
  const draft = new DraftState();
  draft.edit('abc ', 'abc');
  draft.reset('');
  assert.deepEqual([draft.draft, draft.commit(''), draft.isConfirmed('')], [undefined, false, true]);
});
