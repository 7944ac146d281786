// The shell from end to end: the built shell, a platform of its own and a real browser. Builds first when anything that
// the shell is made of is newer than what was built. `node scripts/test-shell.mjs [part of a path …]`
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { chromiumPath } from './browsers.mjs';
import { listFiles } from './files.mjs';
import { runNodeTests } from './run-node-tests.mjs';

const built = 'dist/shell/index.html';
const sources = ['shell', 'elements', 'locales', 'themes', 'react-wrappers', 'sample-data'];
const goesIntoIt = (path) => !path.startsWith('shell/platform/local/') && !/\.(test|examples)\.tsx?$/.test(path);
const newest = Math.max(
  ...[...listFiles(sources, goesIntoIt), 'vite.config.ts', 'package-lock.json'].map((path) => statSync(path).mtimeMs),
);

if (!chromiumPath()) {
  console.error(
    'No Chromium was found: node scripts/ensure.mjs browser installs one, or DASS_CHROMIUM names its place.',
  );
  process.exit(1);
}
if (!existsSync(built) || statSync(built).mtimeMs < newest) {
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const parts = process.argv.slice(2);
const files = listFiles(['test/shell'], (path) => path.endsWith('.e2e.ts')).filter(
  (path) => parts.length === 0 || parts.some((part) => path.includes(part)),
);
if (files.length === 0) {
  console.error(`No test of the shell matches ${parts.join(' ')}`);
  process.exit(1);
}
process.exitCode = await runNodeTests('shell', files);
