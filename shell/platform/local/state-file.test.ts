import { strict as assert } from 'node:assert';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { StateFile } from './state-file.js';
import { asJson, marina, pageFetch, startTestPlatform, temporaryFolder } from './test-platform.js';

const anything = (stored: unknown) => stored;

test('what is saved is there, complete, with nothing left beside it', async (t) => {
  const folder = await temporaryFolder(t);
  const path = join(folder, 'new', 'state.json');
  const file = new StateFile(path, assert.fail);
  assert.equal(await file.load(anything), undefined);
  await file.save(() => ({ text: 'ação' }));
  assert.deepEqual(await new StateFile(path, assert.fail).load(anything), { text: 'ação' });
  assert.deepEqual(await readdir(join(folder, 'new')), ['state.json']);
});

test('saves that come together share a write, and the last state is the one on disk', async (t) => {
  const file = new StateFile(join(await temporaryFolder(t), 'state.json'), assert.fail);
  let writes = 0;
  let state = 0;
  const saved: Promise<void>[] = [];
  for (let turn = 1; turn <= 50; turn++) {
    state = turn;
    saved.push(file.save(() => (writes++, { state })));
  }
  await Promise.all(saved);
  state = 51;
  await file.save(() => (writes++, { state }));
  assert.equal(writes, 2);
  assert.deepEqual(await file.load(anything), { state: 51 });
});

test('a disk that refuses is said, and stops nobody', async (t) => {
  const path = join(await temporaryFolder(t), 'state.json');
  await mkdir(path);
  const logged: string[] = [];
  const file = new StateFile(path, (line) => logged.push(line));
  await file.save(() => ({}));
  assert.equal(logged.length, 1);
  assert.match(logged[0]!, /state\.json could not be written: Error: EISDIR/);
});

test('damaged files are set aside and said, and the platform begins anew', async (t) => {
  for (const damage of [
    '{"sessions": {"a',
    '',
    'null',
    '{"sessions": {"a": {"email": 1}}}',
    '{"notifications": [{}]}',
  ]) {
    const dataFolder = await temporaryFolder(t);
    for (const name of ['sessions.json', 'notifications.json']) await writeFile(join(dataFolder, name), damage);
    const { apiAddress, logged, signIn, close } = await startTestPlatform(t, { dataFolder });

    assert.equal(logged.length, 2, `${damage}: ${logged}`);
    for (const line of logged) assert.match(line, /is damaged; it is now .*\.damaged-/);
    const asMarina = await signIn();
    const page = (await (await asMarina(`${apiAddress}/api/notifications`)).json()) as { notifications: unknown[] };
    assert.equal(page.notifications.length, 50);

    const aside = (await readdir(dataFolder)).filter((name) => name.includes('.damaged-'));
    assert.equal(aside.length, 2);
    for (const name of aside) assert.equal(await readFile(join(dataFolder, name), 'utf8'), damage);
    await close();
  }
});

test('the new state is sound: it is there after the next start', async (t) => {
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
