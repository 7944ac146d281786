// Runs Node's test runner on TypeScript files with stricter rules and less output: see node-guard.mjs and the two
// reporters.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { addCounts, noCounts, reportCounts } from './counts.mjs';

const beside = (name) => new URL(name, import.meta.url).href;

/**
 * @param {string} suite @param {string[]} paths
 * @param {object} [options]
 * @param {number} [options.concurrency] number of processes at a time
 * @param {boolean} [options.areShared] whether a process runs one file after the other (see node-worker.mjs), in the
 * order of `paths`. Otherwise each file has a process of its own.
 * @param {Record<string, string>} [options.env]
 * @returns {Promise<number>} the exit code
 */
export async function runNodeTests(suite, paths, { concurrency = 2, areShared = false, env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'dass-node-tests-'));
  const report = join(folder, 'counts.json');
  // A runner that is started by a test is independent of that test.
  const timesFile = join(folder, 'times.jsonl');
  const ownEnv = { ...process.env, ...env, DASS_TIMES_FILE: timesFile };
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
      ...(areShared ? writeWorkers(folder, paths, concurrency) : paths),
    ],
    { stdio: ['ignore', 'inherit', 'inherit'], env: ownEnv },
  );
  const status = await new Promise((resolve) => child.on('close', resolve));
  const { files, ended, problems } = readReport(report);
  for (const path of areShared ? paths.filter((one) => !ended.includes(one)) : []) {
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
  const all = noCounts();
  for (const counts of Object.values(files)) addCounts(all, counts);
  if (status !== 0 && all.failed === 0) all.failed = 1;
  reportCounts(suite, { ...all, files });
  return all.failed > 0 ? 1 : 0;
}

/** Writes the files that Node's test runner starts as processes of several test files. @returns {string[]} */
function writeWorkers(folder, paths, count) {
  const words = [beside('./node-worker.mjs'), paths, folder].map((value) => JSON.stringify(value));
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
