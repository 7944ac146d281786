import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesOfPage, loadProblems } from './check-load-sizes.mjs';

test('the first load of a page is what its HTML names, and what that imports statically', () => {
  const files = {
    'assets/start.js': `import{a}from"./shared.js";import"./base.js";const later=()=>import("./later.js");`,
    'assets/shared.js': `export*from'./base.js'`,
    'assets/base.js': '',
  };
  const html = `<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/assets/start.css">
    <script type="module" crossorigin src="/assets/start.js"></script>`;
  assert.deepEqual(
    filesOfPage(html, (path) => files[path]),
    ['assets/start.css', 'assets/start.js', 'assets/shared.js', 'assets/base.js'],
  );
});

test('a size above its limit is a problem', () => {
  const sizes = { wrappers: { size: 7.2, limit: 7.2 }, shell: { size: 182.1, limit: 182 } };
  assert.deepEqual(loadProblems(sizes), ['shell: 182.1 KB, more than 182']);
});
