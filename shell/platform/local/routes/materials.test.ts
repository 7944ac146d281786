import { strict as assert } from 'node:assert';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type { MaterialPage, MaterialSheet, SavedFields } from '../../../workspace/materials/api.js';
import {
  asJson,
  pageFetch,
  startTestPlatform,
  temporaryFolder,
} from '../../../../test/support/platform/test-platform.js';

async function purchasing(t: TestContext, dataFolder?: string) {
  const { apiAddress, signIn, close, logged } = await startTestPlatform(t, dataFolder ? { dataFolder } : {});
  const asMarina = await signIn();
  const at = (rest: string) => `${apiAddress}/api/materials${rest}`;
  return {
    close,
    logged,
    at,
    list: async (query = '') => (await (await asMarina(at(query))).json()) as MaterialPage,
    one: async (id: number) => (await (await asMarina(at(`/${id}`))).json()) as MaterialSheet,
    status: async (rest: string) => (await asMarina(at(rest))).status,
    saveFields: async (changes: unknown) => {
      const answer = await asMarina(at('/fields'), { ...asJson({ changes }), method: 'PUT' });
      return (await answer.json()) as SavedFields;
    },
    fieldStatus: async (changes: unknown) =>
      (await asMarina(at('/fields'), { ...asJson({ changes }), method: 'PUT' })).status,
    describe: async (id: number, descriptions: unknown) => {
      const answer = await asMarina(at(`/${id}/descriptions`), { ...asJson({ descriptions }), method: 'PUT' });
      return { status: answer.status, body: (await answer.json()) as MaterialSheet };
    },
    save: async (sheet: unknown, id?: number) => {
      const answer = await asMarina(at(id === undefined ? '' : `/${id}`), {
        ...asJson(sheet),
        method: id === undefined ? 'POST' : 'PUT',
      });
      return {
        status: answer.status,
        body: (await answer.json()) as MaterialSheet & { errors: Record<string, string> },
      };
    },
  };
}

test('materials are searched by code, name and supplier, ignoring accents and case, in pages', async (t) => {
  const { list } = await purchasing(t);
  const all = await list('?limit=0');
  assert.deepEqual([all.total, all.materials], [20_000, []]);
  const first = await list('?limit=2');
  const next = await list('?limit=2&offset=2');
  assert.deepEqual(
    [...first.materials, ...next.materials].map(({ id }) => id),
    [1, 2, 3, 4],
  );
  const leather = await list('?search=CURTUME&limit=500');
  assert.ok(leather.total > 0 && leather.materials.every(({ supplier }) => supplier.startsWith('Curtume')));
  const { materials } = await list('?search=ilhos+de+latao');
  assert.ok(materials.length > 0 && materials.every(({ name }) => name.includes('Ilhós de latão')));
});

test('every condition narrows the list; invalid conditions are ignored', async (t) => {
  const { list } = await purchasing(t);
  const { materials, total } = await list(
    '?family=leather&family=textile&unit=m%C2%B2&priceFrom=20&priceTo=60&validFrom=2027-06-01&validTo=2028-06-01&onlyActive=true&limit=500',
  );
  assert.ok(total > 0 && total === materials.length);
  for (const { family, unit, price, validUntil, active } of materials) {
    assert.ok(['leather', 'textile'].includes(family) && unit === 'm²' && active);
    assert.ok(price >= 20 && price <= 60 && validUntil >= '2027-06-01' && validUntil <= '2028-06-01');
  }
  assert.equal((await list('?priceFrom=abc&limit=-3&offset=x')).total, 20_000);
});

test('a material is changed and another is added; both survive a restart', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const before = await purchasing(t, dataFolder);
  const sheet = await before.one(7);
  const changed = await before.save({ ...sheet, name: '  Couro bovino vegetal  ' }, 7);
  assert.deepEqual([changed.status, changed.body.name], [200, 'Couro bovino vegetal']);
  const added = await before.save({ ...sheet, code: 'ca-999999' });
  assert.deepEqual([added.status, added.body.id, added.body.code], [201, 20_001, 'CA-999999']);
  await before.close();

  const after = await purchasing(t, dataFolder);
  assert.equal((await after.one(7)).name, 'Couro bovino vegetal');
  assert.deepEqual(
    (await after.list('?search=ca-999999')).materials.map(({ id }) => id),
    [20_001],
  );
});

