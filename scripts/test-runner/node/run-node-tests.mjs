// Runs Node's test runner on TypeScript files with stricter rules and less output: see guard.mjs and the two
// reporters.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { addCounts, noCounts, reportCounts } from '../counts.mjs';
import { beginMark } from './worker.mjs';

const beside = (name) => new URL(name, import.meta.url).href;

/**
 * @typedef {object} Options
 * @property {number} [concurrency] number of processes at a time
 * @property {(path: string) => boolean} [isShared] whether a file shares a process with others, which runs one after the
 * other in the order of `paths` (see worker.mjs). Default: each file has a process of its own.
 * @property {Record<string, string>} [env]
 */

/**
 * @param {string} suite @param {string[]} paths @param {Options} [options]
 * @returns {Promise<number>} the exit code
 */
export async function runNodeTests(suite, paths, options = {}) {
  const all = { ...noCounts(), files: {} };
  let isRed = false;
  // When a test ends its process, the files behind it are run by another one.
  for (let next = paths; next.length > 0;) {
    const { files, isGreen, notBegun } = await runOnce(next, options);
    Object.assign(all.files, files);
    isRed ||= !isGreen;
    next = notBegun;
  }
  for (const path of paths.filter((one) => !all.files[one])) {
    console.error(`✖ ${path}: no process has run it`);
    all.files[path] = { ...noCounts(), failed: 1 };
  }
  for (const counts of Object.values(all.files)) addCounts(all, counts);
  if (isRed && all.failed === 0) all.failed = 1;
  reportCounts(suite, all);
  return all.failed > 0 ? 1 : 0;
}

/**
 * @param {string[]} paths @param {Options} options
 * @returns {Promise<{ files: Record<string, import('../counts.mjs').FileCounts>, isGreen: boolean, notBegun: string[] }>}
 */
async function runOnce(paths, { concurrency = 2, isShared = () => false, env = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'dass-node-tests-'));
  const report = join(folder, 'counts.json');
  const timesFile = join(folder, 'times.jsonl');
  const ownEnv = { ...process.env, ...env, DASS_TIMES_FILE: timesFile };
  // A runner that is started by a test is independent of that test.
  delete ownEnv.NODE_TEST_CONTEXT;
  const shared = paths.filter(isShared);
  const child = spawn(
    process.execPath,
    [
      // Warnings of Node about its own functions, which belong to no test.
      '--disable-warning=ExperimentalWarning',
      '--import',
      'tsx',
      '--import',
      beside('./guard.mjs'),
      '--test',
      `--test-concurrency=${concurrency}`,
      `--test-reporter=${beside('./failures-reporter.mjs')}`,
      '--test-reporter-destination=stdout',
      `--test-reporter=${beside('./counts-reporter.mjs')}`,
      `--test-reporter-destination=${report}`,
      ...writeWorkers(folder, shared, concurrency),
      ...paths.filter((path) => !shared.includes(path)),
    ],
    { stdio: ['ignore', 'inherit', 'inherit'], env: ownEnv },
  );
  const status = await new Promise((resolve) => child.on('close', resolve));
  const { files, ended, problems } = readReport(report);
  const lost = shared.filter((path) => !ended.includes(path));
  const notBegun = lost.filter((path) => !existsSync(beginMark(folder, shared.indexOf(path))));
  for (const path of lost.filter((path) => !notBegun.includes(path))) {
    (files[path] ??= { ...noCounts(), failedTests: [] }).failed++;
    problems.push(`${path}: its process ended before it`);
  }
  for (const { file, error } of readLines(join(folder, 'late-errors.jsonl'))) {
    problems.push(`${file}: ${error}`);
    // Node has failed a test that was still running.
    if (files[file]?.failed === 0) files[file].failed = 1;
  }
  for (const { file, times } of readLines(timesFile)) {
    const path = relative(process.cwd(), file);
    if (files[path]) files[path].times = times;
  }
  rmSync(folder, { recursive: true, force: true });
  for (const problem of problems) console.error(`✖ ${problem}`);
  // Without any file that was begun, another process would not begin one either.
  return { files, isGreen: status === 0, notBegun: notBegun.length < paths.length ? notBegun : [] };
}

/** Writes the files that Node's test runner starts as processes of several test files. @returns {string[]} */
function writeWorkers(folder, paths, count) {
  const words = [beside('./worker.mjs'), paths, folder].map((value) => JSON.stringify(value));
  return Array.from({ length: Math.min(count, paths.length) }, (_, index) => {
    const file = join(folder, `test-worker-${index + 1}.mjs`);
    writeFileSync(file, `import { runFiles } from ${words[0]};\nawait runFiles(${words[1]}, ${words[2]});\n`);
    return file;
  });
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { files: {}, ended: [], problems: ['The test runner ended without a report'] };
  }
}

/** What the processes of the files have written: a line of JSON for each entry. */
function readLines(path) {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}
