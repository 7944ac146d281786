import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { after, before, describe, it } from 'node:test';
import { listFiles } from '../../scripts/files.mjs';
import { suiteFiles, suiteNames, suitesOf, testFiles } from '../../scripts/test-runner/suites.mjs';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}
interface Run {
  readonly status: number | null;
  readonly output: string;
  /** By the name of the fixture. */
  readonly counts: Readonly<Record<string, Counts>>;
}

const folder = mkdtempSync(join(tmpdir(), 'dass-runners-'));
let runs = 0;
after(() => rmSync(folder, { recursive: true }));

/** Runs fixtures with the real runner in one process. */
async function run(command: readonly string[], files: readonly string[]): Promise<Run> {
  const report = join(folder, `${++runs}.json`);
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('DASS_')));
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...own, ...(files.length > 0 ? { DASS_FILES: files.join(',') } : {}), DASS_COUNTS: report },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const byFile = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as { files: Record<string, Counts> }).files
    : {};
  const counts = Object.entries(byFile).map(([path, own]) => [path.replace(/.*\/|\.fixture\..*/g, ''), own]);
  return { status, output, counts: Object.fromEntries(counts) as Record<string, Counts> };
}

const fixtures = (kind: string): string[] => listFiles([`test/runner/${kind}`], (path) => path.includes('.fixture.'));
const elementRunner = ['node_modules/@web/test-runner/dist/bin.js'];
const unitRunner = ['scripts/test/test-unit.mjs'];
const nodeRunner = (options: string): string[] => [
  '--input-type=module',
  '--eval',
  `import { runNodeTests } from './scripts/test-runner/node/run-node-tests.mjs';
   const files = process.env.DASS_FILES.split(',');
   process.exitCode = await runNodeTests('files', files, ${options});`,
];

for (const [kind, command, green, title] of [
  ['elements', elementRunner, { passed: 3, failed: 0, skipped: 0 }, ''],
  ['node', nodeRunner('{}'), { passed: 3, failed: 0, skipped: 1 }, ''],
  [
    'node',
    nodeRunner('{ concurrency: 1, isShared: () => true }'),
    { passed: 3, failed: 0, skipped: 1 },
    ', in one process',
  ],
] as const) {
  describe(`The runner of the tests in test/runner/${kind}${title}`, () => {
    let all: Run;
    before(async () => (all = await run(command, fixtures(kind))));

    for (const path of fixtures(kind)) {
      const name = path.replace(/.*\/|\.fixture\..*/g, '');
      if (name === 'green') {
        it('passes good tests and prints only the summary, also when an error is provoked on purpose', async () => {
          const { passed, failed, skipped } = all.counts[name]!;
          assert.deepEqual({ passed, failed, skipped }, green);
          const { status, output } = await run(command, [path]);
          assert.equal(status, 0);
          const lines = stripVTControlCharacters(output)
            .split('\n')
            .filter((line) => line.trim() !== '');
          const [summary, ...rest] = lines.filter((line) => line !== 'Running 1 test files...');
          assert.match(summary ?? '', /: 3 passed, 0 failed, \d skipped \(1 files\)$/);
          assert.deepEqual(rest, []);
        });
      } else {
        it(`fails ${name.replaceAll('-', ' ')}`, () => {
          assert.ok((all.counts[name]?.failed ?? 0) > 0, `${name}: ${JSON.stringify(all.counts[name])}\n${all.output}`);
          assert.notEqual(all.status, 0);
        });
      }
    }
  });
}

describe('The runners fail when an argument matches nothing:', () => {
  for (const [what, command, files, expected] of [
    ['a part of a path', [...unitRunner, 'no-such-test'], [], /no test file has 'no-such-test' in its path/],
    ['one part of two', [...unitRunner, 'history', 'no-such-test'], [], /no test file has 'no-such-test' in its path/],
    [
      "a part of the shell's paths",
      ['scripts/test/test-e2e.mjs', 'no-such-test'],
      [],
      /no test file has 'no-such-test'/,
    ],
    ['a file', elementRunner, ['test/no-such.test.ts'], /There is no test file test\/no-such\.test\.ts/],
  ] as const) {
    it(what, async () => {
      const { status, output } = await run(command, files);
      assert.notEqual(status, 0);
      assert.match(output, expected);
    });
  }
});

describe('The suites', () => {
  it('contain every test file exactly once', () => {
    const lost = testFiles().filter((path) => suitesOf(path).length !== 1);
    assert.deepEqual(lost, []);
    assert.deepEqual(suiteNames.map((name) => suiteFiles(name).length > 0).includes(false), false);
  });

  it('contain no fixtures', () => {
    assert.deepEqual(
      testFiles().filter((path) => path.includes('fixture')),
      [],
    );
  });
});
