import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import fc from 'fast-check';
import { deepestMenu, isActivatable, MAX_MENU_NODES, normalizeMenu, type MenuItem, type MenuNode } from './menu.js';

const all = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...all(node.items)]);

/** Runs a function with a silent console. Returns its result and the number of warnings. */
function quietly<T>(act: () => T): { result: T; warnings: number } {
  const warn = mock.method(console, 'warn', () => {});
  try {
    return { result: act(), warnings: warn.mock.callCount() };
  } finally {
    warn.mock.restore();
  }
}

test('[MD-09] an entry has id, label, url, icon, active and items that nest', () => {
  const items: MenuItem[] = [
    {
      id: 'pcp',
      label: 'PCP',
      icon: 'factory',
      items: [{ id: 7, label: ' Produção ', url: '/pcp/producao', active: true }],
    },
    { id: 'cat', label: 'Catálogo', url: 'https://example.com/catalogo' },
  ];
  const [group, entry] = normalizeMenu(items) as [MenuNode, MenuNode];
  const [child] = group.items;
  assert.deepEqual(
    { key: group.key, label: group.label, url: group.url, icon: group.icon, active: group.active },
    { key: 'id:pcp', label: 'PCP', url: undefined, icon: 'factory', active: true },
  );
  assert.deepEqual(
    { key: child!.key, label: child!.label, url: child!.url, icon: child!.icon, items: child!.items },
    { key: 'id:7', label: 'Produção', url: '/pcp/producao', icon: '', items: [] },
  );
  assert.equal(entry.url, 'https://example.com/catalogo');
  assert.equal(child!.source, items[0]!.items![0]);
});

test('[MD-07] a missing active means active, and an inactive group disables its descendants', () => {
  const tree = normalizeMenu([
    { label: 'a', active: false, items: [{ label: 'b', active: true, items: [{ label: 'c' }] }] },
    {
      label: 'd',
      active: undefined,
      items: [
        { label: 'e', active: null },
        { label: 'f', active: false },
      ],
    },
  ]);
  assert.deepEqual(
    all(tree).map(({ label, active }) => `${label} ${active}`),
    ['a false', 'b false', 'c false', 'd true', 'e true', 'f false'],
  );
});

test('[MD-10] an entry with an unsafe address has no url and cannot be activated', () => {
  const [script, inactive, good] = normalizeMenu([
    { label: 'a', url: 'javascript:alert(1)' },
    { label: 'b', url: '/b', active: false },
    { label: 'c', url: '/c' },
  ]) as [MenuNode, MenuNode, MenuNode];
  assert.equal(script.url, undefined);
  assert.deepEqual([script, inactive, good].map(isActivatable), [false, false, true]);
});

test('[MD-09] a missing label is the id or the url; missing and repeated ids get unique keys', () => {
  const items = [
    { id: 'a' },
    { url: '/b' },
    {},
    { id: 'a', label: ' ' },
    { id: 'at:2', items: [{ id: 'a' }] },
    { id: ' ', label: 5 },
  ];
  const nodes = all(normalizeMenu(items));
  assert.deepEqual(
    nodes.map(({ label }) => label),
    ['a', '/b', '–', 'a', 'at:2', 'a', '5'],
  );
  assert.deepEqual(
    nodes.map(({ key }) => key),
    ['id:a', 'at:1', 'at:2', 'at:3', 'id:at:2', 'at:4.0', 'at:5'],
  );
  assert.deepEqual(
    all(normalizeMenu(structuredClone(items))).map(({ key }) => key),
    nodes.map(({ key }) => key),
  );
});

test('[MD-09] a group inside itself is left out with one warning; the same entry in two groups stays', () => {
  const shared = { id: 's', label: 'shared' };
  const group: { label: string; items: unknown[] } = { label: 'group', items: [shared] };
  group.items.push(group, { label: 'inner', items: [group, shared] });
  const { result, warnings } = quietly(() => normalizeMenu([group, shared]));
  assert.deepEqual(
    all(result).map(({ label }) => label),
    ['group', 'shared', 'inner', 'shared', 'shared'],
  );
  assert.equal(new Set(all(result).map(({ key }) => key)).size, 5);
  assert.equal(warnings, 1);
});

test('[MD-09] entries below the last level are moved to it in order, with one warning', () => {
  const entry = (label: string) => ({ label, url: `/${label}` });
  let items: unknown[] = [entry('a'), { label: 'group', items: [entry('b'), { ...entry('c'), items: [entry('d')] }] }];
  for (let level = 0; level < deepestMenu + 3; level++) items = [{ label: `${level}`, items }];
  const { result, warnings } = quietly(() => all(normalizeMenu(items)));
  assert.deepEqual(
    result.slice(deepestMenu - 1).map(({ label }) => label),
    ['a', 'b', 'c', 'd'],
  );
  assert.equal(new Set(result.map(({ key }) => key)).size, result.length);
  assert.equal(warnings, 1);
});

test('[MD-09] endless menus are limited in size and depth', () => {
  let deep: unknown = { label: 'bottom' };
  for (let level = 0; level < 100_000; level++) deep = { label: `${level}`, items: [deep] };
  let wide: unknown = { label: 'leaf' };
  for (let level = 0; level < 30; level++) wide = { label: `${level}`, items: [wide, wide] };
  const { result } = quietly(() => [all(normalizeMenu([deep])).length, all(normalizeMenu([wide])).length]);
  // The menu has more levels than the maximum number of entries.
  assert.deepEqual(result, [deepestMenu - 1, MAX_MENU_NODES]);
});

test('[MD-09] any value gives a menu with complete nodes and unique keys, and is not changed', () => {
  const anyItem = fc.letrec((tie) => ({
    item: fc.record(
      {
        id: fc.oneof(fc.nat(5), fc.string({ maxLength: 2 }), fc.anything()),
        label: fc.oneof(fc.string(), fc.anything()),
        url: fc.oneof(fc.webPath(), fc.anything()),
        active: fc.oneof(fc.boolean(), fc.anything()),
        items: fc.oneof({ maxDepth: 4 }, fc.array(tie('item'), { maxLength: 4 }), fc.anything()),
      },
      { requiredKeys: [] },
    ),
  })).item;
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(fc.oneof(anyItem, fc.anything()))), (items) => {
      const before = fc.stringify(items);
      const nodes = all(normalizeMenu(items));
      assert.equal(fc.stringify(items), before);
      assert.equal(new Set(nodes.map(({ key }) => key)).size, nodes.length);
      for (const node of nodes) {
        assert.ok(node.label !== '' && typeof node.active === 'boolean');
        if (!node.active) assert.ok(node.items.every(({ active }) => !active));
      }
    }),
  );
});
