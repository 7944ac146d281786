import { strict as assert } from 'node:assert';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { StorageError, type Disk } from './disk.js';
import { StateFile, type StateFormat } from './state-file.js';
import { TestDisk } from '../../../../test/support/platform/test-disk.js';
import {
  asJson,
  marina,
  pageFetch,
  startTestPlatform,
  temporaryFolder,
} from '../../../../test/support/platform/test-platform.js';

const numbers: StateFormat<readonly number[]> = {
  initial: () => [],
  write: (state) => state,
  read: (stored) => (Array.isArray(stored) ? { state: stored as number[], skipped: 0 } : undefined),
};
const add = (file: StateFile<readonly number[]>, number: number): Promise<number> =>
  file.change((state) => ({ state: [...state, number], result: state.length }));
const open = (path: string, disk?: Disk, log: (line: string) => void = assert.fail) =>
  StateFile.open({ path, log, ...(disk && { disk }) }, numbers);

test('a change is stored completely, without a leftover file', async (t) => {
  const path = join(await temporaryFolder(t), 'new', 'state.json');
  const file = await open(path);
  assert.deepEqual(file.state, []);
  assert.equal(await add(file, 7), 0);
  assert.deepEqual((await open(path)).state, [7]);
  assert.deepEqual(await readdir(join(path, '..')), ['state.json']);
});

test('a leftover of an interrupted write does not block the next write', async (t) => {
  const path = join(await temporaryFolder(t), 'state.json');
  await writeFile(`${path}.writing`, '[1, 2');
  await add(await open(path), 7);
  assert.deepEqual((await open(path)).state, [7]);
});

test('simultaneous changes share a write, each applied to the result of the previous one', async (t) => {
  const path = join(await temporaryFolder(t), 'state.json');
  const disk = new TestDisk();
  let writes = 0;
  const counting: Disk = {
    create: (to) => (writes++, disk.create(to)),
    extend: (to) => disk.extend(to),
    rename: (from, to) => disk.rename(from, to),
    remove: (from) => disk.remove(from),
  };
  const file = await open(path, counting);
  const results = await Promise.all(Array.from({ length: 50 }, (_, number) => add(file, number)));
  assert.deepEqual(
    results,
    results.map((_, index) => index),
  );
  assert.equal(writes, 1);
  await file.change(() => ({ result: 'nothing has changed' }));
  assert.equal(writes, 1);
  await add(file, 50);
  assert.equal(writes, 2);
  assert.equal((await open(path)).state.length, 51);
});

for (const failure of ['ENOSPC', 'EIO', 'EACCES'] as const) {
  test(`a failed write (${failure}) rejects the change, and the state stays as it is on disk`, async (t) => {
    const path = join(await temporaryFolder(t), 'state.json');
    const disk = new TestDisk();
    const file = await open(path, disk);
    await add(file, 1);
    disk.failure = failure;
    const refused = await Promise.allSettled([add(file, 2), add(file, 3)]);
    for (const one of refused) {
      assert.ok(one.status === 'rejected' && one.reason instanceof StorageError);
      assert.equal(one.reason.isFull, failure === 'ENOSPC');
    }
    assert.deepEqual(file.state, [1]);
    assert.deepEqual((await open(path)).state, [1]);
    disk.failure = undefined;
    assert.equal(await add(file, 4), 1);
    assert.deepEqual((await open(path)).state, [1, 4]);
  });
}

test('a change that throws does not affect the others', async (t) => {
  const file = await open(join(await temporaryFolder(t), 'state.json'));
  const [failed, added] = await Promise.allSettled([
    file.change(() => {
      throw new RangeError('no such number');
    }),
    add(file, 1),
  ]);
  assert.ok(failed.status === 'rejected' && failed.reason instanceof RangeError);
  assert.equal(added.status, 'fulfilled');
  assert.deepEqual(file.state, [1]);
});

