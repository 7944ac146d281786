import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import fc from 'fast-check';
import { businessMenu } from '../../../sample-data/menu.js';
import { findScreens, screensOf } from './find-screens.js';

const screens = screensOf(businessMenu());
const labels = (query: string, visited: readonly string[] = []): string[] =>
  findScreens(screens, query, visited).screens.map(({ label }) => label);

test('finds screens by every word, in label or area, ignoring case and accents', () => {
  assert.deepEqual(labels('FAMILIA modelagem'), ['Família de modelos']);
  assert.deepEqual(labels('catalogo'), ['Catálogo de produtos']);
  assert.deepEqual(labels('zzz'), []);
});

test('lists a match in the label before a match in the area', () => {
  const found = labels('templates');
  assert.ok(found.indexOf('Templates de prova') < found.indexOf('Projeto 88, versão 2'));
});

test('lists recently visited screens first, the newest before the others', () => {
  const { screens: found, recent } = findScreens(screens, '', ['/models', '/nowhere', '/materiais']);
  assert.deepEqual(
    found.slice(0, 2).map(({ url }) => url),
    ['/models', '/materiais'],
  );
  assert.equal(recent, 2);
});

test('leaves out inactive entries and everything below an inactive group', () => {
  assert.deepEqual(labels('garantias'), []);
  assert.deepEqual(labels('apontamento'), []);
});

test('returns at most 50 screens of a large menu and counts all of them', () => {
  const large = screensOf(businessMenu(5_000));
  const { screens: found, total } = findScreens(large, 'ordem', []);
  assert.equal(found.length, 50);
  assert.ok(total > 3_000);
});

test('a longer query never finds more', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aeoçãprmt '), maxLength: 6 });
  fc.assert(
    fc.property(letters, letters, (query, more) => {
      const wide = new Set(findScreens(screens, query, []).screens.map(({ key }) => key));
      for (const { key } of findScreens(screens, `${query} ${more}`, []).screens) assert.ok(wide.has(key));
    }),
  );
});
