// Runs the tests that need no browser (plain TypeScript: core, models, the platform, the checks) with Node's own test
// runner. `node scripts/test-node.mjs [part of a path …]`
import { runNodeTests } from './run-node-tests.mjs';
import { listFiles } from './files.mjs';

const parts = process.argv.slice(2);
const needsNoBrowser = (path) =>
  path.endsWith('.test.mjs') ||
  (path.endsWith('.test.ts') &&
    (!path.startsWith('elements/') || path.startsWith('elements/core/') || path.endsWith('-model.test.ts')));
const files = listFiles(
  ['elements', 'locales', 'sample-data', 'shell', 'scripts', 'test/node', 'bench'],
  needsNoBrowser,
).filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)));

if (files.length === 0) {
  console.log(`without a browser: no test matches ${parts.join(' ')}`);
  process.exit(0);
}
process.exitCode = await runNodeTests('without a browser', files);
