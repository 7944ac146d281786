// Tests of the packed package: it is built, packed and installed once, then used in Node and in a browser. `node
// scripts/test/test-package.mjs [part of a path …]`
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages, packDependencies } from '../../test/package/support/install-packed-kit.mjs';
import { runNodeTests } from '../test-runner/node/run-node-tests.mjs';
import { requestedFiles } from '../test-runner/suites.mjs';

const files = requestedFiles('package');
const needsInstallation = files.some((file) => readFileSync(file, 'utf8').includes('support/install.js'));
const folder = mkdtempSync(join(tmpdir(), 'dass-packed-'));
const packed = join(folder, 'packed');

/** Builds and packs the kit, in the environment of a development server: it decides nothing. */
const packKit = () =>
  new Promise((resolve, reject) => {
    mkdirSync(packed);
    const child = spawn('npm', ['pack', '--silent', '--pack-destination', packed], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'development' },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('close', (status) => (status === 0 ? resolve() : reject(new Error('The kit could not be packed'))));
  });

try {
  await Promise.all([packKit(), needsInstallation && packDependencies(packed)]);
  if (needsInstallation) await installPackages(packed, join(folder, 'installation'));
  process.exitCode = await runNodeTests('package', files, { env: { DASS_PACKED_KIT: folder } });
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
