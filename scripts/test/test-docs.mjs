// Tests of the documentation site: builds it if it is out of date, serves it from a folder of a server, and uses it in a
// browser. `node scripts/test/test-docs.mjs [part of a path …]`
import { spawnSync } from 'node:child_process';
import { isBuilt } from '../build/build-inputs.mjs';
import { runNodeTests } from '../test-runner/node/run-node-tests.mjs';
import { longestFirst, requestedFiles } from '../test-runner/suites.mjs';

const files = requestedFiles('docs');
if (!isBuilt('docs')) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'docs/build/build-docs.ts'], {
    stdio: 'inherit',
    // As `npm start` does.
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (status !== 0) process.exit(status ?? 1);
}
/** The files that take longest, which start first. They wait for commands and pages, so that a third one runs beside them. */
const paths = longestFirst(files, ['guide-commands', 'site', 'examples']);
process.exitCode = await runNodeTests('docs', paths, { concurrency: 3, isShared: () => true });
