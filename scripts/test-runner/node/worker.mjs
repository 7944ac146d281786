// Runs several test files in one process, so that they share what takes long to start: Node, its modules, a browser.
// The processes of a run have the same list of files: each runs the next file that no other has begun.
import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync, closeSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, describe } from 'node:test';
import { inspect } from 'node:util';
import { pathToFileURL } from 'node:url';
import { countLoading, fileTimes } from './file-times.mjs';

/** Ends what files have left running for the next file. */
const endings = [];
let isWorker = false;

/**
 * Keeps something running for the next files of this process.
 * @param {() => Promise<void>} end ends it after the last file
 * @returns {boolean} false in a process that has only one file, which ends it itself
 */
export function keepRunning(end) {
  if (isWorker) endings.push(end);
  return isWorker;
}

/** The file whose code runs, also in its callbacks. */
const currentFile = new AsyncLocalStorage();

/**
 * @param {readonly string[]} files
 * @param {string} folder where the processes of a run mark the files that they begin, and report their late errors
 */
export async function runFiles(files, folder) {
  isWorker = true;
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error) => {
      const late = { file: currentFile.getStore(), error: inspect(error) };
      appendFileSync(join(folder, 'late-errors.jsonl'), `${JSON.stringify(late)}\n`);
    });
  for (const [index, file] of files.entries())
    if (begin(beginMark(folder, index))) await currentFile.run(file, () => runFile(resolve(file)));
  for (const end of endings) await end();
}

/** The file that marks that a process has begun the test file with this index. */
export const beginMark = (folder, index) => join(folder, `begun-${index}`);

/** Creates a mark. @returns {boolean} false if another process has done so */
function begin(mark) {
  try {
    closeSync(openSync(mark, 'wx'));
    return true;
  } catch {
    return false;
  }
}

/** Runs a file as a suite that has its path as its name: counts-reporter.mjs relies on it. */
async function runFile(file) {
  const before = fileTimes();
  await new Promise((done) => {
    void describe(file, () => {
      // The hooks of the file belong to a suite of their own: when one of them fails, `done` is called nevertheless.
      void describe(file, async () => void (await countLoading(() => import(pathToFileURL(file).href))));
      after(done);
    });
  });
  const { DASS_TIMES_FILE: timesFile } = process.env;
  if (!timesFile) return;
  const now = fileTimes();
  const times = Object.fromEntries(Object.entries(now).map(([kind, time]) => [kind, time - before[kind]]));
  appendFileSync(timesFile, `${JSON.stringify({ file, times })}\n`);
}
