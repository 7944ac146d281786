import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';

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
  const report = join(folder, `${++runs}.json`);
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { runSteps } from './scripts/test-runner/run-steps.mjs';
      process.exitCode = await runSteps(${JSON.stringify(steps)}, ${JSON.stringify({ minimums, report })});`,
    ],
    { encoding: 'utf8' },
  );
  const lines = stdout.trimEnd().split('\n');
  return { status, stdout, last: lines.at(-1), report: JSON.parse(readFileSync(report, 'utf8')) as unknown };
}

describe('npm test', () => {
  it('ends with a line of counts and is green when all steps are green', () => {
    const { status, last, report } = run([step('check', 0), step('suite', 0, { passed: 4, failed: 0, skipped: 2 })], {
      suite: 6,
    });
    assert.equal(last, '5 passed, 0 failed, 2 skipped');
    assert.equal(status, 0);
    assert.deepEqual(report, { green: true, ran: { suite: 6 } });
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
