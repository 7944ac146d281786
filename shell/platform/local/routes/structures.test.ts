import { strict as assert } from 'node:assert';
import { test, type TestContext } from 'node:test';
import { structureFields, type StructureTable } from '../../apis/structure-table.js';
import type { StructurePart } from '../../../workspace/structure/api.js';
import { asJson, pageFetch, startTestPlatform } from '../../../../test/support/platform/test-platform.js';

interface Answer {
  readonly status: number;
  readonly rows: StructurePart[];
  readonly total: number;
  readonly code?: string;
  readonly detail?: string;
}

const at = (name: (typeof structureFields)[number]) => structureFields.indexOf(name);
const namesOf = ({ rows }: Answer): string[] => rows.map(({ name }) => name);

async function start(t: TestContext) {
  const { apiAddress, signIn } = await startTestPlatform(t);
  const asMarina = await signIn();
  return {
    asMarina,
    address: `${apiAddress}/api/structures`,
    ask: async (query: unknown): Promise<Answer> => {
      const answer = await asMarina(`${apiAddress}/api/structures/query`, asJson(query));
      return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) };
    },
  };
}

test('returns 50,000 unordered lines, with two orphans and a cycle of three', async (t) => {
  const { asMarina, address } = await start(t);
  const { fields, rows } = (await (await asMarina(address)).json()) as StructureTable;
  assert.deepEqual(fields, structureFields);
  assert.equal(rows.length, 50_000);
  const indexes = new Map(rows.map((row, index) => [row[at('id')], index]));
  assert.equal(indexes.size, 50_000);
  const parentOf = (index: number) => indexes.get(rows[index]![at('parentId')]);
  const isOrphan = (row: readonly unknown[]) => row[at('parentId')] !== '' && !indexes.has(row[at('parentId')]);
  assert.equal(rows.filter(isOrphan).length, 2);
  assert.ok(
    rows.some((_, index) => (parentOf(index) ?? -1) > index),
    'a child comes before its parent',
  );
  const first = indexes.get('cycle-1')!;
  assert.equal(parentOf(parentOf(parentOf(first)!)!), first);
});

test('[DS-06] answers the children of a line in order, in parts; the products without a line; nothing for an unknown one', async (t) => {
  const { ask } = await start(t);
  assert.deepEqual(namesOf(await ask({ parent: 'p1' })), ['Cabedal', 'Solado', 'Palmilha', 'Químicos', 'Embalagem']);
  const second = await ask({ parent: 'p1', from: 1, count: 2 });
  assert.deepEqual([namesOf(second), second.total], [['Solado', 'Palmilha'], 5]);
  for (const roots of [await ask({}), await ask({ parent: '' })])
    assert.deepEqual([roots.rows[0]?.name, roots.rows.length, roots.total], ['Tênis Aurora 38', 100, 1_111]);
  assert.deepEqual(await ask({ parent: 'nada' }), { status: 200, rows: [], total: 0 });
  assert.deepEqual(await ask({ from: 9_000_000_000_000_000 }), { status: 200, rows: [], total: 1_111 });
  const sole = await ask({ parent: 'p1.2' });
  assert.deepEqual(
    sole.rows.map(({ name, hasChildren, ancestors }) => [name, hasChildren, ancestors]),
    [
      ['Sola de borracha', true, undefined],
      ['Entressola de EVA', true, undefined],
      ['Bloqueador de torção', false, undefined],
    ],
  );
});

test('[DS-06] sorts the children of a line, and searches the lines of all levels, with their ancestors', async (t) => {
  const { ask } = await start(t);
  const sorted = await ask({ parent: 'p1', sort: [{ column: 'name', descending: true }] });
  assert.deepEqual(namesOf(sorted), ['Solado', 'Químicos', 'Palmilha', 'Embalagem', 'Cabedal']);
  const found = await ask({ search: 'PLACA eva', count: 1 });
  assert.deepEqual(
    [found.rows[0]?.name, found.rows[0]?.ancestors],
    ['Placa de EVA 45 Asker C', ['Tênis Aurora 38', 'Solado', 'Entressola de EVA']],
  );
  assert.ok(found.total > 1_000, `${found.total}`);
  const filters = [{ column: 'unit', values: ['kg'] }];
  assert.deepEqual(namesOf(await ask({ filters, count: 1 })), ['Composto de borracha SBR']);
  assert.deepEqual((await ask({ filters, parent: 'p1' })).rows, []);
  const orphan = await ask({ search: '"peça sem conjunto 1"' });
  assert.deepEqual([orphan.total, orphan.rows[0]?.ancestors], [1, []]);
  const cycle = await ask({ search: 'kit de reparo', sort: [{ column: 'name' }] });
  assert.deepEqual(
    cycle.rows.map(({ ancestors }) => ancestors),
    [
      ['Kit de reparo B', 'Kit de reparo C'],
      ['Kit de reparo C', 'Kit de reparo A'],
      ['Kit de reparo A', 'Kit de reparo B'],
    ],
  );
});

test('[DS-06] a query with an unknown column or an invalid value is refused', async (t) => {
  const { ask } = await start(t);
  const refused: [query: Record<string, unknown>, code: string, part: string][] = [
    [{ parent: 7 }, 'INVALID_QUERY', 'parent'],
    [{ parent: null }, 'INVALID_QUERY', 'parent'],
    [{ parent: ['p1'] }, 'INVALID_QUERY', 'parent'],
    [{ from: -1 }, 'INVALID_QUERY', 'from'],
    [{ from: 1e300 }, 'INVALID_QUERY', 'from'],
    [{ from: 0.5 }, 'INVALID_QUERY', 'from'],
    [{ count: -1 }, 'INVALID_QUERY', 'count'],
    [{ count: 501 }, 'INVALID_QUERY', 'count'],
    [{ search: {} }, 'INVALID_QUERY', 'search'],
    [{ sort: [{ column: 'price' }] }, 'UNKNOWN_COLUMN', 'sort.0.column'],
    [{ sort: [{ column: 'record' }] }, 'UNKNOWN_COLUMN', 'sort.0.column'],
    [{ sort: [{ column: 'name', descending: 1 }] }, 'INVALID_QUERY', 'sort.0.descending'],
    [{ filters: [{ column: 'parentId', equals: 'p1' }] }, 'UNKNOWN_COLUMN', 'filters.0.column'],
    [{ filters: [{ column: 'quantity', from: '1' }] }, 'INVALID_QUERY', 'filters.0.from'],
    [{ filters: [{ column: 'status', is: true }] }, 'INVALID_QUERY', 'filters.0.is'],
    [{ sums: ['quantity'] }, 'INVALID_QUERY', 'sums.0'],
  ];
  for (const [query, code, part] of refused) {
    const { status, code: answered, detail } = await ask(query);
    assert.deepEqual([status, answered, detail], [400, code, part], JSON.stringify(query));
  }
});

test('a request without a session is refused', async (t) => {
  const { apiAddress } = await startTestPlatform(t);
  assert.equal((await fetch(`${apiAddress}/api/structures`)).status, 401);
  assert.equal((await pageFetch(`${apiAddress}/api/structures/query`, asJson({ parent: 'p1' }))).status, 401);
});