test('invalid fields are reported by message id; nothing is stored', async (t) => {
  const { one, save, list } = await purchasing(t);
  const sheet = await one(7);
  const cases: [change: Record<string, unknown>, field: string, why: string][] = [
    [{ code: 'TX-000001' }, 'code', 'dassMaterialCodeTaken'],
    [{ code: 'x' }, 'code', 'dassMaterialCodeShape'],
    [{ code: '' }, 'code', 'dassFieldRequired'],
    [{ name: 'n'.repeat(81) }, 'name', 'dassMaterialTooLong'],
    [{ price: 0 }, 'price', 'dassMaterialPriceRange'],
    [{ price: 'muito' }, 'price', 'dassMaterialPriceRange'],
    [{ supplierId: sheet.supplierId + 1 }, 'supplierId', 'dassMaterialSupplierFamily'],
    [{ supplierId: 0 }, 'supplierId', 'dassFieldRequired'],
    [{ contactTaxNumber: '111.111.111-11' }, 'contactTaxNumber', 'dassMaterialTaxNumber'],
    [{ contactEmail: 'ninguém' }, 'contactEmail', 'dassMaterialEmail'],
    [{ validUntil: '2027-02-31' }, 'validUntil', 'dassMaterialDate'],
    [{ inspectedAt: '2026-03-01T25:00' }, 'inspectedAt', 'dassMaterialDate'],
    [{ inspectedAt: '2029-03-01T10:00', validUntil: '2028-01-01' }, 'validUntil', 'dassMaterialValidBeforeInspection'],
    [{ substitutes: ['7'] }, 'substitutes', 'dassMaterialOwnSubstitute'],
  ];
  const usedCode = (await list('?limit=1')).materials[0]!.code;
  cases[0]![0].code = usedCode;
  for (const [change, field, why] of cases) {
    const { status, body } = await save({ ...sheet, ...change }, 7);
    assert.deepEqual([status, body.errors], [422, { [field]: why }]);
  }
  assert.deepEqual(await one(7), sheet);
});

test('the descriptions of a material are saved in all languages, and survive a change of the record and a restart', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const before = await purchasing(t, dataFolder);
  const saved = await before.describe(7, [
    { codigo: 'es', traducao: ' Cuero vacuno ', key: 'new-1' },
    { codigo: 'pt_BR', traducao: 'Couro bovino' },
    { codigo: 'fr', traducao: 'Cuir' },
  ]);
  const translations = [
    { codigo: 'es', traducao: 'Cuero vacuno' },
    { codigo: 'fr', traducao: 'Cuir' },
  ];
  assert.equal(saved.status, 200);
  assert.deepEqual([saved.body.description, saved.body.translations], ['Couro bovino', translations]);
  await before.save({ ...saved.body, translations: [], name: 'Outro nome' }, 7);
  await before.close();
  const after = await purchasing(t, dataFolder);
  const sheet = await after.one(7);
  assert.deepEqual([sheet.name, sheet.description, sheet.translations], ['Outro nome', 'Couro bovino', translations]);
  assert.equal((await after.describe(7, [])).body.description, '');
});

test('invalid descriptions are refused, and nothing is stored', async (t) => {
  const { one, describe } = await purchasing(t);
  const sheet = await one(7);
  const portuguese = { codigo: 'pt_BR', traducao: 'Couro' };
  const invalid: unknown[] = [
    undefined,
    [portuguese, portuguese],
    [portuguese, { codigo: '', traducao: 'Cuero' }],
    [portuguese, { codigo: 'não é', traducao: 'Cuero' }],
    [portuguese, { codigo: 'es', traducao: '  ' }],
    [portuguese, { codigo: 'es', traducao: 'ñ'.repeat(4001) }],
    [portuguese, null],
    [{}],
  ];
  for (const descriptions of invalid) assert.equal((await describe(7, descriptions)).status, 422);
  assert.equal((await describe(7, 'Couro')).status, 400);
  assert.equal((await describe(99_999, [portuguese])).status, 404);
  assert.deepEqual(await one(7), sheet);
  assert.equal((await describe(7, [{ codigo: 'es', traducao: 'ñ'.repeat(4000) }])).status, 200);
});

