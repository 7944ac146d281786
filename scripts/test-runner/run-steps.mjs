// Runs the steps of `npm test`, adds up their tests and prints one line of counts at the end.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { countsLine } from './counts.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {{ name: string, command: string[], counts?: boolean }} Step `counts`: it has tests, and reports how many */

/**
 * Returns what a step adds to the totals: its reported counts, or one for a check. A failure is counted once.
 * @param {{ status: number | null, counts?: Counts, isSuite: boolean, minimum?: number }} step
 * @returns {Counts & { problems: string[], notes: string[] }}
 */
export function outcomeOf({ status, counts, isSuite, minimum = 0 }) {
  const [problems, notes] = [[], []];
  const sum = counts ? { ...counts } : { passed: Number(!isSuite && status === 0), failed: 0, skipped: 0 };
  if (isSuite && !counts) problems.push('it ended without a report');
  else if (status !== 0 && sum.failed === 0) problems.push(`it ended with ${status ?? 'a signal'}`);
  // A skipped test always has a reason: otherwise its runner has failed it.
  const run = sum.passed + sum.failed + sum.skipped;
  if (isSuite && counts && run < minimum) problems.push(`it has ${run} tests of the ${minimum} in test-counts.json`);
  if (isSuite && run > minimum)
    notes.push(`more tests than committed (${run}, not ${minimum}): npm run update-test-counts`);
  if (problems.length > 0 && sum.failed === 0) sum.failed = 1;
  return { ...sum, problems, notes };
}

/**
 * @param {(Step | Step[])[]} groups run one after the other; the steps of one group run side by side, two at a time,
 * and each prints its output when it ends
 * @param {{ minimums: Record<string, number>, report: string }} options minimum number of tests per suite; file for
 * the actual numbers
 * @returns {Promise<number>} the exit code
 */
export async function runSteps(groups, { minimums, report }) {
  const folder = mkdtempSync(join(tmpdir(), 'dass-'));
  const total = { passed: 0, failed: 0, skipped: 0 };
  const [red, notes, ran] = [[], [], {}];
  let count = 0;
  /** @param {Step} step @param {boolean} isAlone */
  const run = async ({ name, command, counts: isSuite = false }, isAlone) => {
    const file = join(folder, `${count++}.json`);
    const started = Date.now();
    if (isAlone) console.log(`\n▶ ${name}`);
    const { status, output } = await execute(command, { ...process.env, DASS_COUNTS: file }, isAlone);
    if (!isAlone) console.log(`\n▶ ${name}`);
    if (output) console.log(output.trimEnd());
    const outcome = outcomeOf({
      status,
      isSuite,
      counts: isSuite ? readJson(file) : undefined,
      minimum: minimums[name],
    });
    for (const key of Object.keys(total)) total[key] += outcome[key];
    for (const problem of outcome.problems) console.log(`✖ ${name}: ${problem}`);
    notes.push(...outcome.notes.map((note) => `${name}: ${note}`));
    if (outcome.failed > 0) red.push(name);
    if (isSuite) ran[name] = outcome.passed + outcome.failed + outcome.skipped;
    console.log(`${outcome.failed > 0 ? '✖' : '✔'} ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
  };
  for (const group of groups) {
    const waiting = [group].flat();
    const isAlone = waiting.length === 1;
    const runNext = async () => {
      for (let step; (step = waiting.shift());) await run(step, isAlone);
    };
    await Promise.all([runNext(), runNext()]);
  }
  rmSync(folder, { recursive: true, force: true });
  for (const name of Object.keys(minimums).filter((name) => !(name in ran))) {
    total.failed++;
    red.push(`${name} (in test-counts.json, but no step)`);
  }
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, JSON.stringify({ green: red.length === 0, ran }));

  console.log(`\n${[...notes, red.length > 0 ? `Red: ${red.join(', ')}` : 'All green'].join('\n')}`);
  console.log(countsLine(total));
  return total.failed > 0 ? 1 : 0;
}

/**
 * Runs a command to its end. Its output is printed at once if it is shown, and returned otherwise. The status is null
 * if a signal has ended it or it could not be started.
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function execute([file, ...parameters], env, isShown) {
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

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
