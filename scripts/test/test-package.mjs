// Tests of the packed package: it is installed in an empty folder and used in Node and in a browser. `node
// scripts/test/test-package.mjs [part of a path …]`
import { runNodeTests } from '../test-runner/run-node-tests.mjs';
import { requestedFiles } from '../test-runner/suites.mjs';

process.exitCode = await runNodeTests('package', requestedFiles('package'));
