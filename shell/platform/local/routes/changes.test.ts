import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { startTestPlatform } from '../../../../test/support/platform/test-platform.js';
import type { MaterialSheet } from '../../../workspace/materials/api.js';
import type { RecordChange } from '../../../workspace/record/changes-api.js';
import type { Supplier } from '../../../workspace/suppliers/api.js';

const body = (content: unknown, method = 'PUT'): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(content),
});

test('what users change is answered, the newest first; changes of a record by one user are one; changed back is none', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const api = `${platform.apiAddress}/api`;
  const json = async <Answer>(path: string, init?: RequestInit): Promise<Answer> => {
    const answer = await page(`${api}/${path}`, init);
    assert.ok(answer.ok, `${path}: ${answer.status}`);
    return (await answer.json()) as Answer;
  };
  const since = new Date().toISOString();
  const changes = () => json<RecordChange[]>(`changes?since=${since}&limit=50`);
  assert.deepEqual(await changes(), []);
  const day = await json<RecordChange[]>('changes');
  assert.ok(day.length > 5 && day.every(({ changedBy }) => changedBy !== ''));
  const times = day.map(({ changedAt }) => changedAt);
  assert.deepEqual(times, times.toSorted().toReversed());

  const known = await json<MaterialSheet>('materials/7');
  const change = (sheet: Partial<MaterialSheet>) =>
    json<MaterialSheet>('materials/7', body({ ...known, version: undefined, ...sheet }));
  await change({ price: 12.5 });
  await change({ price: 13.75, certificates: ['fsc', 'reach'] });
  const [own, ...rest] = await changes();
  assert.deepEqual(rest, []);
  assert.deepEqual(
    { ...own, changedAt: '', changedBy: '' },
    {
      kind: 'material',
      recordId: 7,
      code: known.code,
      name: known.name,
      action: 'changed',
      fields: [{ name: 'price', before: known.price, after: 13.75 }, { name: 'certificates' }],
      changedBy: '',
      changedAt: '',
    },
  );
  await json('materials/fields', body({ changes: [{ id: 7, field: 'price', value: known.price, previous: 13.75 }] }));
  assert.deepEqual((await changes())[0]?.fields, [{ name: 'certificates' }]);

  const { suppliers } = await json<{ suppliers: Supplier[] }>('suppliers?limit=200');
  const { id } = suppliers.find(({ openOrders }) => openOrders === 0)!;
  const busy = suppliers.find(({ openOrders }) => openOrders > 0)!;
  await json('suppliers/remove', body({ ids: [id, busy.id] }, 'POST'));
  await json('suppliers/restore', body({ ids: [id] }, 'POST'));
  assert.deepEqual(
    (await changes()).slice(0, 2).map(({ kind, recordId, action }) => [kind, recordId, action]),
    [
      ['supplier', id, 'restored'],
      ['supplier', id, 'removed'],
    ],
  );
  assert.equal((await fetch(`${api}/changes`)).status, 401);
});
