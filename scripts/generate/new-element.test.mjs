import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import test from 'node:test';

test('creates all files of an element and overwrites nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'element-'));
  try {
    cpSync('scripts/generate/new-element.mjs', join(folder, 'new-element.mjs'));
    const run = (path) =>
      spawnSync(process.execPath, [join(folder, 'new-element.mjs'), path], { cwd: folder, encoding: 'utf8' });
    assert.equal(run('picking/my-element').status, 0);
    for (const file of ['my-element.ts', 'my-element.styles.ts', 'my-element.examples.ts', 'my-element.test.ts']) {
      assert.ok(existsSync(join(folder, 'elements/picking/my-element', file)), file);
    }
    assert.match(
      readFileSync(join(folder, 'elements/picking/my-element/my-element.ts'), 'utf8'),
      /define\('dass-my-element', DassMyElement\)/,
    );
    assert.equal(run('picking/my-element').status, 1);
    for (const invalid of ['', 'my-element', 'picking/My_Piece', '../x/y', 'core/thing'])
      assert.equal(run(invalid).status, 1, invalid);
  } finally {
    rmSync(resolve(folder), { recursive: true, force: true });
  }
});
