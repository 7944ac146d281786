import { readFile } from 'node:fs/promises';
import { copyDamaged, realDisk, renameDamaged, writeAtomically, type Disk } from './disk.js';

export type Log = (line: string) => void;

export interface StateFileOptions {
  readonly path: string;
  readonly log: Log;
  readonly disk?: Disk;
}

/** Result of reading the file. */
export interface ReadResult<State> {
  readonly state: State;
  /** Number of invalid entries that were left out. */
  readonly skipped: number;
}

export interface StateFormat<State> {
  /** @returns `undefined` for a damaged file: it is renamed, and the initial state is used */
  read(stored: unknown): ReadResult<State> | undefined;
  /** @returns the value to be written as JSON */
  write(state: State): unknown;
  /** The state when there is no file yet. */
  initial(): State;
  /** Writes the initial state at once, because it would be different at the next start. */
  readonly writesInitial?: boolean;
}

/** Result of a change. */
export interface Changed<State, Result> {
  /** The new state, which may share unchanged parts with the old one. Omit it when nothing has changed. */
  readonly state?: State | undefined;
  readonly result: Result;
}

interface Change<State> {
  apply(state: State): State | undefined;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * State in memory that is stored on disk as JSON. A change becomes visible when it is on disk; if it cannot be
 * written, the state stays as it was.
 */
export class StateFile<State> {
  readonly #options: StateFileOptions;
  readonly #format: StateFormat<State>;
  #state: State;
  #changes: Change<State>[] = [];
  #writing: Promise<void> | undefined;

  private constructor(options: StateFileOptions, format: StateFormat<State>, state: State) {
    this.#options = options;
    this.#format = format;
    this.#state = state;
  }

  static async open<State>(options: StateFileOptions, format: StateFormat<State>): Promise<StateFile<State>> {
    const { path, log } = options;
    const stored = await readStored(path);
    const reading = stored && format.read(parse(stored.text));
    if (stored && !reading) log(`${path} is damaged; it is now ${await renameDamaged(path)}, and a new one is begun`);
    if (reading?.skipped) {
      log(
        `${path}: ${reading.skipped} damaged entries are left out; the file as it was is now ${await copyDamaged(path)}`,
      );
    }
    const file = new StateFile(options, format, reading ? reading.state : format.initial());
    // A failure is not fatal: no response depends on the initial state.
    if (!reading && format.writesInitial) await file.#save(file.#state).catch((error: unknown) => log(String(error)));
    return file;
  }

  /** The state on disk. Read only. */
  get state(): State {
    return this.#state;
  }

  /**
   * Changes the state. Changes during a write share the next one, each applied to the result of the previous change.
   * @returns the result of `compute`, once the new state is on disk
   * @throws StorageError when it cannot be written; any error of `compute`
   */
  change<Result>(compute: (state: State) => Changed<State, Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      let result: Result;
      this.#changes.push({
        apply: (state) => {
          const changed = compute(state);
          result = changed.result;
          return changed.state;
        },
        resolve: () => resolve(result),
        reject,
      });
      this.#writing ??= this.#write();
    });
  }

  /** Resolves when no write is pending. */
  async flush(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    // Lets all changes of the same task share a write.
    await Promise.resolve();
    while (this.#changes.length) await this.#writeChanges(this.#changes.splice(0));
    this.#writing = undefined;
  }

  async #writeChanges(changes: readonly Change<State>[]): Promise<void> {
    let next = this.#state;
    const applied = changes.filter((change) => {
      try {
        next = change.apply(next) ?? next;
        return true;
      } catch (error) {
        change.reject(error);
        return false;
      }
    });
    try {
      if (next !== this.#state) await this.#save(next);
      for (const { resolve } of applied) resolve();
    } catch (error) {
      for (const { reject } of applied) reject(error);
    }
  }

  async #save(state: State): Promise<void> {
    const { path, disk = realDisk } = this.#options;
    await writeAtomically(disk, path, `${JSON.stringify(this.#format.write(state), null, 1)}\n`);
    this.#state = state;
  }
}

async function readStored(path: string): Promise<{ text: string } | undefined> {
  try {
    return { text: await readFile(path, 'utf8') };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Separates the valid entries of a list from the number of invalid ones. */
export function readEntries<Entry>(
  entries: readonly unknown[],
  isEntry: (value: unknown) => value is Entry,
): { entries: Entry[]; skipped: number } {
  const valid = entries.filter(isEntry);
  return { entries: valid, skipped: entries.length - valid.length };
}
