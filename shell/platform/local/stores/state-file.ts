import { readFile } from 'node:fs/promises';
import { copyAside, realDisk, setAside, writeAtomically, type Disk } from './disk.js';

export type Log = (line: string) => void;

export interface StateFileOptions {
  readonly path: string;
  readonly log: Log;
  readonly disk?: Disk;
}

/** How a state is read from what the file holds. */
export interface Reading<State> {
  readonly state: State;
  /** The number of entries of the file that cannot be used, and are left out. */
  readonly skipped: number;
}

export interface StateFormat<State> {
  /** @returns `undefined` when the file is not what it should be: it is set aside, and a new state begun */
  read(stored: unknown): Reading<State> | undefined;
  /** @returns what is written as JSON */
  write(state: State): unknown;
  /** The state where there is no file yet. */
  initial(): State;
  /** Writes the initial state at once, because it would be another one the next time. */
  readonly keepsInitial?: boolean;
}

/** What a change makes of the state. */
export interface Changed<State, Result> {
  /** The new state, which shares with the old one what has not changed; `undefined`: nothing has. */
  readonly state?: State | undefined;
  readonly result: Result;
}

interface Change<State> {
  apply(state: State): State | undefined;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * State that is kept on disk as JSON, and read from memory. A change counts once it is on disk: until then the user does not see
 * it, and where it cannot be written the state stays as it was.
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
    if (stored && !reading) log(`${path} is damaged; it is now ${await setAside(path)}, and a new one is begun`);
    if (reading?.skipped) {
      log(
        `${path}: ${reading.skipped} damaged entries are left out; the file as it was is now ${await copyAside(path)}`,
      );
    }
    const file = new StateFile(options, format, reading ? reading.state : format.initial());
    // Nobody has been told anything of the initial state: a disk that refuses it stops nobody.
    if (!reading && format.keepsInitial) await file.#save(file.#state).catch((error: unknown) => log(String(error)));
    return file;
  }

  /** As it is on disk; to be read, never changed. */
  get state(): State {
    return this.#state;
  }

  /**
   * Changes the state. Changes that come while a write is under way share the next one, each applied to the state that
   * the one before it leaves.
   * @returns what `make` gives as the result, once the new state is on disk
   * @throws StorageError when it cannot be written; whatever `make` throws
   */
  change<Result>(make: (state: State) => Changed<State, Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      let result: Result;
      this.#changes.push({
        apply: (state) => {
          const changed = make(state);
          result = changed.result;
          return changed.state;
        },
        resolve: () => resolve(result),
        reject,
      });
      this.#writing ??= this.#write();
    });
  }

  /** Resolves when no write is under way any more. */
  async flush(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    // Changes of the same turn share a write.
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

/** The entries of a list that can be used, and how many cannot. */
export function readEntries<Entry>(
  entries: readonly unknown[],
  isEntry: (value: unknown) => value is Entry,
): { entries: Entry[]; skipped: number } {
  const sound = entries.filter(isEntry);
  return { entries: sound, skipped: entries.length - sound.length };
}
