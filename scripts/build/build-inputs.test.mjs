import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { hashOfInputs } from './build-inputs.mjs';

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
    const before = hashOfInputs('shell', root);
    change();
    return hashOfInputs('shell', root) !== before;
  };
  return { root, write, isChangedBy };
}

test('a new build of the shell is required when a file was changed, added, renamed or deleted', (t) => {
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

test('a new build of the shell is required when the build itself has changed', (t) => {
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

test('no new build of the shell is required for tests, the local platform, or changed modification times', (t) => {
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

for (const [path, kit, docs] of [
  ['docs/guides/forms/en.md', false, true],
  ['docs/build/site-data.ts', false, true],
  // The site shows examples and tests of the elements.
  ['elements/controls/chip/chip.examples.ts', false, true],
  ['elements/controls/chip/chip.test.ts', false, true],
  ['elements/controls/chip/chip.ts', true, true],
  ['testing/page-objects.ts', true, false],
  ['cli/main.ts', true, false],
  ['tsconfig.kit.json', true, true],
  ['sample-data/materials.ts', false, true],
  ['scripts/build/build-page.mjs', true, true],
  ['scripts/checks/load-sizes.mjs', true, true],
  ['custom-elements.json', true, true],
  ['package-lock.json', true, true],
  ['scripts/test-runner/suites.mjs', false, false],
  ['test/docs/site.e2e.ts', false, false],
])
  test(`which builds are out of date when ${path} changes`, (t) => {
    const root = `${mkdtempSync(join(tmpdir(), 'dass-build-inputs-'))}/`;
    t.after(() => rmSync(root, { recursive: true }));
    mkdirSync(join(root, path, '..'), { recursive: true });
    const hashes = (text) => {
      writeFileSync(root + path, text);
      return ['kit', 'docs'].map((name) => hashOfInputs(name, root));
    };
    const before = hashes('before');
    const after = hashes('after');
    assert.deepEqual(
      after.map((hash, at) => hash !== before[at]),
      [kit, docs],
    );
  });
