import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import fc from 'fast-check';
import type { FinderAction, FoundRecord, RecordSource } from './finder-content.js';
import { finderResults, FIRST_SCREENS, isOffered, type FinderQuery, type SourceResult } from './find-results.js';
import { recordsOf, type ScreenEntry } from './find-screens.js';

const screen = (label: string, url: string, area = 'Compras'): ScreenEntry => ({
  key: url,
  url,
  label,
  area,
  icon: 'box',
});
const screens = [
  screen('Materiais', '/workspace/materials', 'Área de trabalho'),
  screen('Compra de materiais', '/workspace/purchase', 'Área de trabalho'),
  screen('Pedidos', '/pedidos'),
];
const source: RecordSource = {
  id: 'materials',
  path: '/workspace/material',
  icon: 'box',
  label: () => 'Materiais',
  search: () => Promise.reject(new Error('not called')),
  list: { label: (text) => `Todos com ${text}`, url: (text) => `/workspace/materials?search=${text}` },
};
const record = (id: number, code: string, name = 'Couro'): FoundRecord => ({
  id,
  code,
  label: `${code} · ${name}`,
  url: `/workspace/material?id=${id}`,
});
const found = (text: string, records: readonly FoundRecord[], total = records.length): SourceResult => ({
  source,
  text,
  found: { records, total },
});
const action: FinderAction = {
  id: 'dark',
  icon: 'moon',
  label: () => 'Tema escuro',
  keywords: () => 'aparência',
  run: () => {},
};

const results = (query: Partial<FinderQuery>) =>
  finderResults({ text: '', screens, visited: [], actions: [action], records: [], ...query });
const shown = (query: Partial<FinderQuery>): [string, string[]][] =>
  results(query).groups.map(({ id, options }) => [id, options.map(({ label }) => label)]);

test('without a text: recent pages, all screens, actions', () => {
  assert.deepEqual(shown({ visited: ['/pedidos'] }), [
    ['recent', ['Pedidos']],
    ['screens', ['Materiais', 'Compra de materiais']],
    ['actions', ['Tema escuro']],
  ]);
});

test('screens, actions and records match words in any order, case and accents ignored; empty groups are left out', () => {
  assert.deepEqual(shown({ text: 'MATERIÁIS compra' }), [['screens', ['Compra de materiais']]]);
  assert.deepEqual(shown({ text: 'escuro aparencia' }), [['actions', ['Tema escuro']]]);
  assert.deepEqual(shown({ text: 'zzz', records: [found('zzz', [])] }), []);
});

test('records come after screens and actions, with the list of all of them as the last option', () => {
  const { groups, total } = results({
    text: 'mat',
    records: [found('mat', [record(1, 'MAT-1'), record(2, 'MAT-2')], 128)],
  });
  assert.deepEqual(
    groups.map(({ id }) => id),
    ['screens', 'materials'],
  );
  assert.deepEqual(groups[1]!.options.at(-1)!.page, {
    url: '/workspace/materials?search=mat',
    label: 'Todos com mat',
  });
  assert.equal(total, 2 + 128);
  assert.equal(shown({ text: 'mat', records: [found('mat', [record(1, 'MAT-1')])] })[1]![1].length, 1, 'all are shown');
});

test('a record whose code is the text comes first, and its group before the screens', () => {
  const records = [found('compra', [record(1, 'COMPRA-10'), record(2, 'Compra')])];
  assert.deepEqual(shown({ text: 'compra', records })[0], ['materials', ['Compra · Couro', 'COMPRA-10 · Couro']]);
});

test('records of an earlier text stay while they match', () => {
  const records = [found('cou', [record(1, 'A-1', 'Couro'), record(2, 'A-2', 'Couché')], 90)];
  const { groups, total } = results({ text: 'cour', records });
  assert.deepEqual(
    groups.map(({ options }) => options.map(({ key }) => key)),
    [['materials 1']],
  );
  assert.equal(total, 1);
});

test('a visited record is found by its label among the recent pages, and not twice', () => {
  const visited = [
    { url: '/workspace/purchase?id=48200', label: 'Compra 48200' },
    { url: '/gone?id=1', label: 'Compra 48200' },
  ];
  const known = [...screens, ...recordsOf(screens, visited)];
  const query = { screens: known, visited: visited.map(({ url }) => url) };
  assert.deepEqual(shown({ ...query, text: '48200' }), [['recent', ['Compra 48200']]]);
  assert.deepEqual(shown({ ...query, text: 'materiais' }), [['screens', ['Materiais', 'Compra de materiais']]]);
  const again = { ...record(48_200, '48200'), url: '/workspace/purchase?id=48200' };
  const { groups, total } = results({ ...query, text: '48200', records: [found('48200', [again])] });
  assert.deepEqual([groups.length, groups[0]!.id, total], [1, 'recent', 1]);
});

test('with a text the first screens are shown, and an option that shows all', () => {
  const many = Array.from({ length: 30 }, (_, index) => screen(`Ordem ${index}`, `/o/${index}`));
  const options = (query: Partial<FinderQuery>) => results({ screens: many, actions: [], ...query }).groups[0]!.options;
  assert.equal(options({ text: 'ordem' }).length, FIRST_SCREENS + 1);
  assert.equal(options({ text: 'ordem' }).at(-1)!.page, undefined);
  assert.equal(options({ text: 'ordem', hasAllScreens: true }).length, 30);
  assert.equal(options({}).length, 30);
});

test('an action that opens a screen is offered to users whose menu has it', () => {
  const open = (url: string): FinderAction => ({ id: url, icon: 'plus', label: () => 'Novo', url });
  assert.equal(isOffered(open('/workspace/purchase'), screens), true);
  assert.equal(isOffered(open('/workspace/purchase?id=1'), screens), true);
  assert.equal(isOffered(open('/workspace/material'), screens), false);
  assert.equal(isOffered({ ...action, isOffered: () => false }, screens), false);
});

test('late records move no option among the others, and every key is unique', () => {
  const text = fc.string({ unit: fc.constantFrom(...'comprate '), maxLength: 5 });
  fc.assert(
    fc.property(text, fc.uniqueArray(fc.nat(9)), (typed, ids) => {
      const query = { text: typed.trim(), visited: ['/pedidos'] };
      const before = results(query).groups.flatMap(({ options }) => options.map(({ key }) => key));
      const records = [
        found(
          query.text,
          ids.map((id) => record(id, `C-${id}`)),
          20,
        ),
      ];
      const after = results({ ...query, records }).groups.flatMap(({ options }) => options.map(({ key }) => key));
      assert.deepEqual(
        after.filter((key) => before.includes(key)),
        before,
      );
      assert.equal(new Set(after).size, after.length);
    }),
  );
});
