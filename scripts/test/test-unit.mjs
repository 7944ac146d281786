// Runs the tests that need no browser with Node's own test runner. `node scripts/test/test-unit.mjs [part of a path …]`
import { runNodeTests } from '../test-runner/run-node-tests.mjs';
import { requestedFiles } from '../test-runner/suites.mjs';

process.exitCode = await runNodeTests(
  'without a browser',
  // Fixtures of the runner's own tests have no suite.
  process.env.DASS_FILES?.split(',') ?? requestedFiles('without a browser'),
);
