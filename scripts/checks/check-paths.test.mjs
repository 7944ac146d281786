import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathProblems } from './check-paths.mjs';

const files = {
  'elements/tables/grid/grid.ts': 'export class Grid { moveTo() {} }',
  'elements/tables/grid/': '',
  'testing/dom.ts': '',
  'docs/architecture/core.md': '',
};
const problemsOf = (text) =>
  pathProblems(text, 'docs/architecture/README.md', {
    exists: (path) => path in files,
    read: (path) => files[path],
    roots: ['elements', 'testing', 'docs'],
  });

test('a link leads to a file that exists', () => {
  assert.deepEqual(problemsOf('[core](core.md), [site](https://example.com), [part](#part)'), []);
  assert.deepEqual(problemsOf('\n[base](base.md#focus)'), [
    'docs/architecture/README.md:2: there is no docs/architecture/base.md',
  ]);
});

test('a name in a link to code occurs in that file', () => {
  const link = (name) => `[\`${name}\`](../../elements/tables/grid/grid.ts)`;
  assert.deepEqual(problemsOf(link('Grid.moveTo()')), []);
  assert.deepEqual(problemsOf(link('Grid.move()')), [
    "docs/architecture/README.md:1: elements/tables/grid/grid.ts has no 'move'",
  ]);
});

test('a path in a code span exists', () => {
  assert.deepEqual(problemsOf('`elements/tables/grid/`, `testing/dom.js`, `npm test`, `dist/kit`, `and/or`'), []);
  assert.deepEqual(problemsOf('`elements/tables/rows.ts`'), [
    'docs/architecture/README.md:1: there is no elements/tables/rows.ts',
  ]);
});

test('a file after its folder exists in it', () => {
  assert.deepEqual(problemsOf('In `elements/tables/grid/`: `grid.ts`; `api.ts`'), [
    'docs/architecture/README.md:1: there is no elements/tables/grid/api.ts',
  ]);
  assert.deepEqual(problemsOf('`api.ts` declares the service'), []);
});

test('a block of code is not checked', () => {
  assert.deepEqual(problemsOf('```\n`elements/none.ts` [x](none.md)\n```'), []);
});
