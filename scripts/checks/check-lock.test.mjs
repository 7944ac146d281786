import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockProblems } from './check-lock.mjs';

const integrity = `sha512-${'a'.repeat(86)}==`;
const problemsOf = (entry, path = 'node_modules/piece') =>
  lockProblems({
    packages: { '': { name: 'root' }, [path]: { version: '1.0.0', integrity, license: 'MIT', ...entry } },
  });

test('a package with a hash and an allowed licence has no problem', () => {
  assert.deepEqual(problemsOf({}), []);
  assert.deepEqual(problemsOf({ license: '(GPL-3.0 OR MIT)' }), []);
  assert.deepEqual(problemsOf({ license: 'MIT AND ISC' }), []);
  assert.deepEqual(problemsOf({ license: undefined, version: '0.0.2' }, 'node_modules/koa/node_modules/only'), []);
});

test('a package without a hash, or with a weak one, is a problem', () => {
  assert.deepEqual(problemsOf({ integrity: undefined }), ['piece@1.0.0 has no sha512 integrity']);
  assert.deepEqual(problemsOf({ integrity: 'sha1-abc=' }), ['piece@1.0.0 has no sha512 integrity']);
});

test("a registry's address is a problem", () => {
  assert.equal(problemsOf({ resolved: 'https://registry.example/piece.tgz' }).length, 1);
});

test('a licence that is missing, unknown or only partly allowed is a problem', () => {
  assert.deepEqual(problemsOf({ license: undefined }, 'node_modules/@a/b'), ['@a/b@1.0.0 names no licence']);
  assert.deepEqual(problemsOf({ license: 'GPL-3.0' }), ['piece@1.0.0 has the licence GPL-3.0']);
  assert.deepEqual(problemsOf({ license: 'MIT AND GPL-3.0' }), ['piece@1.0.0 has the licence MIT AND GPL-3.0']);
});
