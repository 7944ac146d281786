// Runs Node's test runner on TypeScript files with stricter rules and less output: see node-guard.mjs and the two
// reporters.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportCounts } from './counts.mjs';

const beside = (name) => new URL(name, import.meta.url).href;

/**
 * @param {string} suite @param {string[]} files
 * @param {{ concurrency?: number, env?: Record<string, string> }} options
 * @returns {Promise<number>} the exit code
 */
export async function runNodeTests(suite, files, { concurrency = 2, env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'dass-node-tests-'));
  const report = join(folder, 'counts.json');
  // A runner that is started by a test is independent of that test.
  const ownEnv = { ...process.env, ...env };
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
      ...files,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'], env: ownEnv },
  );
  const status = await new Promise((resolve) => child.on('close', resolve));
  const { files: byFile, problems } = readReport(report);
  rmSync(folder, { recursive: true, force: true });

  for (const problem of problems) console.error(`✖ ${problem}`);
  const all = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of Object.values(byFile)) for (const key of Object.keys(all)) all[key] += counts[key];
  if (status !== 0 && all.failed === 0) all.failed = 1;
  reportCounts(suite, { ...all, files: byFile });
  return all.failed > 0 ? 1 : 0;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { files: {}, problems: ['The test runner ended without a report'] };
  }
}
