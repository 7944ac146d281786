import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { entriesOf } from './start-chunks.mjs';

/** Modules by id: who imports them at once. A dynamic import makes no importer. */
const importers = {
  '/index.html': [],
  '/login.html': [],
  '/shell.tsx': ['/index.html'],
  '/menu.ts': ['/shell.tsx', '/circle.ts'],
  '/circle.ts': ['/menu.ts'],
  '/texts.ts': ['/login.html', '/menu.ts'],
  '/dialog.ts': [],
};
const entriesOfSample = (id) =>
  entriesOf(id, {
    getModuleInfo: (one) => one in importers && { isEntry: one.endsWith('.html'), importers: importers[one] },
  });

test('a module belongs to the pages that load it at once, however far from their entries', () => {
  assert.deepEqual(entriesOfSample('/shell.tsx'), ['index']);
  assert.deepEqual(entriesOfSample('/menu.ts'), ['index']);
  assert.deepEqual(entriesOfSample('/circle.ts'), ['index']);
  assert.deepEqual(entriesOfSample('/texts.ts'), ['index', 'login']);
});

test('what no page loads at once belongs to none', () => {
  assert.deepEqual(entriesOfSample('/dialog.ts'), []);
});
