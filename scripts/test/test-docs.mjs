// Tests of the documentation site: builds it, serves it from a folder of a server, and uses it in a browser. `node
// scripts/test/test-docs.mjs [part of a path …]`
import { spawnSync } from 'node:child_process';
import { runNodeTests } from '../test-runner/run-node-tests.mjs';
import { requestedFiles } from '../test-runner/suites.mjs';

const files = requestedFiles('docs');
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'docs/build/build-docs.ts'], { stdio: 'inherit' });
process.exitCode = status === 0 ? await runNodeTests('docs', files) : (status ?? 1);
