// Tests without a browser, run by Node's test runner. `node scripts/test/test-unit.mjs [part of a path …]`
import { runNodeTests } from '../test-runner/node/run-node-tests.mjs';
import { requestedFiles } from '../test-runner/suites.mjs';

process.exitCode = await runNodeTests('without a browser', requestedFiles('without a browser'), { areShared: true });
