// End-to-end tests of the shell: the built shell, a platform of its own and a real browser. Builds the shell first if
// it is out of date. `node scripts/test/test-e2e.mjs [part of a path …]`
import { spawnSync } from 'node:child_process';
import { chromiumPath } from '../browsers.mjs';
import { isBuilt } from '../build/build-inputs.mjs';
import { runNodeTests } from '../test-runner/node/run-node-tests.mjs';
import { longestFirst, requestedFiles } from '../test-runner/suites.mjs';

const files = requestedFiles('shell');
if (!chromiumPath()) {
  console.error(
    'No Chromium was found: node scripts/ensure.mjs browser installs one, or DASS_CHROMIUM names its place.',
  );
  process.exit(1);
}
if (!isBuilt('shell')) {
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
/** The files that take longest, which start first: the last of them would end alone. */
const paths = longestFirst(files, [
  'workspace',
  'layout-shift',
  'start',
  'translation',
  'quality',
  'documents',
  'focus-ring',
  'structure',
]);
// Tests often wait for pages: two cores are not busy with two files.
process.exitCode = await runNodeTests('shell', paths, { concurrency: 3, isShared: () => true });
