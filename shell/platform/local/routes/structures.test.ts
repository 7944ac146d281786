import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { structureFields, type StructureTable } from '../../apis/structure-table.js';
import { startTestPlatform } from '../../../../test/support/platform/test-platform.js';

const at = (name: (typeof structureFields)[number]) => structureFields.indexOf(name);

test('returns 50,000 unordered lines, with two orphans and a cycle of three', async (t) => {
  const { apiAddress, signIn } = await startTestPlatform(t);
  const asMarina = await signIn();
  const { fields, rows } = (await (await asMarina(`${apiAddress}/api/structures`)).json()) as StructureTable;
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
  const start = indexes.get('cycle-1')!;
  assert.equal(parentOf(parentOf(parentOf(start)!)!), start);
});

test('returns the parts of one line in order; the products without a line; nothing for an unknown line', async (t) => {
  const { apiAddress, signIn } = await startTestPlatform(t);
  const asMarina = await signIn();
  const parts = async (of: string) => {
    const answer = await asMarina(`${apiAddress}/api/structures/parts?of=${of}`);
    return ((await answer.json()) as StructureTable).rows.map((row) => String(row[at('name')]));
  };
  assert.deepEqual(await parts('p1'), ['Cabedal', 'Solado', 'Palmilha', 'Químicos', 'Embalagem']);
  assert.equal((await parts(''))[0], 'Tênis Aurora 38');
  assert.deepEqual(await parts('nada'), []);
  const answer = await asMarina(`${apiAddress}/api/structures/parts?of=p1.2`);
  const { fields, rows } = (await answer.json()) as StructureTable;
  const hasParts = rows.map((row) => [row[at('name')], row[fields.indexOf('hasChildren')]]);
  assert.deepEqual(hasParts, [
    ['Sola de borracha', true],
    ['Entressola de EVA', true],
    ['Bloqueador de torção', false],
  ]);
});

test('a request without a session is refused', async (t) => {
  const { apiAddress } = await startTestPlatform(t);
  for (const rest of ['', '/parts?of=p1'])
    assert.equal((await fetch(`${apiAddress}/api/structures${rest}`)).status, 401);
});
