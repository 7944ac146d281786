// Tests of the documentation site: builds it if it is out of date, serves it from a folder of a server, and uses it in a
// browser. `node scripts/test/test-docs.mjs [part of a path …]`
import { spawnSync } from 'node:child_process';
import { isBuilt } from '../build/build-inputs.mjs';
import { runNodeTests } from '../test-runner/node/run-node-tests.mjs';
import { requestedFiles } from '../test-runner/suites.mjs';

const files = requestedFiles('docs');
if (!isBuilt('docs')) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'docs/build/build-docs.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
process.exitCode = await runNodeTests('docs', files);
