// Runs Node's test runner on TypeScript files with stricter rules and less output: see node-guard.mjs and the two
// reporters.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { writeBatches } from './node-batches.mjs';
import { addCounts, noCounts, reportCounts } from './counts.mjs';

const beside = (name) => new URL(name, import.meta.url).href;

/**
 * @param {string} suite @param {string[]} paths
 * @param {object} options
 * @param {number} [options.concurrency] number of processes at a time
 * @param {number} [options.batches] number of processes that share the files. Default: one process for each file
 * @param {Record<string, string>} [options.env]
 * @returns {Promise<number>} the exit code
 */
export async function runNodeTests(suite, paths, { concurrency = 2, batches, env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'dass-node-tests-'));
  const report = join(folder, 'counts.json');
  // A runner that is started by a test is independent of that test.
  const timesFile = join(folder, 'times.jsonl');
  const ownEnv = { ...process.env, ...env, DASS_TIMES_FILE: timesFile, DASS_TEST_FILES: paths.join(',') };
  delete ownEnv.NODE_TEST_CONTEXT;
  const child = spawn(
    process.execPath,
    [
      // Warnings of Node about its own functions, which belong to no test.
      '--disable-warning=ExperimentalWarning',
      '--import',
      'tsx',
      '--import',
      beside('./node-guard.mjs'),
      '--test',
      `--test-concurrency=${concurrency}`,
      `--test-reporter=${beside('./node-failures-reporter.mjs')}`,
      '--test-reporter-destination=stdout',
      `--test-reporter=${beside('./node-counts-reporter.mjs')}`,
      `--test-reporter-destination=${report}`,
      ...(batches ? writeBatches(paths, folder, batches) : paths),
    ],
    { stdio: ['ignore', 'inherit', 'inherit'], env: ownEnv },
  );
  const status = await new Promise((resolve) => child.on('close', resolve));
  const { files, problems } = readReport(report);
  for (const { file, times } of readTimes(timesFile)) if (files[file]) files[file].times = times;
  rmSync(folder, { recursive: true, force: true });

  for (const path of paths.filter((path) => !files[path])) {
    files[path] = { ...noCounts(), failed: 1 };
    problems.push(`${path}: no test ran in this file`);
  }
  for (const problem of problems) console.error(`✖ ${problem}`);
  const all = noCounts();
  for (const counts of Object.values(files)) addCounts(all, counts);
  if (status !== 0 && all.failed === 0) all.failed = 1;
  reportCounts(suite, { ...all, files });
  return all.failed > 0 ? 1 : 0;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { files: {}, problems: ['The test runner ended without a report'] };
  }
}

/** What node-guard.mjs has written for each file. */
function readTimes(path) {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines
    .map((line) => JSON.parse(line))
    .map(({ file, times }) => ({ file: relative(process.cwd(), file), times }));
}
