import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type Libsql from 'libsql';
import { damagedPath, realDisk, StorageError, type Disk } from '../stores/disk.js';

export type Log = (line: string) => void;

/** A value of a column. A boolean is stored as 0 or 1. */
export type SqlValue = string | number | boolean | null;

export interface DatabaseOptions {
  readonly path: string;
  readonly log: Log;
  readonly disk?: Disk;
  /** SQL of each version of the schema: the first creates it, each other one changes the one before. */
  readonly migrations: readonly string[];
}

/** The driver has no binary for this system. */
export class DriverMissing extends Error {
  override readonly name = 'DriverMissing';

  constructor(cause: unknown) {
    super(
      `The database driver (libsql) has no binary for ${process.platform} on ${process.arch}. It has one for Linux on x64, ` +
        'arm64 and arm (glibc and musl), macOS on x64 and arm64, and Windows on x64. If this is one of them, install ' +
        `the dependencies again, with the optional ones: npm install --include=optional\n${String(cause)}`,
      { cause },
    );
  }
}

/** Up to this size a database is examined completely at each start, which takes some milliseconds. */
const MAX_CHECKED_BYTES = 8_000_000;
const MAX_STATEMENTS = 200;

/**
 * An SQLite database in a file. A change is on disk when `change()` returns: the log is flushed with each commit, so
 * that also a power failure loses nothing that was answered.
 *
 * A damaged file is renamed, which is logged, and a new database is begun.
 */
export class Database {
  readonly #connection: Libsql.Database;
  readonly #options: DatabaseOptions;
  readonly #statements = new Map<string, Libsql.Statement>();

  private constructor(connection: Libsql.Database, options: DatabaseOptions) {
    this.#connection = connection;
    this.#options = options;
  }

  /** @throws DriverMissing; StorageError when the file cannot be created */
  static async open(options: DatabaseOptions): Promise<Database> {
    const { path, log } = options;
    const driver = await loadDriver();
    mkdirSync(dirname(path), { recursive: true });
    try {
      return Database.#openFile(driver, options);
    } catch (error) {
      if (!(error instanceof Damage)) throw error;
      log(`${path} is damaged; it is now ${error.keptAs}, and a new one is begun`);
      return Database.#openFile(driver, options);
    }
  }