test('[DS-05] fields are changed where they still have the value that the user has changed', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const before = await purchasing(t, dataFolder);
  const [first, second] = [await before.one(7), await before.one(8)];
  const price = { id: 7, field: 'price', value: first.price + 1, previous: first.price };
  const day = { id: 8, field: 'validUntil', value: '2031-05-31', previous: second.validUntil };
  const both = await before.saveFields([price, day]);
  assert.deepEqual([both.refused, both.saved.map(({ id }) => id)], [[], [7, 8]]);
  // Another user has read the values before.
  const late = await before.saveFields([
    { ...price, value: 5 },
    { ...day, value: null },
  ]);
  const reason = 'dassMaterialChangedMeanwhile';
  assert.deepEqual(late, {
    saved: [],
    refused: [
      { id: 7, field: 'price', reason, current: first.price + 1 },
      { id: 8, field: 'validUntil', reason, current: '2031-05-31' },
    ],
  });
  // The same change twice, for example after an answer that was lost.
  assert.deepEqual((await before.saveFields([price])).refused, []);
  await before.close();
  const after = await purchasing(t, dataFolder);
  assert.deepEqual([(await after.one(7)).price, (await after.one(8)).validUntil], [first.price + 1, '2031-05-31']);
});

test('[DS-05] a refused field does not keep the others from being saved', async (t) => {
  const { one, saveFields, fieldStatus } = await purchasing(t);
  const { price } = await one(7);
  const { saved, refused } = await saveFields([
    { id: 7, field: 'price', value: -1, previous: price },
    { id: 7, field: 'price', value: 'muito', previous: price },
    { id: 7, field: 'code', value: 'CO-000001', previous: '' },
    { id: 99_999, field: 'price', value: 1, previous: 1 },
    { id: '7', field: 'price', value: 1, previous: price },
    null,
    { id: 7, field: 'validUntil', value: '2027-02-31', previous: (await one(7)).validUntil },
    { id: 7, field: 'price', value: 12.5, previous: price },
  ]);
  assert.deepEqual(
    refused.map(({ reason }) => reason),
    [
      'dassMaterialPriceRange',
      'dassMaterialPriceRange',
      'dassMaterialFieldFixed',
      'dassMaterialNotFound',
      'dassMaterialNotFound',
      'dassMaterialNotFound',
      'dassMaterialDate',
    ],
  );
  assert.deepEqual([saved.map((sheet) => sheet.price), (await one(7)).price], [[12.5], 12.5]);
  const tooMany = Array.from({ length: 1_001 }, () => null);
  assert.deepEqual([await fieldStatus([]), await fieldStatus(tooMany), await fieldStatus('all')], [400, 400, 400]);
});

test('an unknown material is 404, and a request without a session is refused', async (t) => {
  const { status, save, at } = await purchasing(t);
  for (const rest of ['/0', '/20001', '/x', '/1.5']) assert.equal(await status(rest), 404);
  assert.equal((await save({}, 99_999)).status, 404);
  assert.equal((await pageFetch(at(''))).status, 401);
});

test('a damaged file is renamed, and the sample materials are loaded', async (t) => {
  const dataFolder = await temporaryFolder(t);
  await writeFile(join(dataFolder, 'materials.db'), 'no database'.repeat(1_000));
  const { list, logged } = await purchasing(t, dataFolder);
  assert.equal((await list('?limit=0')).total, 20_000);
  assert.ok(logged.some((line) => /materials\.db is damaged; it is now .*materials\.db\.damaged-/.test(line)));
});

test('a save from an older version is refused with the stored record; one without a version is not', async (t) => {
  const { one, save, saveFields } = await purchasing(t);
  const sheet = await one(7);
  assert.equal(sheet.version, 1);
  const first = await save({ ...sheet, name: 'Primeiro' }, 7);
  assert.deepEqual([first.status, first.body.version], [200, 2]);
  assert.equal(first.body.changedBy, 'Marina Conceição Galvão');
  assert.ok(Math.abs(Date.parse(first.body.changedAt!) - Date.now()) < 60_000);
  const second = await save({ ...sheet, name: 'Segundo' }, 7);
  const refusal = second.body as unknown as { code: string; current: MaterialSheet };
  assert.deepEqual([second.status, refusal.code], [409, 'RECORD_CHANGED']);
  assert.deepEqual(refusal.current, await one(7));
  assert.equal(refusal.current.name, 'Primeiro');
  await saveFields([{ id: 7, field: 'price', value: 9, previous: sheet.price }]);
  assert.equal((await save({ ...first.body }, 7)).status, 409, 'a change in the list is a version, too');
  assert.equal((await save({ ...sheet, version: undefined, name: 'Terceiro' }, 7)).status, 200, 'without a version');
});
