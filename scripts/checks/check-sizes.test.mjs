import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareSizes, updatedBudgets } from './check-sizes.mjs';

const problemsOf = (sizes, budgets) => compareSizes(sizes, budgets).problems;

test('an element has a budget, and a budget has an element', () => {
  assert.match(problemsOf({ 'dass-new': 9 }, {})[0], /<dass-new> has 9\.0 KB and no budget/);
  assert.match(problemsOf({}, { 'dass-old': 9 })[0], /<dass-old> has a budget, and is no element/);
});

test('an element that grows beyond its budget is refused, but for the noise of bundling', () => {
  assert.deepEqual(compareSizes({ 'dass-a': 10.1 }, { 'dass-a': 10 }), { problems: [], notes: [] });
  assert.match(problemsOf({ 'dass-a': 10.3 }, { 'dass-a': 10 })[0], /more than its 10\. If it must be: .* -- dass-a$/);
});

test('an element that shrinks is noted; one that has lost much of itself is refused', () => {
  const { problems, notes } = compareSizes({ 'dass-a': 9 }, { 'dass-a': 10 });
  assert.deepEqual(problems, []);
  assert.match(notes[0], /less than its 10/);
  assert.match(problemsOf({ 'dass-a': 6 }, { 'dass-a': 10 })[0], /far below its 10/);
});

test('an update lowers and adds budgets, drops those of no element, and raises only what is named', () => {
  const sizes = { 'dass-new': 5.01, 'dass-less': 8, 'dass-same': 9.95, 'dass-more': 12 };
  const budgets = { 'dass-more': 10, 'dass-same': 10, 'dass-less': 10, 'dass-old': 10 };
  const updated = { 'dass-less': 8, 'dass-more': 10, 'dass-new': 5.1, 'dass-same': 10 };
  assert.deepEqual(updatedBudgets(sizes, budgets, []), updated);
  assert.deepEqual(updatedBudgets(sizes, budgets, ['dass-more']), { ...updated, 'dass-more': 12 });
});