  static #openFile(driver: typeof Libsql, options: DatabaseOptions): Database {
    const { path } = options;
    const mustBeChecked = existsSync(markerOf(path)) || (existsSync(path) && statSync(path).size < MAX_CHECKED_BYTES);
    rmSync(markerOf(path), { force: true });
    const connection = connect(driver, path);
    try {
      connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
      const database = new Database(connection, options);
      if (mustBeChecked) database.#check();
      database.#migrate();
      return database;
    } catch (error) {
      if (!isDamage(error)) {
        connection.close();
        throw isRefusal(error) ? new StorageError(path, error) : error;
      }
      // Closing would remove the log, but not that of a file that has moved. Windows renames no open file.
      const isRenamedOpen = process.platform !== 'win32';
      const keptAs = isRenamedOpen ? renameDatabase(path) : undefined;
      connection.close();
      throw new Damage(keptAs ?? renameDatabase(path));
    }
  }

  /** Returns the rows of a query. */
  all<Row>(sql: string, values: readonly SqlValue[] = []): Row[] {
    return this.#guard(() => this.#prepare(sql).all(bound(values)) as Row[]);
  }

  /** Returns the first row of a query. */
  get<Row>(sql: string, values: readonly SqlValue[] = []): Row | undefined {
    return this.all<Row>(sql, values)[0];
  }

  /** Runs a statement that changes rows. Only within `change()`. @returns the number of rows that it has changed */
  run(sql: string, values: readonly SqlValue[] = []): number {
    return this.#guard(() => this.#prepare(sql).run(bound(values)).changes);
  }

  /**
   * Makes changes in a transaction: all of them, or none when `work` throws.
   * @throws StorageError when they cannot be written; any error of `work`
   */
  change<Result>(work: () => Result): Result {
    const { path, disk = realDisk } = this.#options;
    return this.#guard(() => {
      this.#connection.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        disk.commit(path, () => this.#connection.exec('COMMIT'));
        return result;
      } catch (error) {
        // A full disk may have ended the transaction already.
        if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK');
        throw error;
      }
    });
  }

  /** Sets an option of SQLite. */
  pragma(option: string): void {
    this.#connection.exec(`PRAGMA ${option}`);
  }

  close(): void {
    try {
      // The driver keeps the file open until its statements are collected: without this the log would stay, too.
      this.pragma('wal_checkpoint(TRUNCATE)');
    } catch (error) {
      this.#options.log(`${this.#options.path} keeps its log: ${String(error)}`);
    }
    this.#statements.clear();
    this.#connection.close();
  }

  #prepare(sql: string): Libsql.Statement {
    let statement = this.#statements.get(sql);
    if (!statement) {
      if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
      this.#statements.set(sql, (statement = this.#connection.prepare(sql)));
    }
    return statement;
  }

  #check(): void {
    const [found] = this.#connection.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
    if (found?.quick_check !== 'ok') throw Object.assign(new Error(found?.quick_check), { code: 'SQLITE_CORRUPT' });
  }

  #migrate(): void {
    const { migrations, path } = this.#options;
    const [{ user_version: version }] = this.#connection.prepare('PRAGMA user_version').all() as [
      { user_version: number },
    ];
    if (version > migrations.length) throw new Error(`${path} was written by a later version of the platform`);
    for (const [index, sql] of migrations.entries()) {
      if (index < version) continue;
      this.#connection.exec(`BEGIN IMMEDIATE; ${sql}; PRAGMA user_version = ${index + 1}; COMMIT`);
    }
  }

  /** Tells a disk that refuses from other errors. Damage that is found now is examined at the next start. */
  #guard<Result>(work: () => Result): Result {
    const { path, log } = this.#options;
    try {
      return work();
    } catch (error) {
      if (isRefusal(error)) throw new StorageError(path, error);
      if (isDamage(error)) {
        log(`${path} is damaged: ${String(error)}. Start the platform again to begin a new one`);
        writeFileSync(markerOf(path), '');
      }
      throw error;
    }
  }
}

/** The database is damaged, and was renamed. */
class Damage extends Error {
  constructor(readonly keptAs: string) {
    super(`A damaged database is kept as ${keptAs}`);
  }
}

async function loadDriver(): Promise<typeof Libsql> {
  try {
    return (await import('libsql')).default;
  } catch (error) {
    throw new DriverMissing(error);
  }
}

function connect(driver: typeof Libsql, path: string): Libsql.Database {
  try {
    return new driver(path);
  } catch (error) {
    // The driver gives no code here.
    throw new StorageError(path, error);
  }
}

/** Values as the driver binds them: it ends the process for a boolean or an object. */
function bound(values: readonly SqlValue[]): (string | number | null)[] {
  return values.map((value) => {
    if (typeof value === 'boolean') return Number(value);
    if (value !== null && typeof value !== 'string' && typeof value !== 'number')
      throw new TypeError(`${typeof value} is not a value of a column`);
    return value;
  });
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));

/** The disk is full, broken or write-protected. */
const isRefusal = (error: unknown): boolean =>
  /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN|PERM)|ENOSPC|EDQUOT|EFBIG|EIO|EACCES|EROFS)/.test(codeOf(error));

/** Marks a database in which damage was found. */
const markerOf = (path: string): string => `${path}.check`;

/** Renames the files of a damaged database, so that it can be examined. @returns its new path */
function renameDatabase(path: string): string {
  const damaged = damagedPath(path);
  for (const suffix of ['', '-wal', '-shm']) if (existsSync(path + suffix)) renameSync(path + suffix, damaged + suffix);
  return damaged;
}
