import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { hashOfInputs } from './shell-inputs.mjs';

/** Creates a small shell. `isChangedBy` returns whether an action requires a new build. */
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

test('a new build is required when a file was changed, added, renamed or deleted', (t) => {
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

test('a new build is required when the build itself has changed', (t) => {
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

test('no new build is required for tests, the local platform, or changed modification times', (t) => {
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
