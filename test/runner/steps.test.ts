import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { timesReport } from '../../scripts/test-runner/times.mjs';

const folder = mkdtempSync(join(tmpdir(), 'dass-steps-'));
after(() => rmSync(folder, { recursive: true }));
let runs = 0;

/** A step with an exit status that may report counts. */
const step = (name: string, status: number, counts?: object) => ({
  name,
  counts: counts !== undefined,
  command: [
    process.execPath,
    '-e',
    `const report = ${JSON.stringify(counts ?? {})};
    if (report.passed !== undefined) require('node:fs').writeFileSync(process.env.DASS_COUNTS, JSON.stringify(report));
    process.stdout.write('a line without an end');
    process.exitCode = ${status};`,
  ],
});

/** Runs steps as `npm test` does. */
function run(steps: readonly unknown[], minimums: Record<string, number> = {}) {
  const cache = join(folder, String(++runs));
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { runSteps } from './scripts/test-runner/run-steps.mjs';
      process.exitCode = await runSteps(${JSON.stringify(steps)}, ${JSON.stringify({ name: 'run', minimums, cache })});`,
    ],
    { encoding: 'utf8' },
  );
  const lines = stdout.trimEnd().split('\n');
  const read = (name: string): unknown =>
    existsSync(join(cache, name))
      ? (JSON.parse(readFileSync(join(cache, name), 'utf8')) as { readonly run: unknown }).run
      : undefined;
  return { status, stdout, lines, last: lines.at(-1), read };
}

/**
 * A suite with two test files, of which these fail when all run.
 * @param failsAlone those that fail again when they run alone
 */
const suiteOf = (failing: readonly string[], failsAlone: readonly string[] = [], all = ['a', 'b', ...failing]) => ({
  name: 'suite',
  counts: true,
  command: [
    process.execPath,
    '-e',
    `const [all, failing, failsAlone] = ${JSON.stringify([[...new Set(all)], failing, failsAlone])};
    const only = process.env.DASS_FILES?.split(',');
    const red = only ? failsAlone : failing;
    const files = Object.fromEntries((only ?? all).map((file) => {
      const failed = Number(red.includes(file));
      return [file, { passed: 2 - failed, failed, skipped: 0, failedTests: failed ? ['a title'] : [],
        times: { total: 5000, loading: 1000, waiting: 500 } }];
    }));
    const sum = (key) => Object.values(files).reduce((total, counts) => total + counts[key], 0);
    require('node:fs').writeFileSync(process.env.DASS_COUNTS, JSON.stringify({
      passed: sum('passed'), failed: sum('failed'), skipped: 0, files }));
    process.exitCode = Number(sum('failed') > 0);`,
  ],
});

describe('npm test', () => {
  it('ends with a line of counts and is green when all steps are green', () => {
    const { status, last, read } = run([step('check', 0), step('suite', 0, { passed: 4, failed: 0, skipped: 2 })], {
      suite: 6,
    });
    assert.equal(last, '5 passed, 0 failed, 2 skipped');
    assert.equal(status, 0);
    assert.deepEqual(read('test-counts.json'), { green: true, ran: { suite: 6 } });
  });

  it('counts a failed check once, and a suite that ends with an error', () => {
    assert.equal(run([step('check', 1)]).last, '0 passed, 1 failed, 0 skipped');
    assert.equal(run([step('suite', 1, { passed: 3, failed: 2, skipped: 0 })]).last, '3 passed, 2 failed, 0 skipped');
    assert.equal(run([step('suite', 1, { passed: 3, failed: 0, skipped: 0 })]).last, '3 passed, 1 failed, 0 skipped');
  });

  it('fails a suite that ends without a report', () => {
    const { status, last } = run([step('suite', 0, {})]);
    assert.equal(last, '0 passed, 1 failed, 0 skipped');
    assert.equal(status, 1);
  });

  it('fails a suite with fewer tests than committed', () => {
    const { status, last, stdout } = run([step('suite', 0, { passed: 2, failed: 0, skipped: 1 })], { suite: 4 });
    assert.equal(last, '2 passed, 1 failed, 1 skipped');
    assert.match(stdout, /suite: it has 3 tests of the 4 in test-counts\.json/);
    assert.equal(status, 1);
  });

  it('runs the steps of a group side by side, and adds up what each reports', () => {
    const mark = join(folder, 'mark');
    /** Green only when another step runs at the same time: each waits for the file that the other one writes. */
    const meets = (name: string, own: string, other: string) => ({
      name,
      counts: true,
      command: [
        process.execPath,
        '-e',
        `const fs = require('node:fs');
        fs.writeFileSync(${JSON.stringify(mark)} + ${JSON.stringify(own)}, '');
        const limit = Date.now() + 20000;
        (function wait() {
          if (fs.existsSync(${JSON.stringify(mark)} + ${JSON.stringify(other)})) {
            fs.writeFileSync(process.env.DASS_COUNTS, JSON.stringify({ passed: 2, failed: 0, skipped: 0 }));
            console.log('output of ${name}');
          } else if (Date.now() < limit) setTimeout(wait, 20);
          else process.exitCode = 1;
        })();`,
      ],
    });
    const { status, last, stdout } = run([
      [meets('first', 'a', 'b'), meets('second', 'b', 'a'), step('third', 0)],
      step('fourth', 1),
    ]);
    assert.equal(last, '5 passed, 1 failed, 0 skipped');
    assert.equal(status, 1);
    for (const name of ['first', 'second']) assert.match(stdout, new RegExp(`▶ ${name}\noutput of ${name}\n✔ ${name}`));
    assert.match(stdout, /Red: fourth/);
  });

  it('counts a step that cannot be started, and runs the others', () => {
    const { last, stdout } = run([{ name: 'missing', command: ['no-such-command'] }, step('check', 0)]);
    assert.equal(last, '1 passed, 1 failed, 0 skipped');
    assert.match(stdout, /ENOENT/);
  });

  it('counts a step once that fails for two reasons', () => {
    const { last } = run([step('suite', 1, { passed: 1, failed: 1, skipped: 0 })], { suite: 4 });
    assert.equal(last, '1 passed, 1 failed, 0 skipped');
  });

  it('reports more tests than committed', () => {
    const { status, stdout } = run([step('suite', 0, { passed: 5, failed: 0, skipped: 0 })], { suite: 4 });
    assert.match(stdout, /more tests than committed \(5, not 4\): npm run update-test-counts/);
    assert.equal(status, 0);
  });

  it('fails when a committed suite is no longer a step', () => {
    const { status, last } = run([step('check', 0)], { suite: 4 });
    assert.equal(last, '1 passed, 1 failed, 0 skipped');
    assert.equal(status, 1);
  });
});

describe('A test file that fails', () => {
  it('is run once more, alone: if it passes it is named as flaky, and the run is green', () => {
    const { status, last, lines, read } = run([suiteOf(['a']), step('check', 0)], { suite: 4 });
    assert.equal(last, '5 passed, 0 failed, 0 skipped');
    assert.equal(status, 0);
    assert.deepEqual(lines.slice(-4, -1), ['All green', 'flaky (failed, then passed alone):', '  suite: a (a title)']);
    assert.deepEqual(read('flaky.json'), [{ suite: 'suite', file: 'a', failed: ['a title'] }]);
  });

  it('makes the run red if it fails again, also beside flaky ones', () => {
    const { status, last, stdout, read } = run([suiteOf(['a', 'b'], ['b'])], { suite: 4 });
    assert.equal(last, '3 passed, 1 failed, 0 skipped');
    assert.equal(status, 1);
    assert.match(stdout, /Red: suite/);
    assert.deepEqual(
      (read('flaky.json') as { file: string }[]).map(({ file }) => file),
      ['a'],
    );
  });

  it('is no excuse for others: three flaky files are green, four are red', () => {
    const three = run([suiteOf(['a', 'b', 'c'])], { suite: 6 });
    assert.equal(three.last, '6 passed, 0 failed, 0 skipped');
    assert.equal(three.status, 0);
    const four = run([suiteOf(['a', 'b', 'c', 'd'])], { suite: 8 });
    assert.equal(four.last, '8 passed, 4 failed, 0 skipped');
    assert.equal(four.status, 1);
    assert.match(four.stdout, /Red: 4 flaky files, more than 3/);
  });

  it('is not run again when more than ten fail', () => {
    const many = Array.from({ length: 11 }, (_, index) => `file ${index}`);
    const { status, last, stdout, read } = run([suiteOf(many, [], many)], { suite: 22 });
    assert.equal(last, '11 passed, 11 failed, 0 skipped');
    assert.equal(status, 1);
    assert.doesNotMatch(stdout, /once more, alone/);
    assert.equal(read('flaky.json'), undefined);
  });
});

describe('The times of a run', () => {
  it('are kept by step and by file, and printed by `npm run test:times`', () => {
    const { read } = run([suiteOf([]), step('check', 0)], { suite: 4 });
    const kept = read('test-times.json') as Parameters<typeof timesReport>[1];
    assert.deepEqual(
      kept.steps.map(({ name, files }) => [name, files.map(({ file }) => file)]),
      [
        ['suite', ['a', 'b']],
        ['check', []],
      ],
    );
    const report = timesReport('npm test', kept);
    assert.match(report, /^ +10\.0 +2\.0 +1\.0 +7\.0 {2}suite, 2 files$/m);
    assert.match(report, /^ +5\.0 +1\.0 +0\.5 +3\.5 {2}suite: a$/m);
  });
});
