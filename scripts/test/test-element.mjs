// Tests of one element: its own tests, its model's tests and its conformance tests. `npm run test:element --
// pick-list`. With `--watch` the browser tests run again after each change.
import { spawnSync } from 'node:child_process';
import { suiteFiles } from '../test-runner/suites.mjs';

const watches = process.argv.includes('--watch');
const [name, ...others] = process.argv.slice(2).filter((argument) => argument !== '--watch');
if (!name || others.length > 0) {
  console.error('Which element? One at a time: npm run test:element -- menu-drawer [--watch]');
  process.exit(1);
}
const inBrowser = suiteFiles('elements');
const own = inBrowser.filter((path) => path.startsWith('elements/') && path.includes(`/${name}/`));
const conformance = inBrowser.filter((path) => path.startsWith('test/conformance/'));
if (own.length === 0) {
  console.error(`No tests in a folder ${name} below elements/`);
  process.exit(1);
}
const run = (command, env = {}) =>
  spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

const generated = ['generate:manifest', 'generate:entries', 'generate:wrappers'].map(
  (script) =>
    spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', shell: process.platform === 'win32' }).status ??
    1,
);
const hasModels = suiteFiles('without a browser').some((path) => path.includes(`/${name}/`));
const models = hasModels ? run(['scripts/test/test-unit.mjs', `/${name}/`]) : 0;
const elements = run(['node_modules/@web/test-runner/dist/bin.js', ...(watches ? ['--watch'] : [])], {
  DASS_FILES: [...own, ...conformance].join(','),
  DASS_ELEMENT: name,
});
process.exitCode = Math.max(...generated, models, elements);
