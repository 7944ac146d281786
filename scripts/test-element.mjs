// The inner loop for one element: its own tests, its model's tests and the conformance suite for it alone.
// `npm run test:element -- pick-list`
import { spawnSync } from 'node:child_process';
import { listFiles } from './files.mjs';

const [name, ...others] = process.argv.slice(2);
if (!name || others.length > 0) {
  console.error('Which element? One at a time: npm run test:element -- menu-drawer');
  process.exit(1);
}
const own = listFiles(
  ['elements'],
  (path) => path.includes(`/${name}/`) && path.endsWith('.test.ts') && !path.endsWith('-model.test.ts'),
);
const conformance = listFiles(['test/conformance'], (path) => /\.test\.tsx?$/.test(path));
if (own.length === 0) {
  console.error(`No tests in a folder ${name} below elements/`);
  process.exit(1);
}
const run = (command, env = {}) =>
  spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

const generated = ['generate:manifest', 'generate:wrappers'].map(
  (script) =>
    spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', shell: process.platform === 'win32' }).status ??
    1,
);
const models = run(['scripts/test-node.mjs', `/${name}/`]);
const elements = run(['node_modules/@web/test-runner/dist/bin.js'], {
  DASS_FILES: [...own, ...conformance].join(','),
  DASS_ELEMENT: name,
});
process.exitCode = Math.max(...generated, models, elements);
