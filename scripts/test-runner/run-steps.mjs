// Runs the steps of `npm test`, adds up their tests and prints one line of counts at the end.
import { spawnSync } from 'node:child_process';
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
 * @param {Step[]} steps
 * @param {{ minimums: Record<string, number>, report: string }} options minimum number of tests per suite; file for
 * the actual numbers
 * @returns {number} the exit code
 */
export function runSteps(steps, { minimums, report }) {
  const folder = mkdtempSync(join(tmpdir(), 'dass-'));
  const total = { passed: 0, failed: 0, skipped: 0 };
  const [red, notes, ran] = [[], [], {}];
  for (const [index, { name, command, counts: isSuite = false }] of steps.entries()) {
    const file = join(folder, `${index}.json`);
    const started = Date.now();
    console.log(`\n▶ ${name}`);
    const { status } = spawnSync(command[0], command.slice(1), {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, DASS_COUNTS: file },
    });
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

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
