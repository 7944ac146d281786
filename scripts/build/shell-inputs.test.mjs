import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { hashOfInputs } from './shell-inputs.mjs';

/** A small shell; the function says whether what is done makes it one that is to be built again. */
function sources(t) {
  const root = `${mkdtempSync(join(tmpdir(), 'dass-inputs-'))}/`;
  t.after(() => rmSync(root, { recursive: true }));
  const write = (path, text) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(root + path, text);
  };
  write('shell/main.ts', 'main');
  write('elements/controls/chip/chip.ts', 'chip');
  write('scripts/build/minify-literals.mjs', 'minify');
  write('vite.config.ts', 'config');
  const isChangedBy = (change) => {
    const before = hashOfInputs(root);
    change();
    return hashOfInputs(root) !== before;
  };
  return { root, write, isChangedBy };
}

test('the shell is built again when a file was changed, added, renamed or deleted', (t) => {
  const { root, write, isChangedBy } = sources(t);
  assert.equal(
    isChangedBy(() => write('shell/main.ts', 'Main')),
    true,
  );
  assert.equal(
    isChangedBy(() => write('shell/other.ts', 'other')),
    true,
  );
  assert.equal(
    isChangedBy(() => renameSync(`${root}shell/other.ts`, `${root}shell/another.ts`)),
    true,
  );
  assert.equal(
    isChangedBy(() => rmSync(`${root}elements/controls/chip/chip.ts`)),
    true,
  );
});

test('the shell is built again when the build has changed', (t) => {
  const { write, isChangedBy } = sources(t);
  assert.equal(
    isChangedBy(() => write('scripts/build/minify-literals.mjs', 'minify more')),
    true,
  );
  assert.equal(
    isChangedBy(() => write('vite.config.ts', 'other config')),
    true,
  );
  assert.equal(
    isChangedBy(() => write('package-lock.json', '{}')),
    true,
  );
});

test('the shell is not built again because of tests, of the local platform, or of a checkout that touched every file', (t) => {
  const { root, write, isChangedBy } = sources(t);
  assert.equal(
    isChangedBy(() => write('shell/main.test.ts', 'test')),
    false,
  );
  assert.equal(
    isChangedBy(() => write('shell/platform/local/users.ts', 'users')),
    false,
  );
  assert.equal(
    isChangedBy(() => utimesSync(`${root}shell/main.ts`, new Date(), new Date())),
    false,
  );
});
