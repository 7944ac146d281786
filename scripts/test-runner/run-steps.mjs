// Runs the steps of `npm test`, runs failed test files once more, and prints one line of counts at the end.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCounts, countsLine, noCounts } from './counts.mjs';
import { timesOf } from './times.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./counts.mjs').SuiteCounts} SuiteCounts */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {boolean} [counts] whether it is a test suite: it reports its counts, and runs only the files in
 * `DASS_FILES` if that is set
 * @property {Record<string, string>} [env]
 */
/** @typedef {{ step: Step, status: number | null, counts?: SuiteCounts, seconds: number }} Result */

/** The folder for what a run leaves behind: its counts, its times, its flaky files. */
export const CACHE = 'node_modules/.cache';
/** With more flaky files than this, a run is red: then something is wrong with the tests or with the machine. */
export const MAX_FLAKY_FILES = 3;
/** With more failed files than this, none is run again: the cause is common to them. */
export const MAX_RETRIED_FILES = 10;

/**
 * Returns what a step adds to the totals: its reported counts, or one for a check. A failure is counted once.
 * @param {{ status: number | null, counts?: Counts, isSuite: boolean, minimum?: number }} step
 * @returns {Counts & { problems: string[], notes: string[] }}
 */
export function outcomeOf({ status, counts, isSuite, minimum = 0 }) {
  const [problems, notes] = [[], []];
  const { passed, failed, skipped } = counts ?? { ...noCounts(), passed: Number(!isSuite && status === 0) };
  const sum = { passed, failed, skipped };
  if (isSuite && !counts) problems.push('it ended without a report');
  else if (status !== 0 && sum.failed === 0) problems.push(`it ended with ${status ?? 'a signal'}`);
  // A skipped test always has a reason: otherwise its runner has failed it.
  const run = sum.passed + sum.failed + sum.skipped;
  if (isSuite && counts && run < minimum) problems.push(`it has ${run} tests of the ${minimum} in test-counts.json`);
  if (isSuite && run > minimum && minimum > 0)
    notes.push(`more tests than committed (${run}, not ${minimum}): npm run update-test-counts`);
  if (problems.length > 0 && sum.failed === 0) sum.failed = 1;
  return { ...sum, problems, notes };
}

/**
 * @param {(Step | Step[])[]} groups run one after the other; the steps of one group run side by side, two at a time,
 * and each prints its output when it ends
 * @param {object} options
 * @param {string} options.name of the run, under which its results are kept in the cache
 * @param {Record<string, number>} [options.minimums] minimum number of tests per suite
 * @param {string} [options.cache] folder for `test-counts.json`, `test-times.json` and `flaky.json`
 * @returns {Promise<number>} the exit code
 */
