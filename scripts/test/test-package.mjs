// Tests of the packed package: it is built and packed once, then installed in empty folders and used in Node and in a
// browser. `node scripts/test/test-package.mjs [part of a path …]`
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNodeTests } from '../test-runner/run-node-tests.mjs';
import { requestedFiles } from '../test-runner/suites.mjs';

const files = requestedFiles('package');
const folder = mkdtempSync(join(tmpdir(), 'dass-packed-'));
const { status } = spawnSync('npm', ['pack', '--silent', '--pack-destination', folder], {
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
});
process.exitCode = status === 0 ? await runNodeTests('package', files, { env: { DASS_PACKED_KIT: folder } }) : 1;
rmSync(folder, { recursive: true, force: true });
