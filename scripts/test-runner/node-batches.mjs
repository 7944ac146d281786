// Runs several Node test files in one process: to start a process with TypeScript takes longer than most test files.
import { appendFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, describe } from 'node:test';
import { pathToFileURL } from 'node:url';

/**
 * Writes modules that each run several test files.
 * @param {readonly string[]} files @param {string} folder for the modules @param {number} count number of modules
 * @returns {string[]} the modules
 */
export function writeBatches(files, folder, count) {
  const size = Math.ceil(files.length / count);
  return Array.from({ length: Math.ceil(files.length / size) }, (_, index) => {
    const path = join(folder, `batch-${index + 1}.mjs`);
    const own = files.slice(index * size, (index + 1) * size);
    writeFileSync(
      path,
      `import { runFiles } from '${import.meta.url}';\nrunFiles(${JSON.stringify(own, undefined, 1)});\n`,
    );
    return path;
  });
}

/** Runs each file in a suite with the path as its name, so that its hooks stay its own. @param {string[]} files */
export function runFiles(files) {
  for (const file of files) {
    describe(file, async () => {
      const begin = performance.now();
      await import(pathToFileURL(resolve(file)).href);
      const loading = performance.now() - begin;
      let start = 0;
      before(() => void (start = performance.now()));
      after(() => {
        const total = loading + performance.now() - start;
        const times = { total, loading, waiting: 0 };
        appendFileSync(process.env.DASS_TIMES_FILE, `${JSON.stringify({ file: resolve(file), times })}\n`);
      });
    });
  }
}
