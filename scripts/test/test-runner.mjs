// Tests of the test runners. `node scripts/test/test-runner.mjs [part of a path …]`
import { runNodeTests } from '../test-runner/node/run-node-tests.mjs';
import { requestedFiles } from '../test-runner/suites.mjs';

process.exitCode = await runNodeTests('runner', requestedFiles('runner'));
