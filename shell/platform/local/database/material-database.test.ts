import { strict as assert } from 'node:assert';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { Hono } from 'hono';
import type { MaterialPage, MaterialSheet } from '../../../workspace/materials/api.js';
import { asJson, startTestPlatform, temporaryFolder } from '../../../../test/support/platform/test-platform.js';
import type { LocalEnv } from '../local-env.js';
import type { StructurePart } from '../../../workspace/structure/api.js';
import { MaterialSource } from '../stores/material-source.js';
import { Database } from './database.js';
import { materialMigrations } from './schema.js';

async function startWith(t: TestContext, dataFolder: string, materialCount: number) {
  const platform = await startTestPlatform(t, { dataFolder, materialCount, structureLines: 500 });
  const page = await platform.signIn();
  const address = `${platform.apiAddress}/api/materials`;
  return {
    platform,
    page,
    address,
    total: async () => ((await (await page(`${address}?limit=0`)).json()) as MaterialPage).total,
    one: async (id: number) => (await (await page(`${address}/${id}`)).json()) as MaterialSheet,
  };
}

test('[DS-06] the sample materials are created once, step by step; a restart has them', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const first = await startWith(t, dataFolder, 300);
  const steps: string[] = [];
  await first.platform.loadMaterials((step) => steps.push(step));
  assert.ok(steps.length >= 4, steps.join());
  assert.equal(await first.total(), 300);
  await first.platform.close();
  assert.deepEqual(
    (await readdir(dataFolder)).filter((name) => name.includes('seeding')),
    [],
  );

  const second = await startWith(t, dataFolder, 300);
  await second.platform.loadMaterials((step) => assert.fail(step));
  assert.equal(await second.total(), 300);
});

test('[DS-06] more sample materials are added to those of the users, which stay as they are; fewer change nothing', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const first = await startWith(t, dataFolder, 100);
  const sheet = await first.one(7);
  await first.page(`${first.address}/7`, { ...asJson({ ...sheet, name: 'Alterado' }), method: 'PUT' });
  const added = await first.page(first.address, asJson({ ...sheet, code: 'ZZ-000001', name: 'Acrescentado' }));
  const { id } = (await added.json()) as MaterialSheet;
  await first.platform.close();

  const second = await startWith(t, dataFolder, 400);
  assert.equal(await second.total(), 400, 'the sample with the id of the added one is left out');
  assert.equal((await second.one(7)).name, 'Alterado');
  assert.equal((await second.one(id)).name, 'Acrescentado');
  const found = await second.page(`${second.address}?search=acrescentado`);
  assert.deepEqual(
    ((await found.json()) as MaterialPage).materials.map((one) => one.id),
    [id],
  );
  await second.platform.close();

  const third = await startWith(t, dataFolder, 50);
  await third.platform.loadMaterials((step) => assert.fail(step));
  assert.equal(await third.total(), 400);
});

test('[DS-06] a start that was interrupted leaves nothing behind that the next one would use', async (t) => {
  const dataFolder = await temporaryFolder(t);
  await writeFile(join(dataFolder, 'materials.db.seeding'), 'half of it');
  await writeFile(join(dataFolder, 'materials.db.seeding-wal'), 'x');
  const first = await startWith(t, dataFolder, 50_000);
  const loading = first.platform.loadMaterials();
  await first.platform.close();
  await loading;
  assert.ok(!(await readdir(dataFolder)).includes('materials.db'));
  assert.equal(await (await startWith(t, dataFolder, 200)).total(), 200);
  assert.deepEqual(
    (await readdir(dataFolder)).filter((name) => name.includes('seeding')),
    [],
  );
});

test('[DS-06] the platform answers other requests while the sample materials are created', async (t) => {
  const { platform, page } = await startWith(t, await temporaryFolder(t), 20_000);
  let isLoaded = false;
  const loading = platform.loadMaterials().then(() => void (isLoaded = true));
  let answers = 0;
  while (!isLoaded) {
    assert.equal((await page(`${platform.apiAddress}/api/notifications?limit=1`)).status, 200);
    answers++;
  }
  await loading;
  assert.ok(answers > 10, `${answers}`);
});

test('[DS-06] a request that comes too early for the sample materials is answered with 503, and may be repeated', async (t) => {
  const folder = await temporaryFolder(t);
  const path = join(folder, 'materials.db');
  const source = new MaterialSource({ path, log: assert.fail, count: 300, lines: 100, maxWait: 20 });
  t.after(() => source.close());
  const app = new Hono<LocalEnv>().get('/', source.whenLoaded, (c) => c.text('loaded'));
  const answer = await app.request('/');
  assert.deepEqual([answer.status, answer.headers.get('Retry-After')], [503, '5']);
  assert.equal(((await answer.json()) as { message: string }).message, 'dassMaterialsLoading');
  await source.load();
  assert.equal(await (await app.request('/')).text(), 'loaded');
});

/** The statements that have created tables, without those of the search, which SQLite creates itself. */
const tablesOf = (database: Database): string[] =>
  database
    .all<{ sql: string }>("SELECT sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'material_search_%'")
    .map(({ sql }) => sql.replaceAll(/\s+/g, ' '))
    .sort();

test('[DS-06] a database of the version without product structures gets them, and keeps what the users have stored', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const first = await startWith(t, dataFolder, 100);
  const sheet = await first.one(7);
  await first.page(`${first.address}/7`, { ...asJson({ ...sheet, name: 'Alterado' }), method: 'PUT' });
  await first.page(first.address, asJson({ ...sheet, code: 'ZZ-000001', name: 'Acrescentado' }));
  await first.platform.close();

  const migrations = materialMigrations.slice(0, 1);
  const path = join(dataFolder, 'materials.db');
  const current = await Database.open({ path, log: assert.fail, migrations: materialMigrations });
  current.change(() => {
    current.run('DROP TABLE structure_lines');
    current.run('ALTER TABLE seed DROP COLUMN lines');
    current.run("DELETE FROM text_positions WHERE field LIKE 'line%'");
  });
  current.pragma('user_version = 1');
  const former = await Database.open({ path: join(dataFolder, 'former.db'), log: assert.fail, migrations });
  assert.deepEqual(tablesOf(current), tablesOf(former), 'it is one of the version before');
  former.close();
  current.close();

  const second = await startWith(t, dataFolder, 100);
  const steps: string[] = [];
  await second.platform.loadMaterials((step) => steps.push(step));
  assert.deepEqual(steps, ['Adding the product structures'], 'the materials are not computed again');
  assert.deepEqual([(await second.one(7)).name, (await second.one(101)).name], ['Alterado', 'Acrescentado']);
  const found = (await (await second.page(`${second.address}?search=alterado`)).json()) as MaterialPage;
  assert.deepEqual(
    found.materials.map(({ id }) => id),
    [7],
  );
  const structures = await second.page(`${second.platform.apiAddress}/api/structures/query`, asJson({ parent: 'p1' }));
  const { rows } = (await structures.json()) as { rows: StructurePart[] };
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['Cabedal', 'Solado', 'Palmilha', 'Químicos', 'Embalagem'],
  );
  await second.platform.close();
  await (await startWith(t, dataFolder, 100)).platform.loadMaterials((step) => assert.fail(step));
});
