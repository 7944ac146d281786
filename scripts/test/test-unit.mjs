// Tests without a browser, run by Node's test runner. `node scripts/test/test-unit.mjs [part of a path …]`
import { readFileSync } from 'node:fs';
import { runNodeTests } from '../test-runner/node/run-node-tests.mjs';
import { requestedFiles } from '../test-runner/suites.mjs';

/** Files that need a process without what others have imported, or that change its globals, have one of their own. */
const isShared = (path) => !path.startsWith('test/node/') && !readFileSync(path, 'utf8').includes('page-for-node');

process.exitCode = await runNodeTests('without a browser', requestedFiles('without a browser'), { isShared });
