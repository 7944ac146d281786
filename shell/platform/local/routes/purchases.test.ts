import { strict as assert } from 'node:assert';
import { test, type TestContext } from 'node:test';
import { purchaseMaterialFields, type PurchaseMaterialTable } from '../../apis/purchase-table.js';
import type { Purchase, PurchasePage } from '../../../workspace/purchase/api.js';
import {
  asJson,
  joao,
  pageFetch,
  startTestPlatform,
  temporaryFolder,
} from '../../../../test/support/platform/test-platform.js';

const later = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function buyer(t: TestContext, dataFolder?: string) {
  const { apiAddress, signIn, close } = await startTestPlatform(t, dataFolder ? { dataFolder } : {});
  const asMarina = await signIn();
  const at = (rest: string) => `${apiAddress}/api/purchases${rest}`;
  const { rows } = (await (await asMarina(at('/materials'))).json()) as PurchaseMaterialTable;
  const column = (name: (typeof purchaseMaterialFields)[number]) => purchaseMaterialFields.indexOf(name);
  const ids = (isBlocked: boolean): number[] =>
    rows.filter((row) => (row[column('blockedReason')] !== '') === isBlocked).map((row) => row[column('id')] as number);
  return {
    at,
    close,
    rows,
    free: ids(false),
    blocked: ids(true),
    search: async (search: string, limit = 5) =>
      (await (
        await asMarina(at(`/search?${new URLSearchParams({ search, limit: `${limit}` })}`))
      ).json()) as PurchasePage,
    get: async (id: number) => asMarina(at(`/${id}`)),
    save: async (purchase: unknown, id?: number) => {
      const answer = await asMarina(at(id === undefined ? '' : `/${id}`), {
        ...asJson(purchase),
        method: id === undefined ? 'POST' : 'PUT',
      });
      return { status: answer.status, body: (await answer.json()) as Purchase & { errors: Record<string, string> } };
    },
  };
}

const purchaseOf = (ids: readonly number[]) => ({
  supplierId: 3,
  deliveryDate: later(60),
  costCentre: '4100',
  lines: ids.map((materialId) => ({ materialId, quantity: 2.5 })),
});

test('purchase materials are the active ones; blocked ones have a reason', async (t) => {
  const { rows, free, blocked } = await buyer(t);
  assert.ok(rows.length > 18_000 && rows.length < 20_000);
  assert.ok(free.length > 17_000 && blocked.length > 300);
});

test('purchases are found by number, supplier and materials: the one with the number first, then the newest', async (t) => {
  const { rows, free, save, search } = await buyer(t);
  const first = await save(purchaseOf(free.slice(0, 1)));
  const last = await save(purchaseOf(free.slice(0, 2)));
  const idsOf = (page: PurchasePage) => page.purchases.map(({ id }) => id);
  const number = String(first.body.id);
  assert.equal(idsOf(await search(` ${number} `))[0], first.body.id);
  const code = String(rows.find(([id]) => id === free[0])![purchaseMaterialFields.indexOf('code')]);
  assert.deepEqual(idsOf(await search(`4100 ${code.toLowerCase()}`)).slice(0, 2), [last.body.id, first.body.id]);
  const all = await search('', 2);
  assert.equal(all.purchases.length, 2);
  assert.ok(all.total > 2);
  assert.deepEqual(await search('zzz'), { purchases: [], total: 0 });
});

test('a purchase is saved and changed; it survives a restart', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const before = await buyer(t, dataFolder);
  const saved = await before.save(purchaseOf(before.free.slice(0, 3)));
  assert.deepEqual([saved.status, saved.body.id, saved.body.lines.length], [201, 48_214, 3]);
  const changed = await before.save(purchaseOf(before.free.slice(0, 2)), 48_214);
  assert.deepEqual([changed.status, changed.body.lines.length], [200, 2]);
  assert.equal((await before.save(purchaseOf(before.free.slice(0, 1)))).body.id, 48_215);
  await before.close();
  const after = await buyer(t, dataFolder);
  assert.deepEqual(await (await after.get(48_214)).json(), changed.body);
});

