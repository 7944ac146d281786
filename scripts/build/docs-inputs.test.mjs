import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { hashOfInputs } from './docs-inputs.mjs';

for (const [path, isInput] of [
  ['docs/guides/forms/en.md', true],
  ['docs/build/site-data.ts', true],
  ['elements/controls/chip/chip.examples.ts', true],
  // The site shows the tests of the elements.
  ['elements/controls/chip/chip.test.ts', true],
  // Examples show these data.
  ['sample-data/materials.ts', true],
  ['scripts/build/build-page.mjs', true],
  ['scripts/checks/load-sizes.mjs', true],
  ['custom-elements.json', true],
  ['package-lock.json', true],
  ['scripts/test-runner/suites.mjs', false],
  ['test/docs/site.e2e.ts', false],
])
  test(`${isInput ? 'a' : 'no'} new build of the site is required when ${path} changes`, (t) => {
    const root = `${mkdtempSync(join(tmpdir(), 'dass-docs-inputs-'))}/`;
    t.after(() => rmSync(root, { recursive: true }));
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(root + path, 'before');
    const before = hashOfInputs(root);
    writeFileSync(root + path, 'after');
    assert.equal(hashOfInputs(root) !== before, isInput);
  });
