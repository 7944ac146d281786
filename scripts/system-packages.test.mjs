import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { installCommands } from './system-packages.mjs';

const machine = (can) => ({ hasApt: true, isRoot: false, hasPasswordlessSudo: false, ...can });

test('packages are installed by root, or with a sudo that asks for no password', () => {
  const [, asRoot] = installCommands(['chromium'], machine({ isRoot: true, hasPasswordlessSudo: true }));
  assert.deepEqual(asRoot, ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  const [, withSudo] = installCommands(['chromium'], machine({ hasPasswordlessSudo: true }));
  assert.deepEqual(withSudo.slice(0, 4), ['sudo', '-n', 'apt-get', 'install']);
});

test('nothing is installed where that needs a password, or there is no apt-get', () => {
  assert.deepEqual(installCommands(['chromium'], machine({})), []);
  assert.deepEqual(installCommands(['chromium'], machine({ hasApt: false, isRoot: true })), []);
});

/** Runs scripts/ensure.mjs on a machine whose only programs are these shell scripts. */
function ensureWith(t, programs) {
  const folder = mkdtempSync(join(tmpdir(), 'dass-ensure-'));
  t.after(() => rmSync(folder, { recursive: true }));
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/ensure.mjs', 'firefox'], {
    encoding: 'utf8',
    env: { PATH: folder, FOLDER: folder },
  });
  return { status, output: stdout + stderr };
}

test('says what it installs, how and why, before it does', (t) => {
  if (process.platform !== 'linux') t.skip('apt-get is for Debian');
  const installs = 'echo "apt-get $1"; if [ "$1" = install ]; then echo > "$FOLDER/firefox-esr"; fi';
  const { status, output } = ensureWith(t, { 'apt-get': installs, sudo: 'exec "$FOLDER/apt-get" "$3"' });
  assert.equal(status, 0, output);
  assert.match(output, /tests run in Firefox, which was not found\. Installing firefox-esr, fonts-dejavu-core:\n/);
  assert.match(output, /apt-get install -y -qq --no-install-recommends firefox-esr fonts-dejavu-core\n/);
});

test('fails with the command to run where it cannot install', (t) => {
  const { status, output } = ensureWith(t, {});
  assert.equal(status, 1);
  assert.match(output, /tests run in Firefox, which was not found and could not be installed here/);
  assert.match(
    output,
    /sudo apt-get install --no-install-recommends firefox-esr fonts-dejavu-core\), or name its place in/,
  );
  assert.match(output, /DASS_FIREFOX/);
});
