import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export type Log = (line: string) => void;

/**
 * Writes a file so that whoever reads it, after a crash too, finds the old content or the new one, never a half: a
 * temporary file beside it is filled, forced to disk, and takes its name.
 */
export async function writeAtomically(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.writing`;
  try {
    const file = await open(temporary, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Puts a file that cannot be used out of the way, so that it can be looked at. @returns its new path */
export async function setAside(path: string): Promise<string> {
  const aside = `${path}.damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  await rename(path, aside);
  return aside;
}

/** State that is kept in memory and follows on disk as JSON. */
export class StateFile {
  readonly #path: string;
  readonly #log: Log;
  #waiting: Promise<void> | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(path: string, log: Log) {
    this.#path = path;
    this.#log = log;
  }

  /**
   * @param read makes the state from what the file holds, `undefined` when it is not what it should be
   * @returns the state, or `undefined` when there is none: no file, or a damaged one, which is set aside
   */
  async load<State>(read: (stored: unknown) => State | undefined): Promise<State | undefined> {
    let text: string;
    try {
      text = await readFile(this.#path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
    const state = read(parse(text));
    if (state === undefined) {
      this.#log(`${this.#path} is damaged; it is now ${await setAside(this.#path)}, and a new one is begun`);
    }
    return state;
  }

  /**
   * Writes what `snapshot` gives. Calls while a write is under way share the next one; the snapshot is taken when that
   * begins, so it has to show the state as it is then. A disk that refuses is logged: the platform goes on from memory.
   */
  save(snapshot: () => unknown): Promise<void> {
    this.#waiting ??= this.#last = this.#last.then(async () => {
      this.#waiting = undefined;
      try {
        await writeAtomically(this.#path, `${JSON.stringify(snapshot(), null, 1)}\n`);
      } catch (error) {
        this.#log(`${this.#path} could not be written: ${String(error)}`);
      }
    });
    return this.#waiting;
  }

  /** Resolves when everything that was saved is on disk. */
  flush(): Promise<void> {
    return this.#last;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
