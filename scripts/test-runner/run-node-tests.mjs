// Runs Node's test runner on TypeScript files with stricter rules and less output: see node-guard.mjs and the two
// reporters.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { addCounts, noCounts, reportCounts } from './counts.mjs';

const beside = (name) => new URL(name, import.meta.url).href;

/**
 * @param {string} suite @param {string[]} paths
 * @param {{ concurrency?: number, env?: Record<string, string> }} options
 * @returns {Promise<number>} the exit code
 */
export async function runNodeTests(suite, paths, { concurrency = 2, env = {} } = {}) {
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
      ...paths,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'], env: ownEnv },
  );
  const status = await new Promise((resolve) => child.on('close', resolve));
  const { files, problems } = readReport(report);
  for (const { file, times } of readTimes(timesFile)) if (files[file]) files[file].times = times;
  rmSync(folder, { recursive: true, force: true });

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
