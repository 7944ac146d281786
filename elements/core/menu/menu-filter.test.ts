import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import fc from 'fast-check';
import { filterMenu, type MenuMatch } from './menu-filter.js';
import { normalizeMenu, type MenuItem, type MenuNode } from './menu.js';
import { matches } from '../text/text-fold.js';

const menu = normalizeMenu([
  {
    label: 'Produção',
    items: [
      { label: 'Ordens', url: '/producao' },
      { label: 'Templates', url: '/templates' },
    ],
  },
  {
    label: 'Administração',
    items: [
      { label: 'Consumos', url: '/consumos' },
      {
        label: 'Estruturas',
        items: [
          { label: 'Ordens antigas', url: '/antigas', active: false },
          { label: 'Pesos & medidas', url: '/pesos-medidas' },
        ],
      },
    ],
  },
  { label: 'Catálogo', url: '/catalogo' },
]);

/** `Produção(Ordens, Templates)`. */
const rendered = (items: readonly MenuMatch[]): string =>
  items.map(({ node, items: below }) => node.label + (below.length > 0 ? `(${rendered(below)})` : '')).join(', ');
const filtered = (query: unknown) => rendered(filterMenu(menu, query).items);
const whole = filtered('');

test('[MD-03] a group whose own label matches is shown with all its descendants', () => {
  assert.equal(filtered('produção'), 'Produção(Ordens, Templates)');
  assert.equal(filtered('estrut'), 'Administração(Estruturas(Ordens antigas, Pesos & medidas))');
  assert.equal(
    filtered('admin'),
    'Administração(Consumos, Estruturas(Ordens antigas, Pesos & medidas))',
    'descendants at any level',
  );
});

test('[MD-03] any other group is shown with its matching descendants only', () => {
  assert.equal(filtered('ordens'), 'Produção(Ordens), Administração(Estruturas(Ordens antigas))');
  assert.equal(filtered('consumos'), 'Administração(Consumos)');
  assert.equal(filtered('catalogo'), 'Catálogo');
  assert.equal(filtered('xyz'), '');
});

test('[MD-04] special characters and case are ignored', () => {
  assert.equal(filtered('PRODUCAO'), filtered('produção'));
  assert.equal(filtered('catá-logo!'), 'Catálogo');
  assert.equal(filtered('pesos medidas'), 'Administração(Estruturas(Pesos & medidas))');
  assert.equal(filtered('&'), 'Administração(Estruturas(Pesos & medidas))');
});

test('[MD-05] clearing the filter returns the same unfiltered menu', () => {
  assert.equal(
    whole,
    'Produção(Ordens, Templates), Administração(Consumos, Estruturas(Ordens antigas, Pesos & medidas)), Catálogo',
  );
  const before = filterMenu(menu, '');
  assert.notEqual(filtered('ordens'), whole);
  assert.equal(filterMenu(menu, ''), before);
  assert.equal(filterMenu(menu, '  '), before);
  assert.equal(filterMenu(menu, undefined), before);
  assert.deepEqual([before.isFiltered, before.count, before.first], [false, 0, undefined]);
  assert.deepEqual([before.items[0]!.isOwn, before.items[0]!.ranges], [false, []]);
});

test('[MD-03] matches are highlighted in the label and counted', () => {
  const { items, count, isFiltered } = filterMenu(menu, 'ordens');
  assert.deepEqual([count, isFiltered], [2, true]);
  assert.deepEqual(items[0]!.ranges, []);
  assert.deepEqual(items[0]!.items[0]!.ranges, [[0, 6]]);
  assert.equal(items[0]!.items[0]!.ranges, items[0]!.items[0]!.ranges, 'computed once');
  assert.deepEqual(
    filterMenu(menu, 'acao').items.map(({ ranges }) => ranges),
    [[[9, 13]]],
  );
  assert.deepEqual(
    filterMenu(menu, 'produ').items[0]!.items.map(({ ranges }) => ranges),
    [[], []],
  );
});

