import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chunksByTag, filesOfPage } from './load-sizes.mjs';

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

test('the autoloader says which file defines an element', () => {
  const filesOf = chunksByTag([
    'import{a}from"./shared.js";',
    'new L({"dass-chip":()=>O(()=>import(`./chip-1a2b3c4d.js`).then(e=>e.t),d([2]),import.meta.url),"dass-button":()=>O(()=>Promise.resolve().then(()=>z),void 0),"dass-menu":()=>import("./menu-1a2b3c4d.js")})',
  ]);
  assert.deepEqual(filesOf('dass-chip'), ['chip-1a2b3c4d.js']);
  assert.deepEqual(filesOf('dass-menu'), ['menu-1a2b3c4d.js']);
  assert.deepEqual(filesOf('dass-button'), [], 'it is in the file of the autoloader');
  assert.throws(() => filesOf('dass-chips'), /dass-chips/);
});
