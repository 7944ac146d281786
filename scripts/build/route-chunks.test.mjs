import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { routeChunks } from './route-chunks.mjs';

/** Modules by id: size, static imports, dynamic imports. */
const modules = {
  start: [50_000, ['router'], []],
  router: [1_000, ['menu'], ['home', 'materials', 'structure', 'services']],
  menu: [1_000, [], ['account']],
  services: [500, ['http'], []],
  http: [500, [], []],
  small: [300, [], []],
  home: [3_000, ['card', 'menu', 'small'], []],
  card: [1_000, [], []],
  materials: [3_000, ['table', 'date', 'small'], ['dialog']],
  structure: [3_000, ['table'], []],
  table: [60_000, ['rows', 'menu'], ['editing']],
  rows: [2_000, [], []],
  date: [9_000, ['digits'], []],
  digits: [1_000, [], []],
  editing: [4_000, ['rows'], []],
  dialog: [2_000, [], []],
  account: [4_000, [], []],
};
const graph = {
  getModuleInfo: (id) => {
    if (!(id in modules)) return null;
    const [size, importedIds, dynamicallyImportedIds] = modules[id];
    return { code: 'x'.repeat(size), importedIds, dynamicallyImportedIds };
  },
};
const chunkOf = (() => {
  const name = routeChunks({ starts: ['start'], routes: { router: 3 }, shared: ['services'] });
  return (id) => name(id, graph);
})();

test('what pages import statically is in few chunks, and small parts are with what loads them', () => {
  assert.equal(chunkOf('card'), chunkOf('home'));
  assert.equal(chunkOf('digits'), chunkOf('date'));
  assert.equal(chunkOf('http'), chunkOf('services'));
  // Two of the pages need it. A file of its own would cost more than the third one loads in vain.
  assert.equal(chunkOf('small'), chunkOf('services'));
});

test('a page does not load the large parts of another, and a part on demand not those of its page', () => {
  assert.notEqual(chunkOf('table'), chunkOf('services'));
  assert.notEqual(chunkOf('table'), chunkOf('home'));
  assert.notEqual(chunkOf('rows'), chunkOf('table'));
});

test('what the shell loads at start and what only a user action loads are in no chunk of a page', () => {
  for (const id of ['start', 'router', 'menu', 'account', 'dialog', 'editing']) assert.equal(chunkOf(id), null, id);
});
