import { strict as assert } from 'node:assert';
import { test, type TestContext } from 'node:test';
import { supplierRecords } from '../../../../sample-data/supplier-records.js';
import { readTaxId, taxIdOf } from '../../../../sample-data/tax-ids.js';
import type { Quotation, RefusedSuppliers, Supplier, SupplierPage } from '../../../workspace/suppliers/api.js';
import { asJson, startTestPlatform, temporaryFolder } from '../../../../test/support/platform/test-platform.js';

const samples: readonly Supplier[] = supplierRecords(1200).map((one) => ({ ...one, version: 1 }));
const isFree = (one: Supplier): boolean => one.active && one.openOrders === 0;
const [first, second] = samples.filter(isFree) as [Supplier, Supplier];
const busy = samples.find(({ openOrders }) => openOrders > 0)!;
const later = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function buyer(t: TestContext, dataFolder?: string) {
  const { apiAddress, signIn, close } = await startTestPlatform(t, dataFolder ? { dataFolder } : {});
  const asMarina = await signIn();
  const send = async <Body>(path: string, method: string, body?: unknown) => {
    const answer = await asMarina(
      `${apiAddress}/api/${path}`,
      body === undefined ? { method } : { ...asJson(body), method },
    );
    return { status: answer.status, body: (await answer.json()) as Body & { errors: Record<string, string> } };
  };
  const search = async (text: string): Promise<SupplierPage> =>
    (await send<SupplierPage>(`suppliers?search=${encodeURIComponent(text)}`, 'GET')).body;
  return { close, send, search };
}

test('sample suppliers have their own tax ids, which are valid in their countries', () => {
  assert.equal(new Set(samples.map(({ taxId }) => taxId)).size, samples.length);
  for (const { country, taxId } of samples) assert.equal(readTaxId(country, taxId), taxId);
  assert.ok(new Set(samples.map(({ country }) => country)).size === 5);
  assert.equal(taxIdOf('BR', '112223330001'), '11.222.333/0001-81');
  assert.equal(readTaxId('BR', '11222333000181'), '11.222.333/0001-81');
  assert.equal(readTaxId('BR', '11.222.333/0001-82'), undefined);
  assert.equal(readTaxId('AR', '30-50001091-2'), '30-50001091-2');
  assert.equal(readTaxId('CL', '76192083-9'), '76.192.083-9');
});

test('suppliers are found page by page: by name without accents, by code and by the digits of the tax id', async (t) => {
  const { search, send } = await buyer(t);
  const all = await search('');
  assert.deepEqual([all.total, all.suppliers.length], [1200, 50]);
  const next = await send<SupplierPage>('suppliers?offset=1190&limit=50', 'GET');
  assert.equal(next.body.suppliers.length, 10);
  const { suppliers: accented } = await search('SAO JOAO');
  assert.ok(accented.length > 0);
  assert.ok(accented.every(({ name, city }) => `${name}${city}`.includes('São João')));
  for (const text of [first.code, first.taxId, first.taxId.replaceAll(/\D/g, '')])
    assert.deepEqual((await search(text)).suppliers, [first]);
});

