import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { pagesOf, startChunks } from './start-chunks.mjs';

/** Modules by id, with their static and dynamic importers. */
const modules = {
  '/index.html': [[], []],
  '/login.html': [[], []],
  '/shell.tsx': [['/index.html'], []],
  '/menu.ts': [['/shell.tsx', '/circle.ts'], []],
  '/circle.ts': [['/menu.ts'], []],
  '/sign-in.ts': [['/login.html'], []],
  '/text-input.ts': [['/sign-in.ts'], ['/shell.tsx']],
  '/texts.ts': [['/login.html', '/menu.ts'], []],
  '/dialog.ts': [[], ['/menu.ts']],
};
const graph = {
  getModuleInfo: (id) => {
    const [importers, dynamicImporters] = modules[id];
    return { isEntry: id.endsWith('.html'), importers, dynamicImporters };
  },
};
const fileOf = (id) => startChunks.groups.map(({ name }) => name(id, graph)).find((name) => name !== null);

test('pagesOf() returns the pages that load a module at start-up, directly or indirectly, or at any time', () => {
  assert.deepEqual(pagesOf('/circle.ts', graph), ['index']);
  assert.deepEqual(pagesOf('/texts.ts', graph), ['index', 'login']);
  assert.deepEqual(pagesOf('/text-input.ts', graph), ['login']);
  assert.deepEqual(pagesOf('/text-input.ts', graph, true), ['index', 'login']);
  assert.deepEqual(pagesOf('/dialog.ts', graph), []);
});

test('code of one page is separate from code that another page loads, at start-up or later', () => {
  assert.equal(fileOf('/shell.tsx'), 'start-index');
  assert.equal(fileOf('/menu.ts'), 'start-index');
  assert.equal(fileOf('/sign-in.ts'), 'start-login');
  assert.equal(fileOf('/text-input.ts'), 'start-login-shared');
  assert.equal(fileOf('/texts.ts'), 'start-index-login');
  assert.equal(fileOf('/dialog.ts'), undefined);
});