test('a failed write of the initial state is logged and not fatal', async (t) => {
  const path = join(await temporaryFolder(t), 'state.json');
  await mkdir(`${path}.writing`);
  const logged: string[] = [];
  const file = await StateFile.open({ path, log: (line) => logged.push(line) }, { ...numbers, writesInitial: true });
  assert.deepEqual(file.state, []);
  assert.equal(logged.length, 1);
  assert.match(logged[0]!, /state\.json could not be written/);
});

test('damaged files are renamed and logged, and the platform starts with initial data', async (t) => {
  for (const damage of ['{"sessions": {"a', '', 'null', '7', '{"sessions": 1}', '{"notifications": 7}']) {
    const dataFolder = await temporaryFolder(t);
    const names = ['sessions.json', 'notifications.json', 'materials.json', 'purchases.json'];
    for (const name of names) await writeFile(join(dataFolder, name), damage);
    const { apiAddress, logged, signIn, close } = await startTestPlatform(t, { dataFolder });

    assert.equal(logged.length, names.length, `${damage}: ${logged}`);
    for (const line of logged) assert.match(line, /is damaged; it is now .*\.damaged-/);
    const asMarina = await signIn();
    const page = (await (await asMarina(`${apiAddress}/api/notifications`)).json()) as { notifications: unknown[] };
    assert.equal(page.notifications.length, 50);

    const aside = (await readdir(dataFolder)).filter((name) => name.includes('.damaged-'));
    assert.equal(aside.length, names.length);
    for (const name of aside) assert.equal(await readFile(join(dataFolder, name), 'utf8'), damage);
    await close();
  }
});

test('the new state can be read at the next start', async (t) => {
  const dataFolder = await temporaryFolder(t);
  await writeFile(join(dataFolder, 'sessions.json'), 'not JSON');
  const first = await startTestPlatform(t, { dataFolder });
  assert.equal(
    (await pageFetch(`${first.apiAddress}/api/session`, asJson({ email: marina, password: 'aurora' }))).status,
    200,
  );
  await first.close();
  const second = await startTestPlatform(t, { dataFolder });
  assert.deepEqual(second.logged, []);
});

test('damaged entries are left out, logged once and preserved in a copy; the others are read', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const sheets = [
    { id: 3, name: 5 },
    { id: 4, code: null },
    { id: 5, name: 'Sola trocada' },
    { id: 6, substitutes: ['x'] },
    { id: -1 },
    null,
    'x',
    { id: 20_002, code: 'ZZ-000002', name: 'Depois de uma lacuna' },
  ];
  const text = JSON.stringify(sheets);
  await writeFile(join(dataFolder, 'materials.json'), text);
  await writeFile(
    join(dataFolder, 'purchases.json'),
    JSON.stringify([
      { id: 1, lines: [{}] },
      { id: 2, lines: 'x' },
    ]),
  );
  const { apiAddress, logged, signIn } = await startTestPlatform(t, { dataFolder });
  const asMarina = await signIn();
  const search = async (query: string) => {
    const answer = await asMarina(`${apiAddress}/api/materials?search=${query}`);
    assert.equal(answer.status, 200);
    return ((await answer.json()) as { materials: { id: number }[] }).materials.map(({ id }) => id);
  };
  assert.deepEqual(await search('sola+trocada'), [5]);
  assert.deepEqual(await search('zz-000002'), [20_002]);
  assert.equal((await asMarina(`${apiAddress}/api/materials/3`)).status, 200);
  assert.deepEqual(
    logged.map((line) => /(\w+)\.json: (\d) damaged entries/.exec(line)?.slice(1)),
    [
      ['materials', '6'],
      ['purchases', '2'],
    ],
  );
  const aside = (await readdir(dataFolder)).find((name) => name.startsWith('materials.json.damaged-'));
  assert.equal(await readFile(join(dataFolder, aside!), 'utf8'), text);
});