test('a supplier is added and changed; a tax id that another one has is refused; it survives a restart', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const { send, close } = await buyer(t, dataFolder);
  const taken = await send<Supplier>('suppliers', 'POST', { ...first, name: 'Curtume Novo' });
  assert.deepEqual([taken.status, taken.body.errors], [422, { taxId: 'dassSupplierTaxIdTaken' }]);
  const wrong = await send<Supplier>('suppliers', 'POST', { ...first, taxId: '11.222.333/0001-82', name: '' });
  assert.deepEqual(wrong.body.errors, { name: 'dassFieldRequired', taxId: 'dassSupplierTaxId' });
  const added = await send<Supplier>('suppliers', 'POST', {
    ...first,
    country: 'BR',
    taxId: '11222333000181',
    name: 'Curtume Novo',
  });
  assert.deepEqual([added.status, added.body.code, added.body.taxId], [201, 'F-01201', '11.222.333/0001-81']);
  const changed = await send<Supplier>(`suppliers/${first.id}`, 'PUT', { ...first, city: 'Ivoti' });
  assert.deepEqual([changed.status, changed.body.city, changed.body.version], [200, 'Ivoti', 2]);
  const outdated = await send<{ current: Supplier }>(`suppliers/${first.id}`, 'PUT', { ...first, city: 'Franca' });
  assert.deepEqual([outdated.status, outdated.body.current.city], [409, 'Ivoti']);
  assert.equal((await send<Supplier>(`suppliers/${first.id}`, 'GET')).body.changedBy, 'Marina Conceição Galvão');
  assert.equal((await send('suppliers/9999', 'GET')).status, 404);
  await close();
  const after = await buyer(t, dataFolder);
  assert.equal((await after.search('Curtume Novo')).suppliers[0]?.id, 1201);
  assert.equal((await after.search(first.code)).suppliers[0]?.city, 'Ivoti');
});

test('suppliers are removed, except those with open orders, and restored', async (t) => {
  const { send, search } = await buyer(t);
  const remove = (ids: number[]) => send<RefusedSuppliers>('suppliers/remove', 'POST', { ids });
  const removed = await remove([first.id, busy.id, 9999]);
  assert.deepEqual(removed.body.refused, [
    { id: busy.id, reason: 'dassSupplierOpenOrders' },
    { id: 9999, reason: 'dassSupplierNotFound' },
  ]);
  assert.equal((await search(first.code)).total, 0);
  assert.equal((await send(`suppliers/${first.id}`, 'PUT', first)).status, 404);
  await send('suppliers', 'POST', { ...first, name: 'Sucessor' });
  const restore = () => send<RefusedSuppliers>('suppliers/restore', 'POST', { ids: [first.id] });
  assert.deepEqual((await restore()).body.refused, [{ id: first.id, reason: 'dassSupplierTaxIdTaken' }]);
  await remove([1201]);
  assert.deepEqual((await restore()).body.refused, []);
  assert.deepEqual((await search(first.code)).suppliers, [first]);
});

test('a quotation is saved for active suppliers; it still names one that is removed later', async (t) => {
  const { send } = await buyer(t);
  const draft = { subject: 'Couro 1,8 mm', supplierIds: [second.id, first.id], replyBy: later(5), message: '' };
  const saved = await send<Quotation>('quotations', 'POST', draft);
  assert.deepEqual([saved.status, saved.body.id, saved.body.suppliers], [201, 7301, [second, first]]);
  await send('suppliers/remove', 'POST', { ids: [first.id] });
  const { body } = await send<Quotation>('quotations/7301', 'GET');
  assert.deepEqual(
    body.suppliers.map(({ name }) => name),
    [second.name, first.name],
  );
  const inactive = samples.find(({ active }) => !active)!.id;
  const cases: [change: Record<string, unknown>, field: string, why: string][] = [
    [{ subject: ' ' }, 'subject', 'dassFieldRequired'],
    [{ supplierIds: [] }, 'supplierIds', 'dassFieldRequired'],
    [{ supplierIds: [first.id] }, 'supplierIds', 'dassQuotationRemoved'],
    [{ supplierIds: [inactive] }, 'supplierIds', 'dassQuotationInactive'],
    [
      {
        supplierIds: samples
          .slice(0, 60)
          .filter(isFree)
          .slice(1, 12)
          .map(({ id }) => id),
      },
      'supplierIds',
      'dassQuotationTooMany',
    ],
    [{ replyBy: later(0) }, 'replyBy', 'dassQuotationTooSoon'],
    [{ replyBy: '2026-02-30' }, 'replyBy', 'dassMaterialDate'],
  ];
  for (const [change, field, why] of cases) {
    const answer = await send<Quotation>('quotations', 'POST', { ...draft, supplierIds: [second.id], ...change });
    assert.deepEqual([answer.status, answer.body.errors], [422, { [field]: why }], JSON.stringify(change));
  }
  assert.equal((await send('quotations/9', 'GET')).status, 404);
});
