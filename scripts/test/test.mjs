// `npm test`: runs all steps in order and prints one line `N passed, N failed, N skipped` at the end.
import { readFileSync } from 'node:fs';
import { runSteps } from '../test-runner/run-steps.mjs';

const step = (name, script) => ({ name, command: ['npm', 'run', '--silent', script] });
const check = (name, script) => step(name, `check:${script}`);
const suite = (name, ...command) => ({ name, command: ['node', ...command], counts: true });

process.exitCode = await runSteps(
  [
    // First, because it may write the files that the others read.
    check('generated files', 'generated'),
    [
      step('lint', 'lint'),
      step('types', 'typecheck'),
      check('templates', 'templates'),
      check('texts', 'texts'),
      check('elements everywhere', 'elements'),
      check('layers', 'layers'),
      check('format', 'format'),
      check('folders', 'folders'),
      check('documents', 'paths'),
      check('versions', 'versions'),
      check('lock', 'lock'),
    ],
    [suite('without a browser', 'scripts/test/test-unit.mjs'), suite('runner', 'scripts/test/test-runner.mjs')],
    suite('elements', 'node_modules/@web/test-runner/dist/bin.js'),
    suite('shell', 'scripts/test/test-e2e.mjs'),
    suite('package', 'scripts/test/test-package.mjs'),
    suite('docs', 'scripts/test/test-docs.mjs'),
    check('sizes', 'sizes'),
    check('load sizes', 'load-sizes'),
  ],
  { name: 'npm test', minimums: JSON.parse(readFileSync('scripts/test/test-counts.json', 'utf8')) },
);
