import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import test from 'node:test';

test('creates all files of an element and overwrites nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'piece-'));
  try {
    cpSync('scripts/generate/new-element.mjs', join(folder, 'new-element.mjs'));
    const run = (path) =>
      spawnSync(process.execPath, [join(folder, 'new-element.mjs'), path], { cwd: folder, encoding: 'utf8' });
    assert.equal(run('picking/my-piece').status, 0);
    for (const file of ['my-piece.ts', 'my-piece.styles.ts', 'my-piece.examples.ts', 'my-piece.test.ts']) {
      assert.ok(existsSync(join(folder, 'elements/picking/my-piece', file)), file);
    }
    assert.match(
      readFileSync(join(folder, 'elements/picking/my-piece/my-piece.ts'), 'utf8'),
      /define\('dass-my-piece', DassMyPiece\)/,
    );
    assert.equal(run('picking/my-piece').status, 1);
    for (const bad of ['', 'my-piece', 'picking/My_Piece', '../x/y', 'core/thing'])
      assert.equal(run(bad).status, 1, bad);
  } finally {
    rmSync(resolve(folder), { recursive: true, force: true });
  }
});