export async function runSteps(groups, { name: runName, minimums = {}, cache = CACHE }) {
  const folder = mkdtempSync(join(tmpdir(), 'dass-'));
  const started = Date.now();
  let count = 0;
  /** @param {Step} step @returns {Promise<Result & { output: string }>} */
  const execute = async (step, { isShown = false, files = [] } = {}) => {
    const report = join(folder, `${count++}.json`);
    const begin = Date.now();
    const env = { ...process.env, ...step.env, DASS_COUNTS: report };
    if (files.length > 0) env.DASS_FILES = files.join(',');
    const { status, output } = await spawnCommand(step.command, env, isShown);
    const counts = step.counts ? readJson(report) : undefined;
    return { step, status, counts, output, seconds: (Date.now() - begin) / 1000 };
  };

  /** @type {Result[]} */
  const results = [];
  for (const group of groups) {
    const waiting = [group].flat();
    const isShown = waiting.length === 1;
    const runNext = async () => {
      for (let step; (step = waiting.shift());) {
        if (isShown) console.log(`\n▶ ${step.name}`);
        const result = await execute(step, { isShown });
        if (!isShown) console.log(`\n▶ ${step.name}`);
        if (result.output) console.log(result.output.trimEnd());
        const { failed } = outcomeOf({ ...result, isSuite: step.counts });
        console.log(`${failed > 0 ? '✖' : '✔'} ${step.name} (${Math.round(result.seconds)} s)`);
        results.push(result);
      }
    };
    await Promise.all([runNext(), runNext()]);
  }

  const flaky = await retryFailedFiles(results, (step, file) => execute(step, { files: [file] }));
  rmSync(folder, { recursive: true, force: true });

  const total = noCounts();
  const [red, notes, ran] = [[], [], {}];
  for (const { step, status, counts } of results) {
    const outcome = outcomeOf({ status, counts, isSuite: step.counts, minimum: minimums[step.name] });
    addCounts(total, outcome);
    for (const problem of outcome.problems) console.log(`✖ ${step.name}: ${problem}`);
    notes.push(...outcome.notes.map((note) => `${step.name}: ${note}`));
    if (outcome.failed > 0) red.push(step.name);
    if (step.counts) ran[step.name] = outcome.passed + outcome.failed + outcome.skipped;
  }
  for (const name of Object.keys(minimums).filter((name) => !(name in ran))) {
    total.failed++;
    red.push(`${name} (in test-counts.json, but no step)`);
  }
  if (flaky.length > MAX_FLAKY_FILES) {
    total.failed += flaky.length;
    red.push(`${flaky.length} flaky files, more than ${MAX_FLAKY_FILES}`);
  }

  keep(cache, 'test-counts.json', runName, { green: red.length === 0, ran });
  keep(cache, 'test-times.json', runName, timesOf((Date.now() - started) / 1000, results));
  keep(cache, 'flaky.json', runName, flaky.length > 0 ? flaky : undefined);

  console.log(`\n${[...notes, red.length > 0 ? `Red: ${red.join(', ')}` : 'All green'].join('\n')}`);
  if (flaky.length > 0) {
    console.log('flaky (failed, then passed alone):');
    for (const { suite, file, failed } of flaky) console.log(`  ${suite}: ${file} (${failed.join('; ')})`);
  }
  console.log(countsLine(total));
  return total.failed > 0 ? 1 : 0;
}

/**
 * Runs each failed test file once more, alone. If it passes, the file's counts are replaced in `results`.
 * @param {Result[]} results
 * @param {(step: Step, file: string) => Promise<Result & { output: string }>} execute
 * @returns {Promise<{ suite: string, file: string, failed: string[] }[]>} the files that failed and then passed
 */
async function retryFailedFiles(results, execute) {
  const failed = results.flatMap((result) =>
    Object.entries(result.counts?.files ?? {})
      .filter(([, counts]) => counts.failed > 0)
      .map(([file, counts]) => ({ result, file, counts })),
  );
  const flaky = [];
  if (failed.length > MAX_RETRIED_FILES) {
    console.log(`\n${failed.length} test files failed: none is run again`);
    return flaky;
  }
  for (const { result, file, counts } of failed) {
    console.log(`\n▶ ${result.step.name}: ${file} once more, alone`);
    const again = await execute(result.step, file);
    const now = again.counts?.files[file];
    const isGreen = again.status === 0 && now?.failed === 0;
    if (!isGreen) console.log(again.output.trimEnd());
    console.log(`${isGreen ? '✔' : '✖'} ${file} (${Math.round(again.seconds)} s)`);
    if (!isGreen) continue;
    addCounts(result.counts, counts, -1);
    addCounts(result.counts, now);
    result.counts.files[file] = now;
    // The suite ended with an error because of its failed files.
    if (result.counts.failed === 0 && result.status !== null) result.status = 0;
    flaky.push({ suite: result.step.name, file, failed: counts.failedTests ?? [] });
  }
  return flaky;
}

/**
 * Runs a command to its end. Its output is printed at once if it is shown, and returned otherwise. The status is null
 * if a signal has ended it or it could not be started.
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function spawnCommand([file, ...parameters], env, isShown) {
  const child = spawn(file, parameters, {
    stdio: ['ignore', ...(isShown ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    shell: process.platform === 'win32',
    env,
  });
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => parts.push(part));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: null, output: String(error) }));
    child.on('close', (status) => resolve({ status, output: Buffer.concat(parts).toString() }));
  });
}

/**
 * Keeps a value of a run in a file, beside those of the other runs. Without values the file is removed.
 * @param {string} folder @param {string} file @param {string} run @param {unknown} value
 */
function keep(folder, file, run, value) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, file);
  const all = { ...readJson(path), [run]: value };
  if (Object.values(all).every((one) => one === undefined)) rmSync(path, { force: true });
  else writeFileSync(path, `${JSON.stringify(all, undefined, 1)}\n`);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
