// The checks, and the tests that reach what has changed since `main`, the nearest first, until the time for them is
// over. It prints what it leaves out. `npm run test:changed [-- --base HEAD~3]`
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { distances, importersOf } from '../test-runner/import-graph.mjs';
import { CACHE, runSteps } from '../test-runner/run-steps.mjs';
import { suiteFiles, suiteNames } from '../test-runner/suites.mjs';

/** Seconds of the selected test files of a suite, added up: several run at the same time. */
const MAX_SECONDS = { 'without a browser': 30, elements: 70 };
/** Of a file that has not been run yet. */
const UNKNOWN_SECONDS = 3;
/** With more changed elements, their conformance is left to `npm test`. */
const MAX_CONFORMANCE = 3;
const CONFORMANCE = 'test/conformance/';

const git = (...args) => {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
};
const at = process.argv.indexOf('--base');
const [base] = git('merge-base', 'HEAD', at < 0 ? 'main' : process.argv[at + 1]);
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')].filter(
  (path) => existsSync(path),
);
if (changed.length === 0) {
  console.log(`Nothing has changed since ${base.slice(0, 8)}.`);
  process.exit(0);
}

const timesFile = `${CACHE}/test-times.json`;
const lastRun = existsSync(timesFile) ? JSON.parse(readFileSync(timesFile, 'utf8'))['npm test'] : undefined;
const seconds = new Map(
  (lastRun?.steps ?? []).flatMap(({ files }) => files.map(({ file, total }) => [file, total / 1000])),
);
const leftOut = [];

const inSuites = Object.keys(MAX_SECONDS).map((suite) => [
  suite,
  suiteFiles(suite).filter((path) => !path.startsWith(CONFORMANCE)),
]);
const near = distances(changed, await importersOf(inSuites.flatMap(([, files]) => files)));
/** @type {Map<string, string[]>} files by suite */
const selected = new Map();
for (const [suite, files] of inSuites) {
  const reaching = files.filter((path) => near.has(path)).sort((a, b) => near.get(a) - near.get(b));
  let sum = 0;
  const wanted = reaching.filter((path) => {
    sum += seconds.get(path) ?? UNKNOWN_SECONDS;
    return near.get(path) === 0 || sum <= MAX_SECONDS[suite];
  });
  selected.set(suite, wanted);
  const rest = reaching.length - wanted.length;
  if (rest > 0) leftOut.push(`${rest} of ${reaching.length} test files of the suite '${suite}', the farthest`);
}

const changedElements = [
  ...new Set(changed.map((path) => /^elements\/(?!base|core)[\w-]+\/([\w-]+)\//.exec(path)?.[1]).filter(Boolean)),
].filter((name) => name !== 'shared');
if (changedElements.length > MAX_CONFORMANCE) leftOut.push(`conformance of ${changedElements.length} changed elements`);
for (const suite of suiteNames.filter((name) => !selected.has(name))) {
  const own = suiteFiles(suite).filter((path) => changed.includes(path));
  selected.set(suite, own);
  leftOut.push(`the suite '${suite}'${own.length > 0 ? `, except ${own.join(', ')}` : ''}`);
}

const scripts = {
  'without a browser': 'scripts/test/test-unit.mjs',
  elements: 'node_modules/@web/test-runner/dist/bin.js',
  smoke: 'node_modules/@web/test-runner/dist/bin.js',
  runner: 'scripts/test/test-runner.mjs',
  shell: 'scripts/test/test-e2e.mjs',
  package: 'scripts/test/test-package.mjs',
  docs: 'scripts/test/test-docs.mjs',
  visual: 'scripts/test/test-visual.mjs',
};
const check = (name, script) => ({ name, command: ['npm', 'run', '--silent', script] });
const touches = (pattern) => changed.some((path) => pattern.test(path));
const suites = [...selected]
  .filter(([, files]) => files.length > 0)
  .map(([name, files]) => ({
    name,
    counts: true,
    command: ['node', scripts[name]],
    env: { DASS_FILES: files.join(',') },
  }));
if (changedElements.length > 0 && changedElements.length <= MAX_CONFORMANCE)
  suites.push({
    name: `conformance of ${changedElements.join(', ')}`,
    counts: true,
    command: ['node', scripts.elements],
    env: {
      DASS_ELEMENT: changedElements.join(','),
      DASS_FILES: suiteFiles('elements')
        .filter((path) => path.startsWith(CONFORMANCE))
        .join(','),
    },
  });

const code = changed.filter((path) => /\.(ts|tsx|mjs|js)$/.test(path));
const templates = changed.filter((path) => /^elements\/.*(?<!\.(test|examples|styles))\.ts$/.test(path));
const formatted = changed.filter((path) => !/lock\.json$|^custom-elements\.json$/.test(path));
const steps = [
  [
    check('types', 'typecheck'),
    ...(code.length > 0
      ? [
          {
            name: 'lint of changed files',
            command: ['node', 'node_modules/oxlint/bin/oxlint', '--type-aware', ...code],
          },
        ]
      : []),
    { name: 'format of changed files', command: ['node', 'node_modules/oxfmt/bin/oxfmt', '--check', ...formatted] },
    ...(touches(/^(elements|locales|shell)\//) ? [check('generated files', 'check:generated')] : []),
    ...(templates.length > 0
      ? [
          {
            name: 'templates of changed files',
            command: ['node', 'node_modules/@jackolope/lit-analyzer/cli.mjs', ...templates, '--quiet', '--strict'],
          },
        ]
      : []),
    check('layers', 'check:layers'),
    check('folders', 'check:folders'),
    check('documents', 'check:paths'),
  ],
  ...suites,
];
leftOut.push('the checks of sizes, texts, elements, versions and the lock file');

console.log(`${changed.length} files have changed since ${base.slice(0, 8)}.`);
const status = await runSteps(steps, { name: 'npm run test:changed' });
console.log(`Left out, and in npm test:\n  ${leftOut.join('\n  ')}`);
process.exitCode = status;
