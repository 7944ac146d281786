import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { listFiles } from '../../scripts/files.mjs';

const read = (path: string): string => readFileSync(path, 'utf8');
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] as string);

/** A name with a placeholder (`var(--dass-space-${n})`) cannot be read from the source. */
const uses = (text: string): string[] => namesIn(text, /var\(\s*(--dass-[a-z0-9-]+)(?![a-z0-9-]*\$\{)/g);
const themes = listFiles(['themes'], (path) => path.endsWith('.ts'));
/** The tokens of the theme, and the properties that it registers for what elements tell each other. */
const tokens = new Set(
  themes.flatMap((path) => namesIn(read(path), /^\s*(?:@property\s+)?(--dass-[a-z0-9-]+)\s*[:{]/gm)),
);

interface Manifest {
  modules: { declarations?: { cssProperties?: { name: string; default?: string }[] }[] }[];
}
const { modules } = JSON.parse(read('custom-elements.json')) as Manifest;
const documented = new Set(
  modules.flatMap(({ declarations = [] }) =>
    declarations.flatMap(({ cssProperties = [] }) => cssProperties.map(({ name }) => name)),
  ),
);

const sources = listFiles(['elements', 'shell', 'themes', 'test'], (path) => /\.(ts|tsx|css|html)$/.test(path)).filter(
  (path) => path !== 'test/node/tokens.test.ts',
);

test('every custom property in use is a token or documented by its element', () => {
  const undefinedOnes = sources.flatMap((path) =>
    uses(read(path))
      .filter((name) => !tokens.has(name) && !documented.has(name))
      .map((name) => `${path}: ${name}`),
  );
  assert.deepEqual(undefinedOnes, []);
});

test('a documented custom property of an element is used with its default as the fallback', () => {
  const withoutFallback = sources.flatMap((path) =>
    namesIn(read(path), /var\(\s*(--dass-[a-z0-9-]+)\s*\)/g)
      .filter((name) => !tokens.has(name) && documented.has(name))
      .map((name) => `${path}: ${name}`),
  );
  assert.deepEqual(withoutFallback, []);
});

test('the test finds the sources and the tokens', () => {
  assert.ok(sources.length > 100 && tokens.size > 30 && documented.size > 5);
  assert.deepEqual(uses('a{color:var(--dass-color-none);inset:var( --dass-space-1, 0)}'), [
    '--dass-color-none',
    '--dass-space-1',
  ]);
});