test('invalid fields are reported; nothing is stored', async (t) => {
  const { save, get, free, blocked } = await buyer(t);
  const good = purchaseOf(free.slice(0, 2));
  const [first] = free;
  const cases: [change: Record<string, unknown>, field: string, why: string][] = [
    [{ supplierId: 0 }, 'supplierId', 'dassFieldRequired'],
    [{ deliveryDate: '' }, 'deliveryDate', 'dassFieldRequired'],
    [{ deliveryDate: '2027-02-31' }, 'deliveryDate', 'dassMaterialDate'],
    [{ deliveryDate: later(1) }, 'deliveryDate', 'dassPurchaseDateTooSoon'],
    [{ costCentre: '9999' }, 'costCentre', 'dassFieldRequired'],
    [{ lines: [] }, 'materials', 'dassPurchaseNoLines'],
    [{ lines: null }, 'materials', 'dassPurchaseNoLines'],
    [{ lines: purchaseOf(free.slice(0, 201)).lines }, 'materials', 'dassPurchaseTooManyLines'],
    [{ lines: purchaseOf(blocked.slice(0, 1)).lines }, 'materials', 'dassPurchaseBlocked'],
    [{ lines: [{ materialId: 999_999, quantity: 1 }] }, 'materials', 'dassPurchaseBlocked'],
    [{ lines: [{ materialId: first, quantity: 0 }] }, `quantity-${first}`, 'dassPurchaseQuantityRange'],
    [{ lines: [{ materialId: first, quantity: 'dez' }] }, `quantity-${first}`, 'dassPurchaseQuantityRange'],
  ];
  for (const [change, field, why] of cases) {
    const { status, body } = await save({ ...good, ...change });
    assert.deepEqual([status, body.errors], [422, { [field]: why }], JSON.stringify(change).slice(0, 80));
  }
  assert.equal((await get(48_214)).status, 404);
});

test('an unknown purchase is 404, and a request without a session is refused', async (t) => {
  const { get, save, at } = await buyer(t);
  assert.equal((await get(7)).status, 404);
  assert.equal((await save({}, 7)).status, 404);
  assert.equal((await pageFetch(at('/materials'))).status, 401);
});

test('a purchase with a key is stored once for a day and for each user, also after a restart', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const dataFolder = await temporaryFolder(t);
  const first = await startTestPlatform(t, { dataFolder });
  const asMarina = await first.signIn();
  const at = (platform: typeof first) => `${platform.apiAddress}/api/purchases`;
  const { free } = await buyer(t);
  const send = async (
    fetchAs: typeof asMarina,
    address: string,
    key: string,
    body: unknown = purchaseOf(free.slice(0, 1)),
  ) => {
    const { headers, ...rest } = asJson(body);
    const answer = await fetchAs(address, { ...rest, headers: { ...headers, 'Idempotency-Key': key } });
    return { status: answer.status, body: (await answer.json()) as Purchase };
  };
  const refused = await send(asMarina, at(first), 'one', { ...purchaseOf(free.slice(0, 1)), supplierId: 0 });
  assert.equal(refused.status, 422, 'a refusal is not kept');
  const [stored, same] = await Promise.all([send(asMarina, at(first), 'one'), send(asMarina, at(first), 'one')]);
  assert.equal(stored.status, 201);
  assert.deepEqual(same, stored);
  assert.notEqual((await send(asMarina, at(first), 'two')).body.id, stored.body.id);
  const asJoao = await first.signIn(joao);
  assert.notEqual((await send(asJoao, at(first), 'one')).body.id, stored.body.id);
  await first.close();
  const second = await startTestPlatform(t, { dataFolder });
  const again = await second.signIn();
  assert.deepEqual(await send(again, at(second), 'one'), stored);
  t.mock.timers.tick(24 * 3_600_000);
  const later = await second.signIn();
  assert.notEqual((await send(later, at(second), 'one')).body.id, stored.body.id);
});
