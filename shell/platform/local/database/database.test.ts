import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { cp, mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { promisify } from 'node:util';
import { TestDisk } from '../../../../test/support/platform/test-disk.js';
import {
  asJson,
  marina,
  pageFetch,
  startTestPlatform,
  temporaryFolder,
} from '../../../../test/support/platform/test-platform.js';
import { StorageError } from '../stores/disk.js';
import { Database, type DatabaseOptions, type SqlValue } from './database.js';
import { RecordTable } from './record-table.js';

const migrations = ['CREATE TABLE records (id INTEGER PRIMARY KEY, record TEXT NOT NULL) STRICT'];

async function openDatabase(t: TestContext, path: string, options: Partial<DatabaseOptions> = {}) {
  const database = await Database.open({ path, log: assert.fail, migrations, ...options });
  t.after(() => database.close());
  const records = new RecordTable<number, unknown>(database, 'records');
  return { database, records, add: (id: number, record: unknown) => database.change(() => records.put(id, record)) };
}

test('[DS-06] a change is on disk when it returns, and is flushed with each commit', async (t) => {
  const path = join(await temporaryFolder(t), 'new', 'records.db');
  const { database, add } = await openDatabase(t, path);
  assert.deepEqual(database.all('PRAGMA journal_mode'), [{ journal_mode: 'wal' }]);
  assert.deepEqual(database.all('PRAGMA synchronous'), [{ synchronous: 2 }]);
  add(1, 'one');
  const { records } = await openDatabase(t, path);
  assert.equal(records.find(1), 'one');
});

test('[DS-06] a change that throws leaves nothing, and the next one works', async (t) => {
  const { database, records, add } = await openDatabase(t, join(await temporaryFolder(t), 'records.db'));
  const failing = () =>
    database.change(() => {
      records.put(1, 'lost');
      throw new RangeError('no such number');
    });
  assert.throws(failing, RangeError);
  assert.equal(records.find(1), undefined);
  add(2, 'kept');
  assert.deepEqual(records.select(), ['kept']);
});

test('[DS-06] records keep any text: NUL characters, lone surrogates, quotes', async (t) => {
  const { records, add } = await openDatabase(t, join(await temporaryFolder(t), 'records.db'));
  const record = { text: 'a\u0000b\ud800c"\'ção', list: [1.5, null, true], empty: '' };
  add(1, record);
  assert.deepEqual(records.find(1), record);
  assert.deepEqual(records.selectIds([7, 1]), [record]);
});

test('[DS-06] a value that the driver cannot bind is refused', async (t) => {
  const { database, records } = await openDatabase(t, join(await temporaryFolder(t), 'records.db'));
  for (const value of [{}, [], undefined, 5n] as unknown[] as SqlValue[])
    assert.throws(() => database.all('SELECT ?', [value]), TypeError);
  assert.deepEqual(database.all('SELECT ? AS yes, ? AS none', [true, null]), [{ yes: 1, none: null }]);
  assert.equal(records.find(NaN), undefined);
});

for (const failure of ['ENOSPC', 'EIO', 'EACCES'] as const) {
  test(`[DS-06] a refused write (${failure}) throws, and the records stay as they are on disk`, async (t) => {
    const path = join(await temporaryFolder(t), 'records.db');
    const disk = new TestDisk();
    const { records, add } = await openDatabase(t, path, { disk });
    add(1, 'one');
    disk.failure = failure;
    assert.throws(
      () => add(1, 'other'),
      (error) => error instanceof StorageError && error.isFull === (failure === 'ENOSPC'),
    );
    assert.equal(records.find(1), 'one');
    disk.failure = undefined;
    add(2, 'two');
    assert.deepEqual((await openDatabase(t, path)).records.select(), ['one', 'two']);
  });
}

test('[DS-06] SQLite itself finds no room: the change is refused as on a full disk', async (t) => {
  const { database, records, add } = await openDatabase(t, join(await temporaryFolder(t), 'records.db'));
  add(1, 'one');
  database.pragma('max_page_count = 4');
  assert.throws(
    () => add(2, 'x'.repeat(100_000)),
    (error) => error instanceof StorageError && error.isFull,
  );
  assert.deepEqual(records.select(), ['one']);
  add(3, 'three');
  assert.deepEqual(records.select(), ['one', 'three']);
});

test('[DS-06] a folder that cannot be written is a StorageError at the start', async (t) => {
  const path = join(await temporaryFolder(t), 'records.db');
  await mkdir(path);
  await assert.rejects(Database.open({ path, log: assert.fail, migrations }), StorageError);
});

test('[DS-06] a later version of the schema is added to the records, and a database of a later version is refused', async (t) => {
  const path = join(await temporaryFolder(t), 'records.db');
  const before = await openDatabase(t, path);
  before.add(1, { name: 'one' });
  const later = [...migrations, "CREATE INDEX by_name ON records (record ->> 'name')"];
  const after = await openDatabase(t, path, { migrations: later });
  assert.deepEqual(after.records.select("WHERE record ->> 'name' = ?", ['one']), [{ name: 'one' }]);
  await assert.rejects(Database.open({ path, log: assert.fail, migrations }), /later version/);
});

for (const [damage, content] of Object.entries({
  'another file': 'no database'.repeat(1_000),
  'a file that ends early': 'SQLite format 3\0',
  'overwritten pages': undefined,
})) {
  test(`[DS-06] a damaged database (${damage}) is kept aside and logged, and a new one is begun`, async (t) => {
    const firstFolder = await temporaryFolder(t);
    const first = await startTestPlatform(t, { dataFolder: firstFolder });
    await first.signIn();
    await first.close();
    // In the same process, the driver may close its files later, and would remove the log that is written here.
    const dataFolder = join(await temporaryFolder(t), 'copy');
    // Without its log, which it may remove meanwhile.
    await cp(firstFolder, dataFolder, { recursive: true, filter: (source) => !/-(?:wal|shm)$/.test(source) });
    const path = join(dataFolder, 'records.db');
    if (content === undefined) await overwritePages(path);
    else await writeFile(path, content);
    // What a crash leaves would be applied to the new database.
    await writeFile(`${path}-wal`, 'an old log');
    const damaged = await readFile(path);

    const second = await startTestPlatform(t, { dataFolder });
    assert.equal(second.logged.length, 1, second.logged.join('\n'));
    assert.match(second.logged[0]!, /records\.db is damaged; it is now .*records\.db\.damaged-/);
    const [aside] = (await readdir(dataFolder)).filter((name) => /^records\.db\.damaged-[\dTZ-]+$/.test(name));
    assert.deepEqual(await readFile(join(dataFolder, aside!)), damaged);
    assert.equal(await readFile(join(dataFolder, `${aside}-wal`), 'utf8'), 'an old log');
    const session = asJson({ email: marina, password: 'aurora' });
    assert.equal((await pageFetch(`${second.apiAddress}/api/session`, session)).status, 200);
    await second.close();

    const third = await startTestPlatform(t, { dataFolder });
    assert.deepEqual(third.logged, []);
  });
}

/** Overwrites all pages but the first, which has the schema. */
async function overwritePages(path: string): Promise<void> {
  const file = await open(path, 'r+');
  const { size } = await file.stat();
  await file.write(Buffer.alloc(size - 4096, 0xaa), 0, size - 4096, 4096);
  await file.close();
}

test('[DS-06] damage that is found later is logged, and examined at the next start', async (t) => {
  const path = join(await temporaryFolder(t), 'records.db');
  const logged: string[] = [];
  const log = (line: string) => void logged.push(line);
  const { database, records, add } = await openDatabase(t, path, { log });
  // Too large to be examined at each start.
  add(1, 'x'.repeat(9_000_000));
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.pragma('mmap_size = 0');
  database.pragma('cache_size = 0');
  await overwritePages(path);
  assert.throws(() => records.select());
  assert.match(logged.join(), /records\.db is damaged: .* Start the platform again/);
  database.pragma('mmap_size = 0');
  await openDatabase(t, path, { log });
  assert.match(logged.at(-1)!, /it is now .*damaged-/);
});

test('[DS-06] without a binary of the driver for this system, the error names the systems that have one', async (t) => {
  const script = `
    import Module from 'node:module';
    const load = Module._load;
    Module._load = (name, ...rest) => {
      if (name.startsWith('@libsql/')) throw new Error('Cannot find module ' + name);
      return load(name, ...rest);
    };
    const { Database } = await import(${JSON.stringify(new URL('database.ts', import.meta.url).href)});
    const path = ${JSON.stringify(join(await temporaryFolder(t), 'records.db'))};
    await Database.open({ path, log: console.log, migrations: [] }).catch((error) => console.log(error.name, error.message));
  `;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    script,
  ]);
  assert.match(
    stdout,
    /^DriverMissing .* has no binary for \w+ on \w+\. It has one for Linux on x64, .*macOS.*Windows on x64/,
  );
});
