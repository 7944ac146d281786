import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../../scripts/files.mjs';

interface Manifest {
  modules: { source: string; declarations: { name: string; tagName: string }[] }[];
}
const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Manifest;
const load = (path: string) => import(pathToFileURL(path).href) as Promise<Record<string, unknown>>;

assert.equal(typeof document, 'undefined');

for (const { source, declarations } of modules) {
  test(`${source} can be imported without a DOM`, async () => {
    const module = await load(source);
    for (const { name } of declarations) assert.equal(typeof module[name], 'function');
  });
}

test('every wrapper can be imported without a DOM, and is marked as a client component', async () => {
  const index = await load('react-wrappers/index.ts');
  for (const { declarations } of modules) {
    for (const { name, tagName } of declarations) {
      assert.ok(index[name], name);
      assert.match(readFileSync(`react-wrappers/${tagName}.ts`, 'utf8'), /^'use client';/);
    }
  }
});

test('the texts and core can be imported without a DOM', async () => {
  for (const path of listFiles(
    ['elements/core', 'locales'],
    (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )) {
    assert.ok(await load(path), path);
  }
});
