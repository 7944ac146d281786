import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openMaterialDatabase } from '../../../shell/platform/local/database/material-database.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(root, 'node_modules/.cache/dass-sample-databases');
/** What the database is made from. */
const sourceFolders = ['sample-data', 'shell/platform/local/database', 'shell/platform/local/stores'];

let path: Promise<string> | undefined;

/**
 * Returns the path of a database with the sample materials of a new platform, which tests copy: creating them takes a
 * second. It is created once for all test runs, and again when the sources have changed.
 */
export function sampleDatabase(): Promise<string> {
  return (path ??= createOnce());
}

async function createOnce(): Promise<string> {
  const hash = createHash('sha256').update(process.versions.icu ?? '');
  for (const name of sourceFolders) {
    const files = (await readdir(join(root, name))).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
    for (const file of files.sort()) hash.update(await readFile(join(root, name, file)));
  }
  const name = `materials-${hash.digest('hex').slice(0, 16)}.db`;
  const created = join(folder, name);
  if (existsSync(created)) return created;
  await mkdir(folder, { recursive: true });
  for (const old of await readdir(folder)) if (/^materials-\w+\.db$/.test(old)) await rm(join(folder, old));
  // Several test processes may create it at the same time.
  const own = join(folder, `${process.pid}-${name}`);
  const database = await openMaterialDatabase({
    path: own,
    log: console.warn,
    count: 20_000,
    signal: new AbortController().signal,
  });
  database.close();
  for (const left of ['-wal', '-shm']) await rm(own + left, { force: true });
  await rename(own, created);
  return created;
}