test('[MD-08] Enter opens the first own match that can be activated, otherwise the first shown entry', () => {
  const first = (query: string) => filterMenu(menu, query).first?.url;
  assert.equal(first('ordens'), '/producao');
  assert.equal(first('antigas'), undefined, 'inactive');
  assert.equal(first('administração'), '/consumos', 'the group itself has no address');
  assert.equal(first('a'), '/templates');
  assert.equal(first('xyz'), undefined);
});

const labels = fc.constantFrom('Ação', 'ordem', 'ORDEM nova', 'peça', 'nó', 'n°', '%', 'ç', '');
const items = fc.letrec<{ item: MenuItem }>((tie) => ({
  item: fc.record(
    {
      label: labels,
      url: fc.constantFrom('/a', '/b'),
      active: fc.boolean(),
      items: fc.array(tie('item'), { maxLength: 4 }),
    },
    { requiredKeys: ['label'] },
  ),
})).item;
const trees = fc.array(items, { maxLength: 5 }).map(normalizeMenu);
const queries = fc.constantFrom('o', 'ord', 'acao', 'PECA', '%', 'n', 'nova', 'zzz', '–');

test('[MD-03] shows matches, their descendants and their ancestors only, in the original order', () => {
  /** The specification, written as simply as possible. */
  const expected = (nodes: readonly MenuNode[], query: string, isInside: boolean): unknown[] =>
    nodes.flatMap((node) => {
      const isOwn = matches(node.label, query);
      const descendants = expected(node.items, query, isInside || isOwn);
      return isOwn || isInside || descendants.length > 0 ? [[node.key, isOwn, descendants]] : [];
    });
  const found = (shown: readonly MenuMatch[]): unknown[] =>
    shown.map((match) => [match.node.key, match.isOwn, found(match.items)]);
  const flat = (shown: readonly MenuMatch[]): MenuMatch[] => shown.flatMap((match) => [match, ...flat(match.items)]);
  fc.assert(
    fc.property(trees, queries, (tree, query) => {
      const { items: shown, count, first } = filterMenu(tree, query);
      assert.deepEqual(found(shown), expected(tree, query, false));
      const matched = flat(shown);
      assert.equal(count, matched.filter(({ isOwn }) => isOwn).length);
      for (const { isOwn, ranges } of matched) assert.equal(isOwn, ranges.length > 0);
      if (first !== undefined) {
        assert.ok(first.active && first.url !== undefined);
        assert.ok(matched.some(({ node }) => node === first));
      } else {
        assert.ok(!matched.some(({ isOwn, node }) => isOwn && node.active && node.url !== undefined));
      }
    }),
  );
});

test('[MD-03] a longer query shows no more than a shorter one', () => {
  const keys = (shown: readonly MenuMatch[]): string[] =>
    shown.flatMap((match) => [match.node.key, ...keys(match.items)]);
  fc.assert(
    fc.property(trees, fc.constantFrom('orde', 'aca', 'peca', 'nova'), (tree, query) => {
      const shorter = new Set(keys(filterMenu(tree, query.slice(0, -1)).items));
      for (const key of keys(filterMenu(tree, query).items)) assert.ok(shorter.has(key));
    }),
  );
});

test('[MD-03] the labels of 5,000 entries are folded once, not at each key stroke', () => {
  const groups = Array.from({ length: 100 }, (_, group) => ({
    label: `Produção grupo ${group}`,
    items: Array.from({ length: 49 }, (__, n) => ({ label: `Ordem de fabricação nº ${group * 49 + n}`, url: '/a' })),
  }));
  const tree = normalizeMenu(groups);
  const folding = mock.method(String.prototype, 'toLowerCase');
  try {
    assert.equal(filterMenu(tree, 'or').count, 4900);
    assert.ok(folding.mock.callCount() >= 5000, 'the first key press folds');
    folding.mock.resetCalls();
    assert.equal(filterMenu(tree, 'ord').count, 4900);
    assert.equal(filterMenu(tree, 'zzz').count, 0);
    assert.ok(folding.mock.callCount() < 50, `${folding.mock.callCount()} folds`);
  } finally {
    folding.mock.restore();
  }
});
