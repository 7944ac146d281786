import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, open, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Database, type DatabaseOptions } from './database.js';
import { materialMigrations } from './schema.js';

/** The database that `seed-materials.ts` completes. */
export interface SeedOptions {
  readonly path: string;
  /** Number of sample materials. */
  readonly count: number;
  /** Number of lines of product structures. */
  readonly lines: number;
}

/** What a database has of the samples. */
export interface Seed {
  readonly samples: number;
  readonly lines: number;
  /** The version of ICU that has sorted the texts. */
  readonly icu: string;
}

export interface MaterialDatabaseOptions extends Omit<DatabaseOptions, 'migrations'> {
  /** Number of sample materials. */
  readonly count: number;
  /** Number of lines of product structures. Default: 50,000. */
  readonly lines?: number | undefined;
  /** A database of sample materials that a new one is copied from, instead of creating them. */
  readonly sampleDatabase?: string | undefined;
  /** Called with each step while the sample materials are added. */
  readonly onProgress?: ((step: string) => void) | undefined;
  readonly signal: AbortSignal;
}

const LINES = 50_000;

/**
 * Opens the database of the materials and product structures, and adds the samples that it does not have yet. That is done in a copy,
 * which replaces the database when it is complete: an interrupted start has changed nothing.
 */
export async function openMaterialDatabase(options: MaterialDatabaseOptions): Promise<Database> {
  const { path, count, lines = LINES, sampleDatabase, signal } = options;
  const openDatabase = async (): Promise<Database> => {
    const database = await Database.open({ ...options, migrations: materialMigrations });
    // Reads without copying: a scan of a million keys takes half the time.
    database.pragma('mmap_size = 4000000000');
    database.pragma('cache_size = -64000');
    return database;
  };
  const current = existsSync(path) ? await openDatabase() : undefined;
  const seed = current?.get<Seed>('SELECT samples, lines, icu FROM seed');
  // Another version of ICU may sort texts in another way.
  const isComplete = seed && seed.samples >= count && seed.lines >= lines && seed.icu === process.versions.icu;
  if (current && isComplete) return current;
  current?.close();
  const copy = `${path}.seeding`;
  for (const left of ['', '-wal', '-shm']) await rm(copy + left, { force: true });
  const source = seed ? path : sampleDatabase;
  if (source) await copyFile(source, copy);
  if (seed || !sampleDatabase)
    await runSeed({ path: copy, count, lines }, options.onProgress ?? (() => undefined), signal);
  await flush(copy);
  signal.throwIfAborted();
  // SQLite would apply the log of the old database to the new one.
  for (const left of ['-wal', '-shm']) await rm(path + left, { force: true });
  await rename(copy, path);
  return openDatabase();
}

async function runSeed(seed: SeedOptions, onProgress: (step: string) => void, signal: AbortSignal): Promise<void> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const script = fileURLToPath(new URL('seed-materials.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', tsx, script, JSON.stringify(seed)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
  });
  createInterface(child.stdout).on('line', onProgress);
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The samples could not be stored: ${code}`)),
    );
  });
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
