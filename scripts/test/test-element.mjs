// Tests of one element: its own tests, its model's tests and its conformance tests. `npm run test:element --
// pick-list`. With `--watch` the browser tests run again after each change.
import { spawn } from 'node:child_process';
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
/** @param {string[]} command of Node @returns {Promise<number>} its exit code */
const run = (command, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('close', (status) => resolve(status ?? 1));
  });
const runElements = (files) =>
  run(['node_modules/@web/test-runner/dist/bin.js', ...(watches ? ['--watch'] : [])], {
    DASS_FILES: files.join(','),
    DASS_ELEMENT: name,
  });
/** The manifest, and what is generated from it. */
async function generate() {
  const manifest = await run(['node_modules/@custom-elements-manifest/analyzer/cem.js', 'analyze', '--quiet']);
  const generated = await Promise.all(
    ['entries', 'wrappers'].map((what) => run([`scripts/generate/generate-${what}.mjs`])),
  );
  return Math.max(manifest, ...generated);
}

const models = suiteFiles('without a browser').filter((path) => path.includes(`/${name}/`));
const runModels = () => (models.length > 0 ? run(['scripts/test/test-unit.mjs', ...models]) : 0);
// The own tests first and alone: the first result comes soon. The conformance tests need the manifest.
const statuses = watches
  ? [await generate(), await runModels(), await runElements([...own, ...conformance])]
  : [await runElements(own), ...(await Promise.all([generate(), runModels()])), await runElements(conformance)];
process.exitCode = Math.max(...statuses);
